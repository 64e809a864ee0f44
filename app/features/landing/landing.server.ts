import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { findProgress, listFigures } from '#app/features/impact/queries.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { perShape } from '#app/platform/per-shape.ts'
import { formatMoney, formatShort } from '#app/platform/money.ts'
import { findMember, type RequestContext } from '#app/platform/http/request.server.ts'
import { organization } from '#app/platform/seo/organization.ts'
import { describe } from '#app/platform/seo/structured-data.server.ts'
import { trackerOf } from '#app/features/torch/journey/journey.ts'
import { campaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { WingId } from '#app/ui/kolam/drawing.ts'
import { copy, landingWords } from './copy.ts'
import { nextStepOf } from './next-step.ts'
import { MOVEMENT_NAMES } from './movements/movements.ts'

const PETALS = 5

/** The landing page's data, formatted for display. */
export async function loadLanding(ctx: RequestContext) {
  const read = { ...ctx, db: together(ctx.db) }
  const [featured, stats, member] = await Promise.all([findFeatured(read), listStats(read), findJourney(read)])
  const { words, kolams } = sameForAll({ language: currentLanguage(), founder: ctx.config.organisation.founder })
  describe(ctx, organization({ ...ctx.config, description: words.hero.lead }))
  return {
    title: copy.title(ctx.config.brandName),
    words,
    kolams,
    featured,
    stats,
    member,
  }
}

const sameForAll = perShape(({ founder }: { language: Language; founder: string | undefined }) => ({
  words: landingWords(founder),
  kolams: drawKolams(),
}))

/** The featured story, with unabbreviated amounts. */
async function findFeatured({ db, now }: RequestContext) {
  const [campaign] = await listCampaigns(db, { now, limit: 1, order: 'featured' })
  if (!campaign) return null
  return {
    ...campaignCardView(campaign),
    raised: formatMoney(campaign.raisedMinor, campaign.currency),
    ofGoal: copy.ofGoal(formatMoney(campaign.goalMinor, campaign.currency)),
  }
}

/** The two headline figures, without those that are 0. */
async function listStats({ db }: RequestContext) {
  const figures = await listFigures(db, ['impact-generated', 'active-changemakers'])
  return figures
    .filter(({ value }) => value > 0)
    .map(({ key, unit, value }) => ({
      figure: unit === 'paise' ? formatShort(value, 'INR') : value.toLocaleString('en-IN'),
      text: copy.stats[key],
    }))
}

/** The member's own journey; null for a visitor, who sees an example. */
async function findJourney(ctx: RequestContext) {
  const member = findMember(ctx)
  if (!member) return null
  const { progress, ...also } = await findProgress(ctx.db, { userId: member.userId })
  const tracker = trackerOf(progress, also)
  const { to, label } = copy.hero.next[nextStepOf(progress, tracker)]
  return {
    name: member.displayName,
    progress,
    tracker,
    next: { greeting: copy.hero.greet(member.displayName), to, label },
  }
}

function drawKolams() {
  const names: WingId[] = [...MOVEMENT_NAMES, 'sellers']
  return {
    torch: drawKolam({ kind: 'torch' }),
    petals: drawKolam({ kind: 'petals', count: PETALS }),
    wings: Object.fromEntries(names.map((wing) => [wing, drawKolam({ kind: 'wing', wing })])),
    partners: copy.partners.links.map(({ seed }) => drawKolam({ kind: 'person', id: seed })),
  }
}
