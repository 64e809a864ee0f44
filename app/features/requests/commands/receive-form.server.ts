import { findForm } from '#app/features/requests/offered-forms.server.ts'
import type { RequestForm } from '#app/features/requests/form.ts'
import type { FormAnswer } from '#app/platform/declared-form/fields.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import type { RequestContext } from '#app/platform/request.server.ts'
import { submitRequest } from './submit-request.server.ts'

type Also = Parameters<typeof submitRequest>[1]['also']

/**
 * Takes whichever of a screen's forms was posted (its hidden `form` field holds the kind) and answers as a screen's
 * action does: 200 with the receipt, 400 with what is wrong and all that was typed.
 * @param forms the forms that stand on this screen; any other is refused
 * @param also see `submitRequest`
 */
export async function receiveForm(
  ctx: RequestContext,
  forms: Readonly<Record<string, RequestForm>>,
  posted: FormData,
  also?: (answers: Parameters<typeof submitRequest>[1]['answers'], kind: string) => Also,
): Promise<Response> {
  const kind = String(posted.get('form') ?? '')
  const form = Object.values(forms).find((candidate) => candidate.kind === kind)
  if (!form || form !== findForm(kind)) return Response.json({ kind, errors: {} } satisfies FormAnswer, { status: 400 })
  const read = readDeclaredForm(form, posted)
  if (!read.ok) {
    const { errors, values } = read
    return Response.json({ kind, errors, values } satisfies FormAnswer, { status: 400 })
  }
  const { answers } = read
  const { receipt } = await submitRequest(ctx, { form, answers, site: ctx.config, also: also?.(answers, kind) })
  const { code, contact } = receipt
  return Response.json({ kind, receipt: { code, contact } } satisfies FormAnswer, {
    headers: { 'Cache-Control': 'no-store' },
  })
}
