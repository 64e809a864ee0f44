import { data, redirect } from 'react-router'
import { GOAL_MINOR_MAX, GOAL_MINOR_MIN } from '#app/features/fundraising/builder/form.ts'
import type { ActAnswer } from '#app/features/fundraising/owner/page/act-form.tsx'
import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { findBeneficiary } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import type { ToldPlace } from '#app/features/fundraising/beneficiaries/where-told.server.ts'
import { saveBeneficiary } from '#app/features/fundraising/beneficiaries/save-beneficiary.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { saveRules } from '#app/features/fundraising/surplus/save-rules.server.ts'
import { TRANSLATION_ACT } from '#app/features/translations/card/translation-form.tsx'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { formatMoney } from '#app/platform/money.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { beneficiaryForm, costsForm, readStory, rulesForm, storyForm } from './form.ts'
import { saveCosts } from './save-costs.server.ts'
import { translateCampaign } from './translate-campaign.server.ts'
import { readCampaignTranslation } from './translation.server.ts'
import { saveStory } from './save-story.server.ts'
import type { StaleForm } from './seen.server.ts'

interface Acting extends OwnCampaign {
  posted: FormData
}

/** Further ones are named when these are changed. */
const TOLD_SHOWN_MAX = 8
const EXCERPT_CHARS_MAX = 60

const rupees = (minor: number) => formatMoney(minor, 'INR')

async function story({ ctx, id, campaign, posted }: Acting) {
  const hasSupporters = await hasGifts(ctx.db, { campaignId: id, now: ctx.now })
  const form = parseFields(storyForm(campaign.story, hasSupporters), posted)
  if (!form.ok) return answer('story', form, 400)
  const { key, reason } = form.value
  const outcome = await saveStory(ctx, {
    slug: campaign.slug,
    seen: String(key),
    reason: typeof reason === 'string' ? reason : null,
    ...readStory(form.value, campaign.story),
  })
  if (outcome.ok) return done(campaign.slug, outcome.isChanged ? 'story' : 'same')
  switch (outcome.reason) {
    case 'not-found':
      return missing()
    case 'reason-missing':
      return refused('story', posted, { reason: copy.reason.missing })
    case 'stale':
      return refused('story', withKey(posted, outcome), { '': copy.stale.story })
    case 'tells-name':
      return refused('story', posted, { '': beneficiaryCopy.nameTyped })
    case 'closed':
      return refused('story', posted, { '': copy.closed })
  }
}

async function costs({ ctx, campaign: { slug }, posted }: Acting) {
  const form = parseFields(costsForm, posted)
  if (!form.ok) return answer('costs', form, 400)
  const { key: seen, costs: lines, ...input } = form.value
  const outcome = await saveCosts(ctx, { slug, seen, costs: lines ?? [], ...input })
  if (outcome.ok) return done(slug, outcome.isChanged ? 'costs' : 'same')
  switch (outcome.reason) {
    case 'not-found':
      return missing()
    case 'goal-range':
      return refused('costs', posted, { goalMinor: copy.costs.range(rupees(GOAL_MINOR_MIN), rupees(GOAL_MINOR_MAX)) })
    case 'below-raised':
      return refused('costs', posted, { goalMinor: copy.costs.belowRaised(rupees(outcome.raisedMinor)) })
    case 'stale':
      return refused('costs', withKey(posted, outcome), { '': copy.stale.costs })
    case 'tells-name':
      return refused('costs', posted, { '': beneficiaryCopy.nameTyped })
    case 'closed':
      return refused('costs', posted, { '': copy.closed })
  }
}

