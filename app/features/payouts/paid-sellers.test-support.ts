import { randomUUID } from 'node:crypto'
import { gatewayAccount } from '#app/features/ledger/chart.ts'
import { record } from '#app/features/ledger/commands/record.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { heldAccount, sellerAccount } from '#app/features/orders/chart.ts'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { later, stopClock } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { saveBankAccount } from './earnings/save-bank-account.server.ts'

export interface PaidSeller {
  id: string
  actor: Member
}

/** Sellers with earnings, two operators, and a clock. */
export function openPaidSellers({ db }: Database) {
  const { now, wait } = stopClock()
  const context = (actor: PrivateContext['actor']) => contextOn(db)(actor, now())
  return {
    db,
    kavita: member('Kavita', 'operator'),
    leela: member('Leela', 'operator'),
    asha: member('Asha'),
    context,
    now,
    wait,

    /** A shop with this balance, paid and released, and a bank account that is old enough. */
    async seller(
      name: string,
      { earnedMinor = 0, currency = 'INR', hasAccount = true, roles = [] as Member['roles'] } = {},
    ): Promise<PaidSeller> {
      const actor = member(name, ...roles)
      const [region] = await db.insert(regions).values({ name: randomUUID(), country: 'India' }).returning()
      const [profile] = await db
        .insert(sellerProfiles)
        .values({
          slug: randomUUID(),
          displayName: name,
          bio: 'Pickles.',
          regionId: region?.id ?? '',
          userId: actor.userId,
          noticeEmail: actor.email,
        })
        .returning()
      const seller = { id: profile?.id ?? '', actor }
      if (earnedMinor > 0) await this.earn(seller, earnedMinor, currency)
      if (!hasAccount) return seller
      const account = { holder: `${name} Devi`, number: '001234567890', ifsc: 'SBIN0001234' }
      await saveBankAccount({ ...context(actor), now: later(-49 * HOUR_MS, now()) }, account)
      return seller
    },

    /** Books a sale and its release. */
    async earn({ id }: { id: string }, amountMinor: number, currency = 'INR'): Promise<void> {
      const shipment = randomUUID()
      const [gateway, held, own] = [
        gatewayAccount('sandbox', currency),
        heldAccount(id, currency),
        sellerAccount(id, currency),
      ]
      const base = { occurredAt: now(), memo: 'Sale', subject: `order-part:${shipment}` }
      await db.transaction(async (tx) => {
        const move = (kind: string, debit: typeof gateway, credit: typeof gateway) =>
          record(tx, {
            ...base,
            kind,
            idempotencyKey: `${kind}:${shipment}`,
            postings: [
              { account: debit, amountMinor },
              { account: credit, amountMinor: -amountMinor },
            ],
          })
        await move('order', gateway, held)
        await move('release', held, own)
      })
    },
  }
}
export type PaidSellers = ReturnType<typeof openPaidSellers>
