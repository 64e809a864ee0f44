import { beforeAll, describe, expect, test } from 'vitest'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { hasLanguages } from '#app/platform/language/language-paths.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { signUp } from '#test/people.ts'
import { htmlOf } from '#test/page-text.ts'

const PAGES = [
  '/',
  '/home',
  '/empowerher',
  '/empowerher?q=saree',
  '/product/handloom-dupatta-madder',
  '/sellers',
  '/cart',
  '/checkout',
  '/saved',
  '/campaign',
  '/campaign/rukmini-grocery',
  '/campaign/lakshmi-story/support?amount=500',
  '/start',
  '/stories',
  '/success-stories',
  '/school',
  '/sow',
  '/heartbeat',
  '/ssr',
  '/ssr/needs',
  '/support',
  '/sahaara',
  '/torch',
  '/wings',
  '/about',
  '/contact',
  '/privacy',
  '/auth',
  '/auth/reset',
  '/nothing-here',
]

const t = await testApp()

beforeAll(async () => {
  await insertFirstHelplines(t.database.db, t.clock.now)
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
})

const hindi = (path: string) => `/hi${path.replace(/^\/(?=\?|$)/, '')}`
const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

/** The addresses of this site to which a page leads, except to itself in another language. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<(a|form|area)\b([^>]*)>/g)]
    .filter(([tag]) => !tag.includes('hrefLang='))
    .flatMap(([, , attributes = '']) => /(?:href|action)="(\/[^"]*)"/.exec(attributes)?.[1] ?? [])

test.each(PAGES)('every link and form of %s in Hindi stays in Hindi', async (path) => {
  const html = await htmlOf(await t.get(hindi(path)))
  expect(langOf(html)).toBe('hi')
  const addresses = addressesIn(html)
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.filter((address) => !/^\/hi(?=[/?#]|$)/.test(address) && hasLanguages(address))).toEqual([])
  expect(addresses.filter((address) => address.startsWith('/hi/hi'))).toEqual([])
  expect(addresses).toContain('/exit')
  const english = await htmlOf(await t.get(path))
  expect(langOf(english)).toBe('en')
  expect(addressesIn(english).filter((address) => /^\/hi\b/.test(address))).toEqual([])
})

describe('a redirect stays in Hindi', () => {
  const to = async (path: string, init: RequestInit = {}) => {
    const answer = await t.get(path, { redirect: 'manual', ...init })
    return [answer.status, answer.headers.get('Location')]
  }

  test('to the sign-in, which leads back to the page', async () => {
    const [status, location] = await to('/hi/account/orders')
    expect(status).toBe(302)
    expect(location).toMatch(/^\/hi\/auth\?/)
    const next = new URL(String(location), 'http://site').searchParams.get('next')
    expect(next).toBe('/account/orders')
    const asha = await signUp(t, 'asha')
    expect(await to(`/hi/auth?next=${encodeURIComponent(String(next))}`, asha.init)).toEqual([
      302,
      '/hi/account/orders',
    ])
    expect((await t.get('/hi/account/orders', asha.init)).status).toBe(200)
  })

  test('to the proof that it is her before a sensitive page, and after a form', async () => {
    const meera = await signUp(t, 'meera')
    const added = await t.post(
      '/hi/cart',
      { intent: 'add', slug: 'handloom-dupatta-madder', returnTo: '/cart' },
      meera.init,
    )
    expect([added.status, added.headers.get('Location')]).toEqual([303, '/hi/cart'])
    const outside = await t.post('/hi/cart', {
      intent: 'add',
      slug: 'handloom-dupatta-madder',
      returnTo: '//evil.example',
    })
    expect(outside.headers.get('Location')).toMatch(/^\/hi(\/|$)/)
  })

  test('in data for scripts', async () => {
    for (const path of ['/hi/about.data', '/hi.data', '/hi/_.data', '/hi/empowerher.data?q=saree'])
      expect((await t.get(path)).status, path).toBe(200)
    const answer = await t.get('/hi/account/orders.data')
    expect(answer.status).toBe(202)
    expect(await answer.text()).toMatch(/"\/(hi\/)?auth\?/)
  })

  test('from the quick exit to the weather, with and without a language', async () => {
    for (const path of ['/exit', '/hi/exit', '/hi/exit?x=%00'])
      expect(await to(path)).toEqual([303, 'https://mausam.imd.gov.in/#'])
  })
})

describe('what is not there', () => {
  test.each([
    ['/hi/nothing', 'hi'],
    ['/hi/hi', 'hi'],
    ['/hi/hi/about', 'hi'],
    ['/hi/api', 'hi'],
    ['/hi/api/v1/stories', 'hi'],
    ['/hi/sandbox', 'hi'],
    ['/hi/media/x', 'hi'],
    ['/hi/auth/v1/settings', 'hi'],
    ['/fr/about', 'en'],
    ['/hin/about', 'en'],
    ['/hi%2Fabout', 'en'],
  ])('%s is a page that says so in the language %s', async (path, language) => {
    const answer = await t.get(path, { redirect: 'manual' })
    const html = await answer.text()
    expect([answer.status, langOf(html)]).toEqual([404, language])
    expect(html).toContain(language === 'hi' ? 'यह पेज नहीं मिला' : 'Page not found')
    expect(html).toContain('href="/exit"')
  })

  test('pages that are only in English are opened at their own address', async () => {
    const to = async (path: string) => (await t.get(path, { redirect: 'manual' })).headers
    expect((await to('/hi/operator')).get('Location')).toBe('/operator')
    expect((await to('/hi/operator/requests?tab=x')).get('Location')).toBe('/operator/requests?tab=x')
    expect((await to('/hi/developers')).get('Location')).toBe('/developers')
    const data = await to('/hi/developers.data?_routes=root')
    expect(data.get('X-Remix-Redirect')).toBe('http://localhost:3000/developers')
    expect((await t.post('/hi/operator/desks', { x: '1' })).status).toBe(404)
  })

  test('a missing page leads to itself in the other language', async () => {
    expect(await (await t.get('/hi/nothing')).text()).toContain('lang="en" hrefLang="en" href="/nothing"')
    expect(await (await t.get('/nothing')).text()).toContain('lang="hi" hrefLang="hi" href="/hi/nothing"')
  })
})

describe('a page without React', () => {
  const page = async (answer: Response) => {
    const html = await answer.text()
    return { status: answer.status, lang: langOf(html), home: /class="brand" href="([^"]*)"/.exec(html)?.[1], html }
  }

  test('for an address that cannot be read is in the language of the address', async () => {
    const hi = await page(await t.get('/hi/about?q=%00'))
    expect(hi).toMatchObject({ status: 400, lang: 'hi', home: '/hi' })
    expect(hi.html).toContain('यह पता पढ़ा नहीं जा सका')
    expect(await page(await t.get('/about?q=%00'))).toMatchObject({ status: 400, lang: 'en', home: '/' })
  })

  test('for a form that is too large, or of another site, is in the language of the form', async () => {
    const large = { message: 'x'.repeat(300_000) }
    const hi = await page(await t.post('/hi/contact', large))
    expect(hi).toMatchObject({ status: 413, lang: 'hi' })
    expect(hi.html).toContain('कुछ सेव नहीं हुआ')
    expect(await page(await t.post('/contact', large))).toMatchObject({ status: 413, lang: 'en' })
    const foreign = { headers: { Origin: 'https://evil.example' } }
    expect(await page(await t.post('/hi/contact', { message: 'x' }, foreign))).toMatchObject({
      status: 403,
      lang: 'hi',
    })
  })

  test('for somebody who asks too often is in the language of the page', async () => {
    const limited = await testApp({ RATE_LIMITS: '1' })
    const foreign = { headers: { Origin: 'https://evil.example' } }
    for (let count = 0; count < 60; count++) await limited.post('/contact', {}, foreign)
    const hi = await page(await limited.post('/hi/contact', {}, foreign))
    expect(hi).toMatchObject({ status: 429, lang: 'hi' })
    expect(hi.html).toContain('थोड़ा रुकें, फिर कोशिश करें।')
    expect(await page(await limited.post('/contact', {}, foreign))).toMatchObject({ status: 429, lang: 'en' })
  })

  test('for offline use is in both languages, and so is the app on the home screen', async () => {
    const offline = await page(await t.get('/hi/offline'))
    expect(offline).toMatchObject({ status: 200, lang: 'hi', home: '/hi' })
    expect(offline.html).toContain('इंटरनेट नहीं है')
    expect(offline.html).toContain('href="/exit"')
    const worker = await (await t.get('/sw.js')).text()
    expect(worker).toContain('इंटरनेट नहीं है')
    expect(worker).toContain('You are offline')
    const manifest = async (path: string) => (await (await t.get(path)).json()) as { lang: string; start_url: string }
    expect(await manifest('/hi/manifest.webmanifest')).toMatchObject({ lang: 'hi-IN', start_url: '/hi', id: '/' })
    expect(await manifest('/manifest.webmanifest')).toMatchObject({ lang: 'en-IN', start_url: '/' })
    expect(await (await t.get('/hi/about')).text()).toContain('href="/hi/manifest.webmanifest"')
  })
})
