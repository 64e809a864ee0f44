import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailLanguages, outbox } from '#app/platform/mail/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp } from '#test/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
beforeEach(async () => {
  await t.database.db.delete(outbox)
  await t.database.db.delete(mailLanguages)
})

const MEERA = 'meera@example.in'
const DEVANAGARI = /[\u0900-\u097F]/
let words = 0

/** Writes to the team, as a guest or as a member. */
async function write(path: '/contact' | '/hi/contact', { email = MEERA, init = {} }: Writing = {}): Promise<void> {
  const message = `How can I sell my pickles here? ${words++}`
  const fields = { kind: 'contact', name: 'Meera', email, topic: 'shop', message, consent: 'yes' }
  const response = await t.post(path, fields, init)
  expect(response.status).toBeLessThan(400)
}

interface Writing {
  email?: string
  init?: RequestInit
}

const lastMail = async (to = MEERA) => {
  const mail = (await listMails(t.database.db, { to })).at(-1)
  if (!mail) throw new Error('no mail')
  return mail
}

const languages = () => t.database.db.select().from(mailLanguages)

describe('a guest who fills in a form on a Hindi page', () => {
  test('gets a Hindi mail, whose links lead to Hindi pages', async () => {
    await write('/hi/contact')
    const { subject, text, html } = await lastMail()
    expect(subject).toMatch(DEVANAGARI)
    expect(html).toContain('<html lang="hi-IN"')
    const { siteUrl } = t.services.config
    const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url)
    const own = links.filter((url) => url.startsWith(siteUrl) && !url.startsWith(`${siteUrl}/media/`))
    expect(own.length).toBeGreaterThan(2)
    expect(own.filter((url) => !url.startsWith(`${siteUrl}/hi`))).toEqual([])
    expect(text).toMatch(/^नमस्ते/)
  })

  test('gets new mails in English after doing something on an English page; what waits stays Hindi', async () => {
    await write('/hi/contact')
    const waiting = await lastMail()
    await write('/contact')
    const mails = await listMails(t.database.db, { to: MEERA })
    expect(mails).toHaveLength(2)
    expect(mails.find(({ id }) => id === waiting.id)).toEqual(waiting)
    const added = mails.find(({ id }) => id !== waiting.id)
    expect(added?.subject).not.toMatch(DEVANAGARI)
    expect(added?.html).toContain('<html lang="en-IN"')
    expect(added?.text).not.toContain('/hi')
  })

  test('leaves no address in the list of languages', async () => {
    await write('/hi/contact')
    const rows = await languages()
    expect(rows).toMatchObject([{ language: 'hi', isOwn: false }])
    expect(JSON.stringify(rows)).not.toMatch(/meera|example/i)
  })

  test('changes nothing for the team, whose mails are in English', async () => {
    await write('/hi/contact')
    const others = (await listMails(t.database.db)).filter(({ to }) => to !== MEERA)
    for (const { subject } of others) expect(subject).not.toMatch(DEVANAGARI)
  })
})

describe('a member', () => {
  let asha: Person
  beforeAll(async () => {
    asha = await signUp(t, 'Asha')
  })

  test('who sends something on a Hindi page gets her mails in Hindi, and a stranger cannot change that', async () => {
    await write('/hi/contact', { email: asha.email, init: asha.init })
    expect(await languages()).toMatchObject([{ language: 'hi', isOwn: true }])
    await write('/contact', { email: asha.email })
    expect((await lastMail(asha.email)).subject).toMatch(DEVANAGARI)
    expect(await languages()).toMatchObject([{ language: 'hi', isOwn: true }])
  })

  test('gets English mails again after sending something on an English page', async () => {
    await write('/hi/contact', { email: asha.email, init: asha.init })
    await write('/contact', { email: asha.email, init: asha.init })
    expect((await lastMail(asha.email)).subject).not.toMatch(DEVANAGARI)
  })

  test('who only reads a page changes nothing', async () => {
    await t.get('/hi/account', asha.init)
    expect(await languages()).toEqual([])
  })
})
