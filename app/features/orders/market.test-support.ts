import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { printLedger } from '#app/features/ledger/print-ledger.test-support.ts'
import { listPostings } from '#app/features/ledger/queries.server.ts'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import { products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { ItemRef } from '#app/features/marketplace/variants/item-id.ts'
import { productPrices } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { reconcile } from '#app/features/payments/commands/reconcile.server.ts'
import { sendRefunds } from '#app/features/payments/commands/send-refunds.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import type { PaymentReport } from '#app/platform/payments/provider.ts'
import { choose } from '#app/platform/payments/sandbox/payments.server.ts'
import type { Outcome } from '#app/platform/payments/sandbox/outcomes.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { SITE } from '#test/context.ts'
import { openPayments, reportOf } from '#test/payments.ts'
import { member } from '#test/people.ts'
import { confirmDelivery } from './shipments/confirm-delivery.server.ts'
import { goToPayment } from './payment/go-to-payment.server.ts'
import { placeOrder, type PlaceInput, type PlaceOutcome } from './placing/place-order.server.ts'
import { sendShipment } from './shipments/send-shipment.server.ts'
import { orderSettlement } from './payment/settle-order.server.ts'
import { sweepOrders } from './payment/sweep-orders.server.ts'
import { findOrder } from './queries.server.ts'
import { quoteOrder } from './placing/quote-queries.server.ts'
import { orders } from './tables.server.ts'
import type { OrderView, ShipmentView } from './views.ts'

const STARTS_AT = new Date('2026-11-22T06:30:00Z')
export const OPERATOR = member('Kavita', 'operator')

let contactCount = 0
/** A contact that no other order has: a new order replaces an unpaid one of the same contact. */
export const newContact = (): { phone: string; email: string } => {
  const number = ++contactCount
  return { phone: `+91${9_000_000_000 + number}`, email: `stranger-${number}@example.org` }
}

export interface TestSeller {
  id: string
  slug: string
  actor: Member
}

type NewProduct = Partial<typeof products.$inferInsert> & { seller?: TestSeller; category?: string }
export interface TestProduct {
  id: string
  slug: string
  priceMinor: number
}

export interface Placed {
  orderId: string
  token: string
  paymentId: string
  providerRef: string
  totalMinor: number
}

/**
 * A market on one database: Savitri of Nashik (all States, ₹50 delivery) and Meena of Jaipur (free delivery), both
 * with accounts, the sandbox provider, a clock of its own, and a function for each step of an order.
 */
export async function openMarket(database: Database) {
  const { db } = database
  const settlements = { order: orderSettlement({ site: SITE, sealer: plainSealer }) }
  const gateway = openPayments(database, { settlements, startsAt: STARTS_AT })
  const { sandbox, provider, deps, now, context } = gateway
  const categoryIds = await openCategories(database)
  const regionIds = await openRegions(database)
  let minute = 0

  async function seller(name: string, changes: Partial<typeof sellerProfiles.$inferInsert> = {}): Promise<TestSeller> {
    const actor = member(name)
    const [row] = await db
      .insert(sellerProfiles)
      .values({
        slug: `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`,
        userId: actor.userId,
        displayName: name,
        bio: 'Made by hand.',
        regionId: regionIds[0] ?? '',
        state: 'Maharashtra',
        legalName: `${name} Devi`,
        address: '1 Market Road',
        noticeEmail: actor.email,
        ...changes,
      })
      .returning()
    if (!row) throw new Error('no seller')
    return { id: row.id, slug: row.slug, actor }
  }

  const savitri = await seller('Savitri')
  const meena = await seller('Meena', { regionId: regionIds[1] ?? '', state: 'Rajasthan' })

  /** A published product of Savitri's for ₹100 with a stock of 10, unless changed. */
  async function product(changes: NewProduct = {}): Promise<TestProduct> {
    const { seller: of = savitri, category = 'Food', ...fields } = changes
    const slug = fields.slug ?? `thing-${randomUUID().slice(0, 8)}`
    const [row] = await db
      .insert(products)
      .values({
        title: fields.title ?? `Thing ${slug.slice(-8)}`,
        description: 'Made by hand.',
        priceMinor: 100_00,
        currency: 'INR',
        isActive: true,
        publishedAt: now(),
        stock: 10,
        deliveryMinor: 50_00,
        deliveryDays: 5,
        categoryId: categoryIds.get(category) ?? '',
        sellerId: of.id,
        createdAt: new Date(Date.UTC(2026, 9, 1, 0, minute++)),
        ...fields,
        slug,
      })
      .returning()
    if (!row) throw new Error('no product')
    const { id: variantId, priceMinor, currency, isActive } = row
    if (isActive) await db.insert(productPrices).values({ variantId, priceMinor, currency, since: now() })
    return { id: row.id, slug: row.slug, priceMinor: row.priceMinor }
  }

  const stockOf = async ({ id }: { id: string }): Promise<number> => {
    const [row] = await db.select({ stock: products.stock }).from(products).where(eq(products.id, id))
    return row?.stock ?? -1
  }

  /** A complete checkout form that agrees to the current total. */
  async function form(
    lines: readonly (ItemRef & { quantity?: number })[],
    { actor = VISITOR, ...changes }: Partial<PlaceInput> & { actor?: Actor } = {},
  ): Promise<PlaceInput> {
    const requested = lines.map(({ slug, variant, quantity = 1 }) => ({ slug, ...(variant && { variant }), quantity }))
    const filled = { ...FORM, key: randomUUID(), lines: requested, agreedMinor: 0, ...changes }
    if (changes.agreedMinor !== undefined) return filled
    const quote = await quoteOrder(db, { ...filled, actor, now: now() })
    return { ...filled, agreedMinor: quote.totalMinor }
  }

  const place = (input: PlaceInput, actor: Actor = VISITOR): Promise<PlaceOutcome> =>
    placeOrder({ ...context(actor), payments: provider }, input)

  /** An unpaid order whose payment was opened at the provider. */
  async function placed(
    lines: readonly (ItemRef & { quantity?: number })[],
    changes: Partial<PlaceInput> & { actor?: Actor } = {},
  ): Promise<Placed> {
    const outcome = await place(await form(lines, changes), changes.actor)
    if (!outcome.ok) throw new Error(`${outcome.reason} ${JSON.stringify('quote' in outcome && outcome.quote)}`)
    await goToPayment({ db, now: now() }, { token: outcome.token })
    return attempt(outcome.token)
  }

  /** An order with its latest payment. */
  async function attempt(token: string): Promise<Placed> {
    const [row] = await db
      .select({ orderId: orders.id, payment: payments })
      .from(orders)
      .innerJoin(payments, and(eq(payments.subjectId, orders.id), eq(payments.purpose, 'order')))
      .where(eq(orders.publicToken, token))
      .orderBy(desc(payments.createdAt), desc(payments.idempotencyKey))
      .limit(1)
    if (!row) throw new Error('no such order')
    const { id: paymentId, providerRef, amountMinor: totalMinor } = row.payment
    return { orderId: row.orderId, token, paymentId, providerRef: providerRef ?? '', totalMinor }
  }

  /** Chooses an outcome on the sandbox's page and delivers the provider's notification. */
  async function pay(order: Placed, outcome: Outcome = 'success'): Promise<void> {
    await choose(db, { id: order.providerRef, method: 'upi', outcome }, now())
    await sandbox.deliverDue(now())
  }

  const report = (order: Placed, state: PaymentReport['state'], changes: Partial<PaymentReport> = {}) =>
    reportOf({ ...order, amountMinor: order.totalMinor }, state, changes)

  async function paid(
    lines: readonly (ItemRef & { quantity?: number })[],
    changes: Partial<PlaceInput> & { actor?: Actor } = {},
  ): Promise<Placed> {
    const order = await placed(lines, changes)
    await pay(order)
    return order
  }

  async function view({ token }: { token: string }): Promise<OrderView> {
    const found = await findOrder(db, { token, now: now() })
    if (!found) throw new Error('no such order')
    return found
  }

  /** The seller's shipment, or the only one. */
  async function shipment(order: { token: string }, of?: TestSeller): Promise<ShipmentView> {
    const { shipments } = await view(order)
    const found = of ? shipments.find(({ seller: { id } }) => id === of.id) : shipments[0]
    if (!found) throw new Error('no such shipment')
    return found
  }

  async function sent(order: Placed, of: TestSeller = savitri): Promise<ShipmentView> {
    const { id: shipmentId } = await shipment(order, of)
    const outcome = await sendShipment(context(of.actor), { shipmentId, tracking: 'India Post EM123456789IN' })
    if (!outcome.ok) throw new Error(outcome.reason)
    return shipment(order, of)
  }

  async function delivered(order: Placed, of: TestSeller = savitri): Promise<ShipmentView> {
    const { id: shipmentId } = await sent(order, of)
    const outcome = await confirmDelivery(context(), { token: order.token, shipmentId })
    if (!outcome.ok) throw new Error(outcome.reason)
    return shipment(order, of)
  }

  /** The ledger as a table with names in place of ids: of one subject, or all of it. */
  async function book(subject?: string): Promise<string> {
    const lines = await listPostings(db, subject === undefined ? {} : { subject })
    return printLedger(lines, { [savitri.id]: 'savitri', [meena.id]: 'meena' })
  }

  return {
    ...gateway,
    savitri,
    meena,
    seller,
    product,
    stockOf,
    form,
    place,
    placed,
    attempt,
    pay,
    paid,
    sent,
    delivered,
    report,
    view,
    shipment,
    book,
    sweep: () => sweepOrders({ db, now: now(), site: SITE, sealer: plainSealer }),
    /** Sends due refunds and delivers the provider's notifications that they arrived. */
    async refundsArrive(): Promise<void> {
      await sendRefunds(deps)
      await sandbox.deliverDue(now())
    },
    reconcile: () => reconcile(deps),
    categoryId: (name: string) => categoryIds.get(name) ?? '',
  }
}
export type Market = Awaited<ReturnType<typeof openMarket>>

const FORM = {
  currency: 'INR',
  name: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@example.org',
  line1: '12 Lake View',
  line2: 'Near the temple',
  city: 'Pune',
  state: 'Maharashtra',
  pin: '411001',
}

async function openCategories({ db }: Database): Promise<Map<string, string>> {
  await upsertCategories(db)
  return new Map((await listCategories(db)).map(({ name, id }) => [name, id]))
}

/** Reuses the rows when a second market is opened on the same database. */
async function openRegions({ db }: Database): Promise<string[]> {
  const ids = []
  for (const name of ['Nashik', 'Jaipur']) {
    await db.insert(regions).values({ name, country: 'India' }).onConflictDoNothing()
    const [region] = await db.select({ id: regions.id }).from(regions).where(eq(regions.name, name))
    ids.push(region?.id ?? '')
  }
  return ids
}
