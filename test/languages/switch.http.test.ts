import { beforeAll, describe, expect, test } from 'vitest'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { type Listening, listen } from '#test/listening.ts'
import { signUp } from '#test/people.ts'

const t = await testApp()
const site: Listening = await listen(t)
const HINDI = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.8' }

beforeAll(async () => {
  const { db } = t.database
  await seedDemoData(db, t.clock.now, t.services.sealer)
  // As people write: in one language.
  await db.delete(contentTranslations)
  return () => site.close()
})

const html = async (path: string, headers: Record<string, string> = {}) => (await site.ask(path, { headers })).text()
/** Where the links of the switch lead; the offer is another link. */
const switches = (page: string) =>
  [...page.matchAll(/<a class="language" lang="(\w+)" hrefLang="\w+" href="([^"]*)">([^<]*)</g)].map(
    ([, lang, href, name]) => [lang, href, name].join(' '),
  )
const offerOf = (page: string) => /<section class="language-offer".*?href="([^"]*)"/.exec(page)?.[1]

describe('the switch', () => {
  test('stands in bar, menu and footer and leads to the same page, in the name of the language itself', async () => {
    expect(switches(await html('/about'))).toEqual(Array(3).fill('hi /hi/about हिन्दी'))
    expect(switches(await html('/hi/about'))).toEqual(Array(3).fill('en /about English'))
    expect(switches(await html('/hi'))[0]).toBe('en / English')
  })

  test('keeps what the page reads from its address, and nothing that a cached page would show to others', async () => {
    for (const [path, other] of [
      ['/empowerher', '/hi/empowerher'],
      ['/hi/empowerher', '/empowerher'],
    ] as const) {
      const page = await html(`${path}?q=red+saree&utm_source=meera&fbclid=secret`)
      expect(new Set(switches(page).map((each) => each.split(' ')[1]))).toEqual(new Set([`${other}?q=red+saree`]))
      expect(page).not.toContain('secret')
    }
    const own = await html('/hi/auth?tab=join&next=%2Fcart')
    expect(switches(own)[0]).toContain('/auth?tab=join&#38;next=%2Fcart')
  })

  test('is not on pages that are only in English', async () => {
    expect(switches(await html('/developers'))).toEqual([])
    const leela = await signUp(t, 'leela', { roles: ['operator'], secondStep: 'shown' })
    const operator = await t.get('/operator', leela.init)
    expect(operator.status).toBe(200)
    expect(await operator.text()).not.toContain('class="language"')
  })
})

describe('the offer of Hindi', () => {
  test('stands once on an English page for a browser that prefers Hindi, and on no Hindi page', async () => {
    for (const path of ['/', '/about', '/empowerher?q=saree', '/auth', '/nothing'])
      expect(offerOf(await html(path, HINDI)), path).toBe(`/hi${path === '/' ? '' : path}`)
    expect((await html('/about', HINDI)).match(/language-offer/g)).toHaveLength(1)
    for (const path of ['/hi', '/hi/about', '/developers', '/about.data'])
      expect(await html(path, HINDI), path).not.toContain('language-offer')
  })

  test('is not for whoever prefers English or has chosen it, but for whoever has chosen Hindi', async () => {
    expect(offerOf(await html('/about'))).toBeUndefined()
    expect(offerOf(await html('/about', { 'Accept-Language': 'en-IN,en;q=0.9,hi;q=0.5' }))).toBeUndefined()
    expect(offerOf(await html('/about', { ...HINDI, Cookie: 'language=en' }))).toBeUndefined()
    expect(offerOf(await html('/about', { Cookie: 'language=hi' }))).toBe('/hi/about')
  })

  test('is never on a page from the cache for somebody else, in any order, and caches are told so', async () => {
    for (const path of ['/impact', '/stories?theme=kindness', '/campaign']) {
      for (const headers of [HINDI, {}, HINDI, {}] as const) {
        const answer = await site.ask(path, { headers })
        expect(answer.headers.get('Vary'), path).toMatch(/Accept-Language/)
        expect(answer.headers.get('Vary')).toMatch(/Cookie/)
        expect((await answer.text()).includes('language-offer'), path).toBe(headers === HINDI)
      }
    }
    expect((await site.ask('/hi/about')).headers.get('Vary')).not.toMatch(/Accept-Language/)
  })

  test('has another fingerprint, so that a browser does not keep the page without it', async () => {
    const [plain, offered] = [await site.ask('/about'), await site.ask('/about', { headers: HINDI })]
    expect(plain.headers.get('ETag')).not.toBe(offered.headers.get('ETag'))
    const etag = plain.headers.get('ETag') ?? ''
    expect((await site.ask('/about', { headers: { ...HINDI, 'If-None-Match': etag } })).status).toBe(200)
  })

  test('is not on a page that answers a form', async () => {
    const answer = await t.post('/contact', { form: 'contact' }, { headers: HINDI })
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('language-offer')
  })
})

test('what somebody wrote says its language on a page in the other one', async () => {
  const title = /<h1[^>]*>/
  expect(title.exec(await html('/hi/campaign/lakshmi-story'))?.[0]).toContain('lang="en"')
  expect(title.exec(await html('/campaign/lakshmi-story'))?.[0]).not.toContain('lang')
  expect(await html('/hi/empowerher')).toMatch(/<h3><a lang="en"[^>]*href="\/hi\/product\//)
})
