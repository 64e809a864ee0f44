import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerReview } from '#app/features/marketplace/trust/answer-review.server.ts'
import { forgetReviewer } from '#app/features/marketplace/trust/forget-reviewer.server.ts'
import { listReviews, listShopReviews } from '#app/features/marketplace/trust/review-queries.server.ts'
import { productReviews } from '#app/features/marketplace/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { reviewLine, type ReviewLineInput } from './review-line.server.ts'
import { type Market, openMarket, type Placed, type TestProduct } from '#app/features/orders/market.test-support.ts'

let market: Market
let jar: TestProduct

beforeAll(async () => {
  market = await openMarket(await testDatabase())
  jar = await market.product({ title: 'Jar', stock: 99 })
})

async function review(order: Placed, changes: Partial<ReviewLineInput> = {}, actor: Actor = VISITOR) {
  const lineId = (await market.shipment(order)).lines[0]?.id ?? ''
  const input = { token: order.token, lineId, stars: 4, text: 'Tastes of home.', name: 'Asha', ...changes }
  return reviewLine(market.context(actor), input)
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
    expect((await listShopReviews(market.db, { actor: market.savitri.actor })).map(({ id }) => id)).toContain(reviewId)
    expect((await listShopReviews(market.db, { actor: market.meena.actor })).map(({ id }) => id)).not.toContain(
      reviewId,
    )
    await forgetReviewer(market.context(buyer))
    expect(await list()).toMatchObject([{ authorName: 'A buyer', text: 'Tastes of home.' }])
    await market.db.update(productReviews).set({ hiddenAt: market.now() }).where(eq(productReviews.id, reviewId))
    expect(await listReviews(market.db, { productId: product.id })).toEqual({
      reviews: [],
      spread: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  })
})
