import { eq } from 'drizzle-orm'
import { readEarningsOf } from './earnings.server.ts'
import { lockOwnShop } from '#app/features/payouts/seller.server.ts'
import { sellerBankAccounts } from '#app/features/payouts/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/**
 * Deletes where a member's shop was paid, before the shop forgets her. While something is still hers, or waits to be,
 * the sealed account stays, because it has to be paid to her; payouts that were made keep what the law wants kept.
 */
export async function forgetBankAccount({ db, actor, now }: CommandContext): Promise<void> {
  await db.transaction(async (tx) => {
    const seller = await lockOwnShop(tx, actor)
    if (!seller) return
    const earnings = (await readEarningsOf(tx, { sellerIds: [seller.id], now })).get(seller.id) ?? []
    if (earnings.some(({ heldMinor, balanceMinor }) => heldMinor + balanceMinor > 0)) return
    await tx.delete(sellerBankAccounts).where(eq(sellerBankAccounts.sellerId, seller.id))
  })
}
