import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fundraisingChecks } from '#app/features/fundraising/checks.ts'
import { giftForm, OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import { openMonthly, type Monthly } from '#app/features/fundraising/monthly/monthly.test-support.ts'
import { changeAmount } from '#app/features/fundraising/monthly/page/change-amount.server.ts'
import { stopGiving } from '#app/features/fundraising/monthly/page/stop-giving.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { approveMandate, cancelMandate, pauseAtBank } from '#app/platform/payments/sandbox/mandates/mandates.server.ts'
import { sandboxPayments } from '#app/platform/payments/sandbox/tables.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { sql } from 'drizzle-orm'
import { runMonthlyGifts } from './run-monthly-gifts.server.ts'

let database: Database
let monthly: Monthly
let slug: string

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  monthly = openMonthly(database)
  slug = await monthly.campaign()
})

const raised = async () => (await findCampaign(database.db, { slug, now: monthly.now() }))?.raisedMinor
const subjects = async () => (await listMails(database.db)).map(({ subject }) => subject)
async function expectSound() {
  for (const { name, sql: query } of fundraisingChecks) {
    const broken = await database.db.execute(
      sql.raw(query.replaceAll('$now', `'${monthly.now().toISOString()}'::timestamptz`)),
    )
    expect([name, (broken as { rows: unknown[] }).rows ?? broken]).toEqual([name, []])
  }
}

describe('a supporter who gives every month', () => {
  test('pays the first gift with the approval, is told two days before the second, and it is taken on its day', async () => {
    const gift = await monthly.approved(slug)
    expect(gift.redirectTo).toContain('/sandbox/mandates/')
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1'])
    expect(await monthly.mandate(gift)).toMatchObject({
      state: 'active',
      nextDebitOn: '2026-12-20',
      endsOn: '2028-11-19',
    })
    expect(await raised()).toBe(500_00)
    await monthly.days(28)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-20 noticed 0'])
    expect(await subjects()).toContain('Your monthly gift of ₹500 on 20 December 2026')
    await monthly.days(3)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-20 paid 1'])
    expect(await raised()).toBe(1_000_00)
    await expectSound()
  })

  test('finds the link to stop in every message', async () => {
    const { token } = await monthly.approved(slug, { email: 'link@example.org' })
    await monthly.days(31)
    const mails = (await listMails(database.db)).filter(({ to }) => to === 'link@example.org')
    expect(mails.length).toBe(3)
    for (const { text } of mails) expect(text).toContain(`https://diya.example/giving/${token}`)
  })

  test('posts the form twice and has one', async () => {
    const input = { ...giftForm({ tipMinor: 0, monthlyBy: 'card' }), slug }
    const [first, again] = [await pledge(monthly.pledgeContext(), input), await pledge(monthly.pledgeContext(), input)]
    expect(again).toEqual(first)
  })

  test('needs an address where we can announce each payment', async () => {
    const input = { ...giftForm({ tipMinor: 0, monthlyBy: 'upi', email: null, phone: '+919876543210' }), slug }
    expect(await pledge(monthly.pledgeContext(), input)).toEqual({ ok: false, reason: 'no-messages' })
  })

  test('who never approves it is never asked, and nothing is taken', async () => {
    const gift = await monthly.registered(slug)
    await monthly.days(40)
    expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'not-approved', nextDebitOn: null })
    expect(await raised()).toBe(0)
    await expectSound()
  })
})

test('an announced payment gets smaller with the amount, but not larger', async () => {
  const gift = await monthly.approved(slug)
  await changeAmount(monthly.context(), { ...gift, amountMinor: 300_00 })
  await monthly.days(29)
  await changeAmount(monthly.context(), { ...gift, amountMinor: 400_00 })
  await monthly.days(4)
  expect(await raised()).toBe(800_00)
  await monthly.days(27)
  await changeAmount(monthly.context(), { ...gift, amountMinor: 100_00 })
  await monthly.days(3)
  expect(await raised()).toBe(900_00)
})

