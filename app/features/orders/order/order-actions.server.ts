import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { confirmDelivery } from '#app/features/orders/shipments/confirm-delivery.server.ts'
import { disputeReturn } from '#app/features/orders/returns/dispute-return.server.ts'
import { requestReturn } from '#app/features/orders/returns/request-return.server.ts'
import { reviewLine } from '#app/features/orders/shipments/review-line.server.ts'
import { addReturnStatement } from '#app/features/orders/returns/add-return-statement.server.ts'
import { withdrawReturn } from '#app/features/orders/returns/withdraw-return.server.ts'
import type { FormDeclaration, FormFields, ValuesOf } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { readKey } from '#app/platform/form-keys/form-keys.server.ts'
import { formValues, type InvalidForm, textsOf } from '#app/platform/form/parse-form.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { withoutControls } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { disputeForm, readLines, returnForm, reviewForm, statementForm } from './forms.ts'

interface Acting {
  ctx: RequestContext
  /** The order's token, which identifies the buyer. */
  token: string
  form: FormData
}

/** Null on success; else the invalid form or the command's refusal. */
type Done = null | InvalidForm | { ok: false; reason: string }
type Action = (acting: Acting) => Promise<Done>

const idOf = (form: FormData, name: string): string => {
  const id = String(form.get(name) ?? '')
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'
}
const photosOf = (form: FormData): string[] => textsOf(form, 'photoId').filter(isUuid)
const done = (outcome: { ok: true } | { ok: false; reason: string }): Done => (outcome.ok ? null : outcome)

const isAboutPhotos = (outcome: {
  ok: false
  reason: string
}): outcome is { ok: false; reason: keyof typeof copy.review.refused } =>
  Object.hasOwn(copy.review.refused, outcome.reason)

/** Parses the form before the act; returns its errors. */
function withForm<Fields extends FormFields>(
  declared: FormDeclaration<Fields>,
  act: (acting: Acting, value: ValuesOf<Fields>) => Promise<Done>,
): Action {
  return async (acting) => {
    const parsed = parseFields(declared, acting.form)
    return parsed.ok ? act(acting, parsed.value) : parsed
  }
}

/** The buyer's actions on the order's page, by the form's `intent`. */
export const ORDER_ACTIONS: Readonly<Record<string, Action>> = {
  cancel: async ({ ctx, token, form }) => {
    const reason = withoutControls(String(form.get('reason') ?? ''))
    return done(await cancelShipment(ctx, { by: 'buyer', token, shipmentId: idOf(form, 'shipmentId'), reason }))
  },
  arrived: async ({ ctx, token, form }) =>
    done(await confirmDelivery(ctx, { token, shipmentId: idOf(form, 'shipmentId') })),
  return: withForm(returnForm, async ({ ctx, token, form }, value) => {
    const lines = readLines(form)
    if (lines.length === 0) return { ok: false, errors: { lines: copy.missing.lines }, values: formValues(form) }
    const photos = photosOf(form)
    return done(
      await requestReturn(ctx, {
        key: readKey(form),
        token,
        shipmentId: idOf(form, 'shipmentId'),
        lines,
        photos,
        ...value,
      }),
    )
  }),
  say: withForm(statementForm, async ({ ctx, token, form }, { words }) => {
    const returnId = idOf(form, 'returnId')
    return done(await addReturnStatement(ctx, { as: 'buyer', token, returnId, words, photos: photosOf(form) }))
  }),
  dispute: withForm(disputeForm, async ({ ctx, token, form }, { words }) => {
    return done(await disputeReturn(ctx, { token, returnId: idOf(form, 'returnId'), words, photos: photosOf(form) }))
  }),
  withdraw: async ({ ctx, token, form }) =>
    done(await withdrawReturn(ctx, { token, returnId: idOf(form, 'returnId') })),
  review: withForm(reviewForm, async ({ ctx, token, form }, { stars, text, name }) => {
    const lineId = idOf(form, 'lineId')
    const said = { stars: Number(stars), text: text ?? '', name, photos: photosOf(form) }
    const outcome = await reviewLine(ctx, { token, lineId, ...said })
    if (outcome.ok || !isAboutPhotos(outcome)) return done(outcome)
    return { ok: false, errors: { photos: copy.review.refused[outcome.reason] }, values: formValues(form) }
  }),
}
