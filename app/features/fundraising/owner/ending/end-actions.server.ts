import { data, redirect } from 'react-router'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import type { ActAnswer } from '#app/features/fundraising/owner/page/act-form.tsx'
import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { askReturn, withdrawReturn } from '#app/features/fundraising/returns/ask-return.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { extendCampaign } from './extend-campaign.server.ts'
import { closeForm, extendForm, pauseForm, returnForm } from './form.ts'
import { pauseCampaign, resumeCampaign } from './pause-campaign.server.ts'

interface Acting extends OwnCampaign {
  posted: FormData
}

const REFUSED = perLanguage(() => ({ ...copy.refused, 'tells-name': beneficiaryCopy.nameTyped }))
/** Where a refusal is shown; others are above the form. */
const FIELDS: Readonly<Record<string, string>> = {
  past: 'until',
  'too-far': 'until',
  'not-later': 'day',
  'tells-name': 'reason',
}

async function pause({ ctx, campaign: { slug }, posted }: Acting) {
  const form = parseFields(pauseForm, posted)
  if (!form.ok) return answer('pause', form, 400)
  const outcome = await pauseCampaign(ctx, { slug, day: form.value.until, reason: form.value.reason })
  if (outcome.ok) return done(slug, 'paused')
  const { reason } = outcome
  if (reason === 'not-found') return missing()
  return refused('pause', posted, { [FIELDS[reason] ?? '']: REFUSED[reason] })
}

async function resume({ ctx, campaign: { slug }, posted }: Acting) {
  const outcome = await resumeCampaign(ctx, { slug })
  if (outcome.ok) return done(slug, 'resumed')
  return outcome.reason === 'not-found' ? missing() : refused('resume', posted, { '': copy.refused[outcome.reason] })
}

async function extend({ ctx, campaign: { slug }, posted }: Acting) {
  const form = parseFields(extendForm, posted)
  if (!form.ok) return answer('extend', form, 400)
  const outcome = await extendCampaign(ctx, { slug, ...form.value })
  if (outcome.ok) return done(slug, 'extended')
  if (outcome.reason === 'not-found') return missing()
  if (outcome.reason === 'too-far')
    return refused('extend', posted, { day: copy.extend.latest(formatDate(outcome.latest)) })
  return refused('extend', posted, { [FIELDS[outcome.reason] ?? '']: REFUSED[outcome.reason] })
}

async function close({ ctx, campaign: { slug }, posted }: Acting) {
  const form = parseFields(closeForm, posted)
  if (!form.ok) return answer('close', form, 400)
  const outcome = await closeCampaign(ctx, { slug, reason: form.value.reason })
  if (outcome.ok) return done(slug, 'closed')
  const { reason } = outcome
  if (reason === 'not-found' || reason === 'not-allowed') return missing()
  return refused('close', posted, { [FIELDS[reason] ?? '']: REFUSED[reason] })
}

async function askForReturn({ ctx, campaign: { slug }, posted }: Acting) {
  const form = parseFields(returnForm, posted)
  if (!form.ok) return answer('return', form, 400)
  const outcome = await askReturn(ctx, { slug, ...form.value })
  if (outcome.ok) return done(slug, 'return')
  return outcome.reason === 'not-found' ? missing() : refused('return', posted, { '': copy.refused[outcome.reason] })
}

async function withdraw({ ctx, campaign: { slug }, posted }: Acting) {
  const outcome = await withdrawReturn(ctx, { slug })
  if (outcome.ok) return done(slug, 'withdraw')
  return outcome.reason === 'not-found' ? missing() : refused('withdraw', posted, { '': copy.refused.decided })
}

const answer = (act: string, { errors, values }: Omit<ActAnswer, 'act'>, status: number) =>
  data<ActAnswer>({ act, errors, values }, { status })
const refused = (act: string, posted: FormData, errors: ActAnswer['errors']) =>
  answer(act, { errors, values: formValues(posted) }, 409)
const done = (slug: string, did: string): never => {
  throw redirect(`/account/campaigns/${slug}/end?did=${did}`, 303)
}
const missing = (): never => {
  throw data(null, { status: 404 })
}

/** The forms of the page by their field `act`. */
export const END_ACTIONS = { pause, resume, extend, close, return: askForReturn, withdraw } as const
