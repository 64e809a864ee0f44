import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { testApp, type TestApp } from '#test/app.ts'
import { type Listening, listen } from '#test/listening.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp, signUpSeller } from '#test/people.ts'

const DEVANAGARI = /[\u0900-\u097F]/
const HINDI = { title: 'आम का अचार', description: 'दस दिन धूप में रखा हुआ।' }
const PATHS = { en: '/product/pickle', hi: '/hi/product/pickle' } as const

// Two nodes on one database, as on PostgreSQL. Each has its own page cache.
let here: TestApp
let there: TestApp
let readers: Listening
let savitri: Person

beforeAll(async () => {
  here = await testApp()
  there = await testApp({}, { beside: here })
  readers = await listen(there)
  const shop = await openShop(here.database.db)
  await shop.add({ slug: 'pickle', title: 'Mango pickle', description: 'Sun-cured for ten days.' })
  savitri = await signUpSeller(here, 'savitri')
})
afterAll(() => readers?.close())

const translate = (fields: typeof HINDI) =>
  here.post('/account/shop/products/pickle', { intent: 'translation', ...fields }, savitri.init)

const isCached = (path: string) => readers.cache.find(new URL(path, here.services.config.siteUrl)) !== undefined

/** Reads the page as visitors of the other node do; afterwards it is in that node's page cache. */
async function read(path: string): Promise<string> {
  const html = await (await readers.ask(path, { headers: { Host: new URL(here.services.config.siteUrl).host } })).text()
  await expect.poll(() => isCached(path)).toBe(true)
  return html
}

/** Waits until the other node has heard of the change: its page cache has the page in neither language. */
const hear = async () => {
  await expect.poll(() => Object.values(PATHS).filter(isCached)).toEqual([])
}

test('what a seller writes in Hindi at one node is read at the other at once, on the pages of both languages', async () => {
  expect(await read(PATHS.hi)).toContain('<h1 lang="en">Mango pickle</h1>')
  expect(await read(PATHS.en)).not.toContain('Also in Hindi')
  expect((await translate(HINDI)).status).toBe(303)
  await hear()
  expect(await read(PATHS.hi)).toContain(`<h1>${HINDI.title}</h1>`)
  expect(await read(PATHS.en)).toContain('Also in Hindi')
  await translate({ title: '', description: '' })
  await hear()
  expect(await read(PATHS.hi)).not.toContain(HINDI.title)
  expect(await read(PATHS.en)).not.toContain('Also in Hindi')
})

test('who reads Hindi at one node gets the other node’s mails in Hindi, and nobody else does', async () => {
  const [asha, farida] = [await signUp(here, 'Asha'), await signUp(here, 'Farida')]
  const message = { form: 'contact', name: 'Asha', email: asha.email, message: 'How can I sell here?' }
  expect((await here.post('/hi/contact', message, asha.init)).status).toBeLessThan(400)
  for (const { email } of [asha, farida]) {
    const headers = { 'Content-Type': 'application/json' }
    const asked = await there.request('/auth/v1/recover', { method: 'POST', headers, body: JSON.stringify({ email }) })
    expect(asked.status).toBe(200)
  }
  const lastSubject = async ({ email }: Person) => (await listMails(here.database.db, { to: email })).at(-1)?.subject
  await expect.poll(() => lastSubject(farida)).toBeDefined()
  expect(await lastSubject(farida)).not.toMatch(DEVANAGARI)
  expect(await lastSubject(asha)).toMatch(DEVANAGARI)
})
