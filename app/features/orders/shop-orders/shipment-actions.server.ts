import { answerReturn } from '#app/features/orders/returns/answer-return.server.ts'
import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { packShipment } from '#app/features/orders/shipments/pack-shipment.server.ts'
import { addReturnStatement } from '#app/features/orders/returns/add-return-statement.server.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { RETURN_PHOTOS_MAX } from '#app/features/orders/schema.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { textsOf } from '#app/platform/form/parse-form.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

type Outcome =
  | { ok: true }
  | { ok: false; reason: Refused | 'not-found' }
  | { ok: false; reason: 'no-tax-details'; titles: readonly string[] }
type Refused = 'not-possible' | 'reason-missing' | 'words' | 'photos' | 'too-many' | 'tracking'

interface Acting {
  ctx: RequestContext
  shipmentId: string
  form: FormData
}

const textOf = (form: FormData, name: string): string => textsOf(form, name).at(-1) ?? ''
const photosOf = (form: FormData): string[] => textsOf(form, 'photoId').filter(isUuid).slice(0, RETURN_PHOTOS_MAX)

const answer =
  (verdict: 'accepted' | 'refused' | 'refunded') =>
  async ({ ctx, form }: Acting): Promise<Outcome> =>
    answerReturn(ctx, {
      returnId: returnIn(form),
      verdict,
      words: textOf(form, 'words'),
      photos: photosOf(form),
      restock: form.get('restock') === 'yes',
    })

/** An id that no return has. */
const NO_RETURN = '00000000-0000-4000-8000-000000000000'

function returnIn(form: FormData): string {
  const id = textOf(form, 'returnId')
  return isUuid(id) ? id : NO_RETURN
}

/** The seller's actions on a shipment, by the form's `intent`. */
export const SHIPMENT_ACTIONS: Readonly<Record<string, (acting: Acting) => Promise<Outcome>>> = {
  pack: ({ ctx, shipmentId }) => packShipment(ctx, { shipmentId }),
  send: ({ ctx, shipmentId, form }) =>
    sendShipment(ctx, { shipmentId, carrier: textOf(form, 'carrier'), tracking: textOf(form, 'tracking') }),
  cancel: ({ ctx, shipmentId, form }) =>
    cancelShipment(ctx, { by: 'seller', shipmentId, reason: textOf(form, 'reason') }),
  accepted: answer('accepted'),
  refused: answer('refused'),
  refunded: answer('refunded'),
  say: ({ ctx, form }) =>
    addReturnStatement(ctx, {
      as: 'seller',
      returnId: returnIn(form),
      words: textOf(form, 'words'),
      photos: photosOf(form),
    }),
}
