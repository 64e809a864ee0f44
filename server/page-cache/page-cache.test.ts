import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addCacheHeaders, PageCache } from './page-cache.ts'

function page(body: string, tags: string[], params: string[] = []): Response {
  const response = new Response(body, { headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'one' } })
  addCacheHeaders(response, [{ tags, params }])
  return response
}
const at = (path: string) => new URL(path, 'http://local')

test('a cached page is found again, compressed, and without headers of one request', async () => {
  const cache = new PageCache()
  await cache.store(at('/'), page('<p>hello</p>', ['campaigns']), { generation: cache.generation })
  const found = cache.find(at('/'))
  expect(brotliDecompressSync(found?.page.bodies.br ?? Buffer.alloc(0)).toString()).toBe('<p>hello</p>')
  expect(found?.page.headers).toMatchObject({ 'content-type': 'text/html' })
  expect(found?.page.headers).not.toHaveProperty('x-request-id')
  expect(found?.page.headers).not.toHaveProperty('x-cache-tags')
})

test('a page without a cache policy is not cached', async () => {
  const cache = new PageCache()
  expect(await cache.store(at('/cart'), new Response('mine'), { generation: cache.generation })).toBeUndefined()
  expect(cache.find(at('/cart'))).toBeUndefined()
})

test('tracking parameters find the same page, and parameters that the page reads find another one', async () => {
  const cache = new PageCache()
  await cache.store(at('/empowerher?q=saree'), page('saree', ['products'], ['q']), { generation: cache.generation })
  expect(cache.find(at('/empowerher?q=saree&utm_source=x&fbclid=y'))).toBeDefined()
  expect(cache.find(at('/empowerher?q=lamp'))).toBeUndefined()
  expect(cache.find(at('/empowerher'))).toBeUndefined()
})

test('an encoded parameter value does not match another page', async () => {
  const cache = new PageCache()
  await cache.store(at('/p?q=a%26c%3Db'), page('one', [], ['q', 'c']), { generation: cache.generation })
  expect(cache.find(at('/p?q=a&c=b'))).toBeUndefined()
})

test('a response that sets a cookie is not cached', async () => {
  const cache = new PageCache()
  const mine = page('mine', [])
  mine.headers.set('Set-Cookie', 'a=b')
  expect(await cache.store(at('/'), mine, { generation: cache.generation })).toBeUndefined()
})

test("a page's data is cached separately for each of its routes", async () => {
  const cache = new PageCache()
  await cache.store(at('/campaign.data?_routes=root'), page('root alone', []), { generation: cache.generation })
  expect(cache.find(at('/campaign.data?_routes=root'))).toBeDefined()
  expect(cache.find(at('/campaign.data?_routes=pages'))).toBeUndefined()
  expect(cache.find(at('/campaign.data'))).toBeUndefined()
})

test('a page with the offer of Hindi never stands for the one without it, also with parameters', async () => {
  const cache = new PageCache()
  const { generation } = cache
  for (const path of ['/empowerher', '/empowerher?q=saree']) {
    await cache.store(at(path), page('English', ['products'], ['q']), { generation })
    expect(cache.find(at(path), true)).toBeUndefined()
    await cache.store(at(path), page('English and offer', ['products'], ['q']), { generation, hasOffer: true })
    expect(cache.find(at(path))?.page.bodies.identity.toString()).toBe('English')
    expect(cache.find(at(path), true)?.page.bodies.identity.toString()).toBe('English and offer')
  }
  cache.drop(['products'])
  for (const hasOffer of [true, false]) expect(cache.find(at('/empowerher'), hasOffer)).toBeUndefined()
})

test('a change invalidates only the pages with its tags', async () => {
  const cache = new PageCache()
  await cache.store(at('/campaign'), page('list', ['campaigns']), { generation: cache.generation })
  await cache.store(at('/empowerher'), page('shop', ['products']), { generation: cache.generation })
  cache.drop(['campaigns'])
  expect(cache.find(at('/campaign'))).toBeUndefined()
  expect(cache.find(at('/empowerher'))).toBeDefined()
})

test('a page that was rendered during a change is not cached', async () => {
  const cache = new PageCache()
  const before = cache.generation
  cache.drop(['campaigns'])
  await cache.store(at('/campaign'), page('old total', ['campaigns']), { generation: before })
  expect(cache.find(at('/campaign'))).toBeUndefined()
})

test('after half a minute a page is still sent and marked as stale', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  await cache.store(at('/'), page('x', []), { generation: cache.generation })
  now = 31_000
  expect(cache.find(at('/'))?.isStale).toBe(true)
})

test('a page that nobody has opened for more than ten minutes is not sent as it was', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  await cache.store(at('/'), page('12 days left', []), { generation: cache.generation })
  now = 600_000
  expect(cache.find(at('/'))?.isStale).toBe(true)
  now += 1
  expect(cache.find(at('/'))).toBeUndefined()
})

test('the number of cached pages is limited, and the least recently used are evicted first', async () => {
  const cache = new PageCache()
  for (let index = 0; index < 2_050; index++)
    await cache.store(at(`/p/${index}`), page('x', []), { generation: cache.generation })
  expect(cache.find(at('/p/0'))).toBeUndefined()
  expect(cache.find(at('/p/2049'))).toBeDefined()
})

test('pages with arbitrary parameters have their own limit and do not evict other pages', async () => {
  const cache = new PageCache()
  await cache.store(at('/'), page('home', []), { generation: cache.generation })
  for (let index = 0; index < 2_100; index++) {
    await cache.store(at(`/empowerher?q=${index}`), page('x', [], ['q']), { generation: cache.generation })
  }
  expect(cache.find(at('/'))).toBeDefined()
  expect(cache.find(at('/empowerher?q=0'))).toBeUndefined()
  expect(cache.find(at('/empowerher?q=2099'))).toBeDefined()
})

test.each(['/About', '/about/', '//about', '/ab%6Fut', '/ABOUT.data'])(
  'a page asked for as %s is not kept',
  async (path) => {
    const cache = new PageCache()
    expect(
      await cache.store(new URL(`http://local${path}`), page('x', []), { generation: cache.generation }),
    ).toBeUndefined()
    expect(cache.find(new URL(`http://local${path}`))).toBeUndefined()
  },
)

test('a URL with only tracking parameters finds the page that was cached without them', async () => {
  const cache = new PageCache()
  await cache.store(at('/empowerher'), page('shop', [], ['q']), { generation: cache.generation })
  expect(cache.find(at('/empowerher?utm_source=x'))?.page.bodies.identity.toString()).toBe('shop')
})

test('when changes may have been missed, each page is to be rendered again, and is kept in case it cannot be', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  const { generation } = cache
  await cache.store(at('/'), page('old', ['campaigns']), { generation })
  now = 1
  cache.revalidate()
  expect(cache.find(at('/'))).toMatchObject({ mustRevalidate: true, isStale: false })
  await cache.store(at('/'), page('drawn before the gap', ['campaigns']), { generation })
  expect(cache.find(at('/'))?.page.bodies.identity.toString()).toBe('old')
  now = 2
  await cache.store(at('/'), page('new', ['campaigns']), { generation: cache.generation })
  expect(cache.find(at('/'))).toMatchObject({ mustRevalidate: false })
  expect(cache.find(at('/'))?.page.bodies.identity.toString()).toBe('new')
})
