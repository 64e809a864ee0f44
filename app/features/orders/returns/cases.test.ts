import { RETURN_WINDOW_MS } from '#app/features/marketplace/schema.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { answerCase } from './commands/answer-case.server.ts'
import { decideCase } from './commands/decide-case.server.ts'
import { disputeCase } from './commands/dispute-case.server.ts'
import { openCase, type OpenCaseInput } from './commands/open-case.server.ts'
import { sayInCase } from './commands/say-in-case.server.ts'
import { withdrawCase } from './commands/withdraw-case.server.ts'
import { seesCasePhoto } from './case-photos.server.ts'
import { countDisputes, findDispute, listDisputes } from './case-queries.server.ts'
import {
  type Market,
  member,
  openMarket,
  OPERATOR,
  type Placed,
  type TestProduct,
} from '#app/features/orders/market.test-support.ts'
import { CASE_ANSWER_MS, CASE_STUCK_MS } from '#app/features/orders/schema.ts'
import { returnCases } from '#app/features/orders/tables.server.ts'
import type { PartView } from '#app/features/orders/views.ts'

const WORDS = 'The lid is broken and half of it ran out.'

let market: Market
let jar: TestProduct
let bag: TestProduct

beforeAll(async () => {
  market = await openMarket(await testDatabase())
  jar = await market.product({ title: 'Jar', stock: 99 })
  bag = await market.product({ title: 'Bag', priceMinor: 300_00, stock: 99 })
})

interface Story {
  order: Placed
  part: PartView
}

/** Two jars and a bag (₹500) with ₹50 delivery, delivered today. */
async function delivered(): Promise<Story> {
  const order = await market.paid([{ slug: jar.slug, quantity: 2 }, { slug: bag.slug }])
  return { order, part: await market.delivered(order) }
}

const lineOf = ({ part }: Story, title: string) => part.lines.find((line) => line.title === title)?.id ?? ''
const everything = (story: Story) => story.part.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))

const open = (story: Story, changes: Partial<OpenCaseInput> = {}, actor: Actor = VISITOR) =>
  openCase(market.context(actor), {
    token: story.order.token,
    partId: story.part.id,
    lines: everything(story),
    reason: 'damaged',
    words: WORDS,
    photos: [],
    ...changes,
  })

async function opened(story: Story, changes: Partial<OpenCaseInput> = {}): Promise<string> {
  const outcome = await open(story, changes)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.caseId
}

const answer = (
  caseId: string,
  verdict: 'accepted' | 'refused' | 'refunded',
  changes: object = {},
  actor: Actor = market.savitri.actor,
) => answerCase(market.context(actor), { caseId, verdict, words: WORDS, photos: [], ...changes })

const dispute = ({ order }: Story, caseId: string) =>
  disputeCase(market.context(), { token: order.token, caseId, words: WORDS, photos: [] })

const rowOf = async (caseId: string) =>
  (await market.db.select().from(returnCases).where(eq(returnCases.id, caseId)))[0]

async function photoOf(ownerId: string): Promise<string> {
  const file = { file: 'stories/x.webp', type: 'image/webp', width: 9, height: 9, size: 9 }
  const path = `stories/1-${randomUUID().replaceAll('-', '').slice(0, 22)}`
  const row = {
    ownerId,
    kind: 'image' as const,
    width: 9,
    height: 9,
    size: 9,
    path,
    variants: [file],
    createdAt: market.now(),
  }
  const [added] = await market.db.insert(media).values(row).returning({ id: media.id })
  return added?.id ?? ''
}

