import { beforeEach, describe, expect, test } from 'vitest'
import { deleteMailsTo, listMailbox, sendDueMails, withdrawMails } from '#app/platform/mail/outbox.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { channelOf, notify } from '#app/platform/mail/notify.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import type { OutgoingMail } from '#app/platform/mail/transport.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { NOW } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { shortLinks } from './tables.server.ts'
import type { OutgoingText, TextTransport } from './text-transport.ts'

const PHONE = '+919876543210'
const site = { siteUrl: 'https://diya.example', brandName: 'Diya', canSendTexts: true }
const mail: MailDraft = {
  kind: 'tests.sample',
  site,
  subject: 'Your parcel is packed',
  name: 'Asha',
  blocks: ['A paragraph.', { button: { label: 'Open', url: 'https://diya.example/orders/secret', hasToken: true } }],
  why: 'You get this mail because you asked.',
}

const { db } = await testDatabase()
const sealer = await openSecrets(TEST_KEYS)
let mails: OutgoingMail[]
let texts: OutgoingText[]
beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(shortLinks)
  mails = []
  texts = []
})

const tell = (to: string | null, key = 'one', draft = mail) =>
  notify(db, { sealer, now: NOW }, { to, key, mail: () => draft, attachments: [{ kind: 'invoice', id: '1' }] })

function send(at = NOW, textTransport: TextTransport | null = async (text) => void texts.push(text)) {
  const transport = async (outgoing: OutgoingMail) => void mails.push(outgoing)
  return sendDueMails({ db, sealer, transport, now: at, ...(textTransport && { textTransport }) })
}

describe('a notice to somebody with a number alone', () => {
  test('is one text message, and no mail', async () => {
    expect(await tell(PHONE)).toBe(true)
    expect(await send()).toBe(1)
    expect(mails).toEqual([])
    expect(texts).toEqual([
      {
        phone: PHONE,
        message: expect.stringMatching(/^Diya: Your parcel is packed\. https:\/\/diya\.example\/s\/[0-9A-Za-z]{11}$/),
        language: 'en',
        kind: 'tests.sample',
        variables: { text: 'Diya: Your parcel is packed.', link: expect.stringMatching(/\/s\/[0-9A-Za-z]{11}$/) },
      },
    ])
    expect(texts[0]?.message).not.toContain('secret')
  })

  test('is sent once, whatever is told twice, and has one link', async () => {
    await tell(PHONE)
    await tell(PHONE)
    await send()
    await send()
    expect(texts).toHaveLength(1)
    expect(await db.$count(shortLinks)).toBe(1)
  })

  test('leaves no text, number or link in the database once it is sent', async () => {
    await tell(PHONE)
    const waiting = JSON.stringify(await db.select().from(outbox))
    await send()
    const sent = await db.select().from(outbox)
    for (const stored of [waiting, JSON.stringify(sent)]) expect(stored).not.toMatch(/98765|parcel|diya\.example/)
    expect(sent).toMatchObject([{ sealed: null, recipient: null, sentAt: NOW }])
  })

  test('is sent later when the provider is down, without its error in the database', async () => {
    await tell(PHONE)
    const down: TextTransport = async ({ phone }) => {
      throw new Error(`cannot reach ${phone}`)
    }
    expect(await send(NOW, down)).toBe(0)
    expect(await db.select().from(outbox)).toMatchObject([{ lastError: 'unknown', sentAt: null }])
    expect(await send(NOW)).toBe(0)
    expect(await send(new Date(NOW.getTime() + MINUTE_MS))).toBe(1)
    expect(texts).toHaveLength(1)
  })

  test('is not enqueued on a site without a provider', async () => {
    expect(await tell(PHONE, 'one', { ...mail, site: { ...site, canSendTexts: false } })).toBe(false)
    expect(await db.$count(outbox)).toBe(0)
    expect(await db.$count(shortLinks)).toBe(0)
  })

  test('is withdrawn like a mail', async () => {
    await tell(PHONE)
    await withdrawMails(db, ['one'])
    expect(await send()).toBe(0)
    expect(texts).toEqual([])
  })

  test('is in the mailbox for development, beside the codes', async () => {
    await tell(PHONE)
    expect(await listMailbox({ db, sealer })).toMatchObject([
      { to: '+919876543210@sms.localhost', text: expect.stringContaining('Your parcel is packed.'), attachments: [] },
    ])
  })
})

test('an erasure deletes the waiting text and the links of sent ones, and nobody else’s', async () => {
  await tell(PHONE, 'sent')
  await send()
  await tell(PHONE, 'waiting')
  await tell('+919876543211', 'other')
  await deleteMailsTo(db, { sealer }, [PHONE])
  await send()
  expect(texts.map(({ phone }) => phone)).toEqual([PHONE, '+919876543211'])
  expect(await db.$count(shortLinks)).toBe(1)
})

test('a person with an e-mail address gets the mail, whether texts can be sent or not; nobody gets nothing', async () => {
  expect(await tell('asha@example.in')).toBe(true)
  expect(await tell(null, 'none')).toBe(false)
  await send(NOW, null)
  expect(mails).toMatchObject([{ to: 'asha@example.in' }])
  expect(texts).toEqual([])
  expect(await db.$count(shortLinks)).toBe(0)
})

test('a page says “by mail” to somebody with an e-mail address, “by text” with a number where texts can be sent', () => {
  const email = 'asha@example.in'
  expect(channelOf(site, { email, phone: PHONE })).toBe('mail')
  expect(channelOf(site, { email: null, phone: PHONE })).toBe('text')
  expect(channelOf({ canSendTexts: false }, { email: null, phone: PHONE })).toBeNull()
  expect(channelOf({ canSendTexts: false }, { email, phone: PHONE })).toBe('mail')
  expect(channelOf(site, { email: null, phone: null })).toBeNull()
})
