import { data, redirect } from 'react-router'
import type { ActAnswer } from '#app/features/fundraising/owner/page/act-form.tsx'
import type { SiteContext } from '#app/platform/context.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues, type FormValues } from '#app/platform/form/parse-form.ts'
import { changeAmount } from './change-amount.server.ts'
import { copy } from './copy.ts'
import { changeForm, pauseForm } from './form.ts'
import { pauseGiving, resumeGiving } from './pause-giving.server.ts'
import { skipMonth } from './skip-month.server.ts'
import { stopGiving } from './stop-giving.server.ts'

interface Acting {
  ctx: SiteContext
  token: string
  posted: FormData
  /** Formatted: what was approved. */
  max: string
}

async function skip({ ctx, token, posted }: Acting) {
  const outcome = await skipMonth(ctx, { token })
  return outcome.ok ? done(token, 'skip') : refused('skip', posted, { '': copy.refused[outcome.reason] })
}

async function pause({ ctx, token, posted }: Acting) {
  const form = parseFields(pauseForm, posted)
  if (!form.ok) return answer('pause', form, 400)
  const outcome = await pauseGiving(ctx, { token, until: form.value.until })
  if (outcome.ok) return done(token, 'pause')
  const isDate = outcome.reason === 'past' || outcome.reason === 'too-far'
  return refused('pause', posted, { [isDate ? 'until' : '']: copy.refused[outcome.reason] })
}

async function resume({ ctx, token, posted }: Acting) {
  const outcome = await resumeGiving(ctx, { token })
  return outcome.ok ? done(token, 'resume') : refused('resume', posted, { '': copy.refused[outcome.reason] })
}

async function change({ ctx, token, posted, max }: Acting) {
  const form = parseFields(changeForm, posted)
  if (!form.ok) return answer('change', form, 400)
  const outcome = await changeAmount(ctx, { token, amountMinor: form.value.amount })
  if (outcome.ok) return done(token, 'change')
  const { reason } = outcome
  if (reason === 'above-approved') return refused('change', posted, { amount: copy.change.tooMuch(max) })
  if (reason === 'too-small') return refused('change', posted, { amount: copy.change.tooSmall })
  return refused('change', posted, { '': copy.refused[reason] })
}

async function stop({ ctx, token, posted }: Acting) {
  const outcome = await stopGiving(ctx, { token })
  return outcome.ok ? done(token, 'stop') : refused('stop', posted, { '': copy.refused[outcome.reason] })
}

const answer = (act: string, { errors, values }: { errors: FormValues; values: FormValues }, status: number) =>
  data<ActAnswer>({ act, errors, values }, { status })
const refused = (act: string, posted: FormData, errors: FormValues) =>
  answer(act, { errors, values: formValues(posted) }, 409)
const done = (token: string, did: string): never => {
  throw redirect(`/giving/${token}?did=${did}`, 303)
}

/** The forms of the page by their field `act`. */
export const MONTHLY_ACTIONS = { skip, pause, resume, change, stop } as const
