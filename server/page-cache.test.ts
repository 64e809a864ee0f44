import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { announceCachePolicy, PageCache } from './page-cache.ts'

const page = (body: string, tags: string[], params: string[] = []) =>
  announceCachePolicy(new Response(body, { headers: { 'Content-Type': 'text/html', 'X-Request-Id': 'one' } }), [
    { tags, params },
  ])
const at = (path: string) => new URL(path, 'http://local')

test('a kept page is found again, compressed, and without what belonged to one request', async () => {
  const cache = new PageCache()
  await cache.keep(at('/'), page('<p>hello</p>', ['campaigns']), cache.generation)
  const found = cache.find(at('/'))
  expect(brotliDecompressSync(found?.page.bodies.br ?? Buffer.alloc(0)).toString()).toBe('<p>hello</p>')
  expect(found?.page.headers).toMatchObject({ 'content-type': 'text/html' })
  expect(found?.page.headers).not.toHaveProperty('x-request-id')
  expect(found?.page.headers).not.toHaveProperty('x-cache-tags')
})

test('a page that does not allow it is not kept', async () => {
  const cache = new PageCache()
  expect(await cache.keep(at('/cart'), new Response('mine'), cache.generation)).toBeUndefined()
  expect(cache.find(at('/cart'))).toBeUndefined()
})

test('tracking parameters find the same page; parameters that the page reads do not', async () => {
  const cache = new PageCache()
  await cache.keep(at('/empowerher?q=saree'), page('saree', ['products'], ['q']), cache.generation)
  expect(cache.find(at('/empowerher?q=saree&utm_source=x&fbclid=y'))).toBeDefined()
  expect(cache.find(at('/empowerher?q=lamp'))).toBeUndefined()
  expect(cache.find(at('/empowerher'))).toBeUndefined()
})

test('parameters cannot be glued together to reach another page', async () => {
  const cache = new PageCache()
  await cache.keep(at('/p?q=a%26c%3Db'), page('one', [], ['q', 'c']), cache.generation)
  expect(cache.find(at('/p?q=a&c=b'))).toBeUndefined()
})

test('an answer that sets a cookie belongs to one person and is not kept', async () => {
  const cache = new PageCache()
  const mine = page('mine', [])
  mine.headers.set('Set-Cookie', 'a=b')
  expect(await cache.keep(at('/'), mine, cache.generation)).toBeUndefined()
})

test("a page's data is kept for each of its routes apart", async () => {
  const cache = new PageCache()
  await cache.keep(at('/campaign.data?_routes=root'), page('root alone', []), cache.generation)
  expect(cache.find(at('/campaign.data?_routes=root'))).toBeDefined()
  expect(cache.find(at('/campaign.data?_routes=pages'))).toBeUndefined()
  expect(cache.find(at('/campaign.data'))).toBeUndefined()
})

test('a change drops the pages that show it and no others', async () => {
  const cache = new PageCache()
  await cache.keep(at('/campaign'), page('list', ['campaigns']), cache.generation)
  await cache.keep(at('/empowerher'), page('shop', ['products']), cache.generation)
  cache.drop(['campaigns'])
  expect(cache.find(at('/campaign'))).toBeUndefined()
  expect(cache.find(at('/empowerher'))).toBeDefined()
})

test('a page that was being drawn while money arrived is not kept', async () => {
  const cache = new PageCache()
  const before = cache.generation
  cache.drop(['campaigns'])
  await cache.keep(at('/campaign'), page('old total', ['campaigns']), before)
  expect(cache.find(at('/campaign'))).toBeUndefined()
})

test('after half a minute a page is still sent, but said to be stale', async () => {
  let now = 0
  const cache = new PageCache(() => now)
  await cache.keep(at('/'), page('x', []), cache.generation)
  now = 31_000
  expect(cache.find(at('/'))?.isStale).toBe(true)
})

test('the number of kept pages is bounded, and the least used go first', async () => {
  const cache = new PageCache()
  for (let index = 0; index < 2_050; index++) await cache.keep(at(`/p/${index}`), page('x', []), cache.generation)
  expect(cache.find(at('/p/0'))).toBeUndefined()
  expect(cache.find(at('/p/2049'))).toBeDefined()
})

test('pages with made-up parameters take a share of the cache, and never the place of the others', async () => {
  const cache = new PageCache()
  await cache.keep(at('/'), page('home', []), cache.generation)
  for (let index = 0; index < 2_100; index++) {
    await cache.keep(at(`/empowerher?q=${index}`), page('x', [], ['q']), cache.generation)
  }
  expect(cache.find(at('/'))).toBeDefined()
  expect(cache.find(at('/empowerher?q=0'))).toBeUndefined()
  expect(cache.find(at('/empowerher?q=2099'))).toBeDefined()
})

test.each(['/About', '/about/', '//about', '/ab%6Fut', '/ABOUT.data'])(
  'a page asked for as %s is not kept',
  async (path) => {
    const cache = new PageCache()
    expect(await cache.keep(new URL(`http://local${path}`), page('x', []), cache.generation)).toBeUndefined()
    expect(cache.find(new URL(`http://local${path}`))).toBeUndefined()
  },
)

test('an address with tracking alone finds the page that is kept without it', async () => {
  const cache = new PageCache()
  await cache.keep(at('/empowerher'), page('shop', [], ['q']), cache.generation)
  expect(cache.find(at('/empowerher?utm_source=x'))?.page.bodies.identity.toString()).toBe('shop')
})
