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
 * What an act came to: saved (`id`: of which row, null when it is gone; `did`: the word for it), or why not (`words`: the
 * sentence, where it names a detail; `field`: where it is shown, otherwise over the form).
 */
export type ActOutcome =
  | { ok: true; id?: string | null; did?: string }
  | { ok: false; reason: string; words?: string; field?: string }
  | { ok: false; errors: Readonly<Record<string, string>>; values?: FormValues }

/** One act of an operator's screen. `id` is the row that it is about, '' for a new one. */
export type Act = (ctx: OperatorContext, asked: Asked) => Promise<ActOutcome>

interface Asked {
  id: string
  posted: FormData
}

interface Run<Fields> {
  (ctx: OperatorContext, values: ValuesOf<Fields>, id: string, posted: FormData): Promise<ActOutcome>
}

type FormOf<Fields extends FormFields> = FormDeclaration<Fields> | Promise<FormDeclaration<Fields>>

/** An act with a form: it runs when everything that was typed is right. */
export const formAct =
  <Fields extends FormFields>(
    form: FormDeclaration<Fields> | ((ctx: OperatorContext, asked: Asked) => FormOf<Fields>),
    run: Run<Fields>,
  ): Act =>
  async (ctx, asked) => {
    const read = parseFields(typeof form === 'function' ? await form(ctx, asked) : form, asked.posted)
    return read.ok ? run(ctx, read.value, asked.id, asked.posted) : read
  }

interface ActsOptions {
  path: string
  /** By the posted `act`. */
  acts: Readonly<Record<string, Act>>
  /** The words for a reason. A reason without words is about a row that is not there: 404. */
  refused: Readonly<Partial<Record<string, string>>>
  /** The hidden field with the row's id. */
  idField?: string
  /** Whether a posted id can be one; any other is not there: 404. */
  isId?: (id: string) => boolean
  /** A fresh proof of identity is needed. */
  proof?: SensitiveAction
}

/** The action of an operator's screen: 303 back to the screen, 400 or 409 with everything that was typed, 403, 404. */
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
    if (outcome.ok) return done(path, outcome.did ?? name, outcome.id === undefined ? id : (outcome.id ?? ''))
    const values = formValues(posted)
    if ('errors' in outcome) return notSaved({ act: name, values, ...outcome })
    const words = outcome.words ?? refused[outcome.reason]
    if (!words) throw missing()
    const said = outcome.field ? { errors: { [outcome.field]: words } } : { refused: words }
    return notSaved({ act: name, ...said, values }, 409)
  }
}
