import { redirect } from 'react-router'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { confirmPath, SENSITIVE_ACTIONS, type SensitiveAction } from './sensitive-actions.ts'

type Context = Pick<RequestContext, 'session'>

/** Whether the session has a fresh proof of identity. Loaders ask before a form is shown. */
export const hasFreshProof = ({ session }: Context): boolean => session?.isFresh ?? false

/** For loaders of sensitive data. @throws a redirect to the confirmation, which leads to `next`. */
export function requireFreshProof(ctx: Context, asking: { act: SensitiveAction; next: string }): void {
  if (!hasFreshProof(ctx)) throw redirect(confirmPath(asking))
}

/** A form that was not saved because the proof has expired; responses have status 403. */
export interface StaleForm {
  needsProof: SensitiveAction
  values: FormValues
}

/**
 * For actions: the typed values, if this form needs a fresh proof and the session has none; null when the action may
 * go on. The form is posted to a page of `SENSITIVE_ACTIONS`.
 */
export function findStaleForm(ctx: Context, action: SensitiveAction, posted: FormData): StaleForm | null {
  if (hasFreshProof(ctx)) return null
  const page = SENSITIVE_ACTIONS[action]
  const act = String(posted.get('act') ?? '')
  if ('harmless' in page && (page.harmless as readonly string[]).includes(act)) return null
  return { needsProof: action, values: formValues(posted) }
}
