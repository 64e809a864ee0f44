import type { ActionFunctionArgs } from 'react-router'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { findStaleForm } from '#app/features/step-up/fresh-proof.server.ts'
import type { SensitiveAction } from '#app/features/step-up/sensitive-actions.ts'
import type { FormDeclaration, FormFields, ValuesOf } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { done, missing, notSaved } from './answers.server.ts'

/**
 * The result of an act. Success: `id` of the saved row, null when it was deleted; `did` is the key of the message, by
 * default the act's name. Refusal: `words` is a message with a detail, instead of the one in `refused`; `field` is where
 * it is shown, by default above the form.
 */
export type ActionOutcome =
  | { ok: true; id?: string | null; did?: string }
  | { ok: false; reason: string; words?: string; field?: string }
  | { ok: false; errors: Readonly<Record<string, string>>; values?: FormValues }

/** One act of an operator's screen. `id` is the row's, '' for a new row. */
export type Action = (ctx: OperatorContext, input: ActionInput) => Promise<ActionOutcome>

interface ActionInput {
  id: string
  posted: FormData
}

interface Run<Fields> {
  (ctx: OperatorContext, values: ValuesOf<Fields>, id: string, posted: FormData): Promise<ActionOutcome>
}

type FormOf<Fields extends FormFields> = FormDeclaration<Fields> | Promise<FormDeclaration<Fields>>

/** An act with a form: `run` is called with the parsed values when they are valid. */
export const formAction =
  <Fields extends FormFields>(
    form: FormDeclaration<Fields> | ((ctx: OperatorContext, input: ActionInput) => FormOf<Fields>),
    run: Run<Fields>,
  ): Action =>
  async (ctx, input) => {
    const parsed = parseFields(typeof form === 'function' ? await form(ctx, input) : form, input.posted)
    return parsed.ok ? run(ctx, parsed.value, input.id, input.posted) : parsed
  }

interface ActsOptions {
  path: string
  /** By the posted `act`. */
  acts: Readonly<Record<string, Action>>
  /** The message of each reason. A reason without a message means that the row does not exist: 404. */
  refused: Readonly<Partial<Record<string, string>>>
  /** The hidden field with the row's id. */
  idField?: string
  /** Whether a posted id is well-formed; others are 404. */
  isId?: (id: string) => boolean
  /** A fresh proof of identity is needed. */
  proof?: SensitiveAction
}

/** The action of an operator's screen: 303 to the screen; 400, 403 or 409 with the typed values; 404. */
export function actionOf({ path, acts, refused, idField = 'known', isId = () => true, proof }: ActsOptions) {
  return async ({ context, request }: Pick<ActionFunctionArgs, 'context' | 'request'>) => {
    const ctx = operatorOf(context)
    const posted = await readForm(request)
    const name = String(posted.get('act') ?? '')
    const stale = proof && findStaleForm(ctx, proof, posted)
    if (stale) return notSaved({ act: name, ...stale }, 403)
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) throw missing()
    const id = String(posted.get(idField) ?? '')
    if (!isId(id)) throw missing()
    const outcome = await act(ctx, { id, posted })
    if (outcome.ok) {
      const edited = outcome.id === undefined ? id : outcome.id
      return done(path, { did: outcome.did ?? name, id: edited, from: new URL(request.url) })
    }
    const values = formValues(posted)
    if ('errors' in outcome) return notSaved({ act: name, values, ...outcome })
    const words = outcome.words ?? refused[outcome.reason]
    if (!words) throw missing()
    const failure = outcome.field ? { errors: { [outcome.field]: words } } : { refused: words }
    return notSaved({ act: name, ...failure, values }, 409)
  }
}
