import { randomUUID } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { refunds } from '#app/features/payments/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { sendDueMails } from '#app/platform/mail/outbox.server.ts'
import type { OutgoingMail } from '#app/platform/mail/transport.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { SITE } from '#test/context.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { importContributions } from './import-contributions.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { returnContribution } from './return-contribution.server.ts'
import { copy } from '#app/features/fundraising/copy.ts'
import { campaignTopic } from '#app/features/fundraising/events.ts'
import { findCampaign, findReceipt } from '#app/features/fundraising/queries.server.ts'
import {
  type GivenGift,
  OPERATOR,
  openGiving,
  type Giving,
} from '#app/features/fundraising/giving/giving.test-support.ts'
import { receiptAttachment } from '#app/features/fundraising/receipt/receipt-pdf.server.ts'
import { statementsOf } from '#test/statements.ts'
import { RETURN_WINDOW_MS } from '#app/features/fundraising/schema.ts'
import { campaignMilestones, contributions } from '#app/features/fundraising/tables.server.ts'

let database: Database
let giving: Giving
beforeAll(async () => {
  database = await testDatabase()
  giving = openGiving(database)
})

const pageOf = async (slug: string) => {
  const page = await findCampaign(database.db, { slug, now: giving.now() })
  if (!page) throw new Error('no such campaign')
  return page
}
const receiptOf = (gift: GivenGift) => findReceipt(database.db, { token: gift.token, now: giving.now() })
const capture = async (gift: GivenGift) => giving.notify(giving.report(gift, 'captured'))
const mailsTo = async (to: string) => (await listMails(database.db)).filter((mail) => mail.to === to)

/** Sends due refunds and delivers the sandbox's notifications that they arrived. */
async function refundEverything(): Promise<void> {
  await sendRefunds(giving.deps)
  await giving.sandbox.deliverDue(giving.now())
}

