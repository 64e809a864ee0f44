import { randomUUID } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giftForm, openGiving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { pledge } from '#app/features/fundraising/giving/pledge.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import { paymentWebhooks } from '#app/features/payments/http.server.ts'
import { paymentEvents, payments } from '#app/features/payments/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openPostgres } from '#app/platform/db/postgres.server.ts'
import { createRazorpay } from '#app/platform/payments/razorpay/razorpay.server.ts'
import { events, LINK_ID, REFERENCE } from '#app/platform/payments/razorpay/recorded.test-support.ts'
import { sign } from '#app/platform/payments/signature.server.ts'
import { HOUR_MS } from '#app/platform/time/durations.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { testDatabase } from '#test/database.ts'
import { type Random, seededRandom } from '#test/durability/random.ts'
import { openPostgresServer } from './postgres-server.ts'

// Razorpay's notifications over three nodes of one PostgreSQL: each gift has four, each delivered five times. A sample by
// default; `npm run test:faults` sets WEBHOOK_GIFTS to 500, which is 2,000 events.

const GIFTS = Number(process.env['WEBHOOK_GIFTS'] ?? 25)
const FORGED = Math.min(500, GIFTS * 4)
const OF_OTHERS = Math.min(200, GIFTS * 4)
const DELIVERIES = 5
/** Gifts to one campaign are settled one after the other. */
const CAMPAIGNS = 8
/** A delivery without an answer of 200 is repeated, as Razorpay does. */
const RETRIES_MAX = 20
const FULL_MS_MAX = 1_800_000
const AT_ONCE = 12
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
/** After a rotation: retries are still signed with the one before. */
const [SECRET, SECRET_BEFORE] = ['the secret since today', 'the secret until yesterday']

interface Sent {
  id: string
  body: string
  secret: string
}

let random: Random
let databases: Database[]
let giving: ReturnType<typeof openGiving>
let nodes: ReturnType<typeof paymentWebhooks>[]
let slugs: string[]
const server = await openPostgresServer()
afterAll(async () => {
  for (const database of databases) await database.close()
  await server?.close()
})

beforeAll(async () => {
  random = seededRandom(SEED)
  databases = server ? await openNodes(await server.createDatabase()) : []
  const [first = await testDatabase()] = databases
  giving = openGiving(first)
  nodes = [0, 1, 2].map((node) => {
    const keys = { keyId: 'rzp_test_1', keySecret: 'secret', webhookSecrets: [SECRET, SECRET_BEFORE] }
    const providers = { razorpay: createRazorpay({ ...keys, clock: giving.now }) }
    return paymentWebhooks({ ...giving.deps, db: (databases[node] ?? first).db, providers })
  })
  slugs = []
  for (let made = 0; made < CAMPAIGNS; made++) slugs.push(await giving.campaign())
})

async function openNodes(url: string): Promise<Database[]> {
  const opened: Database[] = []
  for (let node = 0; node < 3; node++) opened.push(await openPostgres(url, () => {}))
  if (opened[0]) await migrate(opened[0])
  return opened
}

/** A gift that waits for its payment at Razorpay; returns the payment's id. */
async function pledged(): Promise<string> {
  const start = async ({ paymentId }: { paymentId: string }) => ({
    providerRef: linkOf(paymentId),
    payUrl: 'https://rzp.io/rzp/pay',
  })
  const provider = { ...giving.provider, name: 'razorpay' as const, start }
  const slug = slugs[Math.floor(random() * CAMPAIGNS)] ?? ''
  const outcome = await pledge({ ...giving.pledgeContext(), payments: provider }, { ...giftForm(), slug })
  if (!outcome.ok) throw new Error(outcome.reason)
  const [gift] = await giving.db
    .select({ paymentId: contributions.paymentId })
    .from(contributions)
    .where(eq(contributions.publicToken, outcome.token))
  return gift?.paymentId ?? ''
}

const AMOUNT_MINOR = 550_00
const linkOf = (paymentId: string): string => `plink_${paymentId.replaceAll('-', '').slice(0, 14)}`

/** A recorded notification, about another payment. */
function about(paymentId: string, recorded: object): string {
  const link = linkOf(paymentId).slice('plink_'.length)
  return JSON.stringify(recorded)
    .replaceAll(REFERENCE, paymentId)
    .replaceAll(LINK_ID.slice('plink_'.length), link)
    .replaceAll('pay_Qfldmt5StKZFCB', `pay_${link}`)
    .replaceAll(':50000', `:${AMOUNT_MINOR}`)
}

const { payload } = events.captured
const entity = { ...payload['payment']?.entity, status: 'authorized', captured: false }
const authorised = { ...events.captured, event: 'payment.authorized', payload: { payment: { entity } } }
const KINDS = [authorised, events.paid, events.captured, events.failed]

const eventsOf = (paymentId: string): Sent[] =>
  KINDS.map((recorded) => ({
    id: randomUUID(),
    body: about(paymentId, recorded),
    secret: random() < 0.5 ? SECRET : SECRET_BEFORE,
  }))

function post({ id, body }: Omit<Sent, 'secret'>, signature: string): Promise<Response> {
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id }
  const node = nodes[Math.floor(random() * nodes.length)]
  return Promise.resolve(node?.request('/razorpay', { method: 'POST', headers, body }) ?? Response.error())
}

