import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { circleMembers } from '#app/features/circles/tables.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { type Actor, isOperator, VISITOR } from '#app/platform/context.server.ts'
import { seedCircles } from '#app/features/circles/demo.ts'
import { seedFigures, SPECIFIED_FIGURES } from './demo.ts'
import { testDatabase } from '#test/database.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { setBaseline } from './set-baseline.server.ts'
import { countFigures } from './count-figures.server.ts'
import { findProgress, listFigures } from './queries.server.ts'
import { FIGURE_KEYS, type FigureKey } from './schema.ts'
import { figureBaselines, figureCounts } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db)
const NOTE = 'Annual report 2025, page 4'

beforeEach(async () => {
  for (const table of [contributions, payments, campaigns, circleMembers, figureBaselines, figureCounts])
    await db.delete(table)
})

describe('a figure', () => {
  it('is 0 without a baseline and records', async () => {
    const figures = await listFigures(db, FIGURE_KEYS)
    expect(figures.map(({ value }) => value)).toEqual(FIGURE_KEYS.map(() => 0))
    expect(figures.every(({ sourceNote }) => sourceNote === null)).toBe(true)
  })

  it('is the baseline plus the counted records, in the requested order', async () => {
    await setAs(member('Kavita', 'operator'), 'supporters', 100)
    const campaignId = await campaign()
    await gift({ campaignId, email: 'asha@example.in' })
    const figures = await listFigures(db, ['impact-generated', 'supporters'])
    expect(figures).toEqual([
      {
        key: 'impact-generated',
        unit: 'paise',
        value: 500_00,
        baseline: 0,
        counted: 500_00,
        countedAt: null,
        sourceNote: null,
      },
      { key: 'supporters', unit: 'count', value: 101, baseline: 100, counted: 1, countedAt: null, sourceNote: NOTE },
    ])
  })

  it('counts a donor once, and each of their gifts', async () => {
    const campaignId = await campaign()
    await gift({ campaignId, email: 'asha@example.in' })
    await gift({ campaignId, email: 'Asha@Example.in' })
    await gift({ campaignId, phone: '+919876543210' })
    expect(await counted('supporters')).toBe(2)
    expect(await counted('impact-generated')).toBe(1_500_00)
  })

  it('counts a member who gives and belongs to Fearless Girls once', async () => {
    const userId = randomUUID()
    const campaignId = await campaign()
    await gift({ campaignId, email: 'asha@example.in', userId })
    await belong(userId)
    await belong(randomUUID())
    expect(await counted('active-changemakers')).toBe(2)
  })

  it('leaves out gifts that are unsettled, returned or imported', async () => {
    const campaignId = await campaign()
    await gift({ campaignId, email: 'a@example.in', settledAt: null })
    await gift({ campaignId, email: 'b@example.in', returnedAt: NOW })
    await gift({ campaignId, isImported: true })
    expect(await counted('supporters')).toBe(0)
    expect(await counted('impact-generated')).toBe(0)
    expect(await counted('active-changemakers')).toBe(0)
  })

  it('of many people is shown as it was counted last, and of fewer it is counted', async () => {
    const campaignId = await campaign()
    await gift({ campaignId, email: 'asha@example.in' })
    await countFigures({ db, now: NOW })
    await gift({ campaignId, email: 'lata@example.in' })
    expect(await listFigures(db, ['supporters'])).toMatchObject([{ counted: 2, countedAt: null }])
    await db.update(figureCounts).set({ counted: 10_001 })
    expect(await listFigures(db, ['supporters', 'impact-generated'])).toMatchObject([
      { counted: 10_001, countedAt: NOW },
      { counted: 1_000_00, countedAt: null },
    ])
    await countFigures({ db, now: later(HOUR_MS - 1) })
    expect(await counted('supporters')).toBe(10_001)
    await countFigures({ db, now: later(HOUR_MS) })
    expect(await counted('supporters')).toBe(2)
    expect(await counted('active-changemakers')).toBe(2)
  })

  it("counts students' campaigns as missions", async () => {
    await campaign({ kind: 'student' })
    await campaign({ kind: 'story' })
    expect(await counted('active-missions')).toBe(1)
  })
})

describe('a baseline', () => {
  const grid: [string, Actor, boolean][] = [
    ['a visitor', VISITOR, false],
    ['a member', member(), false],
    ['an operator', member('Kavita', 'operator'), true],
    ['an administrator', member('Leela', 'administrator'), true],
  ]
  it.each(grid)('set by %s: %o → %s', async (_, actor, isAllowed) => {
    expect(isOperator(actor)).toBe(isAllowed)
    expect((await setAs(actor, 'lives', 8_500)).ok).toBe(isAllowed)
    expect((await db.select().from(figureBaselines)).length).toBe(isAllowed ? 1 : 0)
  })

  it('is replaced when it is set again, and stores who set it', async () => {
    const operator = member('Kavita', 'operator')
    await setAs(operator, 'lives', 8_500)
    await setAs(operator, 'lives', 9_000)
    const rows = await db.select().from(figureBaselines)
    expect(rows).toEqual([
      { key: 'lives', baseline: 9_000, unit: 'count', sourceNote: NOTE, setBy: operator.userId, setAt: NOW },
    ])
  })

  it.each([-1, 1.5, Number.NaN, 1e15])('of %d is refused', async (baseline) => {
    expect(await setAs(member('Kavita', 'operator'), 'lives', baseline)).toEqual({ ok: false, reason: 'invalid' })
    expect(await db.select().from(figureBaselines)).toEqual([])
  })

  it('without a source is refused', async () => {
    const outcome = await setAs(member('Kavita', 'operator'), 'lives', 5, '  heard  ')
    expect(outcome).toEqual({ ok: false, reason: 'invalid' })
  })
})