async function beneficiary({ ctx, id, campaign: { slug }, posted }: Acting) {
  const hasSupporters = await hasGifts(ctx.db, { campaignId: id, now: ctx.now })
  const isChange = hasSupporters && (await findBeneficiary(ctx.db, id)) !== null
  const form = parseFields(beneficiaryForm(isChange), posted)
  if (!form.ok) return answer('beneficiary', form, 400)
  const { key: seen, reason = null, ...input } = form.value
  const outcome = await saveBeneficiary(ctx, { slug, seen, reason, ...input })
  if (outcome.ok) return done(slug, outcome.isChanged ? 'beneficiary' : 'same')
  const refuse = (errors: ActAnswer['errors'], values = formValues(posted)) =>
    answer('beneficiary', { errors, values }, 409)
  switch (outcome.reason) {
    case 'not-found':
      return missing()
    case 'closed':
      return refuse({ '': copy.closed })
    case 'reason-missing':
      return refuse({ reason: copy.reason.missing })
    case 'stale':
      return refuse({ '': copy.stale.beneficiary }, { ...formValues(posted), key: outcome.seen })
    case 'told':
      return refuse({ pseudonym: toldWords(outcome.told) })
    default:
      return refuse({ [outcome.reason === 'name-in-reason' ? 'reason' : 'pseudonym']: NAME_WORDS[outcome.reason] })
  }
}

const NAME_WORDS = perLanguage(
  () =>
    ({
      'self-hidden': beneficiaryCopy.pseudonym.self,
      'same-name': beneficiaryCopy.pseudonym.same,
      'name-in-reason': beneficiaryCopy.nameTyped,
    }) as const,
)

/** One sentence for each text, each once. */
function toldWords(told: readonly { place: ToldPlace; text: string }[]): string {
  const sentences = told.map(({ place, text }) => beneficiaryCopy.nameIn[place](excerptOf(text)))
  return [...new Set(sentences)].slice(0, TOLD_SHOWN_MAX).join(' ')
}

const excerptOf = (text: string) => (text.length > EXCERPT_CHARS_MAX ? `${text.slice(0, EXCERPT_CHARS_MAX)}…` : text)

async function rules({ ctx, campaign: { slug }, posted }: Acting) {
  const form = parseFields(rulesForm, posted)
  if (!form.ok) return answer('rules', form, 400)
  const outcome = await saveRules(ctx, { slug, ...form.value })
  if (outcome.ok) return done(slug, 'rules')
  if (outcome.reason === 'not-found') return missing()
  return refused('rules', posted, { '': outcome.reason === 'closed' ? copy.closed : copy.rules.fixed })
}

async function translation({ posted, ...own }: Acting) {
  const form = await readCampaignTranslation(own, posted)
  if (!form.ok) return answer(TRANSLATION_ACT, form, 400)
  const { slug } = own.campaign
  const { reason = null, ...fields } = form.value
  const outcome = await translateCampaign(own.ctx, { slug, fields, reason })
  if (outcome.ok) return done(slug, 'story')
  switch (outcome.reason) {
    case 'not-found':
      return missing()
    case 'reason-missing':
      return refused(TRANSLATION_ACT, posted, { reason: copy.reason.missing })
    case 'tells-name':
      return refused(TRANSLATION_ACT, posted, { '': beneficiaryCopy.nameTyped })
    case 'closed':
      return refused(TRANSLATION_ACT, posted, { '': copy.closed })
  }
}

/** Posted again, the form replaces the present values. */
function withKey(posted: FormData, { seen }: StaleForm): FormData {
  posted.set('key', seen)
  return posted
}

const answer = (act: string, { errors, values }: Omit<ActAnswer, 'act'>, status: number) =>
  data<ActAnswer>({ act, errors, values }, { status })
const refused = (act: string, posted: FormData, errors: ActAnswer['errors']) =>
  answer(act, { errors, values: formValues(posted) }, 409)
const done = (slug: string, did: string): never => {
  throw redirect(`/account/campaigns/${slug}/story?did=${did}`, 303)
}
const missing = (): never => {
  throw data(null, { status: 404 })
}

/** The forms of the page by their field `act`. */
export const STORY_ACTIONS = { story, [TRANSLATION_ACT]: translation, costs, beneficiary, rules } as const
