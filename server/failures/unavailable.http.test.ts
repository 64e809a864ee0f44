import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#app/platform/config/config.server.ts'
import { DatabaseUnreachableError, isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { Pool } from '#app/platform/db/pool.server.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { isTransient } from '#auth/errors.ts'
import { openKeys } from '#auth/keys/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { testApp } from '#test/app.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { signUp } from '#test/people.ts'
import { createApp } from '#server/app.ts'
import { createServices } from '#server/services.ts'

const SITE = 'http://localhost:3000'
const pool = new Pool({ connectionString: 'postgres://nobody:secret@127.0.0.1:1/nothing' })
afterAll(() => pool.end())

/** Nothing listens at this address. */
const away: Database = {
  db: drizzle(pool),
  engine: 'postgres',
  listen: async () => async () => {},
  close: async () => {},
}

const t = await testApp()
const { config, log, clock } = t.services
const keys = await openKeys(TEST_KEYS)
const secrets = await openSecrets(TEST_KEYS)
const app = createApp(
  await createServices({ config, log, clock, keys, secrets, database: away, env: {}, hub: await LiveHub.start(away) }),
)

async function sendRequest(path: string, init: RequestInit = {}) {
  const request = new Request(SITE + path, { redirect: 'manual', ...init })
  request.headers.set('Host', 'localhost:3000')
  if (typeof init.body === 'string') request.headers.set('Content-Length', String(Buffer.byteLength(init.body)))
  const answer = await app.fetch(request, { remoteAddress: '127.0.0.1' })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('Retry-After'),
    headers: answer.headers,
    body: await answer.text(),
  }
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendRequest(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { Origin: SITE, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  })

const GIFT = {
  intent: 'pay',
  key: '6b1f3c1e-5a52-4b0e-9a0e-0e6b1f3c1e5a',
  amount: '100',
  tip: '0',
  name: 'Asha',
  contact: 'asha@example.org',
  citizen: 'yes',
}
const AWAY = { status: 503, retryAfter: '10' }

describe('while the database is unreachable', () => {
  test.each(['/stories', '/campaign/rukmini-grocery', '/empowerher?q=pickle', '/home'])(
    '%s is a calm page with somebody to call',
    async (path) => {
      const { body, headers, ...answer } = await sendRequest(path)
      expect(answer).toMatchObject(AWAY)
      expect(body).toContain('This page is not available for a moment')
      expect(body).toContain(`href="${SITE}${path}"`)
      for (const number of ['112', '181', '14416']) expect(body).toContain(`href="tel:${number}"`)
      expect(body).not.toMatch(/ECONNREFUSED|select|secret|at Object/i)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Content-Security-Policy')).toContain("form-action 'none'")
    },
  )

  test('a page and a form in Hindi are answered in Hindi', async () => {
    const { body, headers: _, ...answer } = await sendRequest('/hi/stories')
    expect(answer).toMatchObject(AWAY)
    expect(body).toContain('<html lang="hi">')
    expect(body).toContain('यह पेज थोड़ी देर के लिए बंद है')
    expect(body).toContain(`href="${SITE}/hi/stories"`)
    expect(body).not.toContain('not available')
    const form = await post('/hi/campaign/rukmini-grocery/support', { form: 'contact', message: 'दिया' })
    expect(form).toMatchObject(AWAY)
    expect(form.body).toContain('आपका फ़ॉर्म नहीं भेजा गया')
    expect(form.body).toContain(`<form method="post" action="${SITE}/hi/campaign/rukmini-grocery/support">`)
    expect(form.body).toContain('value="दिया"')
  })

  test('pages without queries work', async () => {
    expect((await sendRequest('/auth')).status).toBe(200)
    expect((await sendRequest('/exit')).status).toBe(303)
  })

  test('a member is not treated as a visitor', async () => {
    const { init } = await signUp(t, 'asha')
    const answer = await sendRequest('/auth', init)
    expect(answer).toMatchObject(AWAY)
  })

  test('scripts of the pages get one line', async () => {
    expect(await sendRequest('/stories.data')).toMatchObject({
      ...AWAY,
      body: 'This page is not available for a moment',
    })
    expect(await post('/campaign/rukmini-grocery/support.data', GIFT)).toMatchObject({
      ...AWAY,
      body: expect.not.stringContaining('Asha'),
    })
  })

  test('programs get JSON', async () => {
    for (const path of ['/api/v1/products', '/api/v1/stories']) {
      const { body, ...answer } = await sendRequest(path)
      expect(answer).toMatchObject(AWAY)
      expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } })
    }
    const token = await sendRequest('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: 'asha@example.org', password: 'a good long phrase' }),
    })
    expect(token).toMatchObject(AWAY)
    expect(JSON.parse(token.body)).toMatchObject({ error_code: 'unexpected_failure' })
  })

  test('a posted form is shown again with its values', async () => {
    const typed = {
      form: 'contact',
      name: '<b>"Asha" & \'co',
      email: 'asha@example.org',
      message: 'दिया\r\nsecond line',
    }
    const { body, headers, ...answer } = await post('/campaign/rukmini-grocery/support?from=%22x', typed)
    expect(answer).toMatchObject(AWAY)
    expect(body).toContain('Your form was not sent')
    expect(body).toContain(`<form method="post" action="${SITE}/campaign/rukmini-grocery/support?from=%22x">`)
    expect(body).toContain('name="name" value="&#60;b&#62;&#34;Asha&#34; &#38; &#39;co"')
    expect(body).toContain('name="message" value="दिया&#13;&#10;second line"')
    expect(body).toContain('<button>Send again</button>')
    expect(body).not.toContain('never kept on this page')
    expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  })

  test('passwords, card and account numbers and files are not shown again, and the page says so', async () => {
    const form = new FormData()
    const secrets: Record<string, string> = {
      password: 'canary-1',
      newPassword: 'canary-2',
      current: 'canary-3',
      cardNumber: 'canary-4',
      number: 'canary-5',
      numberAgain: 'canary-6',
      ifsc: 'canary-7',
      note: '4111 1111 1111 1111',
    }
    for (const [name, value] of Object.entries({ ...secrets, message: 'Call +91 98765 43210', pin: '411030' }))
      form.set(name, value)
    form.set('file', new File(['canary-8'], 'canary-9.csv'))
    const multipart = new Response(form)
    const bytes = Buffer.from(await multipart.arrayBuffer())
    const { body } = await sendRequest('/campaign/rukmini-grocery/support', {
      method: 'POST',
      body: bytes,
      headers: {
        Origin: SITE,
        'Content-Type': multipart.headers.get('Content-Type') ?? '',
        'Content-Length': String(bytes.length),
      },
    })
    expect(body).toContain('value="Call +91 98765 43210"')
    expect(body).toContain('value="411030"')
    expect(body).toContain('We will ask you for them again.')
    expect(body).not.toMatch(/canary|4111/)
  })

  test('a form of another site is not shown again', async () => {
    const { status, body } = await post('/contact', { name: 'Asha' }, { Origin: 'https://evil.example' })
    expect(status).toBe(403)
    expect(body).not.toContain('Asha')
  })

  test('a path that looks like another host stays on this site', async () => {
    const { body } = await post('//evil.example/contact', { name: 'Asha' })
    expect(body).not.toMatch(/(?:href|action)="\/\/evil/)
  })
})

test('only connection errors of the database lead to a 503', async () => {
  const refused = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  expect(isDatabaseUnreachable(refused)).toBe(false)
  expect(isDatabaseUnreachable(new Error('mail was not sent', { cause: refused }))).toBe(false)
  expect(isDatabaseUnreachable(new DatabaseUnreachableError('x'))).toBe(true)
  // The auth service, which knows no errors of the product, says 503 as well: on another answer people are signed out.
  expect(isTransient(new DatabaseUnreachableError('x'))).toBe(true)
  const refusal = await t.database.db.execute('SELECT 1/0').catch((error: unknown) => error)
  expect(isDatabaseUnreachable(refusal)).toBe(false)
  const stopped = Object.assign(new Error('terminating connection'), { severity: 'FATAL', code: '57P01' })
  expect(isDatabaseUnreachable(new Error('x', { cause: stopped }))).toBe(true)
  expect(isDatabaseUnreachable(readConfig)).toBe(false)
})
