import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findProductPage } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { deliveryTo, parcelOf, REST } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { sellerDelivery } from '#app/features/marketplace/delivery/delivery-tables.server.ts'
import { removeDelivery, setDelivery } from '#app/features/marketplace/shop-settings/set-delivery.server.ts'
import { setHoliday } from '#app/features/marketplace/shop-settings/set-holiday.server.ts'
import { setMinimum } from '#app/features/marketplace/shop-settings/set-minimum.server.ts'
import { listForSale } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { openMarket, type Market } from '#app/features/orders/market.test-support.ts'
import { ORDER_MINOR_MAX } from '#app/features/orders/schema.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { contextOn } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { quoteOf } from './quote.ts'
import { quoteOrder } from './quote-queries.server.ts'

const database = await testDatabase()
const { db } = database
let market: Market
beforeAll(async () => {
  market = await openMarket(database)
})
beforeEach(async () => {
  await db.delete(sellerDelivery)
  await db.update(sellerProfiles).set({ holidayUntil: null, holidayNote: null, minOrderMinor: null })
})

const of = (actor = market.savitri.actor) => contextOn(db)(actor, market.now())
const quote = (slugs: readonly string[], state: string | null = null, now = market.now()) =>
  quoteOrder(db, { currency: 'INR', lines: slugs.map((slug) => ({ slug, quantity: 1 })), state, actor: VISITOR, now })
const kinds = async (...asked: Parameters<typeof quote>) => (await quote(...asked)).problems.map(({ kind }) => kind)
const inDays = (days: number) => new Date(market.now().getTime() + days * DAY_MS)

describe('a shop on holiday', () => {
  it('takes no order until the day is over, and then again without anybody doing anything', async () => {
    const [pickle, saree] = [await market.product(), await market.product({ seller: market.meena })]
    expect(await setHoliday(of(), { until: inDays(3), note: ' At my sister’s wedding. ' })).toEqual({ ok: true })
    const seen = await quote([pickle.slug, saree.slug])
    expect(seen.problems).toMatchObject([{ slug: pickle.slug, kind: 'on-holiday', until: inDays(3) }])
    expect(seen.shipments.map(({ seller }) => seller.displayName)).toEqual(['Meena'])
    expect(await kinds([pickle.slug], null, inDays(3))).toEqual([])
    expect(await setHoliday(of(), { until: null, note: 'left over' })).toEqual({ ok: true })
    expect(await kinds([pickle.slug])).toEqual([])
    const [shop] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.id, market.savitri.id))
    expect(shop).toMatchObject({ holidayUntil: null, holidayNote: null })
  })

  it('begins between the cart and the order: nothing is written, and paid orders go on', async () => {
    const pickle = await market.product()
    const paid = await market.paid([pickle])
    const agreed = await market.form([pickle])
    const before = await db.$count(orders)
    await setHoliday(of(), { until: inDays(3), note: null })
    expect(await market.place(agreed)).toMatchObject({
      ok: false,
      reason: 'problems',
      quote: { problems: [{ kind: 'on-holiday' }], shipments: [] },
    })
    expect(await db.$count(orders)).toBe(before)
    expect((await market.sent(paid)).state).toBe('sent')
  })

  it('does not begin in the past, or for longer than half a year, and only the seller sets it', async () => {
    expect(await setHoliday(of(), { until: inDays(-1), note: null })).toEqual({ ok: false, reason: 'past' })
    expect(await setHoliday(of(), { until: inDays(200), note: null })).toEqual({ ok: false, reason: 'too-far' })
    expect(await setHoliday(of(), { until: inDays(1), note: 'x'.repeat(161) })).toEqual({
      ok: false,
      reason: 'invalid',
    })
    expect(await setHoliday(of(member('Gita')), { until: inDays(1), note: null })).toMatchObject({ ok: false })
    expect(await db.$count(sellerProfiles, eq(sellerProfiles.holidayUntil, inDays(1)))).toBe(0)
  })
})

