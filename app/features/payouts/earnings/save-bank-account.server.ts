import { eq } from 'drizzle-orm'
import { findSellerContact } from '#app/features/marketplace/sellers/contact-queries.server.ts'
import { accountPlace } from './accounts.server.ts'
import {
  type BankAccount,
  endingOf,
  isSameAccount,
  sealAccount,
  unsealAccount,
} from '#app/platform/bank/account.server.ts'
import { accountMail } from '#app/features/payouts/mails.ts'
import { findContactWait } from '#app/features/payouts/payout/contact-wait.server.ts'
import { lockOwnShop } from '#app/features/payouts/seller.server.ts'
import { sellerBankAccounts } from '#app/features/payouts/tables.server.ts'
import { addressOf, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'

export type SaveBankAccountOutcome =
  | { ok: true; isChanged: boolean }
  | { ok: false; reason: 'not-found' | 'contact-changed' }

/**
 * Saves the bank account of the member's own shop. A changed account is not paid for 48 hours, and the member is
 * notified, also at the shop's contact address. In the 24 hours after a change of the member's phone number or e-mail
 * the account cannot be changed. Saving the same account again changes nothing.
 */
export async function saveBankAccount(
  ctx: SiteContext,
  { holder, number, ifsc }: BankAccount,
): Promise<SaveBankAccountOutcome> {
  const { db, actor, now, sealer, config } = ctx
  return db.transaction(async (tx) => {
    const seller = await lockOwnShop(tx, actor)
    if (!seller || actor.kind !== 'member') return { ok: false, reason: 'not-found' }
    const place = accountPlace(seller.id)
    const [row] = await tx.select().from(sellerBankAccounts).where(eq(sellerBankAccounts.sellerId, seller.id))
    const old = row ? unsealAccount(sealer, row.sealed, place) : null
    const account: BankAccount = { holder, number, ifsc }
    const isChanged = !old || !isSameAccount(old, account)
    if (isChanged && (await findContactWait(tx, { sellerId: seller.id, now }))) {
      return { ok: false, reason: 'contact-changed' }
    }
    const values = {
      sealed: sealAccount(sealer, account, place),
      ending: endingOf(account),
      changedAt: isChanged || !row ? now : row.changedAt,
    }
    await tx
      .insert(sellerBankAccounts)
      .values({ sellerId: seller.id, ...values })
      .onConflictDoUpdate({ target: sellerBankAccounts.sellerId, set: values })
    if (!isChanged) return { ok: true, isChanged }
    const contact = await findSellerContact(tx, { sellerId: seller.id })
    const addresses = new Set([addressOf(actor), contact?.address ?? null].filter((address) => address !== null))
    for (const [i, to] of [...addresses].entries()) {
      const key = `bank-account:${seller.id}:${now.getTime()}:${i}`
      await notify(tx, ctx, { to, key, mail: () => accountMail(values.ending, config) })
    }
    return { ok: true, isChanged }
  })
}
