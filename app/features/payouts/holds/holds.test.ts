import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { answerAppeal } from './answer-appeal.server.ts'
import { appealHold } from './appeal-hold.server.ts'
import { liftHold } from './lift-hold.server.ts'
import { placeHold } from './place-hold.server.ts'
import { openPaidSellers, type PaidSeller, type PaidSellers } from '#app/features/payouts/paid-sellers.test-support.ts'
import { listHolds, readEarnings } from '#app/features/payouts/queries.server.ts'
import { bankAccountForm } from '#app/features/payouts/earnings/forms.ts'
import { HOLD_DAYS_MAX } from '#app/features/payouts/schema.ts'
import { sellerHolds } from '#app/features/payouts/tables.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { listMails } from '#test/mails.ts'

let fixture: PaidSellers

beforeAll(async () => {
  fixture = openPaidSellers(await testDatabase())
})

async function held(seller: PaidSeller, changes: object = {}): Promise<string> {
  const outcome = await placeHold(fixture.context(fixture.kavita), {
    sellerId: seller.id,
    currency: 'INR',
    amountMinor: 400_00,
    days: 10,
    reason: 'Three parcels came back empty.',
    ...changes,
  })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

const payable = async ({ id }: PaidSeller) =>
  (await readEarnings(fixture.db, { sellerId: id, now: fixture.now() }))[0]?.payableMinor

describe('a hold', () => {
  it('shows its reason and its end, and ends by itself', async () => {
    const seller = await fixture.seller('Meena', { earnedMinor: 1_000_00 })
    await held(seller, { days: HOLD_DAYS_MAX })
    expect(await payable(seller)).toBe(600_00)
    const mails = await listMails(fixture.db, { to: 'meena@example.org' })
    expect(mails.map(({ text }) => text).join()).toContain('The reason: Three parcels came back empty.')
    fixture.wait(HOLD_DAYS_MAX * DAY_MS)
    expect(await payable(seller)).toBe(1_000_00)
    expect(await listHolds(fixture.db, { sellerId: seller.id, now: fixture.now() })).toMatchObject([
      { isInForce: false },
    ])
  })

  it('is refused without a reason, without an end, over thirty days, or on the operator’s own shop', async () => {
    const seller = await fixture.seller('Radha', { earnedMinor: 1_000_00, roles: ['operator'] })
    const hold = { sellerId: seller.id, currency: 'INR', amountMinor: 1_00, days: 3, reason: 'Why' } as const
    const wrong = [{ reason: ' ' }, { days: 0 }, { days: HOLD_DAYS_MAX + 1 }, { amountMinor: 0 }, { amountMinor: -5 }]
    for (const change of wrong) {
      expect(await placeHold(fixture.context(fixture.kavita), { ...hold, ...change })).toEqual({
        ok: false,
        reason: 'invalid',
      })
    }
    expect(await placeHold(fixture.context(seller.actor), hold)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await placeHold(fixture.context(fixture.asha), hold)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await fixture.db.select().from(sellerHolds).where(eq(sellerHolds.sellerId, seller.id))).toEqual([])
  })

  it('is appealed once, by the seller only, and answered by an operator who did not place it', async () => {
    const seller = await fixture.seller('Sunita', { earnedMinor: 1_000_00 })
    const holdId = await held(seller)
    const words = 'The photos show what was inside.'
    expect(await appealHold(fixture.context(fixture.asha), { holdId, words })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect(await appealHold(fixture.context(seller.actor), { holdId, words })).toEqual({ ok: true })
    expect(await appealHold(fixture.context(seller.actor), { holdId, words })).toEqual({ ok: false, reason: 'already' })
    const answer = { holdId, verdict: 'lifted', answer: 'You are right, sorry.' } as const
    expect(await answerAppeal(fixture.context(fixture.kavita), answer)).toEqual({ ok: false, reason: 'same-person' })
    expect(await answerAppeal(fixture.context(seller.actor), answer)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await payable(seller)).toBe(600_00)
    expect(await answerAppeal(fixture.context(fixture.leela), answer)).toEqual({ ok: true, isMailed: true })
    expect(await payable(seller)).toBe(1_000_00)
    expect(await answerAppeal(fixture.context(fixture.leela), answer)).toEqual({ ok: false, reason: 'no-appeal' })
    expect(await liftHold(fixture.context(fixture.leela), { holdId })).toEqual({ ok: false, reason: 'over' })
  })

  it('that is upheld stays until its end', async () => {
    const seller = await fixture.seller('Gauri', { earnedMinor: 1_000_00 })
    const holdId = await held(seller)
    expect(
      await answerAppeal(fixture.context(fixture.leela), { holdId, verdict: 'upheld', answer: 'No.' }),
    ).toMatchObject({
      reason: 'no-appeal',
    })
    await appealHold(fixture.context(seller.actor), { holdId, words: 'Please look again.' })
    await answerAppeal(fixture.context(fixture.leela), { holdId, verdict: 'upheld', answer: 'Two buyers sent photos.' })
    expect(await payable(seller)).toBe(600_00)
  })
})

describe('the form of the bank account', () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData()
    const whole = { holder: 'Asha Rao', number: '123456789012', numberAgain: '123456789012', ifsc: 'SBIN0001234' }
    for (const [name, value] of Object.entries({ ...whole, ...fields })) form.set(name, value)
    const outcome = parseFields(bankAccountForm, form)
    return outcome.ok ? outcome.value.number : Object.keys(outcome.errors)
  }

  it('accepts Devanagari digits and spaces', () => {
    expect(read({ number: '१२३४ ५६७८ ९०१२', ifsc: ' sbin 0001234' })).toBe('123456789012')
  })

  it.each([
    [{ numberAgain: '123456789013' }, 'numberAgain'],
    [{ number: '12345678', numberAgain: '12345678' }, 'number'],
    [{ number: '1'.repeat(19), numberAgain: '1'.repeat(19) }, 'number'],
    [{ ifsc: 'SBIN1001234' }, 'ifsc'],
    [{ holder: '=cmd' }, 'holder'],
    [{ holder: '' }, 'holder'],
  ])('refuses %o', (fields, name) => {
    expect(read(fields as Record<string, string>)).toEqual([name])
  })
})
