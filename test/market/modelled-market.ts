import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { saveVariants } from '#app/features/marketplace/shop-variants/save-variants.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { answerReturn } from '#app/features/orders/returns/answer-return.server.ts'
import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { confirmDelivery } from '#app/features/orders/shipments/confirm-delivery.server.ts'
import { decideDispute } from '#app/features/orders/returns/decide-dispute.server.ts'
import { disputeReturn } from '#app/features/orders/returns/dispute-return.server.ts'
import { goToPayment } from '#app/features/orders/payment/go-to-payment.server.ts'
import { requestReturn } from '#app/features/orders/returns/request-return.server.ts'
import { packShipment } from '#app/features/orders/shipments/pack-shipment.server.ts'
import type { PlaceInput } from '#app/features/orders/placing/place-order.server.ts'
import { sendShipment } from '#app/features/orders/shipments/send-shipment.server.ts'
import { withdrawReturn } from '#app/features/orders/returns/withdraw-return.server.ts'
import { heldAccount, sellerAccount } from '#app/features/orders/chart.ts'
import { type Market, OPERATOR, type Placed, newContact } from '#app/features/orders/market.test-support.ts'
import type { ShipmentView } from '#app/features/orders/views.ts'
import { saveBankAccount } from '#app/features/payouts/earnings/save-bank-account.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { heldOf, MarketModel, type ModelItem, type ModelOrder, refundedOf } from './model.ts'
import { type Step, type StepOf, type Story, WAITS_MS } from './stories.ts'
import { member } from '#test/people.ts'

const WORDS = 'It is not as it was shown to me.'
const REFUNDS_SENT_AT_ONCE = 20
const CHECKER = member('Leela', 'operator')

/** Number of times that each step was possible. */
export const happened: Record<string, number> = {}

/** Fails when the application and the model disagree on whether a step was possible. */
function agree(name: string, real: boolean, model: boolean): void {
  expect(real, name).toBe(model)
  if (real) happened[name] = (happened[name] ?? 0) + 1
}

interface Order {
  placed: Placed
  input: PlaceInput
  model: ModelOrder
  /** As placed: shipments and lines in the model's order. */
  shipments: readonly ShipmentView[]
  /** For each shipment, the ids of its returns in the order of opening. */
  returnIds: string[][]
  /** The outcome chosen on the provider's page of the latest payment. */
  chosen: string | null
  isTold: boolean
}

/** Two sellers with three products, of which one has two variants, and a model of them. */
export async function openModelledMarket(market: Market, earlier: readonly ModelledMarket[]): Promise<ModelledMarket> {
  const modelled = new ModelledMarket(market, earlier)
  await modelled.open()
  return modelled
}

export class ModelledMarket {
  readonly model = new MarketModel([
    { seller: 0, product: 0, priceMinor: 100_00, deliveryMinor: 50_00, deliveryDays: 5, stock: 4, isRemoved: false },
    { seller: 0, product: 0, priceMinor: 180_50, deliveryMinor: 50_00, deliveryDays: 5, stock: 3, isRemoved: false },
    { seller: 0, product: 1, priceMinor: 37_35, deliveryMinor: 20_00, deliveryDays: 9, stock: 5, isRemoved: false },
    { seller: 1, product: 2, priceMinor: 251_01, deliveryMinor: 0, deliveryDays: 2, stock: 3, isRemoved: false },
  ])
  readonly #market: Market
  readonly #all: readonly ModelledMarket[]
  readonly #orders: Order[] = []
  #sellers: { id: string; actor: Member }[] = []
  /** One for each product of the model. */
  #products: { id: string; slug: string }[] = []
  /** One for each item of the model, with the number in its product. */
  #items: { variantId: string; slug: string; variant: number | null }[] = []
  #said = 0
  /** All buyers have an account; limits for guests have their own tests. */
  readonly #buyer = member('Asha')

  constructor(market: Market, all: readonly ModelledMarket[]) {
    this.#market = market
    this.#all = all
  }

