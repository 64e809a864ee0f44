import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { member } from '#test/people.ts'
import { goToPayment } from './go-to-payment.server.ts'
import { placeOrder } from '#app/features/orders/placing/place-order.server.ts'
import { type Market, openMarket, newContact } from '#app/features/orders/market.test-support.ts'
import { UNPAID_PER_NETWORK_MAX } from '#app/features/orders/schema.ts'
import { orders } from '#app/features/orders/tables.server.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket(await testDatabase())
})

const placeFrom = async (network: string, lines: { slug: string; quantity?: number }[]) =>
  placeOrder({ ...market.context(), payments: market.provider, network }, await market.form(lines, newContact()))

describe('items are reserved', () => {
  it('for two minutes, and after the redirect to the payment as long as it can be made', async () => {
    const item = await market.product({ stock: 2 })
    const [left, goes] = [await market.place(await market.form([item], newContact())), await placeMember(item)]
    if (!left.ok || !goes.ok) throw new Error('not placed')
    expect(left.redirectTo).toBe(`https://diya.example/orders/${left.token}/pay`)
    expect(await goToPayment(market.context(), { token: goes.token })).toMatchObject({
      ok: true,
      payUrl: expect.stringContaining('/sandbox/payments/'),
    })
    market.wait(3 * MINUTE_MS)
    await market.sweep()
    expect(await market.stockOf(item)).toBe(1)
    expect(await goToPayment(market.context(), { token: left.token })).toEqual({ ok: false, reason: 'not-payable' })
    market.wait(26 * MINUTE_MS)
    await market.sweep()
    expect(await market.stockOf(item)).toBe(1)
    market.wait(2 * MINUTE_MS)
    await market.sweep()
    expect(await market.stockOf(item)).toBe(2)
  })

  it('not for a wrong link, or the link of a paid order', async () => {
    expect(await goToPayment(market.context(), { token: 'wrong' })).toEqual({ ok: false, reason: 'not-found' })
    const paid = await market.paid([await market.product()])
    const before = await market.view(paid)
    expect(await goToPayment(market.context(), paid)).toEqual({ ok: false, reason: 'not-payable' })
    expect(await market.view(paid)).toEqual(before)
  })
})

const placeMember = async (item: { slug: string }) => {
  const actor = member('Asha')
  return market.place(await market.form([item], { actor, ...newContact() }), actor)
}

describe('one contact', () => {
  it.each(['phone', 'email'] as const)(
    'has one unpaid order, known by the %s: the next takes its place',
    async (by) => {
      const [contact, item] = [newContact(), await market.product()]
      const first = await market.placed([item], contact)
      const other = await market.placed([item], newContact())
      const second = await market.placed([item], { ...newContact(), [by]: contact[by] })
      const states = await Promise.all([first, other, second].map(async (order) => (await market.view(order)).state))
      expect(states).toEqual(['lapsed', 'awaiting', 'awaiting'])
      expect(await market.stockOf(item)).toBe(8)
    },
  )

  it('has one unpaid order at a time; paid orders and payments under way are kept', async () => {
    const [contact, item] = [newContact(), await market.product()]
    const paid = await market.paid([item], contact)
    const pending = await market.placed([item], contact)
    await market.notify(market.report(pending, 'pending'))
    await market.placed([item], contact)
    expect([(await market.view(paid)).state, (await market.view(pending)).state]).toEqual(['paid', 'awaiting'])
  })
})

describe('one network', () => {
  it('has at most ten unpaid orders; other networks are not limited by it, and paid or expired orders do not count', async () => {
    const [item, network] = [await market.product({ stock: 200 }), '198.51.100.7']
    const tokens = []
    for (let i = 0; i < UNPAID_PER_NETWORK_MAX; i++) {
      const outcome = await placeFrom(network, [item])
      if (outcome.ok) tokens.push(outcome.token)
    }
    expect(tokens).toHaveLength(UNPAID_PER_NETWORK_MAX)
    expect(await placeFrom(network, [item])).toEqual({ ok: false, reason: 'too-many-unpaid' })
    expect(await market.stockOf(item)).toBe(190)
    expect(await placeFrom('198.51.100.8', [item])).toMatchObject({ ok: true })
    await market.pay(await market.attempt(tokens[0] ?? ''))
    expect(await placeFrom(network, [item])).toMatchObject({ ok: true })
    expect(await placeFrom(network, [item])).toMatchObject({ ok: false })
    market.wait(3 * MINUTE_MS)
    expect(await placeFrom(network, [item])).toMatchObject({ ok: true })
  })

  it('is stored as a fingerprint, and only while the order is unpaid', async () => {
    const outcome = await placeFrom('203.0.113.99', [await market.product()])
    if (!outcome.ok) throw new Error(outcome.reason)
    const keyOf = async () => {
      const [row] = await market.db.select().from(orders).where(eq(orders.publicToken, outcome.token))
      return row?.networkKey
    }
    expect(await keyOf()).toBe(plainSealer.fingerprint('203.0.113.99', 'orders.network_key'))
    await market.pay(await market.attempt(outcome.token))
    expect(await keyOf()).toBeNull()
  })
})

describe('all guests together', () => {
  it('reserve at most half of the stock, or a single item; members are not limited', async () => {
    const [item, single] = [await market.product({ stock: 5 }), await market.product({ stock: 1 })]
    const requested = (quantity: number) => [{ slug: item.slug, quantity }]
    const refused = await market.place(await market.form(requested(3), { agreedMinor: 1_00, ...newContact() }))
    expect(refused).toMatchObject({ quote: { problems: [{ kind: 'too-few-for-guests', available: 2 }] } })
    await market.placed(requested(2), newContact())
    const full = await market.place(await market.form(requested(1), { agreedMinor: 1_00, ...newContact() }))
    expect(full).toMatchObject({ quote: { problems: [{ kind: 'held-by-guests' }], totalMinor: 0 } })
    expect(await placeMember(item)).toMatchObject({ ok: true })
    expect(await market.place(await market.form([single], newContact()), VISITOR)).toMatchObject({ ok: true })
    expect([await market.stockOf(item), await market.stockOf(single)]).toEqual([2, 0])
  })

  it('buy the rest once the first have paid', async () => {
    const item = await market.product({ stock: 2 })
    await market.paid([item], newContact())
    expect(await market.place(await market.form([item], newContact()))).toMatchObject({ ok: true })
    expect(await market.stockOf(item)).toBe(0)
  })
})
