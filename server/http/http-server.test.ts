import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { RawConnection } from '#test/sockets.ts'
import { createHttpServer } from './http-server.ts'

const LIMITS = { headersMs: 300, requestMs: 500, uploadMs: 60_000, connectionsMax: 50, checkMs: 30 }
const PAUSE_MS = 40

let server: Server
const connections: RawConnection[] = []

async function start(listener: RequestListener, limits: Partial<typeof LIMITS> = {}): Promise<() => RawConnection> {
  server = createHttpServer(listener, { ...LIMITS, ...limits })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    const connection = new RawConnection((server.address() as AddressInfo).port)
    connections.push(connection)
    return connection
  }
}

afterEach(async () => {
  for (const connection of connections.splice(0)) connection.end()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Reads the whole body and responds with its length. */
const readAll: RequestListener = (req, res) => {
  let length = 0
  req.on('data', (chunk: Buffer) => (length += chunk.length))
  req.on('end', () => res.end(`read ${length}`))
  req.on('error', () => {})
}
const post = (path: string, length: number) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`
const endless = function* (piece: string) {
  while (true) yield piece
}

describe('a request that is sent too slowly', () => {
  test('is ended while its headers arrive, and does not affect other requests', async () => {
    const open = await start(readAll)
    const slow = open().write('GET / HTTP/1.1\r\nHost: x\r\n')
    const writing = slow.trickle(endless('X-More: 1\r\n'), PAUSE_MS)
    const quick = open().write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await quick.closed).toContain('read 0')
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 /)
    await writing
  })

  test.each(['Content-Length: 1000000', 'Transfer-Encoding: chunked'])(
    'is ended while its body comes (%s), where an upload of the same pace is not',
    async (framing) => {
      const open = await start(readAll)
      const form = open().write(`POST /contact HTTP/1.1\r\nHost: x\r\n${framing}\r\n\r\n`)
      const upload = open().write(post('/api/v1/media', 1_000_000))
      const writing = [form.trickle(endless('1\r\nx\r\n'), PAUSE_MS), upload.trickle(endless('x'), PAUSE_MS)]
      expect(await form.closed).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close/)
      expect(upload.isOpen).toBe(true)
      expect(upload.received).toBe('')
      upload.end()
      await Promise.all(writing)
    },
  )

  test('is ended also when it was answered before its body arrived, or its body is not read', async () => {
    const open = await start((_req, res) => void res.end('early'))
    const early = open().write(post('/contact', 1_000_000))
    const read = open().write(`GET /about HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n`)
    const writing = [early, read].map((connection) => connection.trickle(endless('x'), PAUSE_MS))
    for (const connection of [early, read]) {
      const received = await connection.closed
      expect(received).toContain('early')
      expect(received).not.toContain('408')
    }
    await Promise.all(writing)
  })
})

test('a request that arrives in time gets its response after any time, and the connection stays open', async () => {
  const open = await start((req, res) => {
    const finish = () => setTimeout(() => res.end('late'), LIMITS.requestMs * 2)
    req.on('end', finish).resume()
  })
  const connection = open().write(post('/contact', 3) + 'xxx')
  await expect.poll(() => connection.received).toContain('late')
  expect(connection.received).toMatch(/^HTTP\/1\.1 200 /)
  connection.write(post('/contact', 1) + 'x')
  await expect.poll(() => connection.received.match(/late/g)?.length).toBe(2)
})

test.each([
  ['GET / HTTP/1.1\r\nHost: x\r\nhost: y', 400],
  ['GET http://name:password@x/ HTTP/1.1\r\nHost: x', 400],
  [`GET / HTTP/1.1\r\nHost: x${'\r\nX: a'.repeat(100)}`, 431],
  ['GET http://x/ HTTP/1.1\r\nHost: x', 200],
])('%j, which no browser sends, is answered with %i', async (head, status) => {
  const open = await start(readAll)
  expect(await open().write(`${head}\r\nConnection: close\r\n\r\n`).closed).toMatch(`HTTP/1.1 ${status} `)
})

test('a connection above the limit is refused, and accepted after another one closes', async () => {
  const open = await start(readAll, { connectionsMax: 3, headersMs: 50_000 })
  const held = [open(), open(), open()]
  await expect.poll(countConnections).toBe(3)
  expect(await open().closed).toBe('')
  held[0]?.end()
  const next = () => open().write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').closed
  await expect.poll(next).toContain('read 0')
})

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
