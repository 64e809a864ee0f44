import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { copy as stopCopy } from '#app/features/mail-stops/copy.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { composeMail } from '#app/platform/mail/compose.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { accountMailSamples } from '#server/mails/account-mails.ts'
import { passagesOf } from '#test/languages/passages.ts'
import { testApp } from '#test/app.ts'
import { NOW } from '#test/clock.ts'
import { listSampleDrafts } from './sample-mails.server.ts'

const HTML_BYTES_MAX = 60 * 1024
const SITE = {
  siteUrl: 'https://diya.example',
  brandName: 'Diya',
  organisation: { registeredName: 'Diya Foundation', address: '12 MG Road, Pune 411001' } as never,
}
const STOP_URL = `${SITE.siteUrl}/mails/stop/token`
const pictureOf = (slug: string) => `/media/products/${slug}-360.webp`
const drafts = [...listSampleDrafts({ site: SITE, now: NOW, pictureOf }), ...accountMailSamples(SITE)]
const mails = drafts.map((draft) => {
  const stopUrl = draft.topic === undefined ? null : STOP_URL
  return { draft, ...composeMail(draft, { stopUrl }) }
})

/** The words of the HTML, without what only inbox lists or eyes get. */
function wordsOf(html: string): string[] {
  const seen = html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replace(/<[^>]*aria-hidden="true"[^>]*>[^<]*/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  return seen.split(/\s+/).filter((word) => word !== '')
}

const hindi = inLanguage('hi', () =>
  [...listSampleDrafts({ site: SITE, now: NOW, pictureOf }), ...accountMailSamples(SITE)].map((draft) => ({
    draft,
    ...composeMail(draft, { stopUrl: draft.topic === undefined ? null : STOP_URL }),
  })),
)

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const unescaped = (url: string) => url.replaceAll('&amp;', '&')

describe.each(mails)('the mail $draft.kind', ({ draft, subject, text, html }) => {
  test('is small, and loads nothing but pictures of this site', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(HTML_BYTES_MAX)
    expect(html).not.toMatch(/<(?:script|link|iframe|object|embed|form|svg|video)\b|url\(|@import|@font-face/i)
    const sources = matchesOf(html, /\ssrc="([^"]*)"/g)
    expect(sources.filter((source) => !source.startsWith(`${SITE.siteUrl}/media/`))).toEqual([])
  })

  test('says in its text every word, figure and link of its HTML', () => {
    const given = `${subject} ${text}`.toLowerCase()
    const missing = wordsOf(html).filter((word) => !given.includes(word.toLowerCase().replace(/,$/, '')))
    // The line above the button's address, which the text has under the button's words, and the bar with the brand.
    expect(missing.filter((word) => !['or', 'open', 'this', 'link:', 'diya'].includes(word.toLowerCase()))).toEqual([])
    const links = matchesOf(html, /href="([^"]*)"/g).map(unescaped)
    expect(links.filter((link) => !text.includes(link))).toEqual([])
  })

  test('has one heading, at most one button, a greeting, a reason and the sender', () => {
    expect(matchesOf(html, /<(h1)\b/g)).toHaveLength(1)
    const buttons = matchesOf(html, /<a class="m-button" href="([^"]*)"/g)
    expect(buttons).toHaveLength(draft.kind === 'account.reauthentication' ? 0 : 1)
    expect(buttons.every((url) => url.startsWith(SITE.siteUrl))).toBe(true)
    expect(text).toMatch(/^(Hello|Dear .*),\n/)
    for (const part of [html, text]) {
      expect(part).toContain('You get this mail because')
      expect(part).toContain('Diya Foundation')
      expect(part).toContain('12 MG Road, Pune 411001')
    }
  })

  test('describes and sizes its pictures, and says its language', () => {
    for (const image of matchesOf(html, /(<img\b[^>]*>)/g))
      expect(image).toMatch(/ alt="Picture: [^"]+" width="72" height="72"/)
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN"/)
    expect(html).toContain('prefers-color-scheme:dark')
  })

  test('can be stopped, or is about the recipient’s own account, money, order or request', () => {
    expect(text.includes(STOP_URL)).toBe(draft.topic !== undefined)
    if (draft.topic === undefined) expect(draft.kind).toMatch(OWN)
    else expect(Object.keys(stopCopy.topics)).toContain(draft.topic)
  })
})

