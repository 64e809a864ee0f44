import { hash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { orderSettlement } from '#app/features/orders/payment/settle-order.server.ts'
import { trancheOwner } from '#app/features/fundraising/tranches/tranche-owner.server.ts'
import { contributionSettlement } from '#app/features/fundraising/settlement/settle-contribution.server.ts'
import { receiveNotification } from '#app/features/payments/commands/receive-notification.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { openPglite } from '#engine/pglite.server.ts'
import { createRazorpay } from '#app/platform/payments/razorpay/razorpay.server.ts'
import { type Meter, meterInput, serveMeter, startMeter } from '#bench/harness/meter.ts'
import { CAMPAIGNS, notificationOf, WEBHOOK_SECRET } from '#bench/many-contributions.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { type Inputs, makeRecipe, type Query, recordClient, replay } from './replay.ts'

const SITE = { siteUrl: 'http://localhost:3000', brandName: 'Diya' }
const LETTERS = { site: SITE, sealer: plainSealer }

interface Input {
  url: string | null
  directory: string
  lanes: number
  /** How many there are to settle. */
  gifts: number
}

/** The floor of a settled contribution: the same statements in a transaction on the driver, without HTTP. */
export function startBareSettlements(input: Input): Promise<Meter> {
  return startMeter(import.meta.filename, input)
}

if (import.meta.main) {
  const { url, directory, lanes, gifts } = meterInput<Input>()
  const bare = url === null ? await openBarePglite(directory) : await openBarePostgres(url, lanes)
  // A campaign's first contribution opens its account; later ones are the normal case.
  for (let i = 0; i < CAMPAIGNS; i++) await settle(bare.db(null), i)
  const sent: Parameters<typeof makeRecipe>[0][number][] = []
  await settle(bare.db(sent), CAMPAIGNS)
  const recipe = makeRecipe(sent, inputsOf(CAMPAIGNS))
  let next = CAMPAIGNS + 1
  serveMeter(lanes, (lane) => {
    if (next === gifts) throw new Error('there are no more gifts to settle')
    const inputs = inputsOf(next++)
    return bare.inTransaction(lane, (query) => replay(recipe, inputs, query))
  })
}

function inputsOf(i: number): Inputs {
  const { paymentId, providerRef, eventId, bodySha256 } = notificationOf(i)
  return { paymentId, providerRef, eventId, bodySha256 }
}

interface Bare {
  /** The application's database handle on the same connection, for the runs that are recorded. */
  db(sent: Parameters<typeof recordClient>[1] | null): Db
  inTransaction(lane: number, run: (query: Query) => Promise<void>): Promise<void>
}

async function openBarePostgres(url: string, lanes: number): Promise<Bare> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const clients = Array.from({ length: lanes }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  return {
    db: (sent) => drizzlePostgres(sent ? recordClient(pool, sent) : pool),
    // BEGIN and COMMIT are part of the recording. Planned once, as the application's are.
    inTransaction: (lane, run) =>
      run(async (text, values) => {
        const name = values.length > 0 ? { name: hash('sha1', text) } : {}
        const result = await clients[lane]?.query({ ...name, text, values, rowMode: 'array' })
        return (result?.rows ?? []) as unknown[][]
      }),
  }
}

async function openBarePglite(directory: string): Promise<Bare> {
  const { db } = await openPglite(directory)
  const client = (db as unknown as { $client: PGlite }).$client
  const library = Object.getPrototypeOf(client) as PGlite
  return {
    db: (sent) => drizzlePglite(sent ? recordClient(client, sent) : client),
    // As the library does it, which sends each statement in several messages and plans it each time.
    inTransaction: async (_lane, run) => {
      await PGlite.prototype.transaction.call(library, (tx) =>
        run(async (text, values) => (await tx.query<unknown[]>(text, values, { rowMode: 'array' })).rows),
      )
    },
  }
}

async function settle(db: Db, i: number): Promise<void> {
  const silent = () => {}
  const clock = () => new Date()
  const provider = createRazorpay({
    keyId: 'rzp_test_bench',
    keySecret: 'secret',
    webhookSecrets: [WEBHOOK_SECRET],
    clock,
  })
  const { headers, body } = notificationOf(i)
  const reception = await receiveNotification(
    {
      db,
      providers: { razorpay: provider },
      settlements: { contribution: contributionSettlement(LETTERS), order: orderSettlement(LETTERS) },
      payouts: { tranche: trancheOwner(LETTERS) },
      clock,
      log: { debug: silent, info: silent, warn: silent, error: silent },
    },
    { provider: 'razorpay', headers: new Headers(headers), rawBody: body },
  )
  if (!reception.ok || reception.outcome !== 'applied') throw new Error('the recorded gift was not settled')
}