describe('a gift that arrives', () => {
  it('is booked once, counts, and has a numbered receipt', async () => {
    const slug = await giving.campaign()
    const gift = await giving.pledged(slug)
    expect((await capture(gift)).status).toBe(200)
    expect(await giving.book(gift)).toBe(
      [
        'date        transfer      account                debit  credit',
        '2026-11-20  contribution  asset:gateway:sandbox   ₹550',
        '                          liability:campaign:A            ₹500',
        '                          income:tips                      ₹50',
      ].join('\n'),
    )
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 500_00, supporters: 1, percent: 1 })
    const receipt = await receiptOf(gift)
    expect(receipt).toMatchObject({
      state: 'settled',
      method: 'upi',
      settledAt: giving.now(),
      payUrl: null,
      canReturn: true,
    })
    expect(receipt?.receiptNumber).toMatch(/^DY-26-\d{5}$/)
  })

  it('without a tip has no ledger line for one', async () => {
    const gift = await giving.pledged(await giving.campaign(), { tipMinor: 0 })
    await capture(gift)
    expect(await giving.book(gift)).not.toContain('income:tips')
  })

  it('causes one mail with the receipt, or none when only a phone number is known', async () => {
    const slug = await giving.campaign()
    const to = `${randomUUID()}@example.org`
    const gift = await giving.pledged(slug, { email: to, name: 'Asha <b>Rao</b>' })
    await capture(gift)
    await capture(gift)
    const mails = await mailsTo(to)
    expect(mails.map((mail) => mail.subject)).toEqual(['Your gift to Sunita opens a tailoring shop has arrived'])
    expect(mails[0]?.text).toContain(`https://diya.example/receipt/${gift.token}`)
    expect(mails[0]?.text).toContain('Total: ₹550')
    expect(mails[0]?.html).not.toContain('<b>')
    const before = (await listMails(database.db)).length
    await capture(await giving.pledged(slug, { email: null, phone: '+919876543210' }))
    expect(await listMails(database.db)).toHaveLength(before)
  })

  it('has the printed receipt attached to its mail', async () => {
    const to = `${randomUUID()}@example.org`
    const gift = await giving.pledged(await giving.campaign(), { email: to })
    await capture(gift)
    const sent: OutgoingMail[] = []
    await sendDueMails({
      db: database.db,
      sealer: plainSealer,
      transport: async (mail) => void sent.push(mail),
      now: giving.now(),
      loadAttachment: receiptAttachment({ db: database.db, clock: giving.now, site: SITE, sealer: plainSealer }),
    })
    const files = sent
      .find((mail) => mail.to === to)
      ?.attachments.map(({ filename, content }) => [filename, content.subarray(0, 5).toString()])
    expect(files).toEqual([[`${(await receiptOf(gift))?.receiptNumber}.pdf`, '%PDF-']])
  })

  it('has its own receipt number in its mail, also when gifts arrive at once', async () => {
    const slug = await giving.campaign()
    const gifts = await Promise.all([1, 2, 3].map(() => giving.pledged(slug, { email: `${randomUUID()}@example.org` })))
    await Promise.all(gifts.map(capture))
    for (const gift of gifts) {
      const number = (await receiptOf(gift))?.receiptNumber ?? ''
      expect(number).toMatch(/^DY-26-\d{5}$/)
      const mail = (await listMails(database.db)).find(({ text }) => text.includes(gift.token))
      expect(mail?.text.match(/^Receipt number: .*$/gm)).toEqual([`Receipt number: ${number}`])
      expect(mail?.html).toContain(number)
    }
  })

  it('after the payment had failed or expired counts all the same', async () => {
    const slug = await giving.campaign()
    for (const state of ['failed', 'expired'] as const) {
      const gift = await giving.pledged(slug)
      await giving.notify(giving.report(gift, state))
      expect((await receiptOf(gift))?.state).toBe(state)
      await capture(gift)
      expect((await receiptOf(gift))?.state).toBe('settled')
    }
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 1_000_00, supporters: 2 })
  })

  it('with another amount or currency than agreed is not settled, and is flagged for an operator', async () => {
    const slug = await giving.campaign()
    for (const changes of [{ amountMinor: 1 }, { currency: 'USD' }, { providerRef: randomUUID() }]) {
      const gift = await giving.pledged(slug)
      const response = await giving.notify(giving.report(gift, 'captured', changes))
      expect([response.status, await response.json()]).toEqual([200, { outcome: 'mismatch' }])
      expect(await giving.book(gift)).toBe('date  transfer  account  debit  credit')
      expect((await receiptOf(gift))?.state).toBe('awaiting')
    }
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 0, supporters: 0 })
    expect(giving.logged.at(-1)).toMatchObject({ level: 'error', fields: { outcome: 'mismatch' } })
    await database.db.execute(sql`UPDATE payments SET flag = NULL, flagged_at = NULL`)
  })
})

describe('receipt numbers', () => {
  const numbersOf = async (year: string) => {
    const rows = await database.db
      .select({ number: contributions.receiptNumber })
      .from(contributions)
      .where(like(contributions.receiptNumber, `DY-${year}-%`))
    return rows.map(({ number }) => Number(number?.split('-')[2])).toSorted((a, b) => a - b)
  }

  it('have no gap, not even after a failed settlement', async () => {
    const slug = await giving.campaign()
    const gift = await giving.pledged(slug)
    const failing = giving.deps.settlements.contribution.captured
    giving.deps.settlements.contribution.captured = async (tx, event) => {
      await failing(tx, event)
      throw new Error('the machine stopped')
    }
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await capture(gift)).status).toBe(500)
    silence.mockRestore()
    giving.deps.settlements.contribution.captured = failing
    await capture(await giving.pledged(slug))
    await capture(gift)
    const numbers = await numbersOf('26')
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    expect(numbers.length).toBeGreaterThanOrEqual(2)
  })

  it('are taken last, because every other gift waits until the transaction ends', async () => {
    const gift = await giving.pledged(await giving.campaign())
    const sent = (await statementsOf(database, () => capture(gift))).map(({ text }) => text)
    const afterNumber = sent.slice(sent.findIndex((text) => text.includes('"receipt_counters"')) + 1)
    expect(sent.length).toBeGreaterThan(10)
    expect(afterNumber.filter((text) => !/^commit$/i.test(text))).toEqual([])
  })

  it('restart on 1 April, by the calendar in India', async () => {
    const slug = await giving.campaign()
    const untilApril = new Date('2027-03-31T18:29:59Z').getTime() - giving.now().getTime()
    giving.wait(untilApril)
    const before = await giving.pledged(slug)
    await capture(before)
    giving.wait(1_000)
    const after = await giving.pledged(slug)
    await capture(after)
    expect((await receiptOf(before))?.receiptNumber).toMatch(/^DY-26-/)
    expect((await receiptOf(after))?.receiptNumber).toBe('DY-27-00001')
    giving.wait(-untilApril - 1_000)
  })
})

