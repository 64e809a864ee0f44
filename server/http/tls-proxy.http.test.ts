import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requests } from '#app/features/requests/tables.server.ts'
import { sandboxPayments } from '#app/platform/payments/sandbox/tables.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { testApp } from '#test/app.ts'
import { type Listening, listen } from '#test/listening.ts'
import { type Person, signUp } from '#test/people.ts'

const SITE = 'https://diya.example'
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Headers of a proxy that terminates TLS. */
const FORWARDED = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'diya.example' }
const CONTACT = { form: 'contact', name: 'Asha', email: 'asha@example.in', type: 'suggestion', message: 'A bell.' }
const GIFT = {
  amount: '500',
  tip: '0',
  name: 'Asha',
  contact: 'asha@example.org',
  place: 'Pune',
  citizen: 'yes',
  intent: 'pay',
}
const SUPPORT = '/campaign/sunita-story/support'

const t = await testApp({ SITE_URL: SITE, TRUST_PROXY: '1' })
const { db } = t.database
let site: Listening
let member: Person

beforeAll(async () => {
  await seedFundraising(db, t.clock.now)
  member = await signUp(t, 'Asha')
  site = await listen(t)
})
beforeEach(async () => {
  await db.delete(requests)
})
afterAll(() => site.close())

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.ask(path, {
    method: 'POST',
    headers: { Host: 'diya.example', Origin: SITE, 'Content-Type': FORM_TYPE, ...FORWARDED, ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const countRequests = async () => (await db.select().from(requests)).length

describe('behind a proxy that terminates TLS', () => {
  test.each(['/contact', '/contact.data'])('a visitor can post the form at %s', async (path) => {
    expect((await post(path, CONTACT)).status).toBe(200)
    expect(await countRequests()).toBe(1)
  })

  test.each([
    [SUPPORT, 303],
    [`${SUPPORT}.data`, 202],
  ])('a donor who posts %s is redirected to the payment, and its notification is accepted', async (path, status) => {
    const started = await post(path, { ...GIFT, key: randomUUID() })
    expect(started.status).toBe(status)
    const payPath = /\/sandbox\/payments\/[\w-]+/.exec(started.headers.get('Location') ?? (await started.text()))?.[0]
    const outcome = await post(`${payPath}/outcome`, { method: 'upi', outcome: 'success' })
    expect(outcome.status).toBe(303)
    expect(outcome.headers.get('Location')).toMatch(/^https:\/\/diya\.example\/receipt\//)
  })

  test('a member can write at the API with the cookie of the page', async () => {
    const json = { ...member.init.headers, 'Content-Type': 'application/json' }
    expect((await post('/api/v1/student-profile', {}, json)).status).toBe(400)
    expect((await post('/api/v1/student-profile', {}, { ...json, Origin: 'http://diya.example' })).status).toBe(403)
  })

  test('a Host header of the proxy changes neither pages nor forms', async () => {
    const headers = { Host: '127.0.0.1:3000' }
    expect((await post('/contact', CONTACT, headers)).status).toBe(200)
    const page = await site.ask('/about', { headers })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`rel="canonical" href="${SITE}/about"`)
  })

  test.each([
    ['without TLS', 'http://diya.example'],
    ['another port', 'https://diya.example:8443'],
    ['another host', 'https://evil.example'],
    ['a name below ours', 'https://www.diya.example'],
    ['user name in front', 'https://evil@diya.example'],
    ['another spelling', 'HTTPS://diya.example'],
    ['another spelling with a user name', 'HTTP://evil@diya.example'],
    ['two origins', `${SITE}, ${SITE}`],
    ['a sandboxed frame', 'null'],
    ['nothing', ''],
  ])('a form from another origin is refused: %s', async (_where, origin) => {
    for (const path of ['/contact', '/contact.data']) {
      expect((await post(path, CONTACT, { Origin: origin })).status).toBe(403)
    }
    expect(await countRequests()).toBe(0)
  })

  test('a forged Host header does not make another origin valid', async () => {
    const headers = { Host: 'evil.example', Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }
    expect((await post('/contact', CONTACT, headers)).status).toBe(403)
    expect(await countRequests()).toBe(0)
    for (const path of [
      '/about',
      '/sitemap.xml',
      '/robots.txt',
      '/campaign/sunita-story',
      '/nowhere',
      '//evil.example/x',
    ]) {
      const page = await site.ask(path, {
        headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
      })
      expect(await page.text(), path).not.toMatch(/(?<!\/)evil\.example/)
    }
  })
})

describe('the outcome of a test payment', () => {
  async function startGift(): Promise<string> {
    const started = await post(SUPPORT, { ...GIFT, key: randomUUID() })
    return new URL(started.headers.get('Location') ?? '').pathname
  }
  const outcomeOf = async (path: string) =>
    (await db.select().from(sandboxPayments)).find(({ id }) => path.endsWith(id))?.outcome

  test.each(['https://evil.example', 'null', 'http://diya.example', ''])(
    'is not taken from a page of “%s”',
    async (origin) => {
      const path = await startGift()
      const answer = await post(`${path}/outcome`, { method: 'upi', outcome: 'success' }, { Origin: origin })
      expect(answer.status).toBe(403)
      expect(await outcomeOf(path)).toBeNull()
    },
  )
})

test('programs need no Origin header: webhooks are verified by signature, API calls by token', async () => {
  const machine = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
  expect((await site.ask('/webhooks/payments/sandbox', machine)).status).toBe(401)
  const token = member.init.headers.Cookie.split('=')[1]
  const bearer = { ...machine, headers: { ...machine.headers, Authorization: `Bearer ${token}` } }
  expect((await site.ask('/api/v1/student-profile', bearer)).status).toBe(400)
})

describe('a site on this machine', async () => {
  const local = await testApp()
  let here: Listening
  beforeAll(async () => {
    here = await listen(local)
  })
  afterAll(() => here.close())
  const postLocally = async (host: string, origin: string) => {
    const headers = { Host: host, Origin: origin, 'Content-Type': FORM_TYPE }
    const body = new URLSearchParams(CONTACT).toString()
    return (await here.ask('/contact', { method: 'POST', headers, body })).status
  }

  test.each(['localhost:3000', '127.0.0.1:4000', '[::1]:3000'])('accepts forms at %s', async (host) => {
    expect(await postLocally(host, `http://${host}`)).toBe(200)
    expect(await postLocally(host, `https://${host}`)).toBe(403)
    expect(await postLocally(host, 'http://evil.example')).toBe(403)
  })

  test('refuses forms for a foreign host name that resolves to this machine', async () => {
    expect(await postLocally('evil.example:3000', 'http://evil.example:3000')).toBe(403)
  })
})
