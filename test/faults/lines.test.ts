import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, describe, it } from 'vitest'
import { isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { withPatience } from '#app/platform/db/patience.server.ts'
import { openPostgres } from '#app/platform/db/postgres.server.ts'
import { FilesUnreachableError } from '#app/platform/files/files-unreachable.ts'
import { bucketAt, serveBucket } from '#app/platform/files/s3.test-support.ts'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { ToxicProxy, type Toxic } from './toxic-proxy.ts'

// A sample of test/faults/resiliency.test.ts: the lines to the database and to the bucket, without the site.

const ANSWER_MS_MAX = 10_000
const BACK_MS_MAX = 5_000

async function timed<Result>(work: () => Promise<Result>): Promise<{ outcome: Result | Error; ms: number }> {
  const since = performance.now()
  const outcome = await work().catch((error: Error) => error)
  return { outcome, ms: performance.now() - since }
}

const server = await openPostgresServer()
afterAll(() => server?.close())

describe.skipIf(!server).concurrent('a request whose database', () => {
  it.for<Toxic>(['half-open', 'garbage', 'reset'])(
    'is %s learns it in time, and the next ones are served after the fault',
    async (toxic, { expect }) => {
      const url = new URL((await server?.createDatabase()) ?? '')
      const proxy = await ToxicProxy.to(Number(url.port))
      url.port = String(proxy.port)
      const database: Database = await openPostgres(url.href, () => {})
      const ask = () => withPatience(async () => await database.db.execute(sql`SELECT 1 AS n`))
      await Promise.all(Array.from({ length: 5 }, ask))
      await proxy.set(toxic)
      const asked = await Promise.all(Array.from({ length: 10 }, () => timed(ask)))
      await proxy.set(null)
      expect(asked.filter(({ outcome }) => !isDatabaseUnreachable(outcome))).toEqual([])
      expect(Math.max(...asked.map(({ ms }) => ms))).toBeLessThan(ANSWER_MS_MAX)
      const isBack = () =>
        ask().then(
          () => true,
          () => false,
        )
      await expect.poll(isBack, { timeout: BACK_MS_MAX }).toBe(true)
      // No connection from before is left in the pool.
      const after = await Promise.all(Array.from({ length: 10 }, () => timed(ask)))
      expect(after.filter(({ outcome, ms }) => outcome instanceof Error || ms > BACK_MS_MAX)).toEqual([])
      await database.close()
      await proxy.close()
    },
  )
})

const bucketPort = await serveBucket(join(scratchFolder('line'), 's3'))

describe.concurrent('a bucket', () => {
  it.for<Toxic>(['half-open', 'trickle', 'garbage'])(
    'that is %s is reported in time, and is asked again after the fault',
    async (toxic, { expect }) => {
      const proxy = await ToxicProxy.to(bucketPort)
      const store = bucketAt(proxy.port)
      await store.put('a', Buffer.alloc(1_000), { type: 'text/plain' })
      await proxy.set(toxic)
      const read = () => store.read('a').then((stream) => stream && buffer(stream))
      const first = await timed(read)
      // The next ones do not wait as long again.
      const second = await timed(() => store.put('b', Buffer.alloc(1_000), { type: 'text/plain' }))
      await proxy.set(null)
      for (const { outcome } of [first, second]) expect(outcome).toBeInstanceOf(FilesUnreachableError)
      expect(first.ms + second.ms).toBeLessThan(ANSWER_MS_MAX)
      await expect
        .poll(
          () =>
            read().then(
              (bytes) => bytes?.length,
              () => 0,
            ),
          { timeout: BACK_MS_MAX },
        )
        .toBe(1_000)
      await proxy.close()
    },
  )

  it('may send a file for as long as its reader takes', async ({ expect }) => {
    const slow = createServer((_req, res) => res.end(Buffer.alloc(300_000))).listen(0)
    const stream = await bucketAt((slow.address() as AddressInfo).port).read('a')
    await new Promise((resolve) => setTimeout(resolve, 4_500))
    expect(stream && (await buffer(stream)).length).toBe(300_000)
    slow.close()
  })
})
