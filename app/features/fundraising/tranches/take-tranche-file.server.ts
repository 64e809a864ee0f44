import { recordAct } from '#app/features/audit/record-act.server.ts'
import { unsealAccount } from '#app/platform/bank/account.server.ts'
import { bankFile } from '#app/platform/bank/bank-file.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { copy } from './copy.ts'
import { isByProvider } from './provider-payout.server.ts'
import { lockTranche, tranchePlace } from './tranche.server.ts'

export type TrancheFileOutcome =
  | { ok: true; name: string; text: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-released' }

/** The bank file of a released tranche that no provider sends, with the account number; each download is recorded. @throws when it cannot be decrypted. */
export async function takeTrancheFile(ctx: SiteContext, { id }: { id: string }): Promise<TrancheFileOutcome> {
  const { db, actor, sealer, config } = ctx
  return db.transaction(async (tx): Promise<TrancheFileOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { tranche, campaign } = found
    if (tranche.state !== 'released' || (await isByProvider(tx, id))) return { ok: false, reason: 'not-released' }
    const account = unsealAccount(sealer, tranche.sealedAccount, tranchePlace(id))
    if (!account) throw new Error(`tranche ${id}: its account does not open`)
    const { number, amountMinor } = tranche
    const line = { ...account, amountMinor, reference: tranche.providerRef ?? number }
    const narration = copy.narration(config.brandName, number)
    await recordAct(tx, ctx, { verb: 'read', subject: { kind: 'tranche', id }, detail: `${number}: bank file` })
    return { ok: true, name: `${number}.csv`, text: bankFile([{ ...line, narration }], campaign) }
  })
}
