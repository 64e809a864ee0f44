import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { publish } from '#app/platform/live/publish.server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { startSite } from '#test/journeys/site.ts'
import { openOwnPostgresServer, type OwnPostgresServer } from './postgres-server.ts'

// A real PostgreSQL crashes under the built server and is restarted. Only the database is restarted.

const TEST_MS_MAX = 180_000
const SUPPORT = '/campaign/rukmini-grocery/support'
/** Log lines a second of one kind; the auth service writes its own as well. */
const LINES_A_SECOND_MAX = 4

const server: OwnPostgresServer | null = await openOwnPostgresServer()
afterAll(() => server?.close())

test.skipIf(!server)(
  'a pool recovers after a crash: only running queries fail, and listeners are notified of the gap',
  async () => {
    if (!server) return
    const dataDir = join(scratchFolder('away'), 'data')
    const broken: Error[] = []
    const databaseUrl = await server.createDatabase()
    const database = await openDatabase({ dataDir, databaseUrl, onError: (error) => void broken.push(error) })
    let gaps = 0
    const hub = await LiveHub.start(database, { onGap: () => void gaps++ })
    const heard: unknown[] = []
    let ended = 0
    hub.subscribe('tea', { onEvent: (data) => heard.push(data), onClose: () => void ended++ })
    const halfway = database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`)
      server.crash()
      await sleep(500)
      await tx.execute(sql`SELECT 2`)
    })
    expect(isDatabaseUnreachable(await halfway.catch((error: unknown) => error))).toBe(true)
    const attempts = Array.from({ length: 50 }, () =>
      database.db.execute(sql`SELECT 3`).catch((error: unknown) => error),
    )
    expect((await Promise.all(attempts)).every(isDatabaseUnreachable)).toBe(true)
    expect(broken.length).toBeGreaterThan(0)
    expect(gaps).toBe(0)
    server.restart()
    await expect
      .poll(() =>
        database.db.execute(sql`SELECT 4 AS n`).then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ n: 4 }])
    await expect.poll(() => gaps).toBe(1)
    expect(ended).toBe(1)
    await publish(database.db, [{ topic: 'tea', data: 'served' }])
    await expect.poll(() => heard).toEqual(['served'])
    expect(gaps).toBe(1)
    await hub.close()
    await database.close()
  },
  TEST_MS_MAX,
)

test.skipIf(!server)(
  'while the database is down, cached pages are served, others show an error, forms keep their values, and everything recovers',
  async () => {
    if (!server) return
    const dataDir = join(scratchFolder('away-site'), 'data')
    const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: await server.createDatabase() })
    onTestFinished(() => site.close())
    const { url } = site
    const ask = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })
    const post = (path: string, body: URLSearchParams) => ask(path, { method: 'POST', body, headers: { Origin: url } })
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
    const before = site.output().length
    server.crash()
    const since = performance.now()

    expect((await ask('/')).status).toBe(200)
    expect([(await ask('/livez')).status, (await ask('/readyz')).status]).toEqual([200, 200])
    const page = await ask('/stories')
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '10'])
    expect(await page.text()).toContain('href="tel:181"')
    const typed = {
      intent: 'pay',
      key: randomUUID(),
      amount: '100',
      tip: '0',
      citizen: 'yes',
      name: 'Asha <b>',
      contact: 'asha@example.org',
    }
    const form = await post(SUPPORT, new URLSearchParams(typed))
    expect(form.status).toBe(503)
    const fields = hiddenFields(await form.text())
    expect(Object.fromEntries(fields)).toEqual(typed)
    expect((await post(`${SUPPORT}.data`, new URLSearchParams(typed))).status).toBe(503)
    expect((await ask('/api/v1/stories')).status).toBe(503)
    const session = { method: 'POST', body: JSON.stringify({ email: 'a@example.org', password: 'a good long phrase' }) }
    expect((await ask('/auth/v1/token?grant_type=password', session)).status).toBe(503)
    for (let i = 0; i < 300; i++) expect((await ask(`/stories/${randomUUID()}`)).status).toBe(503)

    await sleep(2_000)
    const seconds = (performance.now() - since) / 1_000
    const said = site.output().slice(before)
    expect(said.trim().split('\n').length).toBeLessThan(LINES_A_SECOND_MAX * (seconds + 2))
    expect(said).not.toMatch(/select |insert |update "|params|asha@|Asha/i)
    expect(said).toContain('"times":')

    server.restart()
    await expect.poll(async () => (await ask('/stories')).status, { timeout: 30_000 }).toBe(200)
    const sent = await post(SUPPORT, fields)
    expect(sent.status).toBe(303)
    expect(sent.headers.get('Location')).toContain('/sandbox/payments/')
    await expect.poll(async () => (await ask('/auth/v1/token?grant_type=password', session)).status).toBe(400)
    expect(site.process.exitCode).toBeNull()
  },
  TEST_MS_MAX,
)

/** The fields of the refused form, as a browser would send them. */
function hiddenFields(html: string): URLSearchParams {
  const unescape = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g)]
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [unescape(name), unescape(value)]))
}
