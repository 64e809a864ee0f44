import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fundraisingChecks } from '#app/features/fundraising/checks.ts'
import { OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { ledgerChecks } from '#app/features/ledger/checks.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { runMonthlyGifts } from './debits/run-monthly-gifts.server.ts'
import { openMonthly } from './monthly.test-support.ts'
import { changeAmount } from './page/change-amount.server.ts'
import { pauseGiving, resumeGiving } from './page/pause-giving.server.ts'
import { skipMonth } from './page/skip-month.server.ts'
import { stopGiving } from './page/stop-giving.server.ts'
import { addDays, debitDay } from './schedule.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

/** A monthly gift that begins at this time, with the clock at it. */
async function begin(at: Date) {
  const monthly = openMonthly(database)
  monthly.wait(at.getTime() - monthly.now().getTime())
  const slug = await monthly.campaign()
  const gift = await monthly.approved(slug)
  const raised = async () => (await findCampaign(database.db, { slug, now: monthly.now() }))?.raisedMinor ?? 0
  return { monthly, slug, gift, raised }
}

/** All invariants of giving and of the ledger hold. */
async function expectSound(now: Date) {
  for (const { name, sql: query } of [...fundraisingChecks, ...ledgerChecks]) {
    const at = `'${now.toISOString()}'::timestamptz`
    const found = (await database.db.execute(sql.raw(query.replaceAll('$now', at)))) as unknown as { rows: unknown[] }
    expect([name, found.rows]).toEqual([name, []])
  }
}

test('over two years, from the 31st and over a leap day, 24 months are paid once each, and it ends by itself', async () => {
  // 31 January 2027, half past midnight in India: in UTC it is still the 30th.
  const { monthly, gift, raised } = await begin(new Date('2027-01-30T19:00:00Z'))
  for (let day = 0; day < 735; day++) {
    await runMonthlyGifts(monthly.deps)
    monthly.wait(HOUR_MS)
    await monthly.sandbox.deliverDue(monthly.now())
    monthly.wait(DAY_MS - HOUR_MS)
  }
  const days = Array.from({ length: 24 }, (_, months) =>
    debitDay('2027-01-31', { dayOfMonth: 31, monthsLater: months }),
  )
  expect(days).toContain('2028-02-29')
  expect(await monthly.months(gift)).toEqual(days.map((day) => `${day} paid 1`))
  expect(await raised()).toBe(24 * 500_00)
  expect(await monthly.mandate(gift)).toMatchObject({ endReason: 'term-over', endsOn: '2029-01-30', nextCheckAt: null })
  await expectSound(monthly.now())
}, 240_000)

const anAct = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 5, arbitrary: fc.constant({ act: 'announce' as const }) },
  { weight: 2, arbitrary: fc.constant({ act: 'skip' as const }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('pause' as const), days: fc.integer({ min: 1, max: 90 }) }) },
  { weight: 1, arbitrary: fc.constant({ act: 'resume' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('change' as const), rupees: fc.integer({ min: 10, max: 500 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'stop' as const }) },
  { weight: 1, arbitrary: fc.constant({ act: 'close' as const }) },
)

/**
 * What the acts mean, without the jobs: the days on which the bank pays, and how much. A day is announced two days
 * before; from then on it can be skipped, and its amount only gets smaller.
 */
interface Model {
  next: string
  noticed: { day: string; amountMinor: number } | null
  amountMinor: number
  paidMinor: number
  isOver: boolean
}

const daysUntil = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS

function passDay(model: Model, today: string): void {
  if (model.isOver) return
  if (model.noticed && model.noticed.day <= today) {
    model.paidMinor += model.noticed.amountMinor
    model.noticed = null
  }
  if (model.next > addDays(today, 2)) return
  model.noticed = { day: model.next, amountMinor: model.amountMinor }
  model.next = debitDay(model.next, { dayOfMonth: 20, monthsLater: 1 })
}

test('whatever a supporter does, exactly what the model says is taken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 3, maxLength: 7 }), async (acts) => {
      const { monthly, slug, gift, raised } = await begin(new Date('2026-11-20T08:00:00Z'))
      const model: Model = { next: '2026-12-20', noticed: null, amountMinor: 500_00, paidMinor: 500_00, isOver: false }
      let today = '2026-11-20'
      const firstFree = (from: string) => {
        const inMonth = debitDay(from, { dayOfMonth: 20, monthsLater: 0 })
        const free = inMonth >= from ? inMonth : debitDay(from, { dayOfMonth: 20, monthsLater: 1 })
        return free > used ? free : debitDay(used, { dayOfMonth: 20, monthsLater: 1 })
      }
      /** The last day that has a row: announced, taken or left out. */
      let used = '2026-11-20'
      let pausedUntil = ''
      for (const each of acts) {
        const ctx = monthly.context()
        switch (each.act) {
          case 'wait':
          case 'announce': {
            // Until the next payment is announced, or some days.
            const days =
              each.act === 'wait' ? each.days : model.noticed || model.isOver ? 0 : daysUntil(today, model.next) - 1
            for (let day = 0; day < days; day++) {
              await runMonthlyGifts(monthly.deps)
              monthly.wait(HOUR_MS)
              await monthly.sandbox.deliverDue(monthly.now())
              const announcedBefore = model.noticed
              passDay(model, today)
              if (model.noticed && model.noticed !== announcedBefore) {
                used = model.noticed.day
                pausedUntil = ''
              }
              monthly.wait(DAY_MS - HOUR_MS)
              today = addDays(today, 1)
            }
            break
          }
          case 'skip': {
            const outcome = await skipMonth(ctx, gift)
            expect(outcome.ok).toBe(!model.isOver)
            if (model.isOver) break
            if (!model.noticed) {
              used = model.next
              model.next = debitDay(model.next, { dayOfMonth: 20, monthsLater: 1 })
            }
            model.noticed = null
            break
          }
          case 'pause': {
            const until = addDays(today, each.days)
            const outcome = await pauseGiving(ctx, { ...gift, until })
            expect(outcome.ok).toBe(!model.isOver)
            if (model.isOver) break
            if (model.noticed && model.noticed.day < until) model.noticed = null
            model.next = firstFree(until)
            pausedUntil = until
            break
          }
          case 'resume': {
            const outcome = await resumeGiving(ctx, gift)
            expect(outcome.ok).toBe(!model.isOver && pausedUntil !== '')
            if (!outcome.ok) break
            model.next = firstFree(addDays(today, 2))
            pausedUntil = ''
            break
          }
          case 'change': {
            const amountMinor = each.rupees * 100
            expect((await changeAmount(ctx, { ...gift, amountMinor })).ok).toBe(!model.isOver)
            if (model.isOver) break
            model.amountMinor = amountMinor
            if (model.noticed) model.noticed.amountMinor = Math.min(model.noticed.amountMinor, amountMinor)
            break
          }
          case 'stop':
            expect((await stopGiving(ctx, gift)).ok).toBe(!model.isOver)
            Object.assign(model, { isOver: true, noticed: null })
            break
          case 'close':
            await closeCampaign(monthly.context(OPERATOR), { slug, reason: 'Done.' })
            await runMonthlyGifts(monthly.deps)
            Object.assign(model, { isOver: true, noticed: null })
            break
        }
        expect(await raised()).toBe(model.paidMinor)
      }
      await expectSound(monthly.now())
    }),
    { numRuns: 8 },
  )
}, 240_000)