  async open(): Promise<void> {
    this.#sellers = [await this.#market.seller('Savitri'), await this.#market.seller('Meena')]
    for (const { actor } of this.#sellers) {
      const account = { holder: 'Savitri Devi', number: '001234567890', ifsc: 'SBIN0001234' }
      const context = this.#market.context(actor)
      await saveBankAccount({ ...context, now: new Date(this.#now - 3 * DAY_MS) }, account)
    }
    for (const items of Map.groupBy(this.model.products, ({ product }) => product).values()) {
      const [{ seller, product: _, isRemoved: __, ...figures }] = items as [ModelItem, ...ModelItem[]]
      const isFree = figures.deliveryMinor === 0
      const sold = { ...figures, freeShipping: isFree, seller: this.#sellers[seller] as never }
      this.#products.push(await this.#market.product(sold))
      if (items.length > 1) await this.#offer(items)
      await this.#readItems(items.length > 1)
    }
  }

  /** Saves the variants of the last product as the model has them. */
  async #offer(items: readonly ModelItem[], products = this.#products): Promise<void> {
    const { slug } = products[items[0]?.product ?? 0] ?? { slug: '' }
    const variants = items.flatMap((item, i) => {
      const input = { number: i + 1, values: [`size ${i}`], priceMinor: item.priceMinor, stock: item.stock }
      return item.isRemoved ? [] : [{ ...input, stockSeen: null, mediaId: null }]
    })
    const seller = this.#sellers[items[0]?.seller ?? 0]
    if (!seller) throw new Error('no seller')
    const outcome = await saveVariants(this.#market.context(seller.actor), { slug, names: ['Size'], variants })
    expect(outcome).toEqual({ ok: true })
  }

  async #readItems(hasOptions: boolean): Promise<void> {
    const { id, slug } = this.#products.at(-1) ?? { id: '', slug: '' }
    const rows = await this.#market.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, id))
      .orderBy(productVariants.number)
    for (const { id: variantId, number } of rows)
      this.#items.push({ variantId, slug, variant: hasOptions ? number : null })
  }

  /** The seller changes price and stock of a variant, or takes it off. */
  async #change({ item: n, how, priceMinor, stock }: StepOf<'offer'>): Promise<void> {
    const item = this.model.products[n]
    const siblings = this.model.products.filter((each) => each.product === item?.product)
    if (!item || siblings.length < 2) return
    const isPossible = this.model.offer(n, how === 'remove' ? 'remove' : { priceMinor, stock })
    if (!isPossible) return
    await this.#offer(siblings)
    agree(how, true, true)
  }

  payoutContext = (who: 'maker' | 'checker') => this.#market.context(who === 'maker' ? OPERATOR : CHECKER)

  async play(story: Story): Promise<void> {
    for (const taken of story) await this.#take(taken)
  }

  /** Compares the database with the model. */
  async expectModel(): Promise<void> {
    for (const { placed, model } of this.#orders) {
      const { shipments } = await this.#market.view(placed)
      expect(shipments.map((shipment) => figuresOf(shipment))).toEqual(
        model.shipments.map((shipment) => modelFiguresOf(model, shipment)),
      )
    }
    const stocks = []
    for (const { variantId } of this.#items) stocks.push(await this.#stockOf(variantId))
    expect(stocks).toEqual(this.model.products.map(({ stock }) => stock))
    for (const [product, { slug }] of this.#products.entries()) {
      const record = await findProduct(this.#market.db, slug)
      expect({ priceMinor: record?.price_minor, stock: record?.stock }).toEqual(this.model.shown(product))
    }
    for (const [i, { id }] of this.#sellers.entries()) {
      const accounts = [heldAccount(id, 'INR').code, sellerAccount(id, 'INR').code] as const
      const found = [await balance(this.#market.db, accounts[0]), await balance(this.#market.db, accounts[1])]
      expect(found).toEqual([this.model.held(i), this.model.own[i]])
    }
  }

  async #stockOf(variantId: string): Promise<number | undefined> {
    const [row] = await this.#market.db.select().from(productVariants).where(eq(productVariants.id, variantId))
    return row?.stock
  }

  #order(n: number): Order | undefined {
    return this.#orders[n % (this.#orders.length || 1)]
  }

  get #now(): number {
    return this.#market.now().getTime()
  }

  #take(taken: Step): Promise<void> {
    switch (taken.do) {
      case 'place':
        return this.#place(taken)
      case 'pay':
        return this.#pay(taken)
      case 'tell':
        return this.#tell(taken.order)
      case 'again':
        return this.#again(taken.order)
      case 'wait':
        return this.#wait(WAITS_MS[taken.how] ?? 0)
      case 'act':
        return this.#act(taken)
      case 'ask':
        return this.#ask(taken)
      case 'case':
        return this.#return(taken)
      case 'offer':
        return this.#change(taken)
      case 'refunds':
        return this.refundsArrive()
    }
  }

  async #place({ quantities: requested, replaces, goesToPay }: StepOf<'place'>): Promise<void> {
    if (this.#orders.length === 4 || requested.every((quantity) => quantity === 0)) return
    const lines = requested.flatMap((quantity, i) => (quantity ? [{ slug: '', ...this.#items[i], quantity }] : []))
    const input = await this.#market.form(lines, { agreedMinor: this.model.totalOf(requested), ...newContact() })
    const earlier = replaces === null ? undefined : this.#order(replaces)
    const isReplacing = earlier !== undefined && this.model.waits(earlier.model, this.#now)
    const outcome = await this.#market.place(
      { ...input, ...(earlier && { replaces: [earlier.placed.token] }) },
      this.#buyer,
    )
    const model = this.model.place(requested, this.#now, earlier?.model)
    agree(isReplacing ? 'replace' : 'place', outcome.ok, model !== null)
    if (!outcome.ok || !model) return
    if (goesToPay) await this.#goToPay(outcome.token, model)
    const placed = await this.#market.attempt(outcome.token)
    const { shipments } = await this.#market.view(placed)
    this.#orders.push({
      placed,
      input,
      model,
      shipments,
      returnIds: shipments.map(() => []),
      chosen: null,
      isTold: false,
    })
  }

  /** Follows the redirect to the payment page, which extends the hold. */
  async #goToPay(token: string, model: ModelOrder): Promise<void> {
    agree('go', (await goToPayment(this.#market.context(), { token })).ok, this.model.goToPay(model, this.#now))
  }

  async #pay({ order: n, how }: StepOf<'pay'>): Promise<void> {
    const order = this.#order(n)
    if (!order || order.chosen !== null || this.#now >= order.model.heldUntil) return
    order.chosen = how
    await this.#market.pay(order.placed, how as 'success')
    if (how === 'duplicated') {
      this.#market.wait(5_000)
      await this.#market.sandbox.deliverDue(this.#market.now())
    }
    if (how === 'success' || how === 'duplicated') {
      this.model.captured(order.model)
      agree('pay', true, true)
    }
  }

  /** Delivers a missed notification of a payment: late, and then a second time. */
  async #tell(n: number): Promise<void> {
    const order = this.#order(n)
    if (order?.chosen !== 'lost') return
    await this.#market.notify(this.#market.report(order.placed, 'captured'))
    await this.#market.notify(this.#market.report(order.placed, 'captured'))
    if (!order.isTold) this.model.captured(order.model)
    order.isTold = true
    agree('tell', true, true)
  }

  /** Posts the same form again after the payment failed, while the stock is held. */
  async #again(n: number): Promise<void> {
    const order = this.#order(n)
    if (order?.chosen !== 'failure' || !this.model.prolong(order.model, this.#now)) return
    const outcome = await this.#market.place(order.input, this.#buyer)
    expect(outcome).toMatchObject({ ok: true, token: order.placed.token })
    await this.#goToPay(order.placed.token, order.model)
    order.placed = await this.#market.attempt(order.placed.token)
    order.chosen = null
    agree('again', true, true)
  }

  async #wait(ms: number): Promise<void> {
    this.#market.wait(ms)
    for (let swept = -1; swept !== 0;) {
      const done = await this.#market.sweep()
      swept = done.expired + done.closed + done.delivered + done.released
    }
    for (const { model } of [...this.#all, this]) model.sweep(this.#now)
  }

  #shipment({ order: n, shipment: k }: { order: number; shipment: number }) {
    const order = this.#order(n)
    const i = k % (order?.shipments.length || 1)
    const [model, view] = [order?.model.shipments[i], order?.shipments[i]]
    const seller = model && this.#sellers[model.seller]
    if (!order || !model || !seller || !view) return null
    return {
      order,
      model,
      seller,
      view,
      shipmentId: view.id,
      token: order.placed.token,
      returnIds: order.returnIds[i] ?? [],
    }
  }

  async #act({ how, by, ...place }: StepOf<'act'>): Promise<void> {
    const found = this.#shipment(place)
    if (!found) return
    const { model, seller, shipmentId, token } = found
    const hers = this.#market.context(seller.actor)
    if (how === 'cancel') {
      const actor = { buyer: undefined, seller: seller.actor, operator: OPERATOR }[by]
      const outcome = await cancelShipment(this.#market.context(actor), {
        by: by as 'buyer',
        token,
        shipmentId,
        reason: WORDS,
      })
      agree('cancel', outcome.ok, this.model.cancel(model))
      return
    }
    const act = {
      packed: () => packShipment(hers, { shipmentId }),
      sent: () => sendShipment(hers, { shipmentId, tracking: 'EM1' }),
      delivered: () => confirmDelivery(this.#market.context(), { token, shipmentId }),
    }[how as 'packed']
    agree(how, (await act()).ok, this.model.step(model, how as 'packed', this.#now))
  }

  async #ask({ quantities: asked, isWish, ...place }: StepOf<'ask'>): Promise<void> {
    const found = this.#shipment(place)
    if (!found) return
    const { order, model, view, shipmentId, token, returnIds } = found
    const isOrdered = (i: number) => (model.quantities[i] ?? 0) > 0
    const mine = asked.map((quantity, i) => (isOrdered(i) ? quantity : 0))
    const lines = view.lines.map(({ id, variantId }) => {
      const i = this.#items.findIndex((item) => item.variantId === variantId)
      return { lineId: id, quantity: mine[i] ?? 0 }
    })
    const outcome = await requestReturn(this.#market.context(), {
      key: randomUUID(),
      token,
      shipmentId,
      lines,
      reason: isWish ? 'changed-mind' : 'damaged',
      words: `${WORDS} ${this.#said++}`,
      photos: [],
    })
    if (outcome.ok) returnIds.push(outcome.returnId)
    agree('ask', outcome.ok, this.model.open(order.model, model, { quantities: mine, isWish }, this.#now))
  }

  async #return({ which, how, restock, percent, ...place }: StepOf<'case'>): Promise<void> {
    const found = this.#shipment(place)
    if (!found || found.model.returns.length === 0) return
    const model = found.model.returns[which % found.model.returns.length]
    const returnId = found.returnIds[which % found.model.returns.length]
    if (!model || !returnId) throw new Error('a return is missing')
    const { order, seller, token } = found
    const at = { order: order.model, shipment: found.model, found: model }
    const context = this.#market.context.bind(this.#market)
    const said = { returnId, words: WORDS, photos: [] }
    if (how === 'dispute') {
      agree(how, (await disputeReturn(context(), { ...said, token })).ok, this.model.dispute(model, this.#now))
    } else if (how === 'withdraw') {
      agree(how, (await withdrawReturn(context(), { returnId, token })).ok, this.model.withdraw(model, this.#now))
    } else if (how === 'decide' || how === 'close') {
      const minor = how === 'close' ? null : Math.floor((model.requestedMinor * percent) / 100)
      const verdict = minor === null ? ('closed' as const) : ('refunded' as const)
      const outcome = await decideDispute(context(OPERATOR), {
        returnId,
        verdict,
        words: WORDS,
        ...(minor === null ? {} : { amountMinor: minor }),
      })
      agree(how, outcome.ok, this.model.decide(at, minor, this.#now))
    } else {
      const verdict = how as 'accepted'
      const outcome = await answerReturn(context(seller.actor), { ...said, verdict, restock })
      agree(how, outcome.ok, this.model.answer(at, verdict, restock, this.#now))
    }
  }

  async refundsArrive(): Promise<void> {
    const everyone = [...this.#all, this]
    const underWay = everyone.reduce((sum, { model }) => sum + model.refundsCount, 0)
    for (let sent = 0; sent <= underWay; sent += REFUNDS_SENT_AT_ONCE) await this.#market.refundsArrive()
    for (const { model } of everyone) model.refundsArrive()
  }
}

function figuresOf({ state, totals, returns }: ShipmentView) {
  const { goodsMinor, deliveryMinor, refundedMinor, arrivedMinor } = totals
  const requested = returns.map((found) => `${found.state} ${found.requestedMinor}`).toSorted()
  return { state, goodsMinor, deliveryMinor, refundedMinor, arrivedMinor, requested }
}

function modelFiguresOf(order: ModelOrder, shipment: ModelOrder['shipments'][number]) {
  const { state, goodsMinor, deliveryMinor, refunds, returns } = shipment
  const arrivedMinor = refunds.reduce((sum, { minor, hasArrived }) => sum + (hasArrived ? minor : 0), 0)
  const requested = returns.map((found) => `${found.state} ${found.requestedMinor}`).toSorted()
  expect(heldOf(order, shipment)).toBeGreaterThanOrEqual(0)
  return { state, goodsMinor, deliveryMinor, refundedMinor: refundedOf(shipment), arrivedMinor, requested }
}