describe.each(hindi)('the Hindi mail $draft.kind', ({ draft, subject, text, html }) => {
  test('is in Hindi, and its links lead to the Hindi pages', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="hi-IN"/)
    expect(text).toMatch(/^नमस्ते.*,\n/)
    const labels = draft.blocks.flatMap((block) =>
      typeof block === 'object' && 'button' in block ? [block.button.label] : [],
    )
    for (const words of [subject, draft.why, ...labels]) expect(words).toMatch(/[\u0900-\u097F]/)
    const links = matchesOf(`${html} ${text}`, /(https:\/\/diya\.example[^\s"<]*)/g)
    expect(links.length).toBeGreaterThan(1)
    // The pages of operators are in English.
    expect(links.filter((link) => !/example\/(?:hi(?:\/|$)|media\/|operator\/)/.test(link))).toEqual([])
    expect(Buffer.byteLength(html)).toBeLessThan(HTML_BYTES_MAX)
  })

  test('says where somebody has written in English, and marks no Hindi', () => {
    const english = passagesOf(html.slice(html.indexOf('</head>')))
      .filter(({ text: words }) => !/[\u0900-\u097F]|:\/\//.test(words))
      .filter(({ text: words }) => /[a-z]{2,} [a-z]{2,}/i.test(words) && /\b[a-z]{2,}\b/.test(words))
    expect(english.filter(({ lang }) => lang !== 'en')).toEqual([])
    for (const [, marked = ''] of html.matchAll(/ lang="en"[^>]*>([^<]*)/g))
      expect(marked).not.toMatch(/[\u0900-\u097F]/)
  })
})

/** About what the recipient did, asked for or is responsible for. */
const OWN =
  /^(account|orders|returns|gifts|campaigns|payouts|shops|events|requests|stories|students|chapters|demos|staff)\.|^needs\.hidden$/

test('no two mails have the same subject, except where it must not tell them apart', () => {
  const bySubject = Object.groupBy(mails, ({ subject }) => subject)
  const same = Object.values(bySubject).flatMap((found = []) =>
    found.length > 1 ? [found.map(({ draft }) => draft.kind).join(', ')] : [],
  )
  expect(same).toEqual([
    // The refund of a payment that was not used; the text says why.
    'orders.paid-late, orders.paid-twice',
    // The same to everybody else: an answer, of which private ones tell nothing.
    'requests.replied, requests.replied-sealed',
    'requests.closed, requests.closed-sealed',
    // Lock screens show no purpose of a link.
    'account.confirmation, account.magic_link, account.account_exists, account.recovery, account.email_change_new, account.email_change_current',
    'account.password_changed, account.email_changed, account.phone_changed, account.phone_released, account.identity_linked, account.identity_unlinked, account.factor_enrolled, account.factor_unenrolled, account.passkey_created, account.passkey_deleted, account.recovery_codes_created, account.recovery_code_used',
  ])
})

test('neither subject, preheader nor sender of a private mail tells what it is about', () => {
  const quiet = mails.filter(({ draft }) => /-(?:sealed|private)$|^requests\.received$/.test(draft.kind))
  expect(quiet.length).toBeGreaterThanOrEqual(10)
  for (const { subject, html } of quiet) {
    const preheader = /<div style="display:none[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
    expect(`${subject} ${preheader}`).not.toMatch(
      /sahaara|legal|lawyer|wellbeing|care\b|safety|solve|desk|circle|loss|jewellery|papers|online/i,
    )
  }
})

test('/dev/mails lists every mail that the code can send', () => {
  const listed = new Set(drafts.map(({ kind }) => kind))
  const sent = new Set<string>(accountMailSamples(SITE).map(({ kind }) => kind))
  const anonymous: string[] = []
  for (const path of globSync('{app,server}/**/*.ts').filter(
    (name) => !/\.test|test-support|mail-samples/.test(name),
  )) {
    const source = readFileSync(path, 'utf8')
    for (const kind of kindsIn(source)) sent.add(kind)
    // A draft is made in a file that names its type; a mail without one goes past the composer.
    const sends = /\benqueueMail\(/.test(source) && !path.startsWith('app/platform/mail/')
    if (sends && path !== 'server/messages.ts') anonymous.push(path)
  }
  expect(anonymous).toEqual([])
  expect([...sent].filter((kind) => !listed.has(kind as MailDraft['kind']))).toEqual([])
  expect([...listed].filter((kind) => !sent.has(kind))).toEqual([])
  expect(listed.size).toBe(drafts.length)
})

/** Names of mails: texts like 'orders.paid' in files that declare drafts. */
function kindsIn(source: string): string[] {
  if (!/MailDraft|from '\.\/message\.ts'/.test(source)) return []
  return matchesOf(source, /'([a-z]+\.[a-z-]+)'/g)
}

test('a draft whose kind is not written out is found', () => {
  expect(kindsIn("import type { MailDraft } from 'x'\nconst d: MailDraft = { kind: 'shops.new-mail' }")).toEqual([
    'shops.new-mail',
  ])
  const vague = globSync('app/features/**/*mail*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => /\bkind: `/.test(readFileSync(path, 'utf8')))
  expect(vague).toEqual([])
})

describe('on a local site', () => {
  let t: Awaited<ReturnType<typeof testApp>>
  beforeAll(async () => {
    t = await testApp()
  })

  test('all mails are listed, and each is shown with its headers, its size and both themes', async () => {
    const list = await (await t.get('/dev/mails')).text()
    for (const { kind } of drafts) expect(list).toContain(`href="/dev/mails/${kind}"`)
    const page = await t.get('/dev/mails/squads.invitation')
    const html = await page.text()
    expect(html).toContain('List-Unsubscribe-Post')
    expect(html).toContain('/mails/stop/')
    expect(html).toMatch(/\d\.\d KB of HTML/)
    expect(html).toContain('sandbox="allow-same-origin allow-popups"')
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-src 'self'")
    expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe')
    const order = await (await t.get('/dev/mails/orders.paid')).text()
    expect(order).not.toContain('List-Unsubscribe')
  })

  test('all are shown in Hindi too', async () => {
    const list = await (await t.get('/hi/dev/mails')).text()
    expect(list).toContain('href="/hi/dev/mails/orders.paid"')
    expect(list).toContain('href="/dev/mails"')
    const page = await (await t.get('/hi/dev/mails/orders.paid')).text()
    expect(page).toContain('src="/hi/dev/mails/orders.paid/html?theme=light"')
    expect(await (await t.get('/hi/dev/mails/orders.paid/html')).text()).toContain('<html lang="hi-IN"')
  })

  test('the HTML comes alone, without scripts, in the theme that is asked for', async () => {
    const dark = await t.get('/dev/mails/orders.paid/html?theme=dark')
    expect(await dark.text()).toContain('@media all{.m-page')
    const policy = dark.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/sandbox allow-same-origin allow-popups$/)
    expect(policy).not.toContain('script')
    expect(await (await t.get('/dev/mails/orders.paid/html?theme=light')).text()).toContain('@media not all{.m-page')
  })

  test('a mail that does not exist is not found', async () => {
    for (const path of ['/dev/mails/orders.nothing', '/dev/mails/orders.nothing/html'])
      expect((await t.get(path)).status).toBe(404)
  })
})

test.each([
  ['on a public site', { SITE_URL: 'https://diya.example' }],
  ['where a mail server is set', { MAIL_URL: 'smtp://localhost:2525' }],
])('%s there are no samples', async (_, env) => {
  const t = await testApp(env)
  for (const path of ['/dev/mails', '/dev/mails/orders.paid', '/dev/mails/orders.paid/html']) {
    const response = await t.get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('DO-26-00042')
  }
})
