import { get } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Engine } from '#app/platform/db/database.server.ts'
import { type Databases, onEachEngine } from './harness/databases.ts'
import { type LoadRequest, startLoad } from './harness/load.ts'
import type { LoopDelay } from './harness/loop-probe.ts'
import type { Meter } from './harness/meter.ts'
import { pinApart } from './harness/pin.ts'
import { limitRow, type Row } from './harness/report.ts'
import { JSON_TYPE, PERSON, signUp } from './harness/sign-up.ts'
import { openSite } from './harness/site.ts'
import { notificationOf, RAZORPAY_ENV, seedManyContributions } from './many-contributions.ts'
import { seedManyProducts } from './many-products.ts'

const GIFTS = 8_000
const WARM_UP_MS = 10_000
const IDLE_MS = 2_000
const LOAD_MS = 4_000
const STALL_MS_MAX = 50
const UNCACHED = { Cookie: 'diya-at=none' }

/** How long the server's event loop is blocked while everything is requested at once (P11). */
export const loop = (): Promise<Row[]> => onEachEngine(measureLoop)

async function measureLoop(databases: Databases, engine: Engine): Promise<Row[]> {
  const database = await databases.prepare(engine, async ({ db }) => {
    await seedManyProducts(db, 1_000)
    await seedManyContributions(db, { count: GIFTS })
  })
  const socket = `${database.dataDir}.sock`
  const probe = `--import=${pathToFileURL(resolve('bench/harness/loop-probe.ts')).href}`
  const site = await openSite({ ...database.env, ...RAZORPAY_ENV, BENCH_PROBE_SOCKET: socket, NODE_OPTIONS: probe })
  try {
    const loads = await startEverything(site.url)
    // In use, those who ask have processors of their own.
    pinApart({ servers: [], clients: loads.map(({ pid }) => pid) })
    await Promise.all(loads.map((load) => load.measure(WARM_UP_MS)))
    await readDelay(socket)
    await new Promise((done) => setTimeout(done, IDLE_MS))
    const idle = await readDelay(socket)
    await Promise.all(loads.map((load) => load.measure(LOAD_MS)))
    const busy = await readDelay(socket)
    await Promise.all(loads.map((load) => load.close()))
    // On PGlite a statement itself blocks the loop; the limit is for everything else.
    const max = engine === 'postgres' ? STALL_MS_MAX : null
    const row = (what: string, key: keyof LoopDelay) =>
      limitRow(
        { id: 'P11', what: `${what}, ${engine}`, floor: `idle: ${idle[key].toFixed(1)} ms`, unit: 'ms', max },
        busy[key],
      )
    return [
      row('event loop blocked, 99th percentile', 'p99'),
      row('event loop blocked, longest', 'max'),
      row('longest turn of the event loop, in processor time', 'turn'),
    ]
  } finally {
    await site.close()
  }
}

/** Cached and rendered pages, products, sign-ins and contributions, in parallel. */
async function startEverything(url: string): Promise<Meter[]> {
  await signUp(url)
  const gifts = Array.from({ length: GIFTS }, (_, i): LoadRequest => {
    const { headers, body } = notificationOf(i)
    return { method: 'POST', path: '/webhooks/payments/razorpay', headers, body }
  })
  const work: [LoadRequest[], number][] = [
    [[{ path: '/' }, { path: '/empowerher' }], 2],
    [
      [
        { path: '/', headers: UNCACHED },
        { path: '/campaign/campaign-of-the-bench-1', headers: UNCACHED },
      ],
      1,
    ],
    [
      [
        { path: '/api/v1/products', headers: UNCACHED },
        { path: '/api/v1/products/product-501', headers: UNCACHED },
      ],
      2,
    ],
    [
      [
        {
          method: 'POST',
          path: '/auth/v1/token?grant_type=password',
          headers: JSON_TYPE,
          body: JSON.stringify(PERSON),
        },
      ],
      1,
    ],
  ]
  const loads = work.map(([requests, connections]) => startLoad(url, { requests, connections }))
  return Promise.all([...loads, startLoad(url, { requests: gifts, connections: 2, once: true })])
}

function readDelay(socketPath: string): Promise<LoopDelay> {
  return new Promise((resolve, reject) => {
    get({ socketPath, path: '/' }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve(JSON.parse(Buffer.concat(chunks).toString()) as LoopDelay)
    }).on('error', reject)
  })
}
