import { asc, eq } from 'drizzle-orm'
import { giftForm, openGiving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { approveMandate } from '#app/platform/payments/sandbox/mandates/mandates.server.ts'
import type { DebitOutcome } from '#app/platform/payments/sandbox/mandates/outcomes.ts'
import { HOUR_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { SITE } from '#test/context.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { runMonthlyGifts } from './debits/run-monthly-gifts.server.ts'
import { mandateDebits, mandates } from './mandate-tables.server.ts'

const ANSWER_MS = 10 * SECOND_MS
const STEP_MS = 12 * HOUR_MS

/** Giving every month on one database, with the sandbox as bank and a clock that the test moves. */
export function openMonthly(database: Database, giving: ReturnType<typeof openGiving> = openGiving(database)) {
  const { db, deps: paymentsDeps, now, sandbox, wait } = giving
  const deps = { ...paymentsDeps, site: SITE, sealer: plainSealer }

  return {
    ...giving,
    deps,

    /** A monthly gift of ₹500 whose page was opened at the provider. */
    async registered(slug: string, changes: Partial<PledgeInput> = {}) {
      const input = giftForm({ tipMinor: 0, monthlyBy: 'upi', ...changes })
      const outcome = await pledge(giving.pledgeContext(), { ...input, slug })
      if (!outcome.ok) throw new Error(outcome.reason)
      const [found] = await db
        .select({ id: mandates.id, token: mandates.publicToken, ref: payments.providerRef })
        .from(mandates)
        .innerJoin(contributions, eq(contributions.id, mandates.contributionId))
        .innerJoin(payments, eq(payments.id, contributions.paymentId))
        .where(eq(contributions.publicToken, outcome.token))
      if (!found?.ref) throw new Error('the provider has a mandate')
      return { ...found, ref: found.ref, receipt: outcome.token, redirectTo: outcome.redirectTo }
    },

    /** The supporter approved it, and the first gift is paid. */
    async approved(
      slug: string,
      { debits = 'paid', ...changes }: Partial<PledgeInput> & { debits?: DebitOutcome } = {},
    ) {
      const gift = await this.registered(slug, changes)
      await approveMandate(db, { id: gift.ref, debits }, now())
      await sandbox.deliverDue(now())
      return gift
    },

    /** All jobs, then the banks' answers. */
    async step(): Promise<void> {
      await runMonthlyGifts(deps)
      wait(ANSWER_MS)
      await sandbox.deliverDue(now())
      await reconcile(paymentsDeps)
    },

    /** The jobs run twice a day. */
    async days(days: number): Promise<void> {
      const until = now().getTime() + days * 2 * STEP_MS
      while (now().getTime() < until) {
        await this.step()
        wait(STEP_MS - ANSWER_MS)
      }
    },

    async mandate({ id }: { id: string }) {
      const [mandate] = await db.select().from(mandates).where(eq(mandates.id, id))
      if (!mandate) throw new Error('no such mandate')
      return mandate
    },

    /** The months so far, like '2026-12-20 paid 1'. */
    async months({ id }: { id: string }): Promise<string[]> {
      const rows = await db
        .select()
        .from(mandateDebits)
        .where(eq(mandateDebits.mandateId, id))
        .orderBy(asc(mandateDebits.month))
      return rows.map((row) => `${row.dueOn} ${row.state} ${row.skipReason ?? row.tries}`)
    },
  }
}
export type Monthly = ReturnType<typeof openMonthly>
