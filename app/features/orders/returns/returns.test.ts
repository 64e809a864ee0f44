import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import { listHeldShipments } from '#app/features/payouts/queries.server.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { answerReturn } from './answer-return.server.ts'
import { decideDispute } from './decide-dispute.server.ts'
import { disputeReturn } from './dispute-return.server.ts'
import { requestReturn, type RequestReturnInput } from './request-return.server.ts'
import { addReturnStatement } from './add-return-statement.server.ts'
import { withdrawReturn } from './withdraw-return.server.ts'
import { seesReturnPhoto } from './return-photos.server.ts'
import { countDisputes, findDispute, listDisputes } from './return-queries.server.ts'
import {
  type Market,
  openMarket,
  OPERATOR,
  type Placed,
  type TestProduct,
} from '#app/features/orders/market.test-support.ts'
import { RETURN_ANSWER_MS, RETURN_STUCK_MS } from '#app/features/orders/schema.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import type { ShipmentView } from '#app/features/orders/views.ts'

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
  shipment: ShipmentView
}

/** Two jars and a bag (₹500) with ₹50 delivery, delivered today. */
async function delivered(): Promise<Story> {
  const order = await market.paid([{ slug: jar.slug, quantity: 2 }, { slug: bag.slug }])
  return { order, shipment: await market.delivered(order) }
}

const lineOf = ({ shipment }: Story, title: string) => shipment.lines.find((line) => line.title === title)?.id ?? ''
const everything = (story: Story) => story.shipment.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))

const open = (story: Story, changes: Partial<RequestReturnInput> = {}, actor: Actor = VISITOR) =>
  requestReturn(market.context(actor), {
    key: randomUUID(),
    token: story.order.token,
    shipmentId: story.shipment.id,
    lines: everything(story),
    reason: 'damaged',
    words: WORDS,
    photos: [],
    ...changes,
  })

async function opened(story: Story, changes: Partial<RequestReturnInput> = {}): Promise<string> {
  const outcome = await open(story, changes)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.returnId
}

const answer = (
  returnId: string,
  verdict: 'accepted' | 'refused' | 'refunded',
  changes: object = {},
  actor: Actor = market.savitri.actor,
) => answerReturn(market.context(actor), { returnId, verdict, words: WORDS, photos: [], ...changes })

const dispute = ({ order }: Story, returnId: string) =>
  disputeReturn(market.context(), { token: order.token, returnId, words: WORDS, photos: [] })