describe('stopping', () => {
  test('in the last second before the debit: nothing is taken, and the provider is asked to cancel', async () => {
    const gift = await monthly.approved(slug)
    await monthly.days(29)
    await monthly.step()
    const before = await raised()
    expect(await stopGiving(monthly.context(), gift)).toEqual({ ok: true })
    await monthly.days(40)
    expect(await raised()).toBe(before)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-20 skipped ended'])
    expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'stopped', state: 'cancelled', nextCheckAt: null })
    expect(await stopGiving(monthly.context(), gift)).toEqual({ ok: false, reason: 'ended' })
  })

  test('while the bank is paying: the money comes back at once, with the reason', async () => {
    const gift = await monthly.approved(slug, { email: 'late@example.org' })
    await monthly.days(29)
    while ((await monthly.months(gift))[1] !== '2026-12-20 sent 1') {
      monthly.wait(HOUR_MS)
      await runMonthlyGifts(monthly.deps)
    }
    await stopGiving(monthly.context(), gift)
    monthly.wait(DAY_MS)
    await monthly.sandbox.deliverDue(monthly.now())
    expect(await raised()).toBe(500_00)
    const last = (await listMails(database.db)).filter(({ to }) => to === 'late@example.org').map(({ text }) => text)
    expect(last.join()).toContain('You had stopped your monthly gift before this payment.')
    await expectSound()
  })
})

describe('a debit that the bank refuses', () => {
  test('is announced and tried again after three and six days, then it is paid', async () => {
    const gift = await monthly.approved(slug, { debits: 'no-money-twice' })
    await monthly.days(38)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-26 paid 3'])
    expect(await raised()).toBe(1_000_00)
    await expectSound()
  })

  test('is given up after three tries, and after two such months it ends', async () => {
    const gift = await monthly.approved(slug, { debits: 'no-money' })
    await monthly.days(80)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-26 failed 3', '2027-01-26 failed 3'])
    expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'unpaid', state: 'cancelled' })
    expect(await subjects()).toEqual(expect.arrayContaining(['Your monthly gift was not paid this month']))
    await expectSound()
  })

  test('without any answer is not tried again, because it may still be paid', async () => {
    const gift = await monthly.approved(slug, { debits: 'unanswered' })
    await monthly.days(40)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-20 failed 1'])
  })
})

describe('the bank', () => {
  test('reports a cancellation: it ends, and the supporter is told', async () => {
    const gift = await monthly.approved(slug)
    await cancelMandate(database.db, gift.ref, monthly.now())
    await monthly.days(1)
    expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'at-bank', state: 'cancelled' })
    expect(await subjects()).toContain('Your monthly gift to Sunita opens a tailoring shop has ended')
  })

  test('cancelled without a word: the refused debit makes us ask, and it ends', async () => {
    const gift = await monthly.approved(slug)
    await database.db.execute(
      sql`UPDATE sandbox_mandates SET cancelled_at = ${monthly.now().toISOString()} WHERE id = ${gift.ref}`,
    )
    await monthly.days(33)
    expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'at-bank' })
    expect(await raised()).toBe(500_00)
  })

  test('pauses: the month is left out, and the next one is taken after it resumes', async () => {
    const gift = await monthly.approved(slug)
    await pauseAtBank(database.db, { id: gift.ref, isPaused: true }, monthly.now())
    await monthly.days(32)
    await pauseAtBank(database.db, { id: gift.ref, isPaused: false }, monthly.now())
    await monthly.days(31)
    expect(await monthly.months(gift)).toEqual([
      '2026-11-20 paid 1',
      '2026-12-20 skipped paused-at-bank',
      '2027-01-20 paid 1',
    ])
  })

  test('whose approval was reported twice, late or never: it is active once', async () => {
    const gift = await monthly.registered(slug)
    await approveMandate(database.db, { id: gift.ref, debits: 'paid' }, monthly.now())
    // No notification arrives: the job asks.
    monthly.wait(HOUR_MS)
    await runMonthlyGifts(monthly.deps)
    expect(await monthly.mandate(gift)).toMatchObject({ state: 'active', nextDebitOn: '2026-12-20' })
    await monthly.sandbox.deliverDue(monthly.now())
    expect(await monthly.mandate(gift)).toMatchObject({ state: 'active', nextDebitOn: '2026-12-20' })
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1'])
  })
})

