import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from './limit-body.ts'

const app = new Hono().post('/', limitBody({ maxSize: 4 }), async (c) => c.text(await c.req.text()))

async function post(body: string, headers: Record<string, string>): Promise<[number, string]> {
  const response = await app.request('/', { method: 'POST', body, headers })
  return [response.status, await response.text()]
}

test.each([
  ['says that it is small enough', 'four', { 'Content-Length': '4' }],
  ['does not say how large it is', 'four', {}],
  ['arrives in pieces', 'four', { 'Transfer-Encoding': 'chunked' }],
])('a body that %s is read', async (_what, body, headers) => {
  expect(await post(body, headers)).toEqual([200, body])
})

test.each([
  ['says that it is too large', { 'Content-Length': '5' }],
  ['does not say how large it is', {}],
  ['arrives in pieces, whatever it says', { 'Transfer-Encoding': 'chunked', 'Content-Length': '1' }],
])('a body that is too large and %s is refused', async (_what, headers) => {
  expect(await post('seven!!', headers)).toEqual([413, 'Payload Too Large'])
})
