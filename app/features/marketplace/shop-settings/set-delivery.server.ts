import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { type DeliveryRate, REST } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { sellerDelivery } from '#app/features/marketplace/delivery/delivery-tables.server.ts'
import { DELIVERY_DAYS_MAX, DELIVERY_MINOR_MAX, sendsWithin } from '#app/features/marketplace/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { changeOwnShop } from './change-own-shop.server.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const rateInput = v.object({
  places: v.pipe(v.array(v.picklist([REST, ...INDIAN_STATES])), v.minLength(1)),
  /** Null for places that the seller does not deliver to. */
  rate: v.nullable(v.object({ costMinor: whole(0, DELIVERY_MINOR_MAX), days: whole(1, DELIVERY_DAYS_MAX) })),
})

export type SetDeliveryOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'invalid' }

/**
 * Sets price and days of a parcel of the member's own shop to these places; `rate: null` says that the shop does not
 * deliver there. A seller without a GST number can set their own State only.
 */
export async function setDelivery(
  ctx: CommandContext,
  input: { places: readonly string[]; rate: { costMinor: number; days: number } | null },
): Promise<SetDeliveryOutcome> {
  const read = v.safeParse(rateInput, input)
  if (!read.success) return { ok: false, reason: 'invalid' }
  const { places, rate } = read.output
  return changeOwnShop(ctx, async (tx, shop) => {
    const within = sendsWithin(shop)
    if (within !== null && places.some((place) => place !== within)) return 'invalid'
    const { costMinor = null, days = null } = rate ?? {}
    await tx
      .insert(sellerDelivery)
      .values([...new Set(places)].map((place) => ({ sellerId: shop.id, place, costMinor, days })))
      .onConflictDoUpdate({
        target: [sellerDelivery.sellerId, sellerDelivery.place],
        set: { costMinor: sql`excluded.cost_minor`, days: sql`excluded.days` },
      })
    return undefined
  })
}

/** Removes the rate of one place of the member's own shop. Idempotent. */
export async function removeDelivery(
  ctx: CommandContext,
  { place }: Pick<DeliveryRate, 'place'>,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return changeOwnShop(ctx, async (tx, shop) => {
    await tx.delete(sellerDelivery).where(and(eq(sellerDelivery.sellerId, shop.id), eq(sellerDelivery.place, place)))
  })
}