describe('the campaign', () => {
  test('closes: it ends and the supporter is told', async () => {
    const gift = await monthly.approved(slug)
    await closeCampaign(monthly.context(OPERATOR), { slug, reason: 'The machine is bought.' })
    await monthly.days(40)
    expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'campaign-closed', state: 'cancelled' })
    expect(await raised()).toBe(500_00)
  })

  test('is paused on the day: the month is left out, and the supporter is told', async () => {
    const gift = await monthly.approved(slug)
    await monthly.days(20)
    await database.db.execute(sql`INSERT INTO campaign_pauses (campaign_id, paused_at, until, reason)
      SELECT id, ${monthly.now().toISOString()}, ${new Date('2026-12-25T00:00:00Z').toISOString()}, 'A break' FROM campaigns WHERE slug = ${slug}`)
    await monthly.days(12)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-20 skipped campaign-paused'])
    expect(await subjects()).toContain('No monthly gift this month')
    await monthly.days(31)
    expect((await monthly.months(gift))[2]).toBe('2027-01-20 paid 1')
  })

  test('that ends before the second gift takes no monthly gifts', async () => {
    const ending = await monthly.campaign({ endsAt: new Date(monthly.now().getTime() + 20 * DAY_MS) })
    const input = { ...giftForm({ tipMinor: 0, monthlyBy: 'upi' }), slug: ending }
    expect(await pledge(monthly.pledgeContext(), input)).toEqual({ ok: false, reason: 'not-monthly' })
  })
})

describe('each debit is taken once', () => {
  const debitsAtBank = () => database.db.$count(sandboxPayments, sql`mandate_id IS NOT NULL`)

  test('when two processes run the jobs at once', async () => {
    const gifts = [await monthly.approved(slug), await monthly.approved(slug), await monthly.approved(slug)]
    const before = await debitsAtBank()
    await monthly.days(29)
    monthly.wait(2 * DAY_MS)
    await Promise.all(Array.from({ length: 4 }, () => runMonthlyGifts(monthly.deps)))
    monthly.wait(DAY_MS)
    await monthly.sandbox.deliverDue(monthly.now())
    expect(await debitsAtBank()).toBe(before + gifts.length)
    expect(await raised()).toBe(2 * gifts.length * 500_00)
  })

  test('when the process is killed between the debit and its record', async () => {
    const gift = await monthly.approved(slug)
    await monthly.days(29)
    const before = await debitsAtBank()
    const { mandates } = monthly.provider
    if (!mandates) throw new Error('the sandbox has mandates')
    const { debit } = mandates
    const killed = vi.spyOn(mandates, 'debit').mockImplementationOnce(async (request) => {
      await debit(request)
      throw new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'debit', code: 'killed' })
    })
    monthly.wait(2 * DAY_MS)
    await runMonthlyGifts(monthly.deps)
    // Not before the lease of the first one is over.
    await runMonthlyGifts(monthly.deps)
    expect(killed).toHaveBeenCalledTimes(1)
    monthly.wait(HOUR_MS)
    await runMonthlyGifts(monthly.deps)
    expect(killed).toHaveBeenCalledTimes(2)
    await monthly.sandbox.deliverDue(monthly.now())
    killed.mockRestore()
    expect(await debitsAtBank()).toBe(before + 1)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2026-12-20 paid 1'])
    expect(await raised()).toBe(1_000_00)
  })

  test('and a month in which nothing ran is not collected later', async () => {
    const gift = await monthly.approved(slug)
    monthly.wait(75 * DAY_MS)
    await monthly.days(20)
    expect(await monthly.months(gift)).toEqual(['2026-11-20 paid 1', '2027-02-20 paid 1'])
  })
})
