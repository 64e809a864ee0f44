import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { answerReview } from '#app/features/marketplace/trust/answer-review.server.ts'
import { forgetReviewer } from '#app/features/marketplace/trust/forget-reviewer.server.ts'
import { listReviews, listShopReviews } from '#app/features/marketplace/trust/review-queries.server.ts'
import { productReviews, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { sealApplication } from '#app/features/marketplace/apply/application-sealing.server.ts'
import { decideFlag } from '#app/features/marketplace/trust/decide-flag.server.ts'
import { flag } from '#app/features/marketplace/trust/flag.server.ts'
import { reviewPhotos, reviewVotes } from '#app/features/marketplace/trust/review-tables.server.ts'
import { marketFlags, sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { voteReview } from '#app/features/marketplace/trust/vote-review.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { member } from '#test/people.ts'
import { listOwnPurchases } from './own-purchase.server.ts'
import { reviewLine, type ReviewLineInput } from './review-line.server.ts'
import {
  type Market,
  openMarket,
  OPERATOR,
  type Placed,
  type TestProduct,
} from '#app/features/orders/market.test-support.ts'

let market: Market
let jar: TestProduct

beforeAll(async () => {
  market = await openMarket(await testDatabase())
  jar = await market.product({ title: 'Jar', stock: 99 })
})

async function review(order: Placed, changes: Partial<ReviewLineInput> = {}, actor: Actor = VISITOR) {
  const lineId = (await market.shipment(order)).lines[0]?.id ?? ''
  const input = { token: order.token, lineId, stars: 4, text: 'Tastes of home.', name: 'Asha', photos: [], ...changes }
  return reviewLine(market.context(actor), input)
}

/** An upload of this owner, as the media pipeline stores it. */
async function upload(ownerId: string, kind: 'image' | 'video' = 'image'): Promise<string> {
  const path = `stories/1-${randomUUID().replaceAll('-', '').slice(0, 22)}`
  const type = kind === 'image' ? 'image/webp' : 'video/webm'
  const variants = [{ file: `${path}-40.webp`, type, width: 40, height: 30, size: 9 }]
  const size = { width: 40, height: 30, size: 9, duration: kind === 'video' ? 2 : null }
  const [row] = await market.db
    .insert(media)
    .values({ ownerId, kind, path, variants, ...size, createdAt: market.now() })
    .returning({ id: media.id })
  return row?.id ?? ''
}

const reviewsOf = async (productId: string, actor: Actor = VISITOR) =>
  (await listReviews(market.db, { productId, actor })).reviews

async function deliveredTo(actor: Actor, product: TestProduct): Promise<Placed> {
  const order = await market.paid([{ slug: product.slug }], actor.kind === 'member' ? { actor } : {})
  await market.delivered(order)
  return order
}

describe('a review', () => {
  it('is written by the buyer, after delivery, once', async () => {
    const order = await market.paid([{ slug: jar.slug }])
    expect(await review(order)).toEqual({ ok: false, reason: 'not-possible' })
    await market.sent(order)
    expect(await review(order)).toEqual({ ok: false, reason: 'not-possible' })
    const next = await market.paid([{ slug: jar.slug }])
    await market.delivered(next)
    expect(await review(next, { token: order.token })).toEqual({ ok: false, reason: 'not-found' })
    expect(await review(next, { token: '' })).toEqual({ ok: false, reason: 'not-found' })
    const both = await Promise.all([review(next), review(next, { stars: 1 })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await review(next)).toEqual({ ok: false, reason: 'already' })
    expect((await market.shipment(next)).lines[0]?.hasReview).toBe(true)
    const { reviews, spread } = await listReviews(market.db, { productId: jar.id })
    expect(reviews).toMatchObject([{ authorName: 'Asha', isBought: true, answer: null }])
    expect(Object.values(spread).reduce((sum, times) => sum + times, 0)).toBe(1)
  })

  it('is on one page of many, the most helpful first, and each is read once', async () => {
    const usha = member('Usha')
    const product = await market.product()
    const many = Array.from({ length: 25 }, (_, n) => ({
      productId: product.id,
      stars: 5,
      authorName: `Buyer ${n}`,
      text: 'Good.',
      createdAt: new Date(market.now().getTime() - n * 1_000),
    }))
    const written = await market.db.insert(productReviews).values(many).returning({ id: productReviews.id })
    const oldest = written.at(-1)?.id ?? ''
    const vote = (isHelpful: boolean) => voteReview(market.context(usha), { reviewId: oldest, isHelpful })
    expect(await vote(true)).toEqual({ ok: true })
    const pages = await Promise.all([1, 2].map((page) => listReviews(market.db, { productId: product.id, page })))
    const names = pages.map(({ reviews }) => reviews.map(({ authorName }) => authorName))
    expect(names.map((page) => page.length)).toEqual([20, 5])
    expect([names[0]?.[0], names[0]?.[1], new Set(names.flat()).size]).toEqual(['Buyer 24', 'Buyer 0', 25])
    expect(pages.map(({ hasMore, spread }) => [hasMore, spread[5]])).toEqual([
      [true, 25],
      [false, 25],
    ])
    await vote(false)
  })

  it('is not written by the seller, and needs stars, a name and a text within its limit', async () => {
    const order = await market.paid([{ slug: jar.slug }])
    await market.delivered(order)
    expect(await review(order, {}, market.savitri.actor)).toEqual({ ok: false, reason: 'own' })
    const wrong = [{ stars: 0 }, { stars: 6 }, { stars: 2.5 }, { text: 'x'.repeat(2_001) }, { name: ' ' }]
    for (const changes of wrong) expect(await review(order, changes)).toEqual({ ok: false, reason: 'invalid' })
    expect(await review(order, { lineId: 'nothing' })).toEqual({ ok: false, reason: 'not-found' })
  })

  it('is answered by its seller only, who may edit the answer, and does not count once hidden', async () => {
    const product = await market.product()
    const buyer = member('Asha')
    const order = await market.paid([{ slug: product.slug }], { actor: buyer })
    await market.delivered(order)
    await review(order, { stars: 1 }, buyer)
    const list = async () => (await listReviews(market.db, { productId: product.id })).reviews
    const reviewId = (await list())[0]?.id ?? ''
    const say = (answer: string, actor: Actor) => answerReview(market.context(actor), { reviewId, answer })
    for (const actor of [market.meena.actor, buyer, VISITOR]) {
      expect(await say('Not mine.', actor)).toEqual({ ok: false, reason: 'not-found' })
    }
    expect(await say('Please write to me.', market.savitri.actor)).toEqual({ ok: true })
    expect(await say('I have sent a new one.', market.savitri.actor)).toEqual({ ok: true })
    expect(await list()).toMatchObject([{ answer: 'I have sent a new one.', stars: 1 }])
    const ofShop = async ({ actor }: { actor: Actor }) =>
      (await listShopReviews(market.db, { actor })).reviews.map(({ id }) => id)
    expect(await ofShop(market.savitri)).toContain(reviewId)
    expect(await ofShop(market.meena)).not.toContain(reviewId)
    await forgetReviewer(market.context(buyer))
    expect(await list()).toMatchObject([{ authorName: 'A buyer', stars: 1, text: '', answer: null }])
    await market.db.update(productReviews).set({ hiddenAt: market.now() }).where(eq(productReviews.id, reviewId))
    expect(await listReviews(market.db, { productId: product.id })).toEqual({
      reviews: [],
      hasMore: false,
      spread: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  })
})

describe('photos of a review', () => {
  it('are public with it, hidden and shown again with it, and deleted when the reviewer leaves', async () => {
    const product = await market.product()
    const buyer = member('Asha')
    const order = await deliveredTo(buyer, product)
    const photos = [await upload(buyer.userId), await upload(order.orderId)]
    expect(await review(order, { photos }, buyer)).toEqual({ ok: true })
    const [first] = await reviewsOf(product.id)
    expect(first?.photos.map(({ id }) => id)).toEqual(photos)
    const subjectId = first?.id ?? ''
    const ofShop = await listShopReviews(market.db, { actor: market.savitri.actor })
    expect(ofShop.reviews.find(({ id }) => id === subjectId)?.photos).toHaveLength(2)
    const report = { subject: 'review', subjectId, reason: 'private', words: 'Shows a child.' } as const
    await flag(market.context(), report)
    const [flagged] = await market.db.select().from(marketFlags).where(eq(marketFlags.subjectId, subjectId))
    const decide = (decision: 'kept' | 'taken-off') =>
      decideFlag(market.context(OPERATOR), { id: flagged?.id ?? '', decision, note: 'A child.' })
    const states = async () => {
      const rows = await market.db.select().from(media).where(inArray(media.id, photos))
      return rows.map(({ withdrawnAt, discardedAt }) => [withdrawnAt !== null, discardedAt !== null])
    }
    expect(await decide('taken-off')).toEqual({ ok: true })
    expect(await states()).toEqual([
      [true, false],
      [true, false],
    ])
    expect(await decide('kept')).toEqual({ ok: true })
    expect((await reviewsOf(product.id))[0]?.photos).toHaveLength(2)
    await forgetReviewer(market.context(buyer))
    expect(await states()).toEqual([
      [true, true],
      [true, true],
    ])
    expect(await reviewsOf(product.id)).toMatchObject([{ text: '', photos: [] }])
    expect(await market.db.$count(reviewPhotos, inArray(reviewPhotos.mediaId, photos))).toBe(0)
  })

  it('are the reviewer’s pictures, four at most, each used once; a film is refused, and nothing is written', async () => {
    const product = await market.product()
    const buyer = member('Asha')
    const order = await deliveredTo(buyer, product)
    const [own, film] = [await upload(buyer.userId), await upload(buyer.userId, 'video')]
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => upload(buyer.userId)))
    for (const [photos, reason] of [
      [[own, film], 'film'],
      [five, 'too-many-photos'],
      [[own, await upload(member('Farida').userId)], 'photos'],
      [[own, randomUUID()], 'photos'],
      [['nothing'], 'photos'],
    ] as const) {
      expect(await review(order, { photos }, buyer)).toEqual({ ok: false, reason })
    }
    expect(await reviewsOf(product.id)).toEqual([])
    expect(await review(order, { photos: [own, own] }, buyer)).toEqual({ ok: true })
    expect((await reviewsOf(product.id))[0]?.photos).toHaveLength(1)
    const next = await deliveredTo(buyer, product)
    expect(await review(next, { photos: [own] }, buyer)).toEqual({ ok: false, reason: 'photos' })
    const unused = five[0] ?? ''
    expect(await review(order, { photos: [unused] }, buyer)).toEqual({ ok: false, reason: 'already' })
    const [row] = await market.db.select().from(media).where(eq(media.id, unused))
    expect(row?.attachedAt).toBeNull()
  })
})

describe('helpful votes', () => {
  it('are one for each member and review, can be taken back, and sort the reviews, then the newest', async () => {
    const product = await market.product()
    for (const text of ['First', 'Second', 'Third']) await review(await deliveredTo(VISITOR, product), { text })
    const rows = await market.db.select().from(productReviews).where(eq(productReviews.productId, product.id))
    for (const [i, text] of ['First', 'Second', 'Third'].entries()) {
      const createdAt = new Date(market.now().getTime() + i * 1_000)
      await market.db
        .update(productReviews)
        .set({ createdAt })
        .where(eq(productReviews.id, rows.find((row) => row.text === text)?.id ?? ''))
    }
    const texts = async () => (await reviewsOf(product.id)).map(({ text, helpful }) => `${text} ${helpful}`)
    expect(await texts()).toEqual(['Third 0', 'Second 0', 'First 0'])
    const reviewId = rows.find(({ text }) => text === 'First')?.id ?? ''
    const vote = (actor: Actor, isHelpful = true) => voteReview(market.context(actor), { reviewId, isHelpful })
    const [farida, zoya] = [member('Farida'), member('Zoya')]
    expect(await Promise.all([vote(farida), vote(farida), vote(farida)])).toEqual([1, 2, 3].map(() => ({ ok: true })))
    await vote(zoya)
    expect(await texts()).toEqual(['First 2', 'Third 0', 'Second 0'])
    expect((await reviewsOf(product.id, farida))[0]).toMatchObject({ isVoted: true, canVote: true })
    expect((await reviewsOf(product.id))[0]).toMatchObject({ isVoted: false, canVote: false })
    await vote(farida, false)
    await vote(farida, false)
    expect(await texts()).toEqual(['First 1', 'Third 0', 'Second 0'])
    await forgetReviewer(market.context(zoya))
    expect(await market.db.$count(reviewVotes)).toBe(0)
  })

  it('are not for one’s own review, in one’s own shop, without an account, or of what is hidden', async () => {
    const product = await market.product()
    const buyer = member('Asha')
    await review(await deliveredTo(buyer, product), {}, buyer)
    const reviewId = (await reviewsOf(product.id))[0]?.id ?? ''
    const vote = (actor: Actor, id = reviewId) => voteReview(market.context(actor), { reviewId: id, isHelpful: true })
    expect(await vote(buyer)).toEqual({ ok: false, reason: 'own' })
    expect(await vote(market.savitri.actor)).toEqual({ ok: false, reason: 'own' })
    expect(await vote(VISITOR)).toEqual({ ok: false, reason: 'not-signed-in' })
    for (const id of ['nothing', randomUUID()])
      expect(await vote(member('Farida'), id)).toEqual({ ok: false, reason: 'not-found' })
    const hidden = { hiddenAt: market.now(), hiddenReason: 'Rude.' }
    await market.db.update(productReviews).set(hidden).where(eq(productReviews.id, reviewId))
    expect(await vote(member('Farida'))).toEqual({ ok: false, reason: 'not-found' })
    expect(await market.db.$count(reviewVotes, eq(reviewVotes.reviewId, reviewId))).toBe(0)
  })
})

describe('a seller who buys from their own shop', () => {
  const ASHA = { phone: '+919000011111', email: 'buyer@example.org' }
  beforeAll(async () => {
    const { savitri } = market
    await market.db
      .update(sellerProfiles)
      .set({ noticeEmail: 'savitri@example.org' })
      .where(eq(sellerProfiles.id, savitri.id))
    const id = randomUUID()
    const secret = { legalName: 'Savitri', address: '', phone: '098220 12345', email: 'savitri.old@example.org' }
    await market.db.insert(sellerApplications).values({
      id,
      userId: savitri.actor.userId,
      state: 'approved',
      displayName: 'Savitri',
      bio: '',
      regionWish: 'Nashik',
      sealed: sealApplication(plainSealer, id, secret),
      undertakenAt: market.now(),
      stateAt: market.now(),
      sellerId: savitri.id,
    })
  })

  async function bought(contact: Partial<typeof ASHA>) {
    const product = await market.product()
    const order = await market.paid([{ slug: product.slug }], { ...ASHA, ...contact })
    await market.delivered(order)
    return { order, product }
  }

  test.each<[how: string, contact: Partial<typeof ASHA>]>([
    ['the shop’s e-mail address', { email: 'savitri@example.org' }],
    ['the same address with a tag', { email: 'Savitri+friend@example.org' }],
    ['the address of the application', { email: 'savitri.old@example.org' }],
    ['the phone number of the application', { phone: '+919822012345' }],
  ])('as a guest with %s gets neither the form nor a review', async (_how, contact) => {
    const { order, product } = await bought(contact)
    expect(await review(order)).toEqual({ ok: false, reason: 'own' })
    expect(await reviewsOf(product.id)).toEqual([])
    expect(await own(order)).toEqual([market.savitri.id])
  })

  it('with an account, or with a friend’s order while signed in, gets neither', async () => {
    const { actor } = market.savitri
    const claimed = await bought({})
    const { userId } = actor
    await market.db.update(orders).set({ userId }).where(eq(orders.id, claimed.order.orderId))
    expect(await review(claimed.order)).toEqual({ ok: false, reason: 'own' })
    expect(await own(claimed.order)).toEqual([market.savitri.id])
    const friends = await bought({})
    expect(await review(friends.order, {}, actor)).toEqual({ ok: false, reason: 'own' })
    const second = { ...member('Savitri again'), phone: '+919822012345' }
    expect(await review(friends.order, {}, second)).toEqual({ ok: false, reason: 'own' })
    expect(await own(friends.order)).toEqual([])
    expect(await review(friends.order)).toEqual({ ok: true })
  })

  it('reviews what another seller sent with the same order', async () => {
    const [mine, hers] = [await market.product(), await market.product({ seller: market.meena })]
    const order = await market.paid([{ slug: mine.slug }, { slug: hers.slug }], { email: 'savitri@example.org' })
    await market.delivered(order, market.meena)
    expect(await own(order)).toEqual([market.savitri.id])
    const lineId = (await market.shipment(order, market.meena)).lines[0]?.id ?? ''
    expect(await review(order, { lineId })).toEqual({ ok: true })
    expect(await reviewsOf(hers.id)).toMatchObject([{ isBought: true }])
  })

  async function own(order: Placed): Promise<string[]> {
    return [...(await listOwnPurchases(market.context(), { token: order.token }))]
  }
})
