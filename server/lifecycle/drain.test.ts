import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { drain } from './drain.ts'

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
/** Longer than a stopping server announces that it closes its connections. */
const BLOCKED_MS = 1_500

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

test('a request that arrives while a stopping server is busy is answered before its connection is closed', async () => {
  const server = createServer((_req, res) => res.end('here'))
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const health = { isReady: true }
  // The process would end when the product is closed.
  const stop = drain(server, { product: { close: () => new Promise(() => {}) }, health, log })
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitor.write(REQUEST)
  const [first] = (await once(visitor, 'data')) as [Buffer]
  expect(first.toString()).toContain('Connection: keep-alive')
  stop()
  visitor.write(REQUEST)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS)
  const [second] = (await once(visitor, 'data')) as [Buffer]
  expect(second.toString()).toContain('Connection: close')
  expect(health.isReady).toBe(false)
})
