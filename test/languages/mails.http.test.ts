import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { invitationMail } from '#app/features/squads/mails.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { findLanguage, forgetLanguages, rememberLanguage } from '#app/platform/mail/languages.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { mailLanguages, outbox } from '#app/platform/mail/tables.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
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
  const fields = { form: 'contact', name: 'Meera', email, message }
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

  test('costs a statement when her language changes, and none while it stays', async () => {
    const rani = await signUp(t, 'Farida')
    const insert = vi.spyOn(t.database.db, 'insert')
    const send = async (path: '/contact' | '/hi/contact') => {
      insert.mockClear()
      await write(path, { email: rani.email, init: rani.init })
      return insert.mock.calls.filter(([table]) => table === mailLanguages).length
    }
    expect([await send('/hi/contact'), await send('/hi/contact'), await send('/contact')]).toEqual([1, 0, 1])
    expect([await send('/contact'), await send('/hi/contact')]).toEqual([0, 1])
    expect(await languages()).toMatchObject([{ language: 'hi', isOwn: true }])
    // Another process may have stored another language meanwhile.
    t.clock.now = new Date(t.clock.now.getTime() + 10 * MINUTE_MS)
    expect([await send('/hi/contact'), await send('/hi/contact')]).toEqual([1, 0])
    insert.mockRestore()
  })

  test('who only reads a page changes nothing', async () => {
    await t.get('/hi/account', asha.init)
    expect(await languages()).toEqual([])
  })
})

describe('the auth service', () => {
  /** Asks for a link to sign in, as the browser's client on a page of this language does. */
  const askForLink = (email: string, language: string) =>
    t.request('/auth/v1/magiclink', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ email }),
    })

  test('writes to somebody new in the language of the page, with a link to that page', async () => {
    expect((await askForLink('lata@example.in', 'hi')).status).toBe(200)
    const { subject, text, html } = await lastMail('lata@example.in')
    expect(subject).toMatch(DEVANAGARI)
    expect(html).toContain('<html lang="hi-IN"')
    expect(text).toContain(`${t.services.config.siteUrl}/hi/auth/confirm?token_hash=`)
  })

  test('writes in English when the browser only prefers Hindi, because the page was English', async () => {
    expect((await askForLink('rani@example.in', 'hi-IN,hi;q=0.9,en;q=0.8')).status).toBe(200)
    const { subject, text } = await lastMail('rani@example.in')
    expect(subject).not.toMatch(DEVANAGARI)
    expect(text).toContain(`${t.services.config.siteUrl}/auth/confirm?token_hash=`)
  })

  test('writes in the language of other mails to somebody who has done something here', async () => {
    await write('/hi/contact')
    expect((await askForLink(MEERA, 'en')).status).toBe(200)
    expect((await lastMail()).subject).toMatch(DEVANAGARI)
  })
})

test('an erasure deletes the language of the person, and of nobody else', async () => {
  await write('/hi/contact')
  await write('/hi/contact', { email: 'lata@example.in' })
  const { sealer } = t.services
  await forgetLanguages(t.database.db, { sealer }, [MEERA.toUpperCase()])
  expect(await findLanguage(t.database.db, { sealer }, MEERA)).toBeNull()
  expect(await findLanguage(t.database.db, { sealer }, 'lata@example.in')).toBe('hi')
})

describe('an invitation', () => {
  const invite = (to: string) => {
    const { config, sealer } = t.services
    const mail = () => invitationMail(config, { founder: 'Asha', squad: 'Night bus', token: 'token' })
    const notice = { to, key: `test:${words++}`, mail, fallback: 'hi' } as const
    return notify(t.database.db, { sealer, now: t.clock.now }, notice)
  }

  test('to somebody new is in the language of who invites, to others in their own', async () => {
    await write('/contact', { email: 'rani@example.in' })
    await invite('nobody@example.in')
    await invite('rani@example.in')
    expect((await lastMail('nobody@example.in')).subject).toMatch(DEVANAGARI)
    const toRani = (await listMails(t.database.db, { to: 'rani@example.in' })).map(({ subject }) => subject)
    expect(toRani).toHaveLength(2)
    for (const subject of toRani) expect(subject).not.toMatch(DEVANAGARI)
  })
})

test('a text message in Hindi has a link to the Hindi page behind it', async () => {
  const { config, sealer } = t.services
  const phone = '+919876543210'
  const mail = () =>
    invitationMail({ ...config, canSendTexts: true }, { founder: 'Asha', squad: 'Bus', token: 'token' })
  await inLanguage('hi', () => rememberLanguage(t.database.db, { sealer, now: t.clock.now }, [phone]))
  await notify(t.database.db, { sealer, now: t.clock.now }, { to: phone, key: `test:${words++}`, mail })
  const { text } = await lastMail(phone)
  expect(text).toMatch(DEVANAGARI)
  const link = new URL(/https?:\S+$/.exec(text)?.[0] ?? '')
  expect(link.pathname).toMatch(/^\/hi\/s\/[0-9A-Za-z]{11}$/)
  const page = await (await t.get(link.pathname)).text()
  expect(page).toMatch(/<html[^>]* lang="hi/)
})