describe('a minimum order', () => {
  it('counts the goods of one seller, without delivery, in rupees only', async () => {
    await setMinimum(of(), { minOrderMinor: 200_00 })
    const [first, second] = [await market.product(), await market.product()]
    const saree = await market.product({ seller: market.meena })
    const below = await quote([first.slug, saree.slug])
    expect(below.problems).toMatchObject([
      { slug: first.slug, kind: 'below-minimum', minimumMinor: 200_00, missingMinor: 100_00 },
    ])
    expect(below).toMatchObject({ goodsMinor: 100_00 })
    expect(await kinds([first.slug, second.slug])).toEqual([])
    expect(await market.place(await market.form([first], { agreedMinor: 150_00 }))).toMatchObject({ ok: false })
    const abroad = await market.product({ currency: 'USD' })
    const dollars = { currency: 'USD', lines: [{ slug: abroad.slug, quantity: 1 }], state: null, actor: VISITOR }
    expect((await quoteOrder(db, { ...dollars, now: market.now() })).problems).toEqual([])
    for (const minOrderMinor of [0, -1, 1.5, 50_000_01])
      expect(await setMinimum(of(), { minOrderMinor })).toEqual({ ok: false, reason: 'invalid' })
    await setMinimum(of(), { minOrderMinor: null })
    expect(await kinds([first.slug])).toEqual([])
  })
})

