import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { hiddenOf, WHO } from '#app/features/orders/order/two-shops.test-support.ts'
import { testApp } from '#test/app.ts'
import { type Listening, listen } from '#test/listening.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp } from '#test/people.ts'

// Whatever a request says about the host it was sent to: every link, redirect and mail has the configured origin.

const SITE = 'https://diya.example'
const EVIL = 'evil.example'
const HOST = { Host: 'diya.example' }

/** What the request says, and whether its target is an absolute address. */
const LIES: [what: string, headers: OutgoingHttpHeaders, target?: string][] = [
  ['Host', { Host: EVIL }],
  ['Host with a port', { Host: `${EVIL}:443` }],
  ['Host with our name before', { Host: `diya.example.${EVIL}` }],
  ['Host of this machine', { Host: 'localhost:3000', 'X-Forwarded-Host': EVIL }],
  ['X-Forwarded-Host', { ...HOST, 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'http' }],
  ['two X-Forwarded-Host', { ...HOST, 'X-Forwarded-Host': ['diya.example', EVIL] }],
  ['Forwarded', { ...HOST, Forwarded: `for=192.0.2.1;host=${EVIL};proto=http` }],
  ['what other servers read', { ...HOST, 'X-Host': EVIL, 'X-Original-Host': EVIL, 'X-HTTP-Host-Override': EVIL }],
  [
    'another server',
    { ...HOST, 'X-Forwarded-Server': EVIL, 'X-Original-URL': `//${EVIL}/`, 'X-Rewrite-URL': `//${EVIL}` },
  ],
  ['the address', HOST, `http://${EVIL}`],
  ['the address and Host', { Host: EVIL }, `https://${EVIL}`],
]

const PAGES = [
  '/',
  '/hi',
  '/about',
  '/campaign/sunita-story',
  '/product/jar',
  '/embed/campaign/sunita-story',
  '/account',
  '/login',
  '/operator',
  '/nowhere',
  '/sitemap.xml',
  '/robots.txt',
  '/developers',
  '/api/v1/products',
  '/auth/v1/.well-known/openid-configuration',
  '/auth/v1/authorize?provider=github',
]

const GITHUB = {
  AUTH_EXTERNAL_GITHUB_ENABLED: 'true',
  AUTH_EXTERNAL_GITHUB_CLIENT_ID: 'id',
  AUTH_EXTERNAL_GITHUB_SECRET: 'secret',
}
const t = await testApp({ SITE_URL: SITE, ...GITHUB })
const { db } = t.database
let site: Listening
let asha: Person
beforeAll(async () => {
  await seedFundraising(db, t.clock.now)
  await (await openShop(db)).add({ slug: 'jar', title: 'Jar' })
  asha = await signUp(t, 'Asha')
  site = await listen(t)
})
afterAll(() => site.close())

const post = (path: string, fields: Record<string, string>, headers: OutgoingHttpHeaders) => {
  const isJson = path.includes('/auth/v1')
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString()
  return site.ask(path, { method: 'POST', headers: { ...headers, Origin: SITE, 'Content-Type': type }, body })
}

async function expectOurs(answer: Response): Promise<string> {
  expect(answer.status).toBeLessThan(500)
  const text = await answer.text()
  expect([...answer.headers].filter(([, value]) => value.includes(EVIL))).toEqual([])
  expect(text).not.toContain(EVIL)
  return text
}

test.each(LIES)(
  'no page, redirect or file believes %s, also not for the next reader',
  async (_, headers, target = '') => {
    for (const path of PAGES) {
      await expectOurs(await site.ask(target + path, { headers }))
      await expectOurs(await site.ask(path, { headers: HOST }))
    }
  },
)

test('the canonical address, the redirect of a sign-in and its return are ours', async () => {
  const headers = { Host: EVIL, 'X-Forwarded-Host': EVIL }
  expect(await (await site.ask('/about', { headers })).text()).toContain(`rel="canonical" href="${SITE}/about"`)
  const started = await site.ask('/auth/v1/authorize?provider=github', { headers })
  expect(decodeURIComponent(started.headers.get('Location') ?? '')).toContain(`redirect_uri=${SITE}/auth/v1/callback`)
})

describe.each(LIES)('a request that lies about %s', (_, headers, target = '') => {
  test('gets mails and payments that lead to us', async () => {
    const before = (await listMails(db)).length
    const email = `${randomUUID()}@example.org`
    for (const [path, fields] of [
      ['/auth/v1/recover', { email: asha.email }],
      ['/auth/v1/otp', { email }],
      ['/contact', { form: 'contact', name: 'Asha', email, message: 'How do I sell here?' }],
    ] as const)
      await expectOurs(await post(target + path, fields, headers))
    const gift = { key: randomUUID(), amount: '500', tip: '0', name: 'Asha', contact: email, place: '', citizen: 'yes' }
    const given = await post(`${target}/campaign/sunita-story/support`, { ...gift, intent: 'pay' }, headers)
    expect([given.status, given.headers.get('Location')?.startsWith(`${SITE}/`)]).toEqual([303, true])
    const cart = { ...headers, Cookie: 'diya-cart=jar:1' }
    const form = await expectOurs(await site.ask(`${target}/checkout?currency=INR`, { headers: cart }))
    const ordered = await post(`${target}/checkout`, { ...hiddenOf(form), ...WHO, email, phone: newPhone() }, cart)
    expect([ordered.status, ordered.headers.get('Location')?.startsWith(`${SITE}/`)]).toEqual([303, true])
    const mails = (await listMails(db)).slice(before)
    expect(mails.length).toBeGreaterThanOrEqual(3)
    for (const mail of mails) {
      const told = JSON.stringify(mail)
      expect(told).not.toContain(EVIL)
      for (const [, origin] of told.matchAll(/(https?:\/\/[^/\s"'<>\\]+)\/(?:auth|orders|receipt|s|follow|mails)/g))
        expect(origin).toBe(SITE)
    }
    t.clock.now = new Date(t.clock.now.getTime() + 120_000)
  })
})

let phones = 0
const newPhone = (): string => `98765 ${String(43_000 + phones++)}`
