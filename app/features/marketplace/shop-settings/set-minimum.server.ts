import { eq } from 'drizzle-orm'
import { MIN_ORDER_MINOR_MAX } from '#app/features/marketplace/schema.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { changeOwnShop } from './change-own-shop.server.ts'

export type SetMinimumOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'invalid' }

/** Sets the least value of goods in one order in rupees, in paise; null removes it. Of the member's own shop. */
export async function setMinimum(
  ctx: CommandContext,
  { minOrderMinor }: { minOrderMinor: number | null },
): Promise<SetMinimumOutcome> {
  const isAmount = (minor: number) => Number.isSafeInteger(minor) && minor >= 1 && minor <= MIN_ORDER_MINOR_MAX
  if (minOrderMinor !== null && !isAmount(minOrderMinor)) return { ok: false, reason: 'invalid' }
  return changeOwnShop(ctx, async (tx, shop) => {
    await tx.update(sellerProfiles).set({ minOrderMinor }).where(eq(sellerProfiles.id, shop.id))
  })
}
