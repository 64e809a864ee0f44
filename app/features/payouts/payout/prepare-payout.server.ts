import { randomUUID } from 'node:crypto'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { CURRENCIES } from '#app/features/marketplace/schema.ts'
import { accountPlace, linePlace } from '#app/features/payouts/earnings/accounts.server.ts'
import { sealAccount, unsealAccount } from '#app/platform/bank/account.server.ts'
import { takePayoutNumber } from './payout-number.server.ts'
import { canPay } from '#app/features/payouts/policy.ts'
import { listPayable, type PayableSeller } from './payable-sellers.server.ts'
import { payoutLines, payouts } from '#app/features/payouts/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { onceForForm } from '#app/platform/form-keys/form-keys.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Sealer } from '#app/platform/sealer.ts'

export type PreparePayoutOutcome =
  | { ok: true; id: string; number: string }
  | { ok: false; reason: 'not-allowed' | 'unknown-currency' | 'nothing-to-pay' | 'form-changed' }

/**
 * Prepares a payout of one currency: for each seller the balance less holds, if the bank account is older than 48
 * hours and no address was changed in the last 24. Nothing is booked: another operator approves it. Two at once never take the same money;
 * the same form is one payout, also when there is new money to pay.
 */
export async function preparePayout(
  ctx: PrivateContext,
  { currency, key }: { currency: string; key: string },
): Promise<PreparePayoutOutcome> {
  const { db, actor, now, sealer } = ctx
  if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
  if (!CURRENCIES.some((known) => known === currency)) return { ok: false, reason: 'unknown-currency' }
  const form = { place: `payout:${currency}`, userId: actor.userId, key, content: null, now }
  return db.transaction((tx) =>
    onceForForm(tx, form, async (): Promise<PreparePayoutOutcome> => {
      const ready = await listPayable(tx, { currency, now, isLocked: true })
      const lines = ready.flatMap((seller) => lineOf(seller, sealer) ?? [])
      if (lines.length === 0) return { ok: false, reason: 'nothing-to-pay' }
      const number = await takePayoutNumber(tx, now)
      const payout = one(
        await tx
          .insert(payouts)
          .values({ number, currency, preparedBy: actor.userId, preparedByName: actor.displayName, preparedAt: now })
          .returning({ id: payouts.id }),
      )
      await tx.insert(payoutLines).values(lines.map((line) => ({ ...line, payoutId: payout.id, stateAt: now })))
      const sumMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      const detail = `${number}: ${formatMoney(sumMinor, currency)} to ${lines.length}`
      await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'payout', id: payout.id }, detail })
      return { ok: true, id: payout.id, number }
    }),
  )
}

/** The account as it is now, sealed for this line; null when its key is gone. */
function lineOf({ id: sellerId, amountMinor, sealed, ending }: PayableSeller, sealer: Sealer) {
  const account = unsealAccount(sealer, sealed, accountPlace(sellerId))
  if (!account) return null
  const id = randomUUID()
  return { id, sellerId, amountMinor, ending, sealedAccount: sealAccount(sealer, account, linePlace(id)) }
}
