import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { copyDemoData, startSite } from '#test/journeys/site.ts'

const READERS = 6
const GIVERS = 2
const UNDER_LOAD_MS = 1_500
/** A form that is still being sent over a slow connection when the server is told to stop. */
const SLOW_UPLOAD_MS = 2_000
const PATHS = ['/', '/campaign/rukmini-grocery', '/campaign', '/api/v1/products']
const SUPPORT = '/campaign/rukmini-grocery/support'
const TEST_MS_MAX = 120_000

const dataDir = join(scratchFolder('drain'), 'data')

it(
  'loses no request and no contribution when it is stopped while busy',
  async () => {
    await copyDemoData(dataDir)
    const site = await startSite({ DATA_DIR: dataDir })
    onTestFinished(() => void site.process.kill('SIGKILL'))
    const ended = new Promise<number | null>((resolve) => site.process.once('exit', resolve))
    const answers: number[] = []
    const work = [
      ...Array.from({ length: READERS }, (_, i) =>
        visit(site.url, answers, () => ({ path: PATHS[i % PATHS.length] ?? '/' })),
      ),
      ...Array.from({ length: GIVERS }, () => visit(site.url, answers, () => ({ path: SUPPORT, body: gift() }))),
    ]
    await sleep(UNDER_LOAD_MS)
    const slow = ask(site.url, new Agent(), { path: SUPPORT, body: gift(), sendingMs: SLOW_UPLOAD_MS })
    site.process.kill('SIGTERM')
    const given = (await Promise.all(work)).reduce((sum, count) => sum + count)
    const last = await slow
    expect(await ended, site.output()).toBe(0)
    expect([...new Set([...answers, last.status])].toSorted()).toEqual([200, 303])
    expect(answers.length).toBeGreaterThan(READERS + GIVERS)
    expect(last).toEqual({ status: 303, isLast: true })
    expect(await countPledged()).toBe(given + 1)
  },
  TEST_MS_MAX,
)

interface Ask {
  path: string
  body?: string
  /** Sends the first half of the body, and the rest after this time. */
  sendingMs?: number
}

/**
 * Sends one request after the other on a keep-alive connection, until the server closes it. Returns the number of
 * contributions.
 */
async function visit(url: string, answers: number[], next: () => Ask): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let gifts = 0
  for (let isLast = false; !isLast;) {
    const answer = await ask(url, agent, next())
    isLast = answer.isLast
    answers.push(answer.status)
    if (answer.status === 303) gifts++
  }
  agent.destroy()
  return gifts
}

/** Rejects when the connection breaks before the response is complete: a lost request. */
function ask(
  url: string,
  agent: Agent,
  { path, body, sendingMs = 0 }: Ask,
): Promise<{ status: number; isLast: boolean }> {
  const form = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body?.length ?? 0 }
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      { agent, method: body ? 'POST' : 'GET', headers: body ? form : {} },
      (response) => {
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }),
        )
        response.resume()
      },
    )
    sent.on('error', reject)
    const half = (body?.length ?? 0) / 2
    sent.write(body?.slice(0, half) ?? '')
    setTimeout(() => sent.end(body?.slice(half)), sendingMs)
  })
}

function gift(): string {
  return new URLSearchParams({
    intent: 'pay',
    key: randomUUID(),
    amount: '100',
    tip: '0',
    citizen: 'yes',
    name: 'Asha',
    contact: 'asha@example.org',
  }).toString()
}

/** Counts the pledged contributions in the database, after the server has closed it. */
async function countPledged(): Promise<number> {
  const database = await openDatabase({ dataDir, onError: () => {} })
  try {
    const { rows } = await database.db.execute<{ pledged: number }>(
      sql`SELECT count(*)::int AS pledged FROM contributions WHERE payment_id IS NOT NULL`,
    )
    return rows[0]?.pledged ?? 0
  } finally {
    await database.close()
  }
}
