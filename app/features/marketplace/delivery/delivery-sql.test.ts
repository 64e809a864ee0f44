import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { ALL_PRODUCTS } from '#app/features/marketplace/catalogue/product-filter.ts'
import { listProducts } from '#app/features/marketplace/queries.server.ts'
import { DELIVERS_TO, PRODUCTS_PER_PAGE_MAX } from '#app/features/marketplace/schema.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { IndianState } from '#app/platform/india/states.ts'
import { testDatabase } from '#test/database.ts'
import { type DeliveryTerms, deliveryTo, REST } from './delivery-rule.ts'
import { sellerDelivery } from './delivery-tables.server.ts'

const { db } = await testDatabase()

const RATES = [[], [{ costMinor: 60_00, days: 4 }], [{ costMinor: null, days: null }]] as const
const PLACES = ['Kerala', 'Goa', REST] as const
const STATES: readonly IndianState[] = ['Kerala', 'Goa', 'Maharashtra', 'Ladakh']

/** Every combination of own State, area, and a rate, none or a refusal for each place. */
function* everyTerms(): Generator<DeliveryTerms> {
  for (const deliversTo of DELIVERS_TO)
    for (const state of ['Kerala', 'Maharashtra', null]) {
      if (deliversTo === 'own-state' && state === null) continue
      for (const kerala of RATES)
        for (const goa of RATES)
          for (const rest of RATES) {
            const rates = [kerala, goa, rest].flatMap((own, n) =>
              own.map((rate) => ({ ...rate, place: PLACES[n] ?? REST })),
            )
            yield { deliversTo, state, rates }
          }
    }
}

const sellers = [...everyTerms()]
const slugOf = (n: number) => `by-${n}`

beforeAll(async () => {
  const shop = await openShop(db)
  const [savitri] = await db.select().from(sellerProfiles)
  if (!savitri) throw new Error('no seller')
  const { id: _id, ...row } = savitri
  for (const [n, { deliversTo, state, rates }] of sellers.entries()) {
    const values = { ...row, slug: `seller-${n}`, deliversTo, state }
    const [seller] = await db.insert(sellerProfiles).values(values).returning()
    const sellerId = seller?.id ?? ''
    if (rates.length > 0) await db.insert(sellerDelivery).values(rates.map((rate) => ({ ...rate, sellerId })))
    await shop.add({ slug: slugOf(n), sellerId })
  }
})

const listedFor = async (states: readonly IndianState[]) => {
  const slugs: string[] = []
  for (let cursor: string | null = null; ;) {
    const query = { ...ALL_PRODUCTS, delivery: { pin: '', states }, cursor, limit: PRODUCTS_PER_PAGE_MAX }
    const page = await listProducts(db, query)
    slugs.push(...page.products.map(({ slug }) => slug))
    cursor = page.next_cursor
    if (cursor === null) return slugs.toSorted()
  }
}

it.each(STATES.flatMap((state) => STATES.filter((other) => other >= state).map((other) => [state, other] as const)))(
  'a list for a PIN code of %s and %s has the sellers to whom an order from there can be sent, of all terms',
  async (...states) => {
    const delivers = sellers.flatMap((terms, n) =>
      states.every((state) => deliveryTo(terms, state).delivers) ? [slugOf(n)] : [],
    )
    expect(delivers.length).toBeGreaterThan(0)
    expect(delivers.length).toBeLessThan(sellers.length)
    expect(await listedFor(states)).toEqual(delivers.toSorted())
  },
)

it('a product has the delivery price of the rule while the State is not known, of all terms', async () => {
  const products = (await listedProducts()).map(({ slug, delivery_minor }) => [slug, delivery_minor])
  const usual = sellers.map((terms, n) => {
    const to = deliveryTo(terms, null)
    return [slugOf(n), (to.delivers && to.rate?.costMinor) || 0]
  })
  expect(Object.fromEntries(products)).toEqual(Object.fromEntries(usual))
})

async function listedProducts() {
  const found = []
  for (const [n] of sellers.entries()) {
    const [seller] = await db
      .select()
      .from(sellerProfiles)
      .where(eq(sellerProfiles.slug, `seller-${n}`))
    found.push(...(await listProducts(db, { ...ALL_PRODUCTS, seller: seller?.id ?? '' })).products)
  }
  return found
}
