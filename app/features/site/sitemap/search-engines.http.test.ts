import { beforeAll, describe, expect, test } from 'vitest'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { hasLanguages, pathIn, splitLanguage } from '#app/platform/language/language-paths.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { routePaths } from '#test/route-paths.ts'
import { PRIVATE_PATHS, PUBLIC_PATHS, SENSITIVE_PATHS } from './paths.ts'

const SITE = 'http://localhost:3000'
const built = new Set(routePaths())
const isBuilt = (path: string) => built.has(path)

let app: TestApp

beforeAll(async () => {
  app = await testApp()
  await insertFirstHelplines(app.database.db, app.clock.now)
  await seedDemoData(app.database.db, app.clock.now, app.services.sealer)
})

const html = async (path: string) => (await app.get(path)).text()
const meta = (page: string, name: string) =>
  new RegExp(`<meta (?:data-first )?(?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1]
const titleOf = (page: string) => /<title>([^<]*)<\/title>/.exec(page)?.[1]
const locations = async (path: string) =>
  [...(await html(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(SITE.length) || '/')
/** Of the site's pages, and of all parts of the list of products. */
const sitemaps = async () => ['/sitemap.xml', ...(await locations('/sitemap-products.xml'))]
const listed = async () =>
  (await Promise.all((await sitemaps()).map(locations))).flat().filter((path) => splitLanguage(path).language === 'en')

describe('a search engine', () => {
  test('finds every page of the sitemap with its own title, description and picture', async () => {
    const titles = new Map<string, string>()
    const problems: string[] = []
    const paths = await listed()
    expect(paths).toContain('/campaign/rukmini-grocery')
    expect(paths.some((path) => path.startsWith('/product/'))).toBe(true)
    for (const path of paths) {
      const answer = await app.get(path)
      const page = await answer.text()
      if (answer.status !== 200) problems.push(`${path} answers ${answer.status}`)
      if (answer.headers.get('X-Robots-Tag') || /noindex/.test(meta(page, 'robots') ?? ''))
        problems.push(`${path} hides`)
      if ((meta(page, 'description') ?? '').length < 20) problems.push(`${path} has no description`)
      if (!meta(page, 'og:title') || !meta(page, 'og:image')?.startsWith(SITE))
        problems.push(`${path} cannot be shared`)
      const canonical = page.match(/<link[^>]*rel="canonical"[^>]*>/g) ?? []
      if (canonical.length !== 1) problems.push(`${path} has ${canonical.length} canonical addresses`)
      // Two URLs of one page have the same canonical URL.
      if (!canonical[0]?.includes(`href="${SITE}${path}"`)) continue
      const title = titleOf(page) ?? ''
      const other = titles.get(title)
      if (title === '' || other) problems.push(`${path} has the title of ${other ?? 'nobody'}: ${title}`)
      titles.set(title, path)
    }
    expect(problems).toEqual([])
  }, 180_000)

  test('finds each page in both languages, which name each other in the sitemap and on the page', async () => {
    const sitemap = (await Promise.all((await sitemaps()).map(html))).join('')
    const entry = (path: string) =>
      sitemap.split('<url>').find((each) => each.includes(`<loc>${SITE}${path}</loc>`)) ?? ''
    for (const path of await listed()) {
      if (!hasLanguages(path)) {
        expect(sitemap).not.toContain(`${SITE}/hi${path}`)
        continue
      }
      const [english, hindi] = [pathIn('en', path), pathIn('hi', path)]
      for (const each of [english, hindi]) {
        expect(entry(each)).toContain(`hreflang="hi-IN" href="${SITE}${hindi}"`)
        expect(entry(each)).toContain(`hreflang="en-IN" href="${SITE}${english}"`)
        expect(entry(each)).toContain(`hreflang="x-default" href="${SITE}${english}"`)
      }
    }
  })

  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/sow', '/sow'],
    ['/empowerher', '/empowerher'],
    ['/empowerher?q=saree&sort=newest', '/empowerher'],
    ['/campaign?page=2', '/campaign'],
    ['/stories?theme=kindness', '/stories'],
    ['/product/handloom-dupatta-madder?variant=1', '/product/handloom-dupatta-madder'],
    ['/campaign/rukmini-grocery', '/campaign/rukmini-grocery'],
  ])('finds the canonical address of %s in each language', async (path, canonical) => {
    const alternates = ['en-IN', 'hi-IN', 'x-default'].map(
      (language) => `hreflang="${language}" href="${SITE}${pathIn(language === 'hi-IN' ? 'hi' : 'en', canonical)}"`,
    )
    for (const language of ['en', 'hi'] as const) {
      const page = await html(pathIn(language, path))
      const links = page.match(/<link[^>]*rel="canonical"[^>]*>/g) ?? []
      expect(links).toHaveLength(1)
      expect(links[0]).toContain(`href="${SITE}${pathIn(language, canonical)}"`)
      for (const alternate of alternates) expect(page.split(alternate)).toHaveLength(2)
      expect(meta(page, 'og:locale')).toBe(`${language}_IN`)
      expect(meta(page, 'og:image')?.startsWith(`${SITE}${pathIn(language, '/share/')}`)).toBe(true)
      const picture = await app.get((meta(page, 'og:image') ?? '').slice(SITE.length))
      expect(picture.headers.get('Content-Type')).toMatch(/^image\//)
    }
  })

  test('finds each product for sale in one part of the list of products', async () => {
    const products = (await listed()).filter((path) => path.startsWith('/product/'))
    expect(products.length).toBeGreaterThan(5)
    const parts = await Promise.all(
      Array.from('0123456789abcdef', (digit) => locations(`/sitemap-products/${digit}.xml`)),
    )
    const english = parts.flat().filter((path) => splitLanguage(path).language === 'en')
    expect(english.toSorted()).toEqual(products.toSorted())
    expect((await app.get('/sitemap-products/none.xml')).status).toBe(404)
  })

  test('finds no sensitive and no private page in the sitemap, and every public page', async () => {
    const paths = await listed()
    const unlisted = [...SENSITIVE_PATHS, ...PRIVATE_PATHS]
    expect(paths.filter((path) => unlisted.some((place) => path === place || path.startsWith(`${place}/`)))).toEqual([])
    expect(PUBLIC_PATHS.filter((path) => isBuilt(path) && !paths.includes(path))).toEqual([])
  })

  test('every path without a parameter is declared public, sensitive or private', () => {
    const known: readonly string[] = [...PUBLIC_PATHS, ...SENSITIVE_PATHS]
    const forgotten = [...built].filter(
      (path) =>
        !/[:*.]/.test(path) &&
        !known.includes(path) &&
        !PRIVATE_PATHS.some((place) => path === place || path.startsWith(`${place}/`)),
    )
    expect(forgotten).toEqual([])
  })

  test('reads in robots.txt what not to crawl, and where the sitemap is', async () => {
    const robots = await html('/robots.txt')
    for (const place of PRIVATE_PATHS) expect(robots).toContain(`Disallow: ${place}\n`)
    for (const place of ['/hi/account', '/hi/cart', '/hi/orders']) expect(robots).toContain(`Disallow: ${place}\n`)
    for (const sitemap of ['/sitemap.xml', '/sitemap-products.xml'])
      expect(robots).toContain(`Sitemap: ${SITE}${sitemap}`)
    for (const path of ['/sahaara', '/solve', '/doc', '/legal-companion', '/support'])
      expect(robots).not.toContain(path)
  })

  test('reads structured data that the content cannot break out of', async () => {
    const things = async (path: string) =>
      [...(await html(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
      )
    expect(await things('/')).toMatchObject([{ '@type': 'Organization', name: 'Diya', url: SITE }])
    expect(await things('/campaign/rukmini-grocery')).toMatchObject([
      { '@type': 'DonateAction', target: { urlTemplate: `${SITE}/campaign/rukmini-grocery/support` } },
    ])
    const [shelf] = await things('/empowerher')
    expect(shelf).toMatchObject({ '@type': 'ItemList' })
    expect(JSON.stringify(shelf)).toContain('"priceCurrency":"INR"')
    const course = (await listed()).find((path) => path.startsWith('/school/')) ?? ''
    expect(await things(course)).toMatchObject([{ '@type': 'Course' }])
    const event = (await listed()).find((path) => path.startsWith('/heartbeat/')) ?? ''
    expect(await things(event)).toMatchObject([{ '@type': 'Event' }])
  })

  test('gets a picture of the site and of each public wing', async () => {
    for (const name of ['all', 'start', 'seeds']) {
      const answer = await app.get(`/share/${name}.png`)
      expect(answer.headers.get('Content-Type')).toBe('image/png')
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    }
    for (const name of ['sahaara', 'doc', 'legal', 'solve', 'nobody']) {
      expect((await app.get(`/share/${name}.png`)).status).toBe(404)
    }
  })
})

describe('somebody who looks at the screen', () => {
  test.each(SENSITIVE_PATHS.filter((path) => isBuilt(path)))(
    '%s is not cached or indexed, and has a neutral title and no share preview',
    async (path) => {
      const answer = await app.get(path)
      const page = await answer.text()
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      if (answer.status >= 300 && answer.status < 400) return
      expect(answer.headers.get('X-Robots-Tag') ?? '').toContain('noindex')
      expect(['Diya', 'Support']).toContain(titleOf(page))
      expect(page).not.toMatch(/property="og:|name="twitter:|rel="canonical"|ld\+json|name="description"/)
    },
  )

  test('learns nothing from an event page of Sahaara', async () => {
    const page = await html('/sahaara')
    const path = /href="(\/sahaara\/events\/[a-z0-9-]+)"/.exec(page)?.[1]
    if (!path) return
    const answer = await app.get(path)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex')
    expect(titleOf(await answer.text())).toBe('Diya')
  })
})

describe('offline', () => {
  test('the site can be installed under a neutral name', async () => {
    const answer = await app.get('/manifest.webmanifest')
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json')
    const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string; purpose: string }[] }
    expect(manifest.name).toBe('Diya')
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src } of manifest.icons) expect((await app.get(src)).headers.get('Content-Type')).toBe('image/png')
    expect((await app.get('/icons/31337.png')).status).toBe(404)
  })

  test('the offline page has every helpline and needs no request', async () => {
    const page = await html('/offline')
    for (const number of ['112', '181', '14416']) expect(page).toContain(`href="tel:${number}"`)
    expect(page).toContain('Breathe in for 4, hold for 4, breathe out for 6.')
    for (const [, file = ''] of page.matchAll(/(?:src|href)="(\/offline\/[^"]+)"/g))
      expect((await app.get(file)).status).toBe(200)
  })

  test('the service worker is not cached and names the build', async () => {
    const answer = await app.get('/sw.js')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(await answer.text()).not.toMatch(/__VERSION__|__NOTE__/)
  })
})
