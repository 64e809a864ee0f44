import fc from 'fast-check'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pauseCampaign } from '#app/features/fundraising/owner/ending/pause-campaign.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { cancelMandate } from '#app/platform/payments/sandbox/mandates/mandates.server.ts'
import { sandboxMandates, sandboxPayments } from '#app/platform/payments/sandbox/tables.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { dayOfIndia, formatDay } from '#app/platform/time/indian-days.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { IS_FULL } from '#test/full.ts'
import { member } from '#test/people.ts'
import { runMonthlyGifts } from './debits/run-monthly-gifts.server.ts'
import { mandateDebits, mandates } from './mandate-tables.server.ts'
import { MonthlyModel, plusDays } from './monthly-model.test-support.ts'
import { openMonthly } from './monthly.test-support.ts'
import { changeAmount } from './page/change-amount.server.ts'
import { pauseGiving, resumeGiving } from './page/pause-giving.server.ts'
import { skipMonth } from './page/skip-month.server.ts'
import { stopGiving } from './page/stop-giving.server.ts'

/** At once, on one clock. `MONTHLY_LIVES=100` for many. */
const LIVES = Number(process.env['MONTHLY_LIVES'] ?? (IS_FULL ? 6 : 3))
const FIRST_DAY = '2027-01-31'
const DAYS = 800
const ACTS_MAX = 14
const MONTHLY_MINOR_MAX = 15_000_00

const database = await testDatabase()
const { db } = database
const monthly = openMonthly(database)
const OWNER = member('Sunita')

/** Around the day of a debit: before the jobs run in the morning, before they run in the evening, or later. */
const SLOTS = ['morning', 'afternoon', 'night'] as const
type Slot = (typeof SLOTS)[number]
const when = {
  month: fc.integer({ min: 1, max: 24 }),
  days: fc.oneof(fc.integer({ min: -4, max: 8 }), fc.constantFrom(-2, 0)),
  slot: fc.constantFrom(...SLOTS),
}
const weighted = <Act extends string>(weights: Record<Act, number>) =>
  fc.oneof(...Object.entries<number>(weights).map(([act, weight]) => ({ weight, arbitrary: fc.constant(act as Act) })))
const ACTS = { skip: 3, pause: 3, resume: 3, change: 3, spend: 3, earn: 4, pauseCampaign: 1 }
const ENDINGS = { stop: 1, close: 1, cancelAtBank: 1, endCampaign: 1, none: 4 }
const anAct = fc.record({ ...when, act: weighted(ACTS), size: fc.integer({ min: 1, max: 90 }) })
const plan = fc.record({
  /** From the 31st, 1st, 20th, 28th, 29th and 30th. */
  startsIn: fc.constantFrom(0, 1, 20, 28, 57, 58),
  amountMinor: fc.constantFrom(100_00, 500_00, MONTHLY_MINOR_MAX),
  acts: fc.array(anAct, { maxLength: ACTS_MAX }),
  ending: fc.record({ ...when, month: fc.integer({ min: 5, max: 24 }), act: weighted(ENDINGS) }),
})
type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never
type Act = (Plan['acts'][number] | Plan['ending']) & { size?: number }

const whole = {
  startsIn: 0,
  amountMinor: 500_00,
  ending: { act: 'none', month: 5, days: 0, slot: 'morning' },
} as const
/** One that nobody touches, and one with what is hard. */
const FIXED: readonly Plan[] = [
  { ...whole, acts: [] },
  {
    ...whole,
    acts: [
      // Announced so late that it is due a day later.
      { month: 2, days: -10, slot: 'morning', act: 'pause', size: 60 },
      { month: 2, days: -2, slot: 'night', act: 'resume', size: 1 },
      // Refused, and paused before it is announced again.
      { month: 4, days: -1, slot: 'morning', act: 'spend', size: 1 },
      { month: 4, days: 0, slot: 'afternoon', act: 'pause', size: 20 },
      { month: 4, days: 8, slot: 'morning', act: 'earn', size: 1 },
      // Smaller and larger again, after it was announced.
      { month: 6, days: -2, slot: 'afternoon', act: 'change', size: 30 },
      { month: 6, days: -1, slot: 'morning', act: 'change', size: 60 },
      { month: 8, days: -1, slot: 'morning', act: 'skip', size: 1 },
      { month: 9, days: -1, slot: 'night', act: 'pauseCampaign', size: 20 },
      // Paid at the third try.
      { month: 11, days: -1, slot: 'morning', act: 'spend', size: 1 },
      { month: 11, days: 4, slot: 'morning', act: 'earn', size: 1 },
      // Too late for this month.
      { month: 13, days: -10, slot: 'morning', act: 'pause', size: 60 },
      { month: 13, days: -1, slot: 'afternoon', act: 'resume', size: 1 },
      // Unpaid for two months.
      { month: 20, days: -1, slot: 'morning', act: 'spend', size: 1 },
    ],
  },
]

class Life {
  readonly model: MonthlyModel
  readonly plan: Plan
  readonly slug: string
  readonly gift: Awaited<ReturnType<typeof monthly.approved>>
  readonly email: string

