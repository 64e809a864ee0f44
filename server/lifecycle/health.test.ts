import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { withHealth } from './health.ts'

const health = { isReady: false }
const seen: (string | undefined)[] = []
const server = createServer(
  withHealth(health, (req, res) => {
    seen.push(req.url)
    res.end('page')
  }),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close().closeAllConnections())

const sendRequest = async (path: string, method = 'GET') => {
  const answer = await fetch(url + path, { method })
  return [answer.status, await answer.text(), answer.headers.get('Cache-Control')]
}

test('/livez and /readyz return only their status', async () => {
  expect(await sendRequest('/livez')).toEqual([200, 'ok', 'no-store'])
  expect(await sendRequest('/readyz')).toEqual([503, 'not ready', 'no-store'])
  health.isReady = true
  expect(await sendRequest('/readyz')).toEqual([200, 'ok', 'no-store'])
  expect(await sendRequest('/readyz?verbose', 'HEAD')).toEqual([200, '', 'no-store'])
  health.isReady = false
  expect(await sendRequest('/readyz')).toEqual([503, 'not ready', 'no-store'])
  expect(seen).toEqual([])
})

test('an administrator can ask how many proxies are in front, and learns no address', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.7, 192.0.2.8', 'X-Forwarded-Proto': 'https' }
  const answer = await fetch(`${url}/livez`, { headers: { ...headers, 'X-Diya-Doctor': '1' } })
  expect(answer.headers.get('X-Diya-Seen')).toBe('proxies=2 proto=https')
  expect((await fetch(`${url}/livez`, { headers })).headers.get('X-Diya-Seen')).toBeNull()
})

test('other paths go to the listener', async () => {
  for (const path of ['/', '/livez/', '/readyz.data', '//livez']) expect((await sendRequest(path))[1]).toBe('page')
})
