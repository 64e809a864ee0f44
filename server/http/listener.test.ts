import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppEnv } from '#server/app-context.ts'
import { createListener } from './listener.ts'
import { cacheHeaders, PageCache } from '#server/page-cache/page-cache.ts'

const LONG = '<p>a lamp lights another</p>'.repeat(100)
const silent = { debug() {}, info() {}, warn() {}, error() {} }

let server: Server
let base: string
let cache: PageCache
let rendered: string[]

beforeEach(async () => {
  rendered = []
  cache = new PageCache()
  const app = new Hono<AppEnv>()
  app.get('/page', (c) => {
    rendered.push(c.req.url)
    return c.html(LONG, 200, cacheHeaders([{ tags: ['campaigns'], params: ['q'] }]))
  })
  app.get('/mine', (c) => c.html(`${LONG}${c.req.header('Cookie') ?? ''}`))
  server = createServer(createListener({ app, cache, log: silent }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

test('a cacheable page is rendered once for many visitors', async () => {
  for (let index = 0; index < 5; index++)
    expect(await (await fetch(`${base}/page?utm_source=${index}`)).text()).toBe(LONG)
  expect(rendered).toHaveLength(1)
})

test('a malformed URL does not get a cached page', async () => {
  await fetch(`${base}/page`)
  for (const query of ['utm_source=%00', 'utm_source=%', 'q=%C2%85']) await fetch(`${base}/page?${query}`)
  expect(rendered).toHaveLength(4)
})

test('a member never gets a cached page, and their page is not cached', async () => {
  await fetch(`${base}/page`)
  await fetch(`${base}/page`, { headers: { Cookie: 'diya-at=x' } })
  await fetch(`${base}/page`, { headers: { Cookie: 'a=b; __Host-diya-at=x' } })
  await fetch(`${base}/page`, { headers: { Authorization: 'Bearer x' } })
  expect(rendered).toHaveLength(4)
})

test('a visitor who has the page already gets 304', async () => {
  const etag = (await fetch(`${base}/page`)).headers.get('ETag') ?? ''
  const again = await fetch(`${base}/page`, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('each visitor gets a compression that their browser accepts, also the first one', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await fetch(`${base}/page`, { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding)
    expect(await response.text()).toBe(LONG)
  }
  expect((await fetch(`${base}/mine`, { headers: { 'Accept-Encoding': 'br' } })).headers.get('Content-Encoding')).toBe(
    'br',
  )
})

test('a HEAD request does not cache an empty page', async () => {
  expect(await (await fetch(`${base}/page`, { method: 'HEAD' })).text()).toBe('')
  expect(await (await fetch(`${base}/page`)).text()).toBe(LONG)
})

test('the next visitor sees a change', async () => {
  await fetch(`${base}/page`)
  cache.drop(['campaigns'])
  await fetch(`${base}/page`)
  expect(rendered).toHaveLength(2)
})

test('internal cache headers are not sent to visitors', async () => {
  for (const headers of [{}, { Cookie: 'diya-at=x' }]) {
    const response = await fetch(`${base}/page`, { headers: headers as Record<string, string> })
    expect([...response.headers.keys()].filter((name) => name.startsWith('x-cache'))).toEqual([])
  }
})