  private constructor(of: Pick<Life, 'model' | 'plan' | 'slug' | 'gift' | 'email'>) {
    this.model = of.model
    this.plan = of.plan
    this.slug = of.slug
    this.gift = of.gift
    this.email = of.email
  }

  static async begin(of: Plan, today: string): Promise<Life> {
    const model = new MonthlyModel(today, of.amountMinor)
    const { act: ends, month, days } = of.ending
    const endsAt = ends === 'endCampaign' ? new Date(`${plusDays(model.dayOf(month), days)}T12:00:00+05:30`) : null
    model.campaign.endsAt = endsAt?.getTime() ?? null
    const slug = await monthly.campaign({ ownerUserId: OWNER.userId, ...(endsAt && { endsAt }) })
    const email = `${crypto.randomUUID()}@example.org`
    const gift = await monthly.approved(slug, { amountMinor: of.amountMinor, email })
    return new Life({ model, plan: of, slug, gift, email })
  }

  actsOn(today: string, slot: Slot): Act[] {
    const isNow = (each: Act) =>
      each.slot === slot && plusDays(this.model.dayOf(each.month), each.days) === today && each.act !== 'none'
    return [...this.plan.acts, this.plan.ending].filter(isNow)
  }

  async act({ act: verb, size = 0 }: Act, today: string): Promise<void> {
    const { model, gift, slug } = this
    const ctx = monthly.context()
    const answers = (outcome: object, otherwise: object = { ok: true }) =>
      expect(outcome).toEqual(model.endReason === null ? otherwise : { ok: false, reason: 'ended' })
    if (verb === 'spend' || verb === 'earn') {
      model.hasMoney = verb === 'earn'
      const debits = model.hasMoney ? 'paid' : 'no-money'
      await db.update(sandboxMandates).set({ debits }).where(eq(sandboxMandates.id, gift.ref))
    } else if (verb === 'skip') {
      answers(await skipMonth(ctx, gift))
      if (model.endReason === null) model.skip()
    } else if (verb === 'pause') {
      const until = plusDays(today, size)
      const outcome = await pauseGiving(ctx, { ...gift, until })
      answers(outcome, model.endReason !== null || model.pause(until) ? { ok: true } : { ok: false, reason: 'too-far' })
    } else if (verb === 'resume') {
      const isPaused = model.pausedUntil !== null
      answers(await resumeGiving(ctx, gift), isPaused ? { ok: true } : { ok: false, reason: 'not-paused' })
      if (isPaused) model.resume(today)
    } else if (verb === 'change') {
      const amountMinor = Math.ceil((model.maxMinor * size) / 60)
      const isTooMuch = amountMinor > model.maxMinor
      const refusal = isTooMuch ? 'above-approved' : amountMinor < 10_00 ? 'too-small' : null
      answers(
        await changeAmount(ctx, { ...gift, amountMinor }),
        refusal ? { ok: false, reason: refusal } : { ok: true },
      )
      if (model.endReason === null && !refusal) model.change(amountMinor)
    } else if (verb === 'pauseCampaign') {
      const day = plusDays(today, Math.min(size, 60))
      const { ok } = await pauseCampaign(monthly.context(OWNER), { slug, day, reason: 'A break.' })
      if (ok) model.campaign.pausedThrough = day
    } else if (verb === 'stop') {
      answers(await stopGiving(ctx, gift))
      if (model.endReason === null) model.end(today, 'stopped')
    } else if (verb === 'close') {
      await closeCampaign(monthly.context(OWNER), { slug, reason: 'Done.' })
      model.campaign.isClosed = true
    } else if (verb === 'cancelAtBank') {
      await cancelMandate(db, gift.ref, monthly.now())
      await deliver()
      if (model.endReason === null) model.end(today, 'at-bank')
    }
  }

  /** What the supporter and the provider got, as the model logs it, and that each debit was announced in time. */
  async expectLog(): Promise<void> {
    const mails = await listMails(db, { to: this.email })
    const debits = await db.select().from(sandboxPayments).where(eq(sandboxPayments.mandateId, this.gift.ref))
    const kindOf = (key: string) => key.replace('monthly:', '').split(':')[0] ?? ''
    const noticed = this.model.log.filter((line) => line.includes(' notice of '))
    const subjectOf = (line: string) => {
      const [amount, day] = line.split(' notice of ')[1]?.split(' on ') ?? []
      return `Your monthly gift of ${formatMoney(Number(amount), 'INR')} on ${formatDay(day ?? '')}`
    }
    const written = mails.map(({ createdAt, dedupeKey, subject }) => {
      const day = dayOfIndia(createdAt)
      const line = noticed.find((each) => each.startsWith(day) && subjectOf(each) === subject)
      return kindOf(dedupeKey) === 'notice' ? (line ?? `${day} ${subject}`) : `${day} ${kindOf(dedupeKey)}`
    })
    const taken = debits.map(({ createdAt, amountMinor }) => `${dayOfIndia(createdAt)} debit of ${amountMinor}`)
    expect([...written, ...taken].toSorted()).toEqual(this.model.log.toSorted())
    for (const { createdAt, amountMinor } of debits) {
      expect(amountMinor).toBeLessThanOrEqual(MONTHLY_MINOR_MAX)
      const inTime = mails.filter((mail) => createdAt.getTime() - mail.createdAt.getTime() >= DAY_MS)
      const says = `on ${formatDay(dayOfIndia(createdAt))}`
      expect(inTime.some(({ dedupeKey, subject }) => kindOf(dedupeKey) === 'notice' && subject.endsWith(says))).toBe(
        true,
      )
    }
  }
}

