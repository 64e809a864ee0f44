import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveSupporters } from '#app/features/fundraising/http.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { testApp } from '#test/app.ts'
import { RawConnection } from '#test/sockets.ts'
import type { AppEnv } from '#server/app-context.ts'
import { createApp } from '#server/app.ts'
import { networkOfClient } from '#server/http/client-ip.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createListener } from '#server/http/listener.ts'
import { PageCache } from '#server/page-cache/page-cache.ts'

const LIMITS = { headersMs: 5_000, requestMs: 1_000, uploadMs: 60_000, connectionsMax: 100, checkMs: 50 }
const t = await testApp()
const { log } = t.services
let server: Server
let hub: LiveHub

async function serve(app: Hono<AppEnv>): Promise<number> {
  server = createHttpServer(createListener({ app, cache: new PageCache(), log }), LIMITS)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
const stop = async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

describe('the product', () => {
  let port: number
  beforeAll(async () => {
    port = await serve(createApp(t.services))
  })
  afterAll(stop)

  test.each([
    ['/contact', '/contact'],
    ['/contact.data', '/contact.data'],
    ['/auth/v1/signup', '/auth/v1/signup'],
    ['/webhooks/payments/sandbox', '/webhooks/payments/:provider'],
    ['/api/v1/stories', '/api/v1/stories'],
  ])(
    'gives up on a body that does not come to %s: nothing is stored, no error is logged, others are answered',
    async (path, route) => {
      t.logged.length = 0
      const slow = new RawConnection(port)
      const headers = ['Host: localhost:3000', 'Origin: http://localhost:3000', 'Content-Length: 1000']
      slow.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\nform=contact&`)
      expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200)
      await slow.closed
      await expect.poll(() => JSON.stringify(t.logged)).toContain(`"route":"${route}"`)
      expect(t.logged.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([])
      expect(await t.database.db.select().from(requests)).toEqual([])
    },
  )
})

describe('live events', () => {
  let port: number
  const listeners: RawConnection[] = []
  const listen = async (address: string): Promise<RawConnection> => {
    const connection = new RawConnection(port)
    listeners.push(connection)
    connection.write(`GET /sunita-story HTTP/1.1\r\nHost: localhost:3000\r\nX-Forwarded-For: ${address}\r\n\r\n`)
    await expect.poll(() => connection.received).toMatch(/^HTTP\/1\.1 (200|503) /)
    return connection
  }
  const statusOf = ({ received }: RawConnection) => received.slice(9, 12)

  beforeAll(async () => {
    await seedFundraising(t.database.db, t.clock.now)
    hub = await LiveHub.start(t.database, { perNetworkMax: 2 })
    const networkOf = networkOfClient({ trustedProxies: 1 })
    port = await serve(new Hono<AppEnv>().route('/', liveSupporters({ database: t.database, hub, networkOf })))
  })
  afterAll(async () => {
    for (const connection of listeners) connection.end()
    await hub.close()
    await stop()
  })

  test('the limit of one network does not affect another one, and a closed stream frees its place', async () => {
    const first = await listen('2001:db8:1:2::1')
    expect(statusOf(first)).toBe('200')
    expect(statusOf(await listen('2001:db8:1:2::2'))).toBe('200')
    const refused = await listen('2001:db8:1:2:ffff::3')
    expect(statusOf(refused)).toBe('503')
    expect(refused.received).toMatch(/retry-after: \d+/i)
    expect(statusOf(await listen('2001:db8:1:3::1'))).toBe('200')
    first.end()
    await expect.poll(async () => statusOf(await listen('2001:db8:1:2::9'))).toBe('200')
  })
})
