import { redirect } from 'react-router'
import { acceptAnswer } from '#app/features/needs/commands/accept-answer.server.ts'
import { answerNeed } from '#app/features/needs/commands/answer-need.server.ts'
import { closeNeed } from '#app/features/needs/commands/close-need.server.ts'
import { hideNeed } from '#app/features/needs/commands/hide-need.server.ts'
import { reopenNeed } from '#app/features/needs/commands/reopen-need.server.ts'
import { showNeed } from '#app/features/needs/commands/show-need.server.ts'
import { withdrawAnswer } from '#app/features/needs/commands/withdraw-answer.server.ts'
import { copy as needsCopy } from '#app/features/needs/copy.ts'
import { acceptForm, answerForm, closeForm, hideForm, reopenForm } from '#app/features/needs/forms.ts'
import type { FormDeclaration, FormFields, ValuesOf } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { BOARD } from './board-href.ts'
import { copy } from './copy.ts'

/** The result of a form that was refused on the page of a need; `intent` names the form. */
export interface NeedAnswer {
  intent: string
  /** By field; '' is an error of the whole form. */
  errors: Readonly<Record<string, string>>
  values: FormValues
}

type Outcome = { ok: true } | { ok: false; reason: string }

interface NeedAction {
  form?: FormDeclaration
  run: (ctx: RequestContext, id: string, value: never) => Promise<Outcome>
  /** Fragment of the page that shows the result. */
  at: string
  done: string
}

const action = <Fields extends FormFields>(
  form: FormDeclaration<Fields>,
  run: (ctx: RequestContext, id: string, value: ValuesOf<Fields>) => Promise<Outcome>,
  done: string,
  at = '',
): NeedAction => ({ form, run, done, at })

/** The actions of a need's page, by the button's `intent`. */
const ACTIONS: Readonly<Record<string, NeedAction>> = {
  answer: action(
    answerForm,
    (ctx, needId, value) => answerNeed(ctx, { ...value, needId, site: ctx.config }),
    'answered',
    '#answer',
  ),
  'take-back': {
    run: (ctx, needId) => withdrawAnswer(ctx, { needId }),
    done: 'taken-back',
    at: '#answer',
  },
  accept: action(
    acceptForm,
    (ctx, needId, value) => acceptAnswer(ctx, { ...value, needId, site: ctx.config }),
    'accepted',
    '#answers',
  ),
  close: action(closeForm, (ctx, id, { word }) => closeNeed(ctx, { id, word }), 'closed'),
  reopen: action(reopenForm, (ctx, id, { until }) => reopenNeed(ctx, { id, until }), 'reopened'),
  hide: action(hideForm, (ctx, id, { reason }) => hideNeed(ctx, { id, reason, site: ctx.config }), 'hidden'),
  show: { run: (ctx, id) => showNeed(ctx, { id }), done: 'shown', at: '' },
}

const MESSAGES: Readonly<Record<string, string>> = perLanguage(() => ({ ...needsCopy.refused, ...copy.refused }))

/**
 * Runs an action of a need's page. Returns the refusal as JSON, or null when the need or the intent does not exist for
 * this user.
 */
export async function actOnNeed(ctx: RequestContext, id: string, posted: FormData): Promise<Response | null> {
  const intent = String(posted.get('intent') ?? '')
  const chosen = Object.hasOwn(ACTIONS, intent) ? ACTIONS[intent] : undefined
  if (!chosen) return null
  const values = formValues(posted)
  const form = chosen.form ? parseFields(chosen.form, posted) : { ok: true as const, value: undefined }
  if (!form.ok) return Response.json({ intent, errors: form.errors, values } satisfies NeedAnswer, { status: 400 })
  const outcome = await chosen.run(ctx, id, form.value as never)
  if (outcome.ok) throw redirect(`${BOARD}/${id}?done=${chosen.done}${chosen.at}`, 303)
  const { reason } = outcome
  if (reason === 'not-found') return null
  if (reason === 'not-signed-in') throw redirect(signInHref(`${BOARD}/${id}`), 303)
  const errors = { [reason.startsWith('day-') ? 'until' : '']: MESSAGES[reason] ?? '' }
  return Response.json({ intent, errors, values } satisfies NeedAnswer, { status: 409 })
}