async function deliver(): Promise<void> {
  while ((await monthly.sandbox.deliverDue(monthly.now())).delivered > 0);
}

const waitUntil = (day: string, time: string) =>
  monthly.wait(Date.parse(`${day}T${time}+05:30`) - monthly.now().getTime())

/** The rows of all lives, each as the model has it. */
async function expectRows(lives: readonly Life[], today: string): Promise<void> {
  const ids = lives.map(({ gift }) => gift.id)
  const rows = await db.select().from(mandates).where(inArray(mandates.id, ids))
  const debits = await db
    .select()
    .from(mandateDebits)
    .where(inArray(mandateDebits.mandateId, ids))
    .orderBy(asc(mandateDebits.month))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byMandate = Map.groupBy(debits, ({ mandateId }) => mandateId)
  for (const { gift, model, plan: of } of lives) {
    const { nextDebitOn, pausedUntil, endReason } = byId.get(gift.id) ?? {}
    const months = byMandate.get(gift.id) ?? []
    const stored = months.map((row) => `${row.dueOn} ${row.state} ${row.skipReason ?? row.tries} ${row.amountMinor}`)
    const wanted = model.months.map((row) => `${row.dueOn} ${row.state} ${row.why ?? row.tries} ${row.amountMinor}`)
    expect({ today, nextDebitOn, pausedUntil, endReason, stored }, JSON.stringify(of)).toEqual({
      today,
      nextDebitOn: model.nextOn,
      pausedUntil: model.pausedUntil,
      endReason: model.endReason,
      stored: wanted,
    })
  }
}

const ACTS_AT: Record<Slot, string> = { morning: '08:00:00', afternoon: '15:00:00', night: '23:00:00' }

async function act(lives: readonly Life[], { today, slot }: { today: string; slot: Slot }): Promise<void> {
  for (const life of lives) {
    for (const each of life.actsOn(today, slot)) {
      waitUntil(today, ACTS_AT[slot])
      await life.act(each, today)
    }
  }
}

/** True when something happened to a monthly gift. */
async function runJobs(lives: readonly Life[], { today, at }: { today: string; at: string }): Promise<boolean> {
  waitUntil(today, at)
  const before = lives.map(({ model }) => model.log.length)
  await runMonthlyGifts(monthly.deps)
  for (const { model } of lives) model.run({ today, at: monthly.now().getTime() })
  const hasNews = lives.some(({ model }, life) => model.log.length !== before[life])
  if (hasNews) {
    monthly.wait(MINUTE_MS)
    await deliver()
  }
  return hasNews
}

/** All plans on one clock, from half past midnight in India, which is the day before in UTC. */
async function live(plans: readonly Plan[]): Promise<Life[]> {
  const lives: Life[] = []
  for (let day = 0; day < DAYS; day++) {
    const today = plusDays(FIRST_DAY, day)
    waitUntil(today, '00:30:00')
    for (const each of plans) if (each.startsIn === day) lives.push(await Life.begin(each, today))
    await act(lives, { today, slot: 'morning' })
    const hasNews = await runJobs(lives, { today, at: '09:00:00' })
    await act(lives, { today, slot: 'afternoon' })
    if (hasNews || lives.some((life) => life.actsOn(today, 'afternoon').length > 0)) {
      await runJobs(lives, { today, at: '21:00:00' })
      await expectRows(lives, today)
    }
    await act(lives, { today, slot: 'night' })
  }
  await expectRows(lives, plusDays(FIRST_DAY, DAYS))
  return lives
}

test(`over two years, whatever ${LIVES} supporters do, they are told and pay what the model says, day by day`, async () => {
  const random = LIVES - FIXED.length
  const [plans] = fc.sample(fc.array(plan, { minLength: random, maxLength: random }), 1)
  const lives = await live([...FIXED, ...(plans ?? [])])
  const [first] = lives
  const paid = first?.model.months.filter(({ state }) => state === 'paid').map(({ dueOn }) => dueOn)
  expect([paid?.length, paid?.includes('2028-02-29'), first?.model.endReason]).toEqual([24, true, 'term-over'])
  for (const { slug, model, gift } of lives) {
    expect(model.endReason).not.toBeNull()
    const campaign = await findCampaign(db, { slug, now: monthly.now() })
    expect(campaign?.raisedMinor).toBe(model.raisedMinor)
    const isRunning = sql`${sandboxMandates.id} = ${gift.ref} AND ${sandboxMandates.cancelledAt} IS NULL`
    expect(await db.$count(sandboxMandates, isRunning)).toBe(0)
  }
  for (const life of lives) await life.expectLog()
  expect(await findFailedChecks(db, monthly.now())).toEqual([])
}, 3_600_000)
