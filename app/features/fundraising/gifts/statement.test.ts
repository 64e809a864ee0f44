import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { giftForm, openGiving, type Giving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { financialYearBounds } from './financial-year.ts'
import { listStatementYears, readStatement, type Statement } from './gift-queries.server.ts'
import { statementPdf } from './statement-pdf.server.ts'

const MARCH = new Date('2027-03-31T18:29:00Z')
let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
})

/** A paid gift of a member, at this time. */
async function paid(asha: Member, amountMinor: number, at: Date): Promise<string> {
  const slug = await giving.campaign()
  const ctx = { ...giving.pledgeContext(asha), now: at }
  const outcome = await pledge(ctx, { ...giftForm({ amountMinor }), slug })
  if (!outcome.ok) throw new Error(outcome.reason)
  const [gift] = await database.db
    .select({ ref: payments.providerRef })
    .from(contributions)
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(eq(contributions.publicToken, outcome.token))
  await choose(database.db, { id: gift?.ref ?? '', method: 'upi', outcome: 'success' }, at)
  await giving.sandbox.deliverDue(at)
  return outcome.token
}

describe('the statement', () => {
  test('begins on 1 April in India, and has a return in the year of its decision', async () => {
    expect(financialYearBounds(2026)).toEqual({
      from: new Date('2026-03-31T18:30:00Z'),
      until: new Date('2027-03-31T18:30:00Z'),
    })
    const asha = member('Asha')
    const now = giving.now()
    const token = await paid(asha, 700_00, now)
    await returnContribution({ ...giving.context(asha), config: SITE }, { token, reason: 'Too much' })
    const statement = await readStatement(database.db, { userId: asha.userId, year: 2026 })
    expect(statement).toMatchObject({ givenMinor: 750_00, returnedMinor: 750_00 })
    // The payment moves to the last minute of March, as if it had been paid then.
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE contributions DISABLE TRIGGER contributions_stay`)
      await tx
        .update(contributions)
        .set({ settledAt: MARCH, returnedAt: new Date(MARCH.getTime() + 60_000) })
        .where(eq(contributions.publicToken, token))
      await tx.execute(sql`ALTER TABLE contributions ENABLE TRIGGER contributions_stay`)
    })
    const of = (year: number) => readStatement(database.db, { userId: asha.userId, year })
    expect(await of(2026)).toMatchObject({ givenMinor: 750_00, returnedMinor: 0 })
    expect(await of(2027)).toMatchObject({ givenMinor: 0, returnedMinor: 750_00 })
    expect(await of(2028)).toBeNull()
    expect(await listStatementYears(database.db, asha)).toEqual([2027, 2026])
  })

  test('sums what the ledger received from the member and sends back', async () => {
    const meera = member('Meera')
    const tokens = []
    for (const amountMinor of [500_00, 120_50, 10_00]) tokens.push(await paid(meera, amountMinor, giving.now()))
    await returnContribution({ ...giving.context(meera), config: SITE }, { token: tokens[1] ?? '', reason: '' })
    const statement = await readStatement(database.db, { userId: meera.userId, year: 2026 })
    const { rows } = await database.db.execute<{ given: string; returned: string }>(sql`
      SELECT sum(p.amount_minor) FILTER (WHERE t.kind = 'contribution' AND a.code LIKE 'asset:gateway:%') AS given,
             -sum(p.amount_minor) FILTER (WHERE t.kind = 'return' AND a.code = 'liability:refunds') AS returned
        FROM ledger_postings p JOIN ledger_transfers t ON t.id = p.transfer_id JOIN ledger_accounts a ON a.id = p.account_id
        JOIN contributions k ON t.subject = 'contribution:' || k.id WHERE k.user_id = ${meera.userId}`)
    expect(statement?.givenMinor).toBe(Number(rows[0]?.given))
    expect(statement?.returnedMinor).toBe(Number(rows[0]?.returned))
    expect(statement?.givenMinor).toBe(780_50)
  })

  test('is the same file for the same gifts, on as many pages as it needs', async () => {
    const entries = Array.from({ length: 120 }, (_, i) => ({
      kind: 'gift' as const,
      at: new Date(Date.UTC(2026, 5, 1 + (i % 28))),
      receiptNumber: `DY-26-${String(i).padStart(5, '0')}`,
      campaign: 'Two more looms for Sunita’s weaving shed in Maheshwar',
      amountMinor: 5_00_000_00,
      tipMinor: 50_000_00,
      reason: null,
      isTest: true,
    }))
    const statement: Statement = { year: 2026, currency: 'INR', entries, givenMinor: 1, returnedMinor: 0 }
    const print = { giver: 'Asha Rao', site: SITE, madeAt: MARCH }
    const [one, again] = [await statementPdf(statement, print), await statementPdf(statement, print)]
    expect(one.equals(again)).toBe(true)
    expect(one.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2)
  })
})