describe('a return', () => {
  it('accepted and refunded: one jar goes back, the rest is released, and the book tells it', async () => {
    const story = await delivered()
    const stock = await market.stockOf(jar)
    const caseId = await opened(story, { lines: [{ lineId: lineOf(story, 'Jar'), quantity: 1 }] })
    market.wait(RETURN_WINDOW_MS + DAY_MS)
    await market.sweep()
    expect((await market.part(story.order)).releasedAt).toBeNull()
    expect(await answer(caseId, 'accepted')).toEqual({ ok: true })
    expect(await answer(caseId, 'refunded', { restock: true })).toEqual({ ok: true })
    expect(await answer(caseId, 'refunded')).toEqual({ ok: false, reason: 'not-possible' })
    await market.refundsArrive()
    await market.sweep()
    expect(await market.book(`order-part:${story.part.id}`)).toBe(
      `date        transfer      account                        debit  credit
2026-11-22  order         asset:gateway:sandbox           ₹550
                          liability:seller-held:savitri           ₹550
2026-11-30  order-refund  liability:seller-held:savitri   ₹100
                          liability:refunds                       ₹100
2026-11-30  refund        liability:refunds               ₹100
                          asset:gateway:sandbox                   ₹100
2026-11-30  release       liability:seller-held:savitri   ₹450
                          liability:seller:savitri                ₹450`,
    )
    expect(await market.stockOf(jar)).toBe(stock + 1)
    const part = await market.part(story.order)
    expect([part.state, part.totals.refundedMinor, part.totals.arrivedMinor]).toEqual(['delivered', 100_00, 100_00])
  })

  it('of all of it brings the delivery back, and the part is returned; the stock waits for the seller’s word', async () => {
    const story = await delivered()
    const stock = await market.stockOf(bag)
    const caseId = await opened(story)
    expect((await rowOf(caseId))?.wantedMinor).toBe(550_00)
    expect(await answer(caseId, 'refunded')).toEqual({ ok: true })
    const part = await market.part(story.order)
    expect([part.state, part.totals.refundedMinor]).toEqual(['returned', 550_00])
    expect(await market.stockOf(bag)).toBe(stock)
  })

  it('after a change of mind leaves the delivery with the seller, at once', async () => {
    const story = await delivered()
    const caseId = await opened(story, { reason: 'changed-mind' })
    expect((await rowOf(caseId))?.wantedMinor).toBe(500_00)
    await answer(caseId, 'refunded')
    const part = await market.part(story.order)
    expect([part.state, part.totals.refundedMinor, part.releasedAt]).toEqual(['returned', 500_00, market.now()])
  })

  it('brings the delivery back with the last things, once', async () => {
    const story = await delivered()
    const jars = [{ lineId: lineOf(story, 'Jar'), quantity: 2 }]
    const bags = [{ lineId: lineOf(story, 'Bag'), quantity: 1 }]
    const first = await opened(story, { lines: jars })
    const last = await opened(story, { lines: bags })
    expect([(await rowOf(first))?.wantedMinor, (await rowOf(last))?.wantedMinor]).toEqual([200_00, 350_00])
    await withdrawCase(market.context(), { token: story.order.token, caseId: first })
    const again = await opened(story, { lines: jars, words: `${WORDS} Again.` })
    expect((await rowOf(again))?.wantedMinor).toBe(200_00)
    await answer(last, 'refunded')
    await answer(again, 'refunded')
    const part = await market.part(story.order)
    expect([part.state, part.totals.refundedMinor]).toEqual(['returned', 550_00])
  })

  it('sent twice is one case', async () => {
    const story = await delivered()
    const lines = [{ lineId: lineOf(story, 'Jar'), quantity: 1 }]
    expect(await opened(story, { lines })).toBe(await opened(story, { lines }))
    expect((await market.part(story.order)).cases).toHaveLength(1)
  })

  it('can be asked for once sent when it did not arrive', async () => {
    const order = await market.paid([{ slug: jar.slug }])
    const story = { order, part: await market.sent(order) }
    const caseId = await opened(story, { reason: 'did-not-arrive' })
    await answer(caseId, 'refunded')
    expect((await market.part(order)).state).toBe('returned')
  })

  it('names what is wrong, and writes nothing', async () => {
    const story = await delivered()
    const [lineId, other] = [lineOf(story, 'Jar'), await delivered()]
    const wrong: [Partial<OpenCaseInput>, string][] = [
      [{ token: other.order.token }, 'not-found'],
      [{ partId: 'nothing' }, 'not-found'],
      [{ lines: [] }, 'nothing-chosen'],
      [{ lines: [{ lineId, quantity: 0 }] }, 'nothing-chosen'],
      [{ lines: [{ lineId, quantity: -1 }] }, 'nothing-chosen'],
      [{ lines: [{ lineId, quantity: 0.5 }] }, 'nothing-chosen'],
      [{ lines: [{ lineId: lineOf(other, 'Jar'), quantity: 1 }] }, 'nothing-chosen'],
      [{ lines: [{ lineId, quantity: 3 }] }, 'too-many'],
      [
        {
          lines: [
            { lineId, quantity: 2 },
            { lineId, quantity: 1 },
          ],
        },
        'too-many',
      ],
      [{ words: 'broken' }, 'words'],
      [{ words: 'x'.repeat(2_001) }, 'words'],
      [{ photos: [await photoOf(randomUUID())] }, 'photos'],
      [{ photos: Array.from({ length: 5 }, () => randomUUID()) }, 'photos'],
    ]
    for (const [changes, reason] of wrong)
      expect([reason, await open(story, changes)]).toEqual([reason, { ok: false, reason }])
    market.wait(RETURN_WINDOW_MS + 1)
    expect(await open(story)).toEqual({ ok: false, reason: 'too-late' })
    expect((await market.part(story.order)).cases).toEqual([])
    const unsent = await market.paid([{ slug: jar.slug }])
    expect(await open({ order: unsent, part: await market.part(unsent) })).toEqual({ ok: false, reason: 'too-late' })
  })

  it('takes photos of her account and of the order, each once, and all or none', async () => {
    const story = await delivered()
    const buyer = member('Asha')
    const [hers, guests, stranger] = [
      await photoOf(buyer.userId),
      await photoOf(story.order.orderId),
      await photoOf(randomUUID()),
    ]
    expect(await open(story, { photos: [hers, guests, stranger] }, buyer)).toEqual({ ok: false, reason: 'photos' })
    expect(await open(story, { photos: [hers, guests] }, buyer)).toMatchObject({ ok: true })
    const [found] = (await market.part(story.order)).cases
    expect(found?.statements[0]?.photos).toEqual([hers, guests])
    const next = await delivered()
    expect(await open(next, { photos: [hers] }, buyer)).toEqual({ ok: false, reason: 'photos' })
  })

  it('shows its photos to both sides and to whoever holds the order’s key, and to nobody else', async () => {
    const buyer = member('Asha')
    const order = await market.paid([{ slug: jar.slug }], { actor: buyer })
    const story = { order, part: await market.delivered(order) }
    const mediaId = await photoOf(buyer.userId)
    expect(await open(story, { photos: [mediaId] }, buyer)).toMatchObject({ ok: true })
    const sees = (actor: Actor, token: string | null = null) => seesCasePhoto(market.db, { mediaId, actor, token })
    expect([await sees(buyer), await sees(market.savitri.actor), await sees(VISITOR, order.token)]).toEqual([
      true,
      true,
      true,
    ])
    const other = await delivered()
    const strangers: [Actor, string | null][] = [
      [VISITOR, null],
      [VISITOR, ''],
      [VISITOR, other.order.token],
      [member('Farida'), null],
      [market.meena.actor, null],
    ]
    for (const [actor, token] of strangers) expect(await sees(actor, token)).toBe(false)
    const another = await photoOf(buyer.userId)
    expect(await seesCasePhoto(market.db, { mediaId: another, actor: buyer, token: null })).toBe(false)
    expect((await listMedia(market.db, [mediaId])).size).toBe(0)
  })
})