const deliver = (sent: Sent): Promise<Response> => post(sent, sign(sent.body, sent.secret))

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** All of them, some at once. Returns how often each outcome was answered. */
async function deliverAll(all: readonly (() => Promise<Response>)[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      let answer = await next()
      for (let retry = 0; answer.status >= 500 && retry < RETRIES_MAX; retry++) answer = await next()
      const { outcome, error } = (await answer.json()) as { outcome?: string; error?: string }
      const what = `${answer.status} ${outcome ?? error}`
      counts[what] = (counts[what] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return counts
}

/** What the notifications have done. */
async function book() {
  const { db } = giving
  const numbers = await db.select({ number: contributions.receiptNumber }).from(contributions)
  return {
    captured: await db.$count(payments, eq(payments.state, 'captured')),
    settled: await db.$count(contributions, isNotNull(contributions.settledAt)),
    receipts: new Set(numbers.map(({ number }) => number).filter(Boolean)).size,
    transfers: await db.$count(ledgerTransfers),
    failedChecks: await findFailedChecks(db, giving.now()),
  }
}

describe(`the notifications of ${GIFTS} gifts over three nodes`, { timeout: FULL_MS_MAX }, () => {
  let sent: Sent[]

  test('each delivered five times, in any order and signed with either secret, count once', async () => {
    sent = []
    for (let gift = 0; gift < GIFTS; gift++) sent.push(...eventsOf(await pledged()))
    const before = await book()
    const deliveries = shuffled(sent.flatMap((one) => Array.from({ length: DELIVERIES }, () => () => deliver(one))))
    const startedAt = performance.now()
    const { '200 repeated': repeated, ...others } = await deliverAll(deliveries)
    const ms = (performance.now() - startedAt) / deliveries.length
    console.log(`seed ${SEED}: ${sent.length} events x ${DELIVERIES}, ${ms.toFixed(1)} ms each`, others)
    expect(repeated).toBe(sent.length * (DELIVERIES - 1))
    expect(Object.keys(others).filter((what) => !what.startsWith('200 '))).toEqual([])
    expect(others).not.toHaveProperty('200 mismatch')
    expect(await giving.db.$count(paymentEvents)).toBe(sent.length)
    const after = await book()
    expect(after).toMatchObject({ captured: GIFTS, settled: GIFTS, receipts: GIFTS, failedChecks: [] })
    expect(after.transfers - before.transfers).toBe(GIFTS)
  })

  test('change nothing when somebody plays them again days later, with ids of their own', async () => {
    giving.wait(50 * HOUR_MS)
    const before = await book()
    const again = shuffled(sent).slice(0, 500)
    const replays = again.map((one) => () => deliver({ ...one, id: randomUUID() }))
    expect(await deliverAll(replays)).toEqual({ '200 repeated': again.length })
    expect(await book()).toEqual(before)
    expect(await giving.db.$count(paymentEvents)).toBe(sent.length)
  })
})

describe('the notification of a gift', () => {
  test('that comes for the first time after a day without us is money all the same', async () => {
    const [, paid] = eventsOf(await pledged())
    if (!paid) throw new Error('no event')
    giving.wait(23 * HOUR_MS)
    const before = await book()
    expect(await deliverAll([() => deliver(paid)])).toEqual({ '200 applied': 1 })
    expect((await book()).settled).toBe(before.settled + 1)
  })

  test('that was forged is refused, and changes nothing', async () => {
    const [, paid, captured] = eventsOf(await pledged())
    if (!paid || !captured) throw new Error('no event')
    const forgers: ((sent: Sent) => string)[] = [
      ({ body }) => sign(body, 'a guess'),
      ({ body }) => sign(`${body} `, SECRET),
      () => sign(captured.body, SECRET),
      () => '',
      () => Buffer.from(String(random())).toString('hex').padEnd(64, '0').slice(0, 64),
      ({ body }) => sign(body, SECRET).toUpperCase(),
      ({ body }) => `sha256=${sign(body, SECRET)}`,
      ({ body }) => sign(body, SECRET).slice(0, 63),
    ]
    const forged = Array.from({ length: FORGED }, (_, turn) => () => {
      const one = { ...paid, id: randomUUID() }
      return post(one, forgers[turn % forgers.length]?.(one) ?? '')
    })
    const before = await book()
    expect(await deliverAll(forged)).toEqual({ '401 bad-signature': FORGED })
    expect(await book()).toEqual(before)
  })

  test('of another account is refused with its signature, and moves nothing with ours', async () => {
    const before = await book()
    const others = Array.from({ length: OF_OTHERS }, () => ({
      id: randomUUID(),
      body: about(randomUUID(), events.paid),
    }))
    const theirs = others.map((one) => () => post(one, sign(one.body, 'the secret of another account')))
    expect(await deliverAll(theirs)).toEqual({ '401 bad-signature': OF_OTHERS })
    const ours = others.map((one) => () => deliver({ ...one, secret: SECRET }))
    expect(await deliverAll(ours)).toEqual({ '200 unknown-payment': OF_OTHERS })
    // They are reported to an operator.
    const name = 'no notification is about a payment that we do not know'
    expect(await book()).toEqual({ ...before, failedChecks: [{ name, rows: OF_OTHERS }] })
  })
})
