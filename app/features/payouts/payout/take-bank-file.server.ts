import { recordAct } from '#app/features/audit/record-act.server.ts'
import { copy } from '#app/features/payouts/copy.ts'
import { linePlace } from '#app/features/payouts/earnings/accounts.server.ts'
import { unsealAccount } from '#app/platform/bank/account.server.ts'
import { bankFile, referenceOf } from '#app/platform/bank/bank-file.ts'
import { lockPayout } from './payout.server.ts'
import { canPay } from '#app/features/payouts/policy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'

export type TakeBankFileOutcome =
  | { ok: true; name: string; text: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-approved' }

/**
 * The bank file of an approved payout, with account numbers; each download is recorded. Throws when a line's account
 * cannot be decrypted: a file must not silently leave out a seller.
 */
export async function takeBankFile(ctx: SiteContext, { id }: { id: string }): Promise<TakeBankFileOutcome> {
  const { db, actor, sealer, config } = ctx
  return db.transaction(async (tx) => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockPayout(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { payout, lines } = found
    if (payout.state !== 'approved') return { ok: false, reason: 'not-approved' }
    const rows = lines.map(({ line }) => {
      const account = unsealAccount(sealer, line.sealedAccount, linePlace(line.id))
      if (!account) throw new Error(`payout line ${line.id}: its account does not open`)
      const reference = referenceOf({ number: payout.number, lineId: line.id })
      const narration = copy.file.narration(config.brandName, payout.number)
      return { ...account, amountMinor: line.amountMinor, reference, narration }
    })
    await recordAct(tx, ctx, { verb: 'read', subject: { kind: 'payout', id }, detail: `${payout.number}: bank file` })
    return { ok: true, name: `${payout.number}.csv`, text: bankFile(rows, payout) }
  })
}
