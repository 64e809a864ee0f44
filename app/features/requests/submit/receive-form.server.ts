import { data } from 'react-router'
import { findForm } from './offered-forms.server.ts'
import type { RequestForm } from '#app/features/requests/form.ts'
import type { FormAnswer, ValuesOf } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { senderKeyOf } from './sender-key.server.ts'
import { submitRequest } from './submit-request.server.ts'

type Also = Parameters<typeof submitRequest>[1]['also']
type Forms = Readonly<Record<string, RequestForm>>
/** Callbacks of `submitRequest`, by the name of the form. */
type AlsoOf<Of extends Forms> = { [Name in keyof Of]?: (values: ValuesOf<Of[Name]['fields']>) => Also }

/**
 * Handles a POST of any of a screen's forms; the hidden `form` field holds the kind. Answers 200 with the receipt, or
 * 400 with errors and the typed values.
 * @param forms the forms of this screen; any other is refused
 */
export async function receiveForm<const Of extends Forms>(
  ctx: RequestContext,
  forms: Of,
  posted: FormData,
  also: AlsoOf<Of> = {},
) {
  const kind = String(posted.get('form') ?? '')
  const name = Object.keys(forms).find((candidate) => forms[candidate]?.kind === kind)
  const form = name === undefined ? undefined : forms[name]
  if (!name || !form || form !== findForm(kind)) return data<FormAnswer>({ kind, errors: {} }, { status: 400 })
  const read = parseFields(form, posted)
  if (!read.ok) return data<FormAnswer>({ kind, errors: read.errors, values: read.values }, { status: 400 })
  const { key: senderKey, cookie } = senderKeyOf(ctx, { form, values: read.value, posted })
  const { receipt } = await submitRequest(ctx, {
    form,
    senderKey,
    values: read.value,
    site: ctx.config,
    also: (also as AlsoOf<Forms>)[name]?.(read.value),
  })
  const { code, contact } = receipt
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': cookie }
  return data<FormAnswer>({ kind, receipt: { code, contact } }, { headers })
}
