import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { WriteGate } from '#app/platform/db/embedded/write-gate.server.ts'
import { createApp } from '#server/app.ts'
import { routePaths } from '#test/route-paths.ts'
import { testApp } from '#test/app.ts'
import { signUp } from '#test/people.ts'

const SITE = 'http://localhost:3000'
const SUPPORT = '/campaign/nobody/support'
const t = await testApp()
const { database } = t
const writes = new WriteGate(database.db)
const app = createApp({ ...t.services, database: { ...database, writes } })

const send = (path: string, init: RequestInit = {}) =>
  app.fetch(new Request(SITE + path, { redirect: 'manual', ...init }), { remoteAddress: '127.0.0.1' })

const post = (path: string, init: RequestInit = {}) => {
  const body = new URLSearchParams({ form: 'contact', name: 'Asha', key: randomUUID() }).toString()
  const headers = {
    Origin: SITE,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(body.length),
    ...(init.headers as Record<string, string>),
  }
  return send(path, { method: 'POST', body, ...init, headers })
}

// The only session of the embedded engine becomes read-only; a pool has many.
test.skipIf(database.engine === 'postgres')(
  'during a move a member reads every page but her gifts, and nothing is written, until the move has ended',
  async () => {
    const { init } = await signUp(t, 'asha')
    let isResting = false
    writes.onClose(async () => {
      isResting = true
      return () => void (isResting = false)
    })
    await writes.close()
    expect([writes.isClosed, isResting]).toEqual([true, true])
    await expect(writes.close()).rejects.toThrow('being moved already')
    await expect(database.db.execute(sql`DELETE FROM helplines`)).rejects.toThrow()
    const failed: string[] = []
    for (const path of routePaths().filter((route) => !/[:*]/.test(route))) {
      for (const who of [{}, init]) {
        const { status } = await send(path, who)
        if (status >= 500) failed.push(`${path} ${status}`)
      }
    }
    // It takes over the gifts of a proven address when it is opened.
    expect(failed).toEqual(['/account/gifts 503'])
    const kept = await post(SUPPORT, init)
    expect([kept.status, kept.headers.get('Retry-After')]).toEqual([503, '10'])
    expect(await kept.text()).toContain('name="name" value="Asha"')
    expect((await post('/api/v1/media')).status).toBe(503)
    expect((await post('/webhooks/payments/sandbox')).status).toBe(503)
    const renewal = await post('/auth/v1/token?grant_type=refresh_token')
    expect([renewal.status, await renewal.json()]).toMatchObject([503, { error_code: 'unexpected_failure' }])

    await writes.open()
    expect([writes.isClosed, isResting]).toEqual([false, false])
    await database.db.execute(sql`DELETE FROM helplines`)
    expect((await post(SUPPORT, init)).status).not.toBe(503)
  },
)
