import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
  OPERATOR,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { CHECK_KINDS, type CheckKind, type NewFact, SEEN_BY_KIND, type Seen, VOIDED_BY } from './check-kinds.ts'
import { readChecks } from './check-queries.server.ts'
import { campaignChecks } from './check-tables.server.ts'
import { insertCheck } from './insert-check.server.ts'
import { voidChecks } from './void-checks.server.ts'

let database: Database
let payouts: CampaignPayouts

beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

async function campaign() {
  const slug = await payouts.campaign()
  const [row] = await database.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug))
  return { slug, id: row?.id ?? '' }
}

const kindOf = (seen: Seen): CheckKind => CHECK_KINDS.find((kind) => [...SEEN_BY_KIND[kind]].some((s) => s === seen))!

const check = (campaignId: string, seen: Seen, { now, days }: { now: Date; days: number }) =>
  insertCheck(database.db, {
    campaignId,
    kind: kindOf(seen),
    seen,
    words: null,
    documentId: null,
    by: OPERATOR,
    checkedAt: now,
    until: new Date(now.getTime() + days * DAY_MS),
  })

type Step = { do: 'check'; seen: Seen; days: number } | { do: 'fact'; fact: NewFact } | { do: 'wait'; days: number }

const steps = fc.array(
  fc.oneof(
    fc.record<Step & { do: 'check' }>({
      do: fc.constant('check'),
      seen: fc.constantFrom(...CHECK_KINDS.flatMap((kind): Seen[] => [...SEEN_BY_KIND[kind]])),
      days: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record<Step & { do: 'fact' }>({
      do: fc.constant('fact'),
      fact: fc.constantFrom(...(Object.keys(VOIDED_BY) as NewFact[])),
    }),
    fc.record<Step & { do: 'wait' }>({ do: fc.constant('wait'), days: fc.integer({ min: 1, max: 10 }) }),
  ),
  { maxLength: 12 },
)

describe('what the page says', () => {
  it('is what was checked, is not over, and no new fact has voided', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { slug, id } = await campaign()
        let now = payouts.now()
        /** The model: until when each sentence holds; and what was voided, until when it would have held. */
        const holds = new Map<Seen, number>()
        const voided = new Map<CheckKind, number>()
        for (const step of all) {
          // No two steps at the same time.
          now = new Date(now.getTime() + 1)
          if (step.do === 'wait') now = new Date(now.getTime() + step.days * DAY_MS)
          if (step.do === 'check') {
            await check(id, step.seen, { now, days: step.days })
            holds.set(step.seen, now.getTime() + step.days * DAY_MS)
          }
          if (step.do === 'fact') {
            await voidChecks(database.db, { campaignId: id, fact: step.fact, now })
            for (const [seen, until] of holds) {
              const kind = kindOf(seen)
              if (![...VOIDED_BY[step.fact]].some((of) => of === kind)) continue
              holds.delete(seen)
              voided.set(kind, Math.max(until, voided.get(kind) ?? 0))
            }
          }
        }
        const { valid, again } = await readChecks(database.db, { slug, now })
        const live = [...holds].flatMap(([seen, until]) => (until > now.getTime() ? [seen] : []))
        expect(valid.map(({ seen }) => seen).toSorted()).toEqual(live.toSorted())
        const kinds = new Set(live.map(kindOf))
        const waiting = [...voided].flatMap(([kind, until]) =>
          until > now.getTime() && !kinds.has(kind) ? [kind] : [],
        )
        expect(again.map(({ kind }) => kind).toSorted()).toEqual(waiting.toSorted())
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  it('names the first name of who checked, and nobody for an answer of the bank', async () => {
    const { slug, id } = await campaign()
    const now = payouts.now()
    await check(id, 'identity-organiser', { now, days: 30 })
    await insertCheck(database.db, {
      campaignId: id,
      kind: 'bank',
      seen: 'account-owner',
      words: null,
      documentId: null,
      by: null,
      checkedAt: now,
      until: new Date(now.getTime() + DAY_MS),
    })
    const { valid } = await readChecks(database.db, { slug, now })
    expect(valid.map(({ kind, by }) => [kind, by])).toEqual([
      ['identity', 'Olga'],
      ['bank', null],
    ])
  })
})

describe('a new payee', () => {
  it('voids the check of the bank account and no other', async () => {
    const { slug, id, owner } = await payouts.funded([])
    await check(id, 'identity-organiser', { now: payouts.now(), days: 30 })
    const before = await readChecks(database.db, { slug, now: payouts.now() })
    expect(before.valid.map(({ seen, words }) => [seen, words])).toEqual([
      ['identity-organiser', null],
      ['account-institution', 'City Hospital.'],
    ])
    await payouts.payee({ slug, owner }, { name: 'Town Hospital', account: account('001234567891') })
    const checked = await readChecks(database.db, { slug, now: payouts.now() })
    expect(checked.valid.map(({ words }) => words)).toEqual([null, 'Town Hospital.'])
    expect(checked.again).toEqual([])
  })
})

const account = (number: string) => ({ holder: 'Town Hospital', number, ifsc: 'SBIN0001234' })

describe('the database', () => {
  it('keeps a check as it was made, voids it once, and deletes none', async () => {
    const { id } = await campaign()
    await check(id, 'estimate', { now: payouts.now(), days: 30 })
    const ofCampaign = eq(campaignChecks.campaignId, id)
    const set = (change: object) => database.db.update(campaignChecks).set(change).where(ofCampaign)
    const voided = { voidedAt: payouts.now(), voidReason: 'withdrawn' }
    await expect(set({ ...voided, words: 'More' })).rejects.toThrow()
    await expect(set({ until: new Date('2030-01-01') })).rejects.toThrow()
    await set(voided)
    await expect(set({ voidedAt: null, voidReason: null })).rejects.toThrow()
    await expect(database.db.delete(campaignChecks).where(ofCampaign)).rejects.toThrow()
  })

  it('takes no check of a document that nobody made', async () => {
    const { id } = await campaign()
    const now = payouts.now()
    const until = new Date(now.getTime() + DAY_MS)
    const row = { campaignId: id, kind: 'identity', seen: 'identity-organiser', checkedAt: now, until } as const
    await expect(database.db.insert(campaignChecks).values(row)).rejects.toThrow()
    const by = { checkedBy: randomUUID(), checkedByName: 'Olga' }
    await database.db.insert(campaignChecks).values({ ...row, ...by })
  })
})
