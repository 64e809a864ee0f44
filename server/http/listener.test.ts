import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AppEnv } from '#server/app-context.ts'
import { createListener } from './listener.ts'
import { prefersOffered } from '#app/shell/language/language-offer.server.ts'
import { cacheHeaders, PageCache } from '#server/page-cache/page-cache.ts'

const LONG = '<p>a lamp lights another</p>'.repeat(100)
const silent = { debug() {}, info() {}, warn() {}, error() {} }

let server: Server
let base: string
let cache: PageCache
let rendered: string[]
let isDatabaseAway: boolean

beforeEach(async () => {
  rendered = []
  isDatabaseAway = false
  cache = new PageCache()
  await start()
})

async function start(): Promise<void> {
  const app = new Hono<AppEnv>()
  app.get('/page', (c) => {
    if (isDatabaseAway) return c.text('later', 503)
    rendered.push(c.req.url)
    return c.html(LONG, 200, cacheHeaders([{ tags: ['campaigns'], params: ['q'] }]))
  })
  app.get('/offered', (c) => {
    rendered.push(c.req.url)
    const { 'accept-language': acceptLanguage, cookie } = c.req.header()
    const offer = prefersOffered({ acceptLanguage, cookie }) ? 'हिन्दी' : ''
    return c.html(LONG + offer, 200, { Vary: 'Accept-Language', ...cacheHeaders([{ tags: ['campaigns'] }]) })
  })
  app.get('/mine', (c) => c.html(`${LONG}${c.req.header('Cookie') ?? ''}`))
  server = createServer(createListener({ app, cache, log: silent }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

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

test('after missed changes a page is drawn anew before it is sent, and the old one is sent while the database is away', async () => {
  await fetch(`${base}/page`)
  await new Promise((resolve) => setTimeout(resolve, 2))
  cache.revalidate()
  isDatabaseAway = true
  expect((await fetch(`${base}/page`)).status).toBe(200)
  expect((await fetch(`${base}/page?q=never-seen`)).status).toBe(503)
  expect((await fetch(`${base}/page`, { headers: { Cookie: 'diya-at=x' } })).status).toBe(503)
  isDatabaseAway = false
  for (let index = 0; index < 3; index++) expect((await fetch(`${base}/page`)).status).toBe(200)
  expect(rendered).toHaveLength(2)
})

test('internal cache headers are not sent to visitors', async () => {
  for (const headers of [{}, { Cookie: 'diya-at=x' }]) {
    const response = await fetch(`${base}/page`, { headers: headers as Record<string, string> })
    expect([...response.headers.keys()].filter((name) => name.startsWith('x-cache'))).toEqual([])
  }
})

const HINDI = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' }
const offered = async (headers: Record<string, string>) => {
  const response = await fetch(`${base}/offered`, { headers })
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Accept-Language')
  return (await response.text()).slice(LONG.length)
}

test('whoever prefers Hindi and whoever does not get their own page from the cache, each rendered once', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await offered(HINDI)).toBe('हिन्दी')
    expect(await offered({ 'Accept-Language': 'en-IN,en;q=0.9,hi;q=0.8' })).toBe('')
    expect(await offered({ ...HINDI, Cookie: 'language=en' })).toBe('')
    expect(await offered({ Cookie: 'language=hi' })).toBe('हिन्दी')
  }
  expect(rendered).toHaveLength(2)
  cache.drop(['campaigns'])
  expect(await offered({})).toBe('')
  expect(await offered(HINDI)).toBe('हिन्दी')
  expect(rendered).toHaveLength(4)
})

test('a page that is rendered again in the background keeps its offer', async () => {
  cache = new PageCache(() => now)
  let now = 0
  await new Promise((resolve) => server.close(resolve))
  await start()
  for (const headers of [HINDI, {}]) await offered(headers)
  now = 40_000
  for (const headers of [HINDI, {}]) await offered(headers)
  await expect.poll(() => rendered.length).toBe(4)
  expect(await offered(HINDI)).toBe('हिन्दी')
  expect(await offered({})).toBe('')
})
