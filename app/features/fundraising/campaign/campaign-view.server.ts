import {
  storedCall,
  storedCategory,
  storedNote,
  storedStory,
} from '#app/features/fundraising/stored-campaign-words.server.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { ChecksView } from '#app/features/fundraising/campaign-checks/public-checks-view.server.ts'
import type { ReadersCampaign } from '#app/features/fundraising/rows/translated-queries.server.ts'
import type { CampaignPage } from '#app/features/fundraising/queries.server.ts'
import { copy as holdCopy } from '#app/features/fundraising/holds/copy.ts'
import type { PublicHold } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { AMOUNT_CHIPS } from '#app/features/fundraising/gift-amounts.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney, parseRupees } from '#app/platform/money.ts'
import { perShape } from '#app/platform/per-shape.ts'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { rulesView } from '#app/features/fundraising/surplus/rules-view.server.ts'
import { changeWords } from '#app/features/fundraising/versions/change-words.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { closedCopy } from './closed-copy.ts'
import type { PayoutsView } from './payouts-view.server.ts'
import type { QuestionsShort } from './questions-view.server.ts'

/** Names shown in the ticker. */
const TICKER_LENGTH = 3

/** The campaign page with formatted texts and drawings; only live figures stay numbers. */
export type CampaignView = ReturnType<typeof campaignView>

interface Drawing {
  now: Date
  siteUrl: string
  payouts: PayoutsView | null
  checks: ChecksView | null
  holds: readonly PublicHold[]
  questions: QuestionsShort
  /** What of a closed campaign went back to its supporters. */
  returns: readonly { reason: string; at: Date; minor: number }[]
}

export function campaignView(
  campaign: ReadersCampaign,
  { now, siteUrl, payouts, checks, holds, questions, returns }: Drawing,
) {
  const { slug, title, currency, coverSeed, organiserName } = campaign
  const pageUrl = localeUrl(siteUrl, `/campaign/${slug}`)
  const latest = campaign.latestSupporters.slice(0, TICKER_LENGTH)
  return {
    slug,
    title,
    description: campaign.description,
    writtenIn: campaign.writtenIn,
    location: campaign.location,
    category: storedCategory(campaign.category),
    pageUrl,
    dye: campaignDye(coverSeed),
    kolam: drawKolam({ kind: 'thing', id: coverSeed }),
    imageUrl: campaign.imageUrl,
    coverAlt: campaign.pictures.find(({ isCover }) => isCover)?.caption ?? '',
    pictures: campaign.pictures.filter(({ isCover }) => !isCover),
    organiser: {
      name: organiserName,
      firstName: firstNameOf(organiserName),
      note: storedNote(campaign.organiserNote),
      dye: dyeOf(organiserName),
      kolam: drawKolam({ kind: 'person', id: organiserName }),
    },
    story: storedStory(campaign.story),
    costs: campaign.costs.map(({ what, amountMinor }) => ({ what, amount: formatMoney(amountMinor, currency) })),
    updates: updateViews(campaign),
    payouts,
    questions,
    checks,
    holds: holds.map(holdWords),
    rules: rulesView(campaign),
    changes: campaign.changes.map((change) => ({
      id: change.id,
      words: changeWords(change),
      reason: change.reason,
      date: formatDate(change.at),
    })),
    created: formatDate(campaign.createdAt),
    goal: formatMoney(campaign.goalMinor, currency),
    daysLeft: campaign.daysLeft,
    ctaText: storedCall(campaign.ctaText),
    isOpen: campaign.isOpen,
    closedTitle: closedTitle(campaign),
    closedBecause: [closedBecause(campaign), ...returnWords(returns, currency)].filter(Boolean).join(' ') || null,
    chips: amountChips(currency),
    avatars: latest.map(({ seed }) => drawKolam({ kind: 'person', id: seed })),
    live: {
      raisedMinor: campaign.raisedMinor,
      supporters: campaign.supporters,
      percent: campaign.percent,
      latest,
    },
    now,
  }
}

const holdWords = ({ amountMinor, topic, endsAt }: PublicHold) =>
  holdCopy.public(amountMinor === null ? holdCopy.all : formatMoney(amountMinor, 'INR'), topic, formatDate(endsAt))

export const updateViews = ({ updates }: Pick<CampaignPage, 'updates'>) =>
  updates.map(({ message, at, pictures }) => ({ message, date: formatDate(at), pictures }))

/** Why the campaign takes no gifts; null while it is open. */
export function closedBecause({ isOpen, closure, pause }: Pick<CampaignPage, 'isOpen' | 'closure' | 'pause'>) {
  if (isOpen) return null
  if (closure === null && pause) return closedCopy.pausedUntil(pause.reason, formatDate(pause.until))
  return closure?.reason ?? closedCopy.ended
}

const returnWords = (returns: Drawing['returns'], currency: string) =>
  returns.map(({ minor, at, reason }) => closedCopy.returned(formatMoney(minor, currency), formatDate(at), reason))

export const closedTitle = ({ closure, pause }: Pick<CampaignPage, 'closure' | 'pause'>): string =>
  closure === null && pause ? closedCopy.paused : closedCopy.title

/** The suggested amounts: form value and label. */
export const amountChips = perShape((currency: string): { value: string; label: string }[] =>
  AMOUNT_CHIPS.map((value) => {
    const parsed = parseRupees(value)
    return { value, label: parsed.ok ? formatMoney(parsed.amountMinor, currency) : value }
  }),
)

export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name
}
