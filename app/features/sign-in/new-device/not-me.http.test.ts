import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signInAgain, signUp } from '#test/people.ts'

let t: TestApp
let meera: Person
let intruder: Person
let path: string

const isIn = async ({ init }: Person) => (await t.get('/account', { ...init, redirect: 'manual' })).status === 200

beforeAll(async () => {
  t = await testApp()
  meera = await signUp(t, 'Meera')
  intruder = await signInAgain(t, meera)
  const [mail] = await listMails(t.database.db, { to: meera.email })
  expect(mail?.subject).toBe('A new device at Diya')
  path = new URL(/https?:\S+\/auth\/not-me\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
})

test('the mail says when and on which device, and nothing about what she does here', async () => {
  const [mail] = await listMails(t.database.db, { to: meera.email })
  expect(mail?.text).toContain('2026')
  expect(mail?.text).toContain('A device that we do not know by name')
  expect(mail?.text).not.toMatch(/order|cart|campaign|story|request/i)
})

test('a mail scanner that opens the link signs nobody out, and learns no name and no address', async () => {
  const page = await t.get(path)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('Was this not you?')
  expect(html).not.toMatch(/meera/i)
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  expect(page.headers.get('Referrer-Policy')).toBe('same-origin')
  expect(await isIn(intruder)).toBe(true)
})

test('another site cannot press the button', async () => {
  expect((await t.post(path, {}, { headers: { Origin: 'https://evil.example' } })).status).toBe(403)
  expect(await isIn(intruder)).toBe(true)
})

test('one press without a sign-in ends that device alone, and leads on to a new password', async () => {
  const html = await (await t.post(path, {})).text()
  expect(html).toContain('That device is signed out')
  expect(html).toContain('href="/auth/reset"')
  expect(html).not.toContain('A second step was set up')
  expect([await isIn(intruder), await isIn(meera)]).toEqual([false, true])
})

test('the link works once, and a wrong link does nothing', async () => {
  for (const used of [path, '/auth/not-me/unknown']) {
    const page = await t.get(used)
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('If you pressed the button before, that device is signed out already.')
    expect((await t.post(used, {})).status).toBe(404)
  }
  expect(await isIn(meera)).toBe(true)
})

test('no log line holds the link', () => {
  expect(JSON.stringify(t.logged)).not.toContain(path.split('/').at(-1))
})
