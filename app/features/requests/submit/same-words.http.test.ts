import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { requests } from '#app/features/requests/tables.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { later, NOW } from '#test/clock.ts'
import { CookieJar } from '#test/same-site/cookies.ts'

const t = await testApp()
const { db } = t.database
const FORM = {
  form: 'contact',
  name: 'Asha',
  email: 'asha@example.org',
  type: 'feedback',
  subject: '',
  message: 'I need the papers of my house.',
}
const HELP = {
  form: 'solve-together',
  side: 'need',
  text: 'He took my papers.',
  name: 'Asha',
  email: 'asha@example.org',
}

beforeEach(async () => {
  t.clock.now = NOW
  for (const table of [requests, outbox]) await db.delete(table)
})

/** A browser that keeps its cookies. */
function phone(cookies = '') {
  const jar = new CookieJar(cookies)
  return {
    jar,
    async post(path: string, fields: Record<string, string>): Promise<string> {
      const answer = await t.post(path, fields, { headers: { Cookie: jar.header } })
      jar.keep(answer)
      return codeIn(await answer.text())
    },
  }
}
const codeIn = (html: string): string => /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}/.exec(html)?.[0] ?? 'no code'

test.each([
  ['/contact', FORM],
  ['/solve', HELP],
])('another phone that sends the same words to %s gets a code of its own, and never the first', async (path, form) => {
  const hers = await phone().post(path, form)
  const others = []
  for (let turn = 0; turn < 3; turn++) others.push(await phone().post(path, form))
  expect([hers, ...others]).not.toContain('no code')
  expect(new Set([hers, ...others]).size).toBe(4)
  expect(await db.$count(requests)).toBe(4)
})

test('the same phone that reloads the page for a quarter of an hour gets the same code, without JavaScript', async () => {
  const hers = phone()
  const codes = []
  for (const minutes of [0, 1, 14]) {
    t.clock.now = later(minutes * MINUTE_MS)
    codes.push(await hers.post('/contact', FORM))
  }
  expect(new Set(codes).size).toBe(1)
  expect(await db.$count(requests)).toBe(1)
  await hers.post('/contact', { ...FORM, message: 'Something else.' })
  t.clock.now = later(31 * MINUTE_MS)
  await hers.post('/contact', FORM)
  expect(await db.$count(requests)).toBe(3)
})

test('a button that was pressed ten times at once sends one request, with the key that the browser made', async () => {
  const form = { ...FORM, senderKey: randomUUID() }
  const codes = await Promise.all(Array.from({ length: 10 }, () => phone().post('/contact', form)))
  expect(new Set(codes).size).toBe(1)
  expect(codes).not.toContain('no code')
  expect(await db.$count(requests)).toBe(1)
})

test('what the phone keeps says nothing of the words, and is no key on another phone’s form', async () => {
  const hers = phone()
  const code = await hers.post('/contact', FORM)
  const [, name = ''] = /^(diya-form-[\da-f]{16})=[\da-f-]{36}$/.exec(hers.jar.header) ?? []
  expect(name).not.toBe('')
  expect(await phone(`${name}=${randomUUID()}`).post('/contact', FORM)).not.toBe(code)
  expect(await phone(hers.jar.header).post('/contact', { ...FORM, name: 'Bela' })).not.toBe(code)
})