describe('delivery by State', () => {
  const costs = async (slugs: readonly string[], state: string | null) => {
    const [shipment] = (await quote(slugs, state)).shipments
    return shipment && [shipment.deliveryMinor, shipment.deliveryDays]
  }

  it('is the product’s own until the seller sets a State, then the State’s, or that of all others', async () => {
    const pickle = await market.product()
    const free = await market.product({ freeShipping: true, deliveryMinor: 0 })
    expect(await costs([pickle.slug], 'Kerala')).toEqual([50_00, 5])
    const [near, far] = [
      { costMinor: 30_00, days: 2 },
      { costMinor: 90_00, days: 9 },
    ]
    expect(await setDelivery(of(), { places: ['Maharashtra', 'Goa'], rate: near })).toEqual({ ok: true })
    expect(await costs([pickle.slug], 'Kerala')).toEqual([50_00, 5])
    await setDelivery(of(), { places: [REST], rate: far })
    await setDelivery(of(), { places: ['Ladakh'], rate: null })
    expect(await costs([pickle.slug], 'Goa')).toEqual([30_00, 2])
    expect(await costs([pickle.slug, free.slug], 'Kerala')).toEqual([90_00, 9])
    // Free delivery stays free, and an unknown State is one of the others.
    expect(await costs([free.slug], 'Kerala')).toEqual([0, 9])
    expect(await costs([pickle.slug], null)).toEqual([90_00, 9])
    expect((await quote([pickle.slug], 'Ladakh')).problems).toMatchObject([
      { kind: 'no-delivery', to: 'Ladakh', requested: 1 },
    ])
    await removeDelivery(of(), { place: 'Ladakh' })
    expect(await kinds([pickle.slug], 'Ladakh')).toEqual([])
  })

  it('costs the same in the API, on the product’s page and in the cart while the State is not known', async () => {
    const { pickle, free } = {
      pickle: await market.product(),
      free: await market.product({ freeShipping: true, deliveryMinor: 0 }),
    }
    const rate = (costMinor: number, days: number) => ({ costMinor, days })
    const shops: [rates: [string, ReturnType<typeof rate> | null][], own?: true][] = [
      [[]],
      [[['Kerala', rate(120_00, 8)]]],
      [
        [
          ['Kerala', rate(120_00, 8)],
          [REST, rate(60_00, 6)],
        ],
      ],
      [
        [
          ['Kerala', rate(120_00, 8)],
          ['Goa', rate(80_00, 4)],
          [REST, null],
        ],
      ],
      [
        [
          ['Kerala', rate(80_00, 3)],
          ['Goa', rate(80_00, 4)],
          ['Ladakh', null],
          [REST, null],
        ],
      ],
      [[[REST, rate(0, 2)]]],
      [[[REST, null]]],
      [[['Maharashtra', rate(30_00, 3)]], true],
      [[['Maharashtra', null]], true],
      [[], true],
    ]
    for (const [rates, isOwnState] of shops) {
      await db.delete(sellerDelivery)
      await db.update(sellerProfiles).set({ deliversTo: 'india' })
      for (const [place, each] of rates) await setDelivery(of(), { places: [place], rate: each })
      if (isOwnState) await db.update(sellerProfiles).set({ deliversTo: 'own-state' })
      for (const { slug } of [pickle, free]) {
        const page = await findProductPage(db, { slug, now: market.now() })
        if (!page) throw new Error(slug)
        const byRule = parcelOf([page.parcel], { to: deliveryTo(page.terms, null), currency: 'INR' })
        const { delivery_minor: deliveryMinor, delivery_days: deliveryDays } = page.product
        expect({ deliveryMinor, deliveryDays }, JSON.stringify(rates)).toEqual(byRule)
        expect(await costs([slug], null)).toEqual([deliveryMinor, deliveryDays])
      }
    }
    await db.update(sellerProfiles).set({ deliversTo: 'india' })
  })

  it('is counted once for each seller, and by the State’s price, against the limit of an order', async () => {
    const slugs = [await market.product(), await market.product()].map(({ slug }) => slug)
    const [first, second] = await listForSale(db, slugs)
    if (!first || !second) throw new Error('two products')
    const lines = slugs.map((slug) => ({ slug, quantity: 1 }))
    const asked = { currency: 'INR', lines, state: 'Kerala', userId: null, now: market.now() }
    const rates = [{ place: 'Kerala', costMinor: 20_00, days: 3 }]
    const kindsAt = (secondMinor: number, seller = first.seller) => {
      const [cheap, dear] = [
        { ...first, priceMinor: 1_00, seller },
        { ...second, priceMinor: secondMinor, seller },
      ]
      return quoteOf(asked, [cheap, dear]).problems.map(({ kind }) => kind)
    }
    expect(first.deliveryMinor).toBe(50_00)
    expect(kindsAt(ORDER_MINOR_MAX - 51_00)).toEqual([])
    expect(kindsAt(ORDER_MINOR_MAX - 51_00 + 1)).toEqual(['too-dear'])
    expect(kindsAt(ORDER_MINOR_MAX - 21_00, { ...first.seller, rates })).toEqual([])
    expect(kindsAt(ORDER_MINOR_MAX - 21_00 + 1, { ...first.seller, rates })).toEqual(['too-dear'])
  })

  it('changes the total for the address: the buyer confirms it, and the order has it', async () => {
    const pickle = await market.product()
    await setDelivery(of(), { places: ['Kerala'], rate: { costMinor: 120_00, days: 8 } })
    const agreed = await market.form([pickle], { agreedMinor: 150_00, state: 'Kerala' })
    const outcome = await market.place(agreed)
    expect(outcome).toMatchObject({ ok: false, reason: 'total-changed', quote: { totalMinor: 220_00 } })
    expect((await market.placed([pickle], { state: 'Kerala' })).totalMinor).toBe(220_00)
  })

  it('never widens the State of a seller without a GST number', async () => {
    const kavita = await market.seller('Kavita', { state: 'Kerala', deliversTo: 'own-state' })
    const soap = await market.product({ seller: kavita })
    const rate = { costMinor: 10_00, days: 1 }
    expect(await setDelivery(of(kavita.actor), { places: ['Goa'], rate })).toEqual({ ok: false, reason: 'invalid' })
    await db.insert(sellerDelivery).values({ sellerId: kavita.id, place: 'Goa', ...rate })
    expect(await kinds([soap.slug], 'Goa')).toEqual(['not-to-this-state'])
    expect(await setDelivery(of(kavita.actor), { places: ['Kerala'], rate })).toEqual({ ok: true })
    expect(await costs([soap.slug], 'Kerala')).toEqual([10_00, 1])
  })

  it('refuses unknown places, and prices and days out of range', async () => {
    const rate = { costMinor: 10_00, days: 1 }
    for (const input of [
      { places: [], rate },
      { places: ['Atlantis'], rate },
      { places: ['Goa'], rate: { costMinor: -1, days: 1 } },
      { places: ['Goa'], rate: { costMinor: 1, days: 61 } },
    ])
      expect(await setDelivery(of(), input)).toEqual({ ok: false, reason: 'invalid' })
    expect(await setDelivery(of(member('Gita')), { places: ['Goa'], rate })).toMatchObject({ reason: 'not-found' })
    expect(await db.$count(sellerDelivery)).toBe(0)
  })
})
