import { beforeAll, describe, expect, test } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { seedStories } from '#app/features/stories/demo.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { later } from '#test/clock.ts'
import { listen } from '#test/listening.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp } from '#test/people.ts'

// Everything that leads back to where somebody came from, with every form of an address that a browser could read as
// another site's.

const SITE = 'https://diya.example'
const EVIL = 'evil.example'

const SLASHES = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '/ /',
  '/\u0000/',
  '/\u2028/',
  '/\\/',
]
const DOTS = [
  '/..//',
  '/.//',
  '/a/..//',
  '/%2e//',
  '/%2E%2e//',
  '/a/../..//',
  '/./.././/',
  '/hi//',
  '/hi/hi//',
  '/hi/..//',
]
const ENCODED = [
  '/%2f',
  '/%2F%2F',
  '/%5c',
  '/%5C%5C',
  '%2f%2f',
  '%5c%5c',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%00/',
  '/%252f%252f',
]
const UNICODE = [
  '/／',
  '／／',
  '/＼',
  '。',
  '/\u3002/',
  '/\u2215\u2215',
  '\u2044\u2044',
  '/\u29f8\u29f8',
  '\ufeff//',
  '\u00a0//',
]
const SCHEMES = [
  'https://',
  'http://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'ftp://',
  'wss://',
  ' https://',
  '\thttps://',
  'ht\ntps://',
  'blob:https://',
  'view-source:https://',
]
const USERS = [`https://diya.example@${EVIL}`, `//diya.example@${EVIL}`, `//diya.example:443@${EVIL}/`, `/@//${EVIL}`]
const NAMES = [
  `https://diya.example.${EVIL}`,
  `//diya.example.${EVIL}`,
  `https://${EVIL}/diya.example`,
  `//${EVIL}?diya.example`,
]
const PORTS = [`https://diya.example:8443`, `//${EVIL}:443/`, `https://[::1]/`, `//0x7f000001/`, `//2130706433/`]
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:x@evil.example',
  '"><script>alert(1)</script>',
]
const QUERIES = [`?//${EVIL}`, `#//${EVIL}`, `.${EVIL}`, `@${EVIL}`, `:80@${EVIL}`, `;@${EVIL}`, `${EVIL}`, '']

const FORMS = [
  ...[...SLASHES, ...DOTS, ...ENCODED, ...UNICODE, ...SCHEMES].map((before) => before + EVIL),
  ...USERS,
  ...NAMES,
  ...PORTS,
  ...SCRIPTS,
  ...QUERIES,
]

const t = await testApp({ SITE_URL: SITE })
let member: Person
let storyId: string
beforeAll(async () => {
  await (await openShop(t.database.db)).add({ slug: 'jar', title: 'Jar' })
  await seedStories(t.database.db, t.clock.now)
  storyId = (await t.database.db.select({ id: goodDeedsStories.id }).from(goodDeedsStories))[0]?.id ?? ''
  member = await signUp(t, 'Asha')
})

/** Where an address on a page of this site leads. */
const originOf = (address: string): string => (URL.canParse(address, SITE) ? new URL(address, SITE).origin : SITE)

/** The addresses of a page that a press or the browser itself follows. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|action|formaction|src|content)="([^"]*)"/gi)]
    .map(([, address = '']) =>
      address
        .replace(/^\d+;\s*url=/i, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"'),
    )
    .filter((address) => /^[\s\p{Cc}]*(?:[a-z][a-z\d+.-]*:|[\\/])/iu.test(address))

/** A text that scripts get and could navigate to. */
const LEAVES = /["'](?:[\\/]{2}|https?:)[^"']*evil\.example/

async function expectHere(answer: Response): Promise<void> {
  expect(answer.status).toBeLessThan(500)
  const location = answer.headers.get('Location')
  if (location !== null) expect([location, originOf(location)]).toEqual([location, SITE])
  const html = await answer.text()
  const allowed = (address: string) => [SITE, 'null'].includes(originOf(address)) || !address.includes(EVIL)
  expect(addressesIn(html).filter((address) => !allowed(address) || /^\s*(?:java|vb)script:/i.test(address))).toEqual(
    [],
  )
  // The switch of languages leads to the same page with the same query.
  expect(html.replaceAll(/<a class="language"[^>]*>/g, '')).not.toMatch(LEAVES)
}

test('there are more than eighty forms', () => {
  expect(new Set(FORMS).size).toBeGreaterThanOrEqual(80)
})

/** The pages that read `next`. */
const PAGES = [
  '/auth',
  '/hi/auth',
  '/auth/confirm',
  '/auth/reset',
  '/account/confirm-identity',
  '/account',
  '/ssr/auth',
]
/** The forms that name where to return to. */
const POSTS: [path: string, fields: Record<string, string>][] = [
  ['/cart', { intent: 'add', slug: 'jar' }],
  ['/saved', { intent: 'add', kind: 'product', slug: 'jar' }],
  ['/account/notes', { intent: 'switch', keeping: 'on' }],
]

/** The suite gives each parameter every eighth form, another eighth each; `npm run test:faults` all of them. */
const STEP = process.env['REDIRECT_FORMS'] === 'all' ? 1 : 8
let turn = 0
const forms = (): string[] => {
  turn += 1
  return FORMS.filter((_, index) => index % STEP === turn % STEP)
}

describe('no form of an address leads away', () => {
  test.each(PAGES)('from %s', async (page) => {
    for (const next of forms()) {
      const query = new URLSearchParams({ next, returnTo: next, redirect_to: next })
      await expectHere(await t.get(`${page}?${query}`, { ...member.init, redirect: 'manual' }))
      await expectHere(await t.get(`${page}?${query}`, { redirect: 'manual' }))
    }
  })

  test.each(POSTS)('from a form of %s', async (path, fields) => {
    for (const returnTo of forms()) {
      await expectHere(await t.post(path, { ...fields, returnTo, next: returnTo }, member.init))
    }
  })

  test('from the heart of a story', async () => {
    for (const returnTo of forms())
      await expectHere(await t.post(`/stories/${storyId}/like`, { returnTo }, member.init))
  })

  test.each(['', '/hi', '/auth', '/operator'])('as the rest of the path after “%s”', async (before) => {
    const site = await listen(t)
    for (const form of forms()) {
      const path = encodeURI(form.toWellFormed()).replaceAll('%25', '%')
      await expectHere(await site.ask(path.startsWith('/') ? before + path : `${before}/${path}`))
    }
    await site.close()
  })

  test('from a link that the auth service does not accept', async () => {
    for (const form of forms()) {
      const query = new URLSearchParams({ type: 'signup', token: 'none', redirect_to: form })
      await expectHere(await t.request(`/auth/v1/verify?${query}`, { redirect: 'manual' }))
    }
  })

  test('from the mail with a link', async () => {
    for (const form of forms()) {
      t.clock.now = later(2 * MINUTE_MS, t.clock.now)
      const query = new URLSearchParams({ redirect_to: form })
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ email: member.email })
      const asked = await t.request(`/auth/v1/recover?${query}`, { method: 'POST', headers, body })
      expect(asked.status).toBe(200)
      const mail = (await listMails(t.database.db, { to: member.email })).at(-1)
      const links = [...(mail?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
      expect(links.length).toBeGreaterThan(0)
      expect(links.map((link) => new URL(link).origin).filter((origin) => origin !== SITE)).toEqual([])
      expect(decodeURIComponent(links.join(' '))).not.toContain(EVIL)
    }
  })
})
