import { and, eq, inArray, sql } from 'drizzle-orm'
import { isReturnable } from './return-policy.ts'
import { attachPhotos, FULL_STATEMENT, statementError } from './return-photos.server.ts'
import { readReturnedQuantities } from './return-queries.server.ts'
import { notifyOfReturn } from './notify-return.server.ts'
import { writeStatement } from './lock-return.server.ts'
import { type Line, listLines, lockShipmentFor } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { readHeldAmount } from '#app/features/orders/money/refund-shipment.server.ts'
import type { ReturnReason } from '#app/features/orders/schema.ts'
import { type SiteContext, userIdOf } from '#app/platform/context.server.ts'
import { OPEN_RETURN_STATES } from '#app/features/orders/states.ts'
import { orderLines } from '#app/features/orders/tables.server.ts'
import { orderReturns, returnLines } from '#app/features/orders/returns/return-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { onceForForm } from '#app/platform/form-keys/form-keys.server.ts'

export interface RequestReturnInput {
  /** Of the form (uuid); posted again it is the same return. */
  key: string
  token: string
  shipmentId: string
  lines: readonly { lineId: string; quantity: number }[]
  reason: ReturnReason
  words: string
  photos: readonly string[]
}

export type RequestReturnOutcome =
  | { ok: true; returnId: string }
  /** too-late: not sent yet, or the window is over. too-many: more than was ordered less what was returned already. */
  | {
      ok: false
      reason: 'not-found' | 'form-changed' | 'too-late' | 'nothing-chosen' | 'too-many' | 'words' | 'photos'
    }

/**
 * The buyer requests a return: once the shipment was sent, and until a week after it was delivered. The amount is the
 * price of the items, plus the delivery when all items go back; for a change of mind the delivery is never refunded.
 * While the return is open, the shipment's money is not released. The same form twice is one return.
 */
export async function requestReturn(ctx: SiteContext, input: RequestReturnInput): Promise<RequestReturnOutcome> {
  const { db, actor, now } = ctx
  const { token, shipmentId, key, ...content } = input
  return db.transaction(async (tx): Promise<RequestReturnOutcome> => {
    const locked = await lockShipmentFor(tx, { actor, role: 'buyer', token, shipmentId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const form = { place: `return:${shipmentId}`, userId: userIdOf(actor), key, content, now }
    return onceForForm(tx, form, () => writeReturn(tx, ctx, { input, locked }))
  })
}

interface Requested {
  input: RequestReturnInput
  locked: NonNullable<Awaited<ReturnType<typeof lockShipmentFor>>>
}

async function writeReturn(tx: Db, ctx: SiteContext, { input, locked }: Requested): Promise<RequestReturnOutcome> {
  const { actor, now } = ctx
  const { shipmentId, reason, words, photos } = input
  if (!isReturnable(locked.shipment, now)) return { ok: false, reason: 'too-late' }
  const refused = statementError(input, FULL_STATEMENT)
  if (refused) return { ok: false, reason: refused }
  const lines = await listLines(tx, shipmentId)
  const chosen = readChosen(lines, input.lines)
  if (chosen === null || chosen.size === 0) return { ok: false, reason: 'nothing-chosen' }
  const earlier = await readReturnedQuantities(tx, { shipmentIds: [shipmentId] })
  const returnedOf = ({ id }: Line) => (chosen.get(id) ?? 0) + (earlier.get(id) ?? 0)
  if (lines.some((line) => returnedOf(line) > line.quantity)) return { ok: false, reason: 'too-many' }
  const goodsMinor = lines.reduce((sum, { id, priceMinor }) => sum + priceMinor * (chosen.get(id) ?? 0), 0)
  const isWhole = lines.every((line) => returnedOf(line) === line.quantity)
  const includesDelivery = isWhole && reason !== 'changed-mind' && !(await isDeliveryRequested(tx, shipmentId))
  const askedMinor = goodsMinor + (includesDelivery ? locked.shipment.deliveryMinor : 0)
  const requestedMinor = Math.min(askedMinor, await readHeldAmount(tx, locked.shipment))
  if (requestedMinor < 1) return { ok: false, reason: 'too-late' }
  if (!(await attachPhotos(tx, { photos, actor, orderId: locked.order.id, now })))
    return { ok: false, reason: 'photos' }
  const found = one(
    await tx
      .insert(orderReturns)
      .values({ shipmentId, stateAt: now, reason, requestedMinor, openedAt: now })
      .returning(),
  )
  await tx
    .insert(returnLines)
    .values([...chosen].map(([lineId, quantity]) => ({ returnId: found.id, lineId, quantity })))
  const statement = { returnId: found.id, by: 'buyer', toState: 'requested', words, photos, actor, now } as const
  const statementId = await writeStatement(tx, statement)
  const news = { step: 'requested', by: 'buyer', words: words.trim(), amountMinor: 0, statementId } as const
  await notifyOfReturn(tx, ctx, { ...locked, found }, news)
  return { ok: true, returnId: found.id }
}

/** Quantity by line; null when a line is not of this shipment or a quantity is invalid. */
function readChosen(lines: readonly Line[], requested: RequestReturnInput['lines']): Map<string, number> | null {
  const chosen = new Map<string, number>()
  for (const { lineId, quantity } of requested) {
    if (!lines.some(({ id }) => id === lineId) || !Number.isSafeInteger(quantity) || quantity < 0) return null
    if (quantity > 0) chosen.set(lineId, (chosen.get(lineId) ?? 0) + quantity)
  }
  return chosen
}

/** Whether an open or refunded return includes the delivery already. */
async function isDeliveryRequested(tx: Db, shipmentId: string): Promise<boolean> {
  const rows = await tx
    .select({
      requestedMinor: orderReturns.requestedMinor,
      goodsMinor: sql`sum(${returnLines.quantity} * ${orderLines.priceMinor})`.mapWith(Number),
    })
    .from(orderReturns)
    .innerJoin(returnLines, eq(returnLines.returnId, orderReturns.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(
      and(eq(orderReturns.shipmentId, shipmentId), inArray(orderReturns.state, [...OPEN_RETURN_STATES, 'refunded'])),
    )
    .groupBy(orderReturns.id)
  return rows.some(({ requestedMinor, goodsMinor }) => requestedMinor > goodsMinor)
}
