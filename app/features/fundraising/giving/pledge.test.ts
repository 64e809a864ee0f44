import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import type { Member } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { pledge, type PledgeOutcome } from './pledge.server.ts'
import { findReceipt } from '#app/features/fundraising/queries.server.ts'
import { giftForm, OPERATOR, openGiving, type Giving } from './giving.test-support.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'

const REPEATS = 50

let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
})

const give = (slug: string, input: PledgeInput) => pledge(giving.pledgeContext(), { ...input, slug })

async function countRows(): Promise<{ gifts: number; payments: number }> {
  const [gifts] = await database.db.select({ count: count() }).from(contributions)
  const [paid] = await database.db.select({ count: count() }).from(payments)
  return { gifts: gifts?.count ?? 0, payments: paid?.count ?? 0 }
}

/** The rows that an act adds. */
async function added(act: () => Promise<unknown>): Promise<{ gifts: number; payments: number }> {
  const before = await countRows()
  await act()
  const after = await countRows()
  return { gifts: after.gifts - before.gifts, payments: after.payments - before.payments }
}

function tokenOf(outcome: PledgeOutcome): string {
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.token
}

describe('a donor who supports a campaign', () => {
  it('is redirected to the payment page, and nothing counts before the payment', async () => {
    const slug = await giving.campaign()
    const outcome = await give(slug, giftForm())
    const receipt = await findReceipt(database.db, { token: tokenOf(outcome), now: giving.now() })
    expect(outcome).toMatchObject({ ok: true, redirectTo: receipt?.payUrl })
    expect(receipt).toMatchObject({
      state: 'awaiting',
      receiptNumber: null,
      totalMinor: 550_00,
      settledAt: null,
      isTest: true,
    })
    expect(receipt?.payUrl).toMatch(/^https:\/\/diya\.example\/sandbox\/payments\//)
  })

  it('gets not-found for an unknown slug, and nothing is stored', async () => {
    for (const slug of ['nobody-story', 'Not A Slug', 'null\u0000byte', '']) {
      const rows = await added(async () => {
        expect(await give(slug, giftForm())).toEqual({ ok: false, reason: 'campaign-not-found' })
      })
      expect(rows).toEqual({ gifts: 0, payments: 0 })
    }
  })

  it('gets a refusal when the campaign is closed or has ended, and nothing is stored', async () => {
    const closed = await giving.campaign()
    await closeCampaign(giving.context(OPERATOR), { slug: closed, reason: 'The shop is open.' })
    const ended = await giving.campaign({
      createdAt: new Date(giving.now().getTime() - 2_000),
      endsAt: new Date(giving.now().getTime() - 1_000),
    })
    const rows = await added(async () => {
      expect(await give(closed, giftForm())).toEqual({ ok: false, reason: 'campaign-closed' })
      expect(await give(ended, giftForm())).toEqual({ ok: false, reason: 'campaign-ended' })
    })
    expect(rows).toEqual({ gifts: 0, payments: 0 })
  })

  it('has the gift in their account when signed in', async () => {
    const slug = await giving.campaign()
    const token = tokenOf(await pledge(giving.pledgeContext(OPERATOR), { ...giftForm(), slug }))
    const [gift] = await database.db.select().from(contributions).where(eq(contributions.publicToken, token))
    expect(gift?.userId).toBe(OPERATOR.userId)
  })
})

describe('the same form', () => {
  it(`posted ${REPEATS} times at once and ${REPEATS} times later is one gift with one answer`, async () => {
    const slug = await giving.campaign()
    const form = giftForm()
    const answers: PledgeOutcome[] = []
    const rows = await added(async () => {
      answers.push(...(await Promise.all(Array.from({ length: REPEATS }, () => give(slug, form)))))
      for (let i = 0; i < REPEATS; i++) answers.push(await give(slug, form))
    })
    expect(rows).toEqual({ gifts: 1, payments: 1 })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.ok).toBe(true)
  })

  it('leads to the receipt once it is paid, and does not ask for money again', async () => {
    const slug = await giving.campaign()
    const form = giftForm()
    const gift = await giving.pledged(slug, form)
    await giving.notify(giving.report(gift, 'captured'))
    const rows = await added(async () => {
      expect(await give(slug, form)).toEqual({
        ok: true,
        redirectTo: `https://diya.example/receipt/${gift.token}`,
        token: gift.token,
      })
    })
    expect(rows).toEqual({ gifts: 0, payments: 0 })
  })

  it.each(['failed', 'expired'] as const)('opens a new payment after the first one %s', async (state) => {
    const slug = await giving.campaign()
    const form = giftForm()
    const first = await giving.pledged(slug, form)
    await giving.notify(giving.report(first, state))
    const second = await giving.pledged(slug, form)
    expect(second.paymentId).not.toBe(first.paymentId)
    expect((await giving.pledged(slug, form)).paymentId).toBe(second.paymentId)
  })

  it('waits for a pending payment instead of taking money twice', async () => {
    const slug = await giving.campaign()
    const form = giftForm()
    const gift = await giving.pledged(slug, form)
    await giving.notify(giving.report(gift, 'pending'))
    giving.wait(2 * HOUR_MS)
    expect(await give(slug, form)).toMatchObject({ redirectTo: `https://diya.example/receipt/${gift.token}` })
  })

  it('is refused after ten failed attempts', async () => {
    const slug = await giving.campaign()
    const form = giftForm()
    for (let attempt = 0; attempt < 10; attempt++) {
      await giving.notify(giving.report(await giving.pledged(slug, form), 'failed'))
    }
    expect(await give(slug, form)).toEqual({ ok: false, reason: 'provider-refused' })
  })
})

