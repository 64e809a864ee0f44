import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#app/platform/db/database.server.ts'
import { testDatabase } from '#test/database.ts'
import { type Market, openMarket, type Placed } from './market.test-support.ts'
import { RETURN_EDGES, RETURN_STATES, isReturnEdge, isShipmentEdge, SHIPMENT_EDGES, SHIPMENT_STATES } from './states.ts'
import { orderLines, orderShipments, shipmentSteps } from './tables.server.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'

let market: Market
let order: Placed
let shipmentId: string
beforeAll(async () => {
  market = await openMarket(await testDatabase())
  order = await market.placed([await market.product()])
  shipmentId = (await market.shipment(order)).id
})

class Rollback extends Error {}

/** The database's refusal, or null; the transaction is always rolled back. */
async function refusalOf(attempt: (tx: Db) => Promise<unknown>): Promise<string | null> {
  try {
    await market.db.transaction(async (tx) => {
      await attempt(tx)
      throw new Rollback()
    })
  } catch (error) {
    if (error instanceof Rollback) return null
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
  return null
}

/** The shortest path of states from the first one, by the declared graph. */
function pathTo<State extends string>(
  edges: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): State[] {
  const paths: State[][] = [[from]]
  for (const path of paths) {
    const last = path.at(-1) as State
    if (last === to) return path.slice(1)
    for (const next of edges[last]) if (!path.includes(next)) paths.push([...path, next])
  }
  throw new Error(`no way to ${to}`)
}

describe('a shipment of an order', () => {
  const grid = SHIPMENT_STATES.flatMap((from) => SHIPMENT_STATES.map((to) => [from, to] as const))
  it.each(grid)(
    'moves from %s to %s exactly when the graph allows it, in the code and in the database',
    async (from, to) => {
      const set = (tx: Db, state: typeof from) =>
        tx.update(orderShipments).set({ state, sentAt: market.now() }).where(eq(orderShipments.id, shipmentId))
      const refusal = await refusalOf(async (tx) => {
        for (const state of pathTo(SHIPMENT_EDGES, 'reserved', from)) await set(tx, state)
        await set(tx, to)
      })
      if (from === to || isShipmentEdge(from, to)) expect(refusal).toBeNull()
      else expect(refusal).toContain(`${from} cannot become ${to}`)
    },
  )

  it('begins as reserved, and is never deleted', async () => {
    const [shipment] = await market.db.select().from(orderShipments).where(eq(orderShipments.id, shipmentId))
    const inserted = refusalOf((tx) =>
      tx
        .insert(orderShipments)
        .values({ ...shipment!, id: crypto.randomUUID(), sellerId: market.meena.id, state: 'paid' }),
    )
    expect(await inserted).toContain('begins as reserved')
    expect(await refusalOf((tx) => tx.delete(orderShipments))).toContain('what happened stays')
  })

  it.each([
    ['goods_minor', sql`1`],
    ['delivery_minor', sql`1`],
    ['commission_basis_points', sql`100`],
    ['order_id', sql`gen_random_uuid()`],
  ])('keeps what was ordered: %s', async (column, value) => {
    const change = sql`UPDATE order_parts SET ${sql.identifier(column)} = ${value}`
    expect(await refusalOf((tx) => tx.execute(change))).toContain('what was ordered cannot change')
  })

  it('keeps its lines and its steps', async () => {
    expect(await refusalOf((tx) => tx.update(orderLines).set({ quantity: 2 }))).toContain('what happened stays')
    expect(await refusalOf((tx) => tx.update(shipmentSteps).set({ reason: 'x', toState: 'paid' }))).toContain('stays')
    expect(await refusalOf((tx) => tx.update(shipmentSteps).set({ userId: null }))).toBeNull()
  })
})

describe('a return', () => {
  const grid = RETURN_STATES.flatMap((from) => RETURN_STATES.map((to) => [from, to] as const))
  it.each(grid)(
    'moves from %s to %s exactly when the graph allows it, in the code and in the database',
    async (from, to) => {
      const refusal = await refusalOf(async (tx) => {
        const now = market.now()
        const opened = { shipmentId, stateAt: now, openedAt: now, reason: 'damaged', requestedMinor: 100 } as const
        await tx.insert(orderReturns).values(opened)
        for (const state of [...pathTo(RETURN_EDGES, 'requested', from), to])
          await tx.update(orderReturns).set({ state })
      })
      if (from === to || isReturnEdge(from, to)) expect(refusal).toBeNull()
      else expect(refusal).toContain(`${from} cannot become ${to}`)
    },
  )
})
