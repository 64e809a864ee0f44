import { redirect } from 'react-router'
import type { FormValues } from '#app/platform/forms.ts'
import type { RequestContext } from '#app/platform/request.server.ts'
import { confirmPath, GRAVE_ACTS, type GraveAct } from './grave-acts.ts'

type Context = Pick<RequestContext, 'session'>

/** Whether the caller's session has proven lately enough who its person is. A loader asks it before a form is shown. */
export const hasFreshProof = ({ session }: Context): boolean => session?.isFresh ?? false

/**
 * For a loader whose answer is grave itself.
 * @throws a redirect to the screen that asks for the proof, which leads to `next`.
 */
export function requireFreshProof(ctx: Context, asking: { act: GraveAct; next: string }): void {
  if (!hasFreshProof(ctx)) throw redirect(confirmPath(asking))
}

/** A form that was not saved because the proof went stale since it was shown; to be answered with 403. */
export interface StaleForm {
  needsProof: GraveAct
  values: FormValues
}

/**
 * For an action, before it does anything: what was typed, if this form needs a fresh proof and the session has none;
 * null when the action may go on. The form is posted to a page of `GRAVE_ACTS`.
 */
export function findStaleForm(ctx: Context, grave: GraveAct, posted: FormData): StaleForm | null {
  if (hasFreshProof(ctx)) return null
  const page = GRAVE_ACTS[grave]
  const act = String(posted.get('act') ?? '')
  if ('harmless' in page && (page.harmless as readonly string[]).includes(act)) return null
  const texts = [...posted].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return { needsProof: grave, values: Object.fromEntries(texts) }
}