describe('a campaign that was closed during a payment', () => {
  it('takes nothing: the gift is booked, reversed and refunded, and the donor reads why', async () => {
    const slug = await giving.campaign()
    const to = `${randomUUID()}@example.org`
    const gift = await giving.pledged(slug, { email: to })
    await closeCampaign(giving.context(OPERATOR), { slug, reason: 'The goal is reached.' })
    await capture(gift)
    expect(await receiptOf(gift)).toMatchObject({
      state: 'returning',
      receiptNumber: null,
      returnReason: copy.returned.closed,
      canReturn: false,
    })
    await giving.notify(giving.report(gift, 'refunded'))
    expect(await giving.book(gift)).toBe(
      [
        'date        transfer      account                debit  credit',
        '2026-11-20  contribution  asset:gateway:sandbox   ₹550',
        '                          liability:campaign:A            ₹500',
        '                          income:tips                      ₹50',
        '2026-11-20  return        liability:refunds               ₹550',
        '                          liability:campaign:A    ₹500',
        '                          income:tips              ₹50',
        '2026-11-20  refund        liability:refunds       ₹550',
        '                          asset:gateway:sandbox           ₹550',
      ].join('\n'),
    )
    expect((await receiptOf(gift))?.state).toBe('returned')
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 0, supporters: 0, isOpen: false })
    const mails = await mailsTo(to)
    expect(mails.map((mail) => mail.subject)).toEqual(['Your gift to Sunita opens a tailoring shop is on its way back'])
  })

  it('takes the gift when it was reopened before the money came', async () => {
    const slug = await giving.campaign()
    const gift = await giving.pledged(slug)
    await closeCampaign(giving.context(OPERATOR), { slug, reason: 'A question.' })
    await reopenCampaign(giving.context(OPERATOR), { slug })
    await capture(gift)
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 500_00, isOpen: true, closure: null })
  })

  it('still takes what was pledged before its own end', async () => {
    const slug = await giving.campaign({ endsAt: new Date(giving.now().getTime() + MINUTE_MS) })
    const gift = await giving.pledged(slug)
    giving.wait(10 * MINUTE_MS)
    await capture(gift)
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 500_00, isOpen: false })
  })
})

describe('a donor who returns a gift', () => {
  it('gets all of it, with the tip; it stops counting, and stays in the ledger', async () => {
    const slug = await giving.campaign()
    const gift = await giving.paid(slug)
    await giving.paid(slug, { amountMinor: 100_00, tipMinor: 0 })
    const outcome = await returnContribution(giving.context(), {
      token: gift.token,
      reason: 'I typed one zero too many.',
    })
    expect(outcome).toEqual({ ok: true })
    expect(await receiptOf(gift)).toMatchObject({ state: 'returning', returnReason: 'I typed one zero too many.' })
    expect(await pageOf(slug)).toMatchObject({ raisedMinor: 100_00, supporters: 1 })
    await refundEverything()
    expect((await receiptOf(gift))?.state).toBe('returned')
    expect(await giving.book(gift)).toMatch(/contribution[\s\S]*return[\s\S]*refund/)
  })

  it('can do so once, within a day, and only with the receipt’s token', async () => {
    const slug = await giving.campaign()
    const gift = await giving.paid(slug)
    const take = (actor = VISITOR as Parameters<Giving['context']>[0], token = gift.token) =>
      returnContribution(giving.context(actor), { token, reason: 'Changed my mind.' })
    expect(await take(VISITOR, 'A'.repeat(22))).toEqual({ ok: false, reason: 'not-found' })
    giving.wait(RETURN_WINDOW_MS)
    expect((await receiptOf(gift))?.canReturn).toBe(false)
    expect(await take()).toEqual({ ok: false, reason: 'window-over' })
    expect(await pageOf(slug)).toMatchObject({ supporters: 1 })
    expect(await take(OPERATOR)).toEqual({ ok: true })
    expect(await take(OPERATOR)).toEqual({ ok: false, reason: 'already-returned' })
    expect(await database.db.select().from(refunds).where(eq(refunds.paymentId, gift.paymentId))).toHaveLength(1)
  })

  it('need not give a reason', async () => {
    const gift = await giving.paid(await giving.campaign())
    await returnContribution(giving.context(), { token: gift.token, reason: ' \u0000 ' })
    expect((await receiptOf(gift))?.returnReason).toBe(copy.returned.byGiver)
  })

  it('cannot return a gift that has not arrived', async () => {
    const gift = await giving.pledged(await giving.campaign())
    const outcome = await returnContribution(giving.context(OPERATOR), { token: gift.token, reason: '' })
    expect(outcome).toEqual({ ok: false, reason: 'not-settled' })
  })
})

