import { eq } from 'drizzle-orm'
import { readEarningsOf } from './earnings.server.ts'
import { lockOwnShop } from '#app/features/payouts/seller.server.ts'
import { sellerBankAccounts } from '#app/features/payouts/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/**
 * Deletes the bank account of a member's shop, before the shop is erased. While there is a balance or held money, the
 * sealed account stays, because the money still has to be paid out; past payouts keep what the law requires.
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
