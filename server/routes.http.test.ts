import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'

let t: TestApp

beforeAll(async () => {
  t = await testApp()
})

describe('an unknown path', () => {
  test('returns 404 with the text of the specification and a link to the home page', async () => {
    const response = await t.get('/no-such-page?secret=1')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('404')
    expect(html).toContain('Oops! Page not found')
    expect(html).toContain('Return to Home')
  })

  test('is logged without the path', async () => {
    t.logged.length = 0
    await t.get('/nowhere-at-all?email=asha@example.com')
    expect(t.logged.filter(({ message }) => message === 'unknown path')).toHaveLength(1)
    expect(t.logged.at(-1)?.fields).toMatchObject({ route: '*', status: 404 })
    expect(JSON.stringify(t.logged)).not.toMatch(/nowhere-at-all|asha@example.com/)
  })
})

describe('every page', () => {
  test.each(['/', '/empowerher', '/campaign', '/auth', '/cart', '/about', '/nowhere'])(
    '%s has a strict policy',
    async (path) => {
      const response = await t.get(path)
      const html = await response.text()
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      // Data, structured or for the router, is not executed.
      for (const [, script] of html.matchAll(/<script(?![^>]*(?:\ssrc=|\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g)) {
        expect(script).not.toContain('loaderData')
        expect(policy).toContain(
          createHash('sha256')
            .update(script ?? '')
            .digest('base64'),
        )
      }
      expect(html).not.toMatch(/\sstyle="/)
      expect(html).not.toMatch(/\son[a-z]+="/)
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test.each(['/', '/empowerher', '/campaign', '/auth', '/about'])(
    '%s has a skip link, one heading of the first rank and a quick exit',
    async (path) => {
      const html = await (await t.get(path)).text()
      expect(html).toContain('href="#main"')
      expect(html).toContain('id="main"')
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html).toContain('href="/exit"')
    },
  )

  test('has HSTS only on an https site', async () => {
    expect((await t.get('/about')).headers.has('Strict-Transport-Security')).toBe(false)
    const https = await testApp({ SITE_URL: 'https://diya.example' })
    expect((await https.get('/about')).headers.get('Strict-Transport-Security')).toContain('max-age=')
  })
})

describe('the quick exit', () => {
  test('clears cookies and storage and redirects away, without JavaScript', async () => {
    const response = await t.request('/exit', { redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Clear-Site-Data')).toBe('"cache", "cookies", "storage"')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(new URL(response.headers.get('Location') ?? '').host).not.toBe('localhost:3000')
  })

  test('deletes each cookie itself too, because WebKit may ignore the header that clears everything', async () => {
    const Cookie = 'diya-saved=c-x; __Host-diya-at=token; not a name=1'
    const response = await t.request('/exit', { redirect: 'manual', headers: { Cookie } })
    expect(response.headers.getSetCookie()).toEqual([
      'diya-saved=; Max-Age=0; Path=/',
      '__Host-diya-at=; Max-Age=0; Path=/; Secure',
    ])
    const elsewhere = { Cookie, 'Sec-Fetch-Site': 'cross-site' }
    const refused = await t.request('/exit', { redirect: 'manual', headers: elsewhere })
    expect(refused.headers.getSetCookie()).toEqual([])
  })

  const exit = (site: string, destination: string) =>
    t.request('/exit', { redirect: 'manual', headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Dest': destination } })

  test.each([
    ['none', 'document'],
    ['same-origin', 'document'],
  ])('clears the data of a user who comes from %s', async (site, destination) => {
    expect((await exit(site, destination)).headers.get('Clear-Site-Data')).not.toBeNull()
  })

  test.each([
    ['cross-site', 'document'],
    ['same-site', 'document'],
    ['cross-site', 'image'],
    ['same-origin', 'image'],
    ['none', 'iframe'],
    ['same-origin', 'empty'],
  ])('requested by %s as %s redirects away and clears nothing', async (site, destination) => {
    const response = await exit(site, destination)
    expect(response.status).toBe(303)
    expect(response.headers.get('Clear-Site-Data')).toBeNull()
  })

  test('sends no referrer and no fragment to the other site', async () => {
    const response = await t.request('/exit?secret=1', { redirect: 'manual' })
    expect(response.headers.get('Location')).toMatch(/^https:\/\/[^?]+\/#$/)
  })
})

describe('a write', () => {
  const fields = new URLSearchParams({ intent: 'add', slug: 'x' })

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['nobody knows where', {}],
  ])('that comes from %s is refused', async (_where, headers) => {
    const response = await t.request('/cart', {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: fields,
    })
    expect(response.status).toBe(403)
    expect(response.headers.has('Set-Cookie')).toBe(false)
  })

  test('with a body above the limit is refused', async () => {
    const response = await t.post('/cart', { intent: 'add', slug: 'x'.repeat(300_000) })
    expect(response.status).toBe(413)
  })
})

test('an unknown path of the API returns JSON', async () => {
  const response = await t.get('/api/v1/no-such-thing')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: { code: 'not-found', message: 'There is no such address.' } })
})

test('/login redirects permanently to /auth', async () => {
  const response = await t.request('/login', { redirect: 'manual' })
  expect(response.status).toBe(301)
  expect(response.headers.get('Location')).toBe('/auth')
})

test.each([
  ['an IPv6 network', (index: number) => `2001:db8:1:2::${index.toString(16)}`, 10],
  ['an IPv4 address that comes as IPv6', (index: number) => (index % 2 ? '::ffff:192.0.2.7' : '192.0.2.7'), 10],
  ['different networks', (index: number) => `2001:db8:1:${index.toString(16)}::1`, 0],
])('too many writes are limited by network: %s', async (_from, addressOf, refused) => {
  const limited = await testApp({ RATE_LIMITS: '1', TRUST_PROXY: '1' })
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      limited.post('/cart', { intent: 'none' }, { headers: { 'X-Forwarded-For': addressOf(index) } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(refused)
})

test('a client with too many requests gets 429', async () => {
  const limited = await testApp({ RATE_LIMITS: '1' })
  const answers = await Promise.all(Array.from({ length: 70 }, () => limited.post('/cart', { intent: 'none' })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  const program = await limited.post('/api/v1/stories', {})
  expect([program.status, (await program.json()).error.code]).toEqual([429, 'busy'])
  // Orders reserve stock, so they have their own limit with a longer period.
  const orders = await Promise.all(Array.from({ length: 61 }, () => limited.post('/checkout', { key: 'none' })))
  expect(orders.filter(({ status }) => status === 429)).toHaveLength(1)
})