describe('who does not agree', () => {
  it('is heard by the desk: nobody else answers, refuses without words, or decides about her own', async () => {
    const story = await delivered()
    const caseId = await opened(story)
    expect(await answer(caseId, 'refused', {}, market.meena.actor)).toEqual({ ok: false, reason: 'not-found' })
    expect(await answer(caseId, 'refused', {}, OPERATOR)).toEqual({ ok: false, reason: 'not-found' })
    expect(await answer(caseId, 'refused', { words: 'no' })).toEqual({ ok: false, reason: 'words' })
    expect(await dispute(story, caseId)).toEqual({ ok: false, reason: 'too-early' })
    expect(await answer(caseId, 'refused')).toEqual({ ok: true })
    const said = { caseId, words: 'I can see it in the photo.', photos: [] }
    expect(await sayInCase(market.context(market.meena.actor), { ...said, as: 'seller' })).toMatchObject({ ok: false })
    expect(await sayInCase(market.context(), { ...said, as: 'buyer', token: 'guessed' })).toMatchObject({ ok: false })
    expect(await sayInCase(market.context(), { ...said, as: 'operator' })).toMatchObject({ ok: false })
    expect(await dispute(story, caseId)).toEqual({ ok: true })
    expect(await countDisputes(market.db, { actor: OPERATOR, now: market.now() })).toBe(1)
    const verdict = {
      caseId,
      verdict: 'refunded',
      amountMinor: 120_00,
      words: 'Half of the jars could be used.',
    } as const
    const sellerAtDesk = { ...market.savitri.actor, roles: ['operator' as const] }
    expect(await decideCase(market.context(sellerAtDesk), verdict)).toEqual({ ok: false, reason: 'own' })
    expect(await decideCase(market.context(market.savitri.actor), verdict)).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
    for (const amountMinor of [0, -1, 550_01, 1.5]) {
      expect(await decideCase(market.context(OPERATOR), { ...verdict, amountMinor })).toEqual({
        ok: false,
        reason: 'amount',
      })
    }
    expect(await decideCase(market.context(OPERATOR), verdict)).toEqual({ ok: true })
    expect(await decideCase(market.context(OPERATOR), verdict)).toEqual({ ok: false, reason: 'not-possible' })
    const part = await market.part(story.order)
    expect([part.state, part.totals.refundedMinor]).toEqual(['delivered', 120_00])
    const acts = await market.db.select().from(auditLog).where(eq(auditLog.subjectId, caseId))
    expect(acts.map(({ verb, detail }) => [verb, detail?.split(': ')[1]])).toEqual([['approved', '₹120 goes back']])
    expect(await listDisputes(market.db, { actor: VISITOR, now: market.now() })).toEqual([])
    expect(await findDispute(market.db, { actor: market.savitri.actor, id: caseId, now: market.now() })).toBeNull()
  })

  it('a seller who is silent for two days is asked for by the desk, which may say no', async () => {
    const story = await delivered()
    const caseId = await opened(story)
    market.wait(CASE_ANSWER_MS)
    expect(await dispute(story, caseId)).toEqual({ ok: true })
    const said = { as: 'seller', caseId, words: 'It left me whole.', photos: [] } as const
    expect(await sayInCase(market.context(market.savitri.actor), said)).toEqual({ ok: true })
    const words = 'The photo shows another jar.'
    expect(await decideCase(market.context(OPERATOR), { caseId, verdict: 'closed', words })).toEqual({ ok: true })
    expect((await market.part(story.order)).totals.refundedMinor).toBe(0)
    expect(await sayInCase(market.context(market.savitri.actor), said)).toEqual({ ok: false, reason: 'not-possible' })
    market.wait(RETURN_WINDOW_MS + DAY_MS)
    await market.sweep()
    expect((await market.part(story.order)).releasedAt).not.toBeNull()
  })

  it('a case in which nobody moves comes to the desk by itself, so that no money lies still for ever', async () => {
    const story = await delivered()
    const caseId = await opened(story)
    await answer(caseId, 'accepted', { words: '' })
    const closing = { caseId, verdict: 'closed', words: 'Nothing was sent back.' } as const
    expect(await decideCase(market.context(OPERATOR), closing)).toEqual({ ok: false, reason: 'not-possible' })
    market.wait(CASE_STUCK_MS)
    expect(await decideCase(market.context(OPERATOR), closing)).toEqual({ ok: true })
  })

  it('each step is told to the other side, once', async () => {
    const email = `${randomUUID()}@example.org`
    const order = await market.paid([{ slug: jar.slug }], { email })
    const story = { order, part: await market.delivered(order) }
    const caseId = await opened(story)
    await answer(caseId, 'refused')
    await dispute(story, caseId)
    await decideCase(market.context(OPERATOR), { caseId, verdict: 'refunded', words: 'The photos show it.' })
    const mails = await listMails(market.db, { to: email })
    expect(mails.map(({ subject }) => subject).filter((subject) => !/order|parcel/.test(subject))).toEqual([
      'We passed your request on',
      'About your return',
      'The market desk looks at it',
      'Your money goes back',
    ])
    expect(mails.at(-1)?.text).toContain(`/orders/${order.token}`)
    const toSeller = await listMails(market.db, { to: String(market.savitri.actor.email) })
    expect(toSeller.filter(({ subject }) => subject === 'A return was decided').length).toBeGreaterThan(0)
    expect(JSON.stringify(toSeller)).not.toContain(order.token)
  })
})
