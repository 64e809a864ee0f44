import { eq } from 'drizzle-orm'
import type { PayoutOwner } from '#app/features/payments/ports.ts'
import { unsealAccount } from '#app/platform/bank/account.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { copy } from './copy.ts'
import { recordArrival, recordComeback } from './record-bank-answer.server.ts'
import { lockTranche, tranchePlace } from './tranche.server.ts'
import { campaignTranches } from './tables.server.ts'

/** Tranches as payouts of a provider: its reports are recorded as an operator records the bank's answer. */
export function trancheOwner({ site, sealer }: { site: Site; sealer: Sealer }): PayoutOwner {
  return {
    async find(db, id) {
      const [tranche] = await db.select().from(campaignTranches).where(eq(campaignTranches.id, id))
      if (tranche?.state !== 'released') return null
      const beneficiary = unsealAccount(sealer, tranche.sealedAccount, tranchePlace(id))
      if (!beneficiary) throw new Error(`tranche ${id}: its account does not open`)
      const { number: reference } = tranche
      return { beneficiary, reference, narration: copy.narration(site.brandName, reference) }
    },
    async paid(tx, { id, utr, now }) {
      const found = await lockTranche(tx, id)
      return found !== null && recordArrival(tx, { config: site, sealer, now }, { found, utr })
    },
    async cameBack(tx, { id, reason, now }) {
      const found = await lockTranche(tx, id)
      const words = copy.bankReasons[reason ?? ''] ?? copy.bankReason
      return found !== null && recordComeback(tx, { config: site, sealer, now }, { found, reason: words })
    },
  }
}
