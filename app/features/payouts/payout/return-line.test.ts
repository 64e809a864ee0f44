import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import { countToDecide } from '#app/features/payouts/operator-queries.server.ts'
import { openPaidSellers, type PaidSeller, type PaidSellers } from '#app/features/payouts/paid-sellers.test-support.ts'
import { exportMoney, readEarnings } from '#app/features/payouts/queries.server.ts'
import { payoutLines } from '#app/features/payouts/tables.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { approvePayout } from './approve-payout.server.ts'
import { markPaid } from './mark-paid.server.ts'
import { preparePayout } from './prepare-payout.server.ts'
import { confirmReturned, noteReturned, withdrawReturned } from './return-line.server.ts'

let fixture: PaidSellers
beforeAll(async () => {
  fixture = openPaidSellers(await testDatabase())
})

/** Pays out what came back, so that the next payout has one line. */
afterEach(async () => {
  const rest = await preparePayout(kavita(), { currency: 'INR', key: randomUUID() })
  if (!rest.ok) return
  await approvePayout(leela(), rest)
  await markPaid(leela(), rest)
})

const REASON = 'Account closed'
const kavita = () => fixture.context(fixture.kavita)
const leela = () => fixture.context(fixture.leela)
const lineOf = async (id: string) =>
  (await fixture.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id)))[0]
const balanceOf = async ({ id }: PaidSeller) =>
  (await readEarnings(fixture.db, { sellerId: id, now: fixture.now() }))[0]?.balanceMinor ?? 0
const kindsOf = async (payoutId: string) =>
  (await listPostings(fixture.db, { subject: `payout:${payoutId}` })).map(({ kind }) => kind)

/** A payout of ₹700 to one seller, on its way to the bank. */
async function sent(name: string, roles: readonly 'operator'[] = []) {
  const seller = await fixture.seller(name, { earnedMinor: 700_00, roles })
  const prepared = await preparePayout(kavita(), { currency: 'INR', key: randomUUID() })
  if (!prepared.ok) throw new Error(prepared.reason)
  expect(await approvePayout(leela(), prepared)).toEqual({ ok: true })
  const { id } = prepared
  return { seller, asked: { id, lineId: (await lineOf(id))?.id ?? '', reason: REASON } }
}

describe('money that the bank sent back', () => {
  it('moves nothing and tells nobody while only one operator says so', async () => {
    const { seller, asked } = await sent('Meena')
    expect(await countToDecide(fixture.db, { actor: fixture.leela, now: fixture.now() })).toMatchObject({ payouts: 0 })
    const mails = (await listMails(fixture.db)).length
    expect(await noteReturned(kavita(), asked)).toEqual({ ok: true })
    expect(await noteReturned(leela(), asked)).toEqual({ ok: false, reason: 'not-possible' })
    expect(await balanceOf(seller)).toBe(0)
    expect(await kindsOf(asked.id)).not.toContain('payout-returned')
    expect((await listMails(fixture.db)).length).toBe(mails)
    const own = await exportMoney(fixture.db, { userId: seller.actor.userId, now: fixture.now() })
    expect(JSON.stringify(own)).not.toContain(REASON)
    expect(await countToDecide(fixture.db, { actor: fixture.leela, now: fixture.now() })).toMatchObject({ payouts: 1 })
    expect(await confirmReturned(leela(), asked)).toEqual({ ok: true })
  })

  it('is confirmed by another operator, who is not paid by it', async () => {
    const { seller, asked } = await sent('Radha', ['operator'])
    expect(await confirmReturned(leela(), asked)).toEqual({ ok: false, reason: 'not-possible' })
    await noteReturned(kavita(), asked)
    const tried = []
    for (const actor of [fixture.kavita, seller.actor, fixture.asha])
      tried.push(await confirmReturned(fixture.context(actor), asked))
    expect(tried.map((outcome) => outcome.ok || outcome.reason)).toEqual(['same-person', 'same-person', 'not-allowed'])
    expect(await balanceOf(seller)).toBe(0)
    expect(await confirmReturned(leela(), asked)).toEqual({ ok: true })
    expect(await balanceOf(seller)).toBe(700_00)
    const mails = await listMails(fixture.db, { to: String(seller.actor.email) })
    expect(mails.at(-1)?.text).toContain(REASON)
    const acts = await fixture.db.select().from(auditLog).where(eq(auditLog.subjectId, asked.id)).orderBy(auditLog.id)
    expect(acts.slice(-2).map(({ verb, byName }) => [verb, byName])).toEqual([
      ['changed', fixture.kavita.displayName],
      ['approved', fixture.leela.displayName],
    ])
    expect(await findFailedChecks(fixture.db, fixture.now())).toEqual([])
  })

  it('is booked once when two operators confirm it at once, or one says that it arrived', async () => {
    const { seller, asked } = await sent('Gauri')
    await noteReturned(kavita(), asked)
    const third = { ...fixture.leela, userId: randomUUID() }
    const answers = await Promise.all([
      ...[fixture.leela, third, fixture.leela].map((actor) => confirmReturned(fixture.context(actor), asked)),
      markPaid(kavita(), { id: asked.id }),
      withdrawReturned(leela(), asked),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await kindsOf(asked.id)).filter((kind) => kind === 'payout-returned')).toHaveLength(2)
    expect(await balanceOf(seller)).toBe(700_00)
  })

  it('cannot be noted and confirmed by one person in the database either', async () => {
    const { asked } = await sent('Tara')
    await noteReturned(kavita(), asked)
    const alone = { state: 'returned', returnConfirmedBy: fixture.kavita.userId } as const
    await expect(fixture.db.update(payoutLines).set(alone).where(eq(payoutLines.id, asked.lineId))).rejects.toThrow()
    expect((await lineOf(asked.id))?.state).toBe('sent')
    await withdrawReturned(kavita(), asked)
  })

  it('is not recorded as arrived with all others; withdrawn, it waits for the bank again', async () => {
    const { asked } = await sent('Sita')
    await noteReturned(kavita(), asked)
    expect(await markPaid(leela(), { id: asked.id })).toEqual({ ok: false, reason: 'not-possible' })
    expect(await withdrawReturned(leela(), asked)).toEqual({ ok: true })
    expect(await lineOf(asked.id)).toMatchObject({ state: 'sent', reason: null, returnNotedBy: null })
    expect(await markPaid(leela(), { id: asked.id })).toEqual({ ok: true, noted: 1 })
  })
})