const rowOf = async (returnId: string) =>
  (await market.db.select().from(orderReturns).where(eq(orderReturns.id, returnId)))[0]

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
  it('is accepted and refunded: one jar goes back, the rest is released, and the ledger shows it', async () => {
    const story = await delivered()
    const stock = await market.stockOf(jar)
    const returnId = await opened(story, { lines: [{ lineId: lineOf(story, 'Jar'), quantity: 1 }] })
    market.wait(RETURN_WINDOW_MS + DAY_MS)
    await market.sweep()
    expect((await market.shipment(story.order)).releasedAt).toBeNull()
    expect(await answer(returnId, 'accepted')).toEqual({ ok: true })
    expect(await answer(returnId, 'refunded', { restock: true })).toEqual({ ok: true })
    expect(await answer(returnId, 'refunded')).toEqual({ ok: false, reason: 'not-possible' })
    await market.refundsArrive()
    await market.sweep()
    expect(await market.book(`order-part:${story.shipment.id}`)).toBe(
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
    const shipment = await market.shipment(story.order)
    expect([shipment.state, shipment.totals.refundedMinor, shipment.totals.arrivedMinor]).toEqual([
      'delivered',
      100_00,
      100_00,
    ])
  })

  it('of all items refunds the delivery too, and the shipment is returned; restocking is the seller’s choice', async () => {
    const story = await delivered()
    const stock = await market.stockOf(bag)
    const returnId = await opened(story)
    expect((await rowOf(returnId))?.requestedMinor).toBe(550_00)
    expect(await answer(returnId, 'refunded')).toEqual({ ok: true })
    const shipment = await market.shipment(story.order)
    expect([shipment.state, shipment.totals.refundedMinor]).toEqual(['returned', 550_00])
    expect(await market.stockOf(bag)).toBe(stock)
  })

  it('while open, the seller’s earnings say that this shipment’s money is held for it', async () => {
    const story = await delivered()
    const { id: shipmentId, seller } = story.shipment
    const listed = async () =>
      (await listHeldShipments(market.db, { sellerId: seller.id })).filter(
        (shipment) => shipment.shipmentId === shipmentId,
      )
    expect(await listed()).toMatchObject([{ hasOpenReturn: false, minor: 550_00 }])
    await opened(story)
    expect(await listed()).toMatchObject([{ hasOpenReturn: true, minor: 550_00 }])
  })

  it('after a change of mind leaves the delivery with the seller, at once', async () => {
    const story = await delivered()
    const returnId = await opened(story, { reason: 'changed-mind' })
    expect((await rowOf(returnId))?.requestedMinor).toBe(500_00)
    await answer(returnId, 'refunded')
    const shipment = await market.shipment(story.order)
    expect([shipment.state, shipment.totals.refundedMinor, shipment.releasedAt]).toEqual([
      'returned',
      500_00,
      market.now(),
    ])
  })

  it('refunds the delivery with the last items, once', async () => {
    const story = await delivered()
    const jars = [{ lineId: lineOf(story, 'Jar'), quantity: 2 }]
    const bags = [{ lineId: lineOf(story, 'Bag'), quantity: 1 }]
    const first = await opened(story, { lines: jars })
    const last = await opened(story, { lines: bags })
    expect([(await rowOf(first))?.requestedMinor, (await rowOf(last))?.requestedMinor]).toEqual([200_00, 350_00])
    await withdrawReturn(market.context(), { token: story.order.token, returnId: first })
    const again = await opened(story, { lines: jars, words: `${WORDS} Again.` })
    expect((await rowOf(again))?.requestedMinor).toBe(200_00)
    await answer(last, 'refunded')
    await answer(again, 'refunded')
    const shipment = await market.shipment(story.order)
    expect([shipment.state, shipment.totals.refundedMinor]).toEqual(['returned', 550_00])
  })

  it('sent again is one return, also after it was answered; with other words the form is refused', async () => {
    const story = await delivered()
    const form = { key: randomUUID(), lines: [{ lineId: lineOf(story, 'Jar'), quantity: 1 }] }
    const returnId = await opened(story, form)
    expect(await opened(story, form)).toBe(returnId)
    await answer(returnId, 'refunded')
    expect(await opened(story, form)).toBe(returnId)
    expect(await open(story, { ...form, words: `${WORDS} Again.` })).toEqual({ ok: false, reason: 'form-changed' })
    expect((await market.shipment(story.order)).returns).toHaveLength(1)
  })

  it('can be requested once sent, when it did not arrive', async () => {
    const order = await market.paid([{ slug: jar.slug }])
    const story = { order, shipment: await market.sent(order) }
    const returnId = await opened(story, { reason: 'did-not-arrive' })
    await answer(returnId, 'refunded')
    expect((await market.shipment(order)).state).toBe('returned')
  })

  it('names what is invalid, and writes nothing', async () => {
    const story = await delivered()
    const [lineId, other] = [lineOf(story, 'Jar'), await delivered()]
    const wrong: [Partial<RequestReturnInput>, string][] = [
      [{ token: other.order.token }, 'not-found'],
      [{ shipmentId: 'nothing' }, 'not-found'],
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
    expect((await market.shipment(story.order)).returns).toEqual([])
    const unsent = await market.paid([{ slug: jar.slug }])
    expect(await open({ order: unsent, shipment: await market.shipment(unsent) })).toEqual({
      ok: false,
      reason: 'too-late',
    })
  })

  it('takes photos owned by the account and by the order, each once, and all or none', async () => {
    const story = await delivered()
    const buyer = member('Asha')
    const [hers, guests, newContact] = [
      await photoOf(buyer.userId),
      await photoOf(story.order.orderId),
      await photoOf(randomUUID()),
    ]
    expect(await open(story, { photos: [hers, guests, newContact] }, buyer)).toEqual({ ok: false, reason: 'photos' })
    expect(await open(story, { photos: [hers, guests] }, buyer)).toMatchObject({ ok: true })
    const [found] = (await market.shipment(story.order)).returns
    expect(found?.statements[0]?.photos).toEqual([hers, guests])
    const next = await delivered()
    expect(await open(next, { photos: [hers] }, buyer)).toEqual({ ok: false, reason: 'photos' })
  })

  it('shows its photos to both sides and to the holder of the order’s token, and to nobody else', async () => {
    const buyer = member('Asha')
    const order = await market.paid([{ slug: jar.slug }], { actor: buyer })
    const story = { order, shipment: await market.delivered(order) }
    const mediaId = await photoOf(buyer.userId)
    expect(await open(story, { photos: [mediaId] }, buyer)).toMatchObject({ ok: true })
    const sees = (actor: Actor, token: string | null = null) => seesReturnPhoto(market.db, { mediaId, actor, token })
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
    expect(await seesReturnPhoto(market.db, { mediaId: another, actor: buyer, token: null })).toBe(false)
    expect((await listMedia(market.db, [mediaId])).size).toBe(0)
  })
})