describe('the key of a form', () => {
  test.each<[string, Partial<PledgeInput>]>([
    ['another amount', { amountMinor: 600_00 }],
    ['another tip', { tipMinor: 0 }],
    ['another person', { email: 'lakshmi@example.org' }],
    ['another wish for anonymity', { isAnonymous: true }],
  ])('that comes again with %s is refused, and nothing is stored', async (_, changes) => {
    const slug = await giving.campaign()
    const form = giftForm()
    await giving.pledged(slug, form)
    const rows = await added(async () => {
      expect(await give(slug, { ...form, ...changes })).toEqual({ ok: false, reason: 'form-changed' })
    })
    expect(rows).toEqual({ gifts: 0, payments: 0 })
  })

  it('that another member has is a gift of her own', async () => {
    const slug = await giving.campaign()
    const form = giftForm()
    const give = (actor: Member) => pledge(giving.pledgeContext(actor), { ...form, slug })
    const rows = await added(async () => {
      expect(tokenOf(await give(member('Asha')))).not.toBe(tokenOf(await give(member('Farida'))))
    })
    expect(rows).toEqual({ gifts: 2, payments: 2 })
  })

  it('that somebody else has seen does not open the first gift', async () => {
    const form = giftForm()
    await giving.pledged(await giving.campaign(), form)
    expect(await give(await giving.campaign(), form)).toEqual({ ok: false, reason: 'form-changed' })
  })
})

describe('when the provider is down', () => {
  it('the donor gets a refusal, and the same form continues when it is up again', async () => {
    const slug = await giving.campaign()
    const form = giftForm()
    const { start } = giving.provider
    giving.provider.start = async () => {
      throw new PaymentProviderError('unavailable', { provider: 'sandbox', action: 'start', code: 'timeout' })
    }
    const rows = await added(async () => {
      expect(await give(slug, form)).toEqual({ ok: false, reason: 'provider-unavailable' })
      giving.provider.start = start
      expect(await give(slug, form)).toMatchObject({ ok: true })
    })
    expect(rows).toEqual({ gifts: 1, payments: 1 })
  })

  it('a refused payment is reported as refused', async () => {
    const slug = await giving.campaign()
    const { start } = giving.provider
    giving.provider.start = async () => {
      throw new PaymentProviderError('refused', { provider: 'sandbox', action: 'start', code: 'bad-request' })
    }
    expect(await give(slug, giftForm())).toEqual({ ok: false, reason: 'provider-refused' })
    giving.provider.start = start
  })

  it('a bug is not reported as an outage', async () => {
    const slug = await giving.campaign()
    const { start } = giving.provider
    giving.provider.start = async () => {
      throw new TypeError('undefined is not a function')
    }
    await expect(give(slug, giftForm())).rejects.toThrow(TypeError)
    giving.provider.start = start
  })
})

test("a receipt cannot be found by guessing its form's key", async () => {
  for (const token of ['', 'x', randomUUID(), 'A'.repeat(22), `${'A'.repeat(21)}\u0000`]) {
    expect(await findReceipt(database.db, { token, now: giving.now() })).toBeNull()
  }
})