describe('the demo baselines', () => {
  it("give the specification's figures, with any number of demo records", async () => {
    await gift({ campaignId: await campaign({ kind: 'student' }), email: 'asha@example.in' })
    await seedCircles(db, NOW)
    await seedFigures(db, NOW)
    const figures = await listFigures(db, FIGURE_KEYS)
    expect(Object.fromEntries(figures.map(({ key, value }) => [key, value]))).toEqual(SPECIFIED_FIGURES)
    expect(figures.find(({ key }) => key === 'communities')?.counted).toBe(8)
    expect(figures.find(({ key }) => key === 'supporters')).toMatchObject({ baseline: 246, counted: 1 })
  })
})

describe("a member's progress", () => {
  it('is empty at first', async () => {
    expect(await findProgress(db, { userId: randomUUID() })).toEqual({
      progress: { coursesCompleted: 0, storiesShared: 0, missionsLaunched: 0, moneyEarned: 0, squadMembers: 0 },
      storiesRead: 0,
      reachedOutForHelp: false,
    })
  })

  it('counts their own campaigns and the raised amount, in whole rupees', async () => {
    const ownerUserId = randomUUID()
    const mission = await campaign({ kind: 'student', ownerUserId })
    await campaign({ kind: 'emergency', ownerUserId })
    const other = await campaign({ kind: 'student', ownerUserId: randomUUID() })
    await gift({ campaignId: mission, email: 'a@example.in', amountMinor: 99_50 })
    await gift({ campaignId: mission, isImported: true })
    await gift({ campaignId: mission, email: 'b@example.in', returnedAt: NOW })
    await gift({ campaignId: other, email: 'c@example.in' })
    expect(await findProgress(db, { userId: ownerUserId })).toMatchObject({
      progress: { missionsLaunched: 1, moneyEarned: 599 },
      reachedOutForHelp: true,
    })
  })
})

function setAs(actor: Actor, key: FigureKey, baseline: number, sourceNote = NOTE) {
  return setBaseline(as(actor), { key, baseline, sourceNote })
}

async function counted(key: FigureKey): Promise<number | undefined> {
  const [figure] = await listFigures(db, [key])
  return figure?.counted
}

async function belong(userId: string): Promise<void> {
  await db
    .insert(circleMembers)
    .values({ userId, name: 'Kavita', contact: 'k@example.in', region: 'Kerala', joinedAt: NOW })
}

async function campaign(also: Partial<typeof campaigns.$inferInsert> = {}): Promise<string> {
  const [row] = await db
    .insert(campaigns)
    .values({
      slug: `c-${randomUUID()}`,
      kind: 'story',
      title: 'A fridge for the shop',
      description: 'Cold drinks in May.',
      story: [],
      costs: [],
      location: 'Yavatmal',
      category: "Women's Empowerment",
      goalMinor: 50_000_00,
      organiserName: 'Rukmini',
      coverSeed: 'c',
      ctaText: 'Support Rukmini',
      createdAt: NOW,
      ...also,
    })
    .returning({ id: campaigns.id })
  if (!row) throw new Error('no campaign')
  return row.id
}

interface Gift {
  campaignId: string
  amountMinor?: number
  email?: string
  phone?: string
  userId?: string
  settledAt?: Date | null
  returnedAt?: Date
  isImported?: boolean
}

let receipts = 0

async function gift({
  isImported = false,
  amountMinor = 500_00,
  settledAt = NOW,
  returnedAt,
  ...rest
}: Gift): Promise<void> {
  const paymentId = isImported ? null : await payment(amountMinor)
  await db.insert(contributions).values({
    ...rest,
    paymentId,
    amountMinor,
    settledAt,
    returnedAt: returnedAt ?? null,
    returnReason: returnedAt ? 'asked for it' : null,
    nameSnapshot: 'Asha',
    isAnonymous: false,
    publicToken: randomUUID(),
    publicSeed: randomUUID(),
    createdAt: NOW,
    receiptNumber: settledAt && paymentId ? `DY-26-${++receipts}` : null,
  })
}

async function payment(amountMinor: number): Promise<string | null> {
  const [row] = await db
    .insert(payments)
    .values({
      provider: 'sandbox',
      isTest: true,
      purpose: 'contribution',
      subjectId: randomUUID(),
      amountMinor,
      currency: 'INR',
      idempotencyKey: randomUUID(),
      createdAt: NOW,
      expiresAt: NOW,
      stateAt: NOW,
    })
    .returning({ id: payments.id })
  return row?.id ?? null
}