describe('a disputed return', () => {
  it('is decided by an operator: not by the seller, not without a reason, not by an operator who is a party', async () => {
    const story = await delivered()
    const returnId = await opened(story)
    expect(await answer(returnId, 'refused', {}, market.meena.actor)).toEqual({ ok: false, reason: 'not-found' })
    expect(await answer(returnId, 'refused', {}, OPERATOR)).toEqual({ ok: false, reason: 'not-found' })
    expect(await answer(returnId, 'refused', { words: 'no' })).toEqual({ ok: false, reason: 'words' })
    expect(await dispute(story, returnId)).toEqual({ ok: false, reason: 'too-early' })
    expect(await answer(returnId, 'refused')).toEqual({ ok: true })
    const said = { returnId, words: 'I can see it in the photo.', photos: [] }
    expect(await addReturnStatement(market.context(market.meena.actor), { ...said, as: 'seller' })).toMatchObject({
      ok: false,
    })
    expect(await addReturnStatement(market.context(), { ...said, as: 'buyer', token: 'guessed' })).toMatchObject({
      ok: false,
    })
    expect(await addReturnStatement(market.context(), { ...said, as: 'operator' })).toMatchObject({ ok: false })
    expect(await dispute(story, returnId)).toEqual({ ok: true })
    expect(await countDisputes(market.db, { actor: OPERATOR, now: market.now() })).toBe(1)
    const verdict = {
      returnId,
      verdict: 'refunded',
      amountMinor: 120_00,
      words: 'Half of the jars could be used.',
    } as const
    const sellerForOperator = { ...market.savitri.actor, roles: ['operator' as const] }
    expect(await decideDispute(market.context(sellerForOperator), verdict)).toEqual({ ok: false, reason: 'own' })
    expect(await decideDispute(market.context(market.savitri.actor), verdict)).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
    for (const amountMinor of [0, -1, 550_01, 1.5]) {
      expect(await decideDispute(market.context(OPERATOR), { ...verdict, amountMinor })).toEqual({
        ok: false,
        reason: 'amount',
      })
    }
    expect(await decideDispute(market.context(OPERATOR), verdict)).toEqual({ ok: true })
    expect(await decideDispute(market.context(OPERATOR), verdict)).toEqual({ ok: false, reason: 'not-possible' })
    const shipment = await market.shipment(story.order)
    expect([shipment.state, shipment.totals.refundedMinor]).toEqual(['delivered', 120_00])
    const acts = await market.db.select().from(auditLog).where(eq(auditLog.subjectId, returnId))
    expect(acts.map(({ verb, detail }) => [verb, detail?.split(': ')[1]])).toEqual([['approved', '₹120 goes back']])
    expect((await listDisputes(market.db, { actor: VISITOR, now: market.now() })).rows).toEqual([])
    expect(await findDispute(market.db, { actor: market.savitri.actor, id: returnId, now: market.now() })).toBeNull()
  })

  it('is possible when the seller does not answer for two days; the operator may refuse it', async () => {
    const story = await delivered()
    const returnId = await opened(story)
    market.wait(RETURN_ANSWER_MS)
    expect(await dispute(story, returnId)).toEqual({ ok: true })
    const said = { as: 'seller', returnId, words: 'It left me whole.', photos: [] } as const
    expect(await addReturnStatement(market.context(market.savitri.actor), said)).toEqual({ ok: true })
    const words = 'The photo shows another jar.'
    expect(await decideDispute(market.context(OPERATOR), { returnId, verdict: 'closed', words })).toEqual({ ok: true })
    expect((await market.shipment(story.order)).totals.refundedMinor).toBe(0)
    expect(await addReturnStatement(market.context(market.savitri.actor), said)).toEqual({
      ok: false,
      reason: 'not-possible',
    })
    market.wait(RETURN_WINDOW_MS + DAY_MS)
    await market.sweep()
    expect((await market.shipment(story.order)).releasedAt).not.toBeNull()
  })

  it('a return without a step for two weeks is listed for operators, so that money is not held for ever', async () => {
    const story = await delivered()
    const returnId = await opened(story)
    await answer(returnId, 'accepted', { words: '' })
    const closing = { returnId, verdict: 'closed', words: 'Nothing was sent back.' } as const
    expect(await decideDispute(market.context(OPERATOR), closing)).toEqual({ ok: false, reason: 'not-possible' })
    market.wait(RETURN_STUCK_MS)
    expect(await decideDispute(market.context(OPERATOR), closing)).toEqual({ ok: true })
  })

  it('sends one mail about each step to the other side', async () => {
    const email = `${randomUUID()}@example.org`
    const order = await market.paid([{ slug: jar.slug }], { email })
    const story = { order, shipment: await market.delivered(order) }
    const returnId = await opened(story)
    await answer(returnId, 'refused')
    await dispute(story, returnId)
    await decideDispute(market.context(OPERATOR), { returnId, verdict: 'refunded', words: 'The photos show it.' })
    const mails = await listMails(market.db, { to: email })
    expect(mails.map(({ subject }) => subject).filter((subject) => !/order|parcel/.test(subject))).toEqual([
      'We sent your return request to the seller',
      'About your return',
      'The market desk will decide about your return',
      'Your refund is on its way',
    ])
    expect(mails.at(-1)?.text).toContain(`/orders/${order.token}`)
    const toSeller = await listMails(market.db, { to: String(market.savitri.actor.email) })
    expect(toSeller.filter(({ subject }) => subject === 'A return was decided').length).toBeGreaterThan(0)
    expect(JSON.stringify(toSeller)).not.toContain(order.token)
  })
})