test('a refund that the provider made by itself is booked as a return', async () => {
  const slug = await giving.campaign()
  const gift = await giving.pledged(slug)
  await giving.notify(giving.report(gift, 'refunded'))
  expect(await receiptOf(gift)).toMatchObject({ state: 'returned', returnReason: copy.returned.byProvider })
  expect(await pageOf(slug)).toMatchObject({ raisedMinor: 0, supporters: 0 })
})

describe('a visitor with the page open', () => {
  it('sees each new supporter, and nothing of a settlement that failed', async () => {
    const hub = await LiveHub.start(database)
    const slug = await giving.campaign()
    const heard: unknown[] = []
    const changedPages: unknown[] = []
    hub.subscribe(campaignTopic(slug), (data) => heard.push(data))
    hub.subscribe('pages', (data) => changedPages.push(data))
    const gift = await giving.pledged(slug)
    await capture(gift)
    await capture(gift)
    await returnContribution(giving.context(), { token: gift.token, reason: 'Changed my mind.' })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual([
      {
        event: 'supporter',
        data: {
          raisedMinor: 500_00,
          supporters: 1,
          percent: 1,
          milestone: null,
          supporter: {
            seed: expect.stringMatching(/^[\w-]{22}$/),
            name: 'Asha Rao',
            place: 'Pune',
            message: null,
            amountMinor: 500_00,
            at: giving.now().toISOString(),
          },
        },
      },
      { event: 'totals', data: { raisedMinor: 0, supporters: 0, percent: 0 } },
    ])
    expect(changedPages).toContainEqual({ tags: [`campaign:${slug}`, 'campaigns'] })
    await hub.close()
  })

  it('sees the celebration of the 50th supporter once', async () => {
    const hub = await LiveHub.start(database)
    const slug = await giving.campaign()
    const milestones: unknown[] = []
    hub.subscribe(campaignTopic(slug), (data) =>
      milestones.push((data as { data: { milestone?: number } }).data.milestone),
    )
    const earlier = { amountMinor: 100_00, name: 'Meera', place: 'Surat', settledAt: giving.now() }
    await importContributions(giving.context(OPERATOR), {
      slug,
      contributions: Array.from({ length: 48 }, () => earlier),
    })
    await giving.paid(slug)
    const fiftieth = await giving.paid(slug)
    await returnContribution(giving.context(), { token: fiftieth.token, reason: 'Changed my mind.' })
    await giving.paid(slug)
    await giving.paid(slug)
    await vi.waitFor(() => expect(milestones).toEqual([null, 50, undefined, null, null]))
    expect(await database.db.select({ at: campaignMilestones.supporters }).from(campaignMilestones)).toEqual([
      { at: 50 },
    ])
    await hub.close()
  })
})

test('after all these tests, every invariant of the data holds', async () => {
  expect(await findFailedChecks(database.db, giving.now())).toEqual([])
})
