import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { Db } from '#app/platform/db/database.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { openInMemory } from '#test/open-database.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { testDatabase } from '#test/database.ts'
import { composeMail } from './compose.ts'
import type { MailDraft } from './draft.ts'
import { notify } from './notify.server.ts'
import { NUMBER_LATER } from './number-later.ts'
import {
  blankOldMails,
  enqueueMail,
  deleteMailsTo,
  listMailbox,
  type Mail,
  MAILBOX_MAX,
  numberOfMail,
  sendDueMails,
} from './outbox.server.ts'
import { sealWaitingMails } from './sealing.server.ts'
import { outbox } from './tables.server.ts'
import type { OutgoingMail } from './transport.server.ts'

// A copy of the database reveals no recipient and no content: tracking codes, sign-in links, guardians.

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = await testDatabase()
const json = await newSecretsJson()
const sealer = await openSecrets({ json })
const ctx = { db, sealer }

const CANARIES = ['sunita@canary.example', 'HFZP-4JJS-YR', 'canary.token', 'canary-html', 'canary-attachment']
const mail = (changes: Partial<Mail> = {}): Mail => ({
  dedupeKey: `test:${randomUUID()}`,
  to: 'Sunita@canary.example',
  subject: 'Your code HFZP-4JJS-YR',
  text: 'https://diya.example/guardian-consent/canary.token',
  html: '<p>canary-html</p>',
  attachments: [{ kind: 'receipt', id: 'canary-attachment' }],
  createdAt: NOW,
  ...changes,
})

beforeEach(async () => {
  await db.delete(outbox)
})

async function stored(from: Db = db): Promise<string> {
  const { rows } = await from.execute<{ row: string }>(sql`SELECT outbox::text AS row FROM outbox`)
  return rows
    .map(({ row }) => row)
    .join('\n')
    .toLowerCase()
}

async function expectNothingReadable(from: Db = db): Promise<void> {
  const text = await stored(from)
  expect(CANARIES.filter((canary) => text.includes(canary.toLowerCase()))).toEqual([])
}

async function send(at = NOW, options: { hasMailbox?: boolean } = {}): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const transport = async (outgoing: OutgoingMail) => void sent.push(outgoing)
  await sendDueMails({ ...ctx, transport, now: at, ...options })
  return sent
}

describe('a mail', () => {
  it('is encrypted in the database while it waits, and is sent unchanged', async () => {
    await enqueueMail(db, ctx, mail())
    await expectNothingReadable()
    expect(await send()).toMatchObject([
      {
        to: 'Sunita@canary.example',
        subject: 'Your code HFZP-4JJS-YR',
        text: 'https://diya.example/guardian-consent/canary.token',
        html: '<p>canary-html</p>',
      },
    ])
  })

  it('waits as what it shows, and is composed in its language when it is sent', async () => {
    const site = { siteUrl: 'https://diya.example', brandName: 'Diya' }
    const draft: MailDraft = {
      kind: 'canary.shown',
      site,
      subject: 'आपका कोड HFZP-4JJS-YR',
      name: 'सुनीता',
      blocks: ['नमस्ते'.repeat(40), { button: { label: 'खोलें', url: 'https://diya.example/canary.token' } }],
      why: 'क्योंकि आपने लिखा',
    }
    const composed = inLanguage('hi', () => composeMail(draft))
    const notice = { to: 'sunita@canary.example', key: 'notice:1', language: 'hi', mail: () => draft } as const
    expect(await notify(db, { sealer, now: NOW }, notice)).toBe(true)
    await expectNothingReadable()
    const [row] = await db.select().from(outbox)
    expect(row?.sealed?.length).toBeLessThan(composed.html.length / 2)
    expect(composed.html).toContain('lang="hi-IN"')
    // Nor does a process of the release before send it, without a word.
    expect(() => sealer.open(row?.sealed ?? '', `outbox:${row?.id}`)).toThrow('gone')
    expect(await send()).toMatchObject([{ to: 'sunita@canary.example', ...composed }])
  })

  it('shows the number that the database wrote after it was added, and none without', async () => {
    const site = { siteUrl: 'https://diya.example', brandName: 'Diya' }
    const draft = (number: string): MailDraft => ({
      kind: 'canary.numbered',
      site,
      subject: 'Arrived',
      name: null,
      blocks: [{ rows: [['Number', number]] }, { button: { label: 'Open', url: 'https://diya.example/canary.token' } }],
      why: 'You gave.',
    })
    for (const key of ['receipt:1', 'receipt:2', 'receipt:3']) {
      const to = `${key.slice(-1)}@canary.example`
      await notify(db, { sealer, now: NOW }, { to, key, language: 'en', mail: () => draft(NUMBER_LATER) })
    }
    const numberMail = prepared((tx, { key, number }: Values<{ key: string; number: string }>) =>
      numberOfMail(tx, { dedupeKey: key, number: sql`${number}` }),
    )
    for (const i of [1, 2]) expect(await numberMail(db, { key: `receipt:${i}`, number: `DY-${i}` })).toHaveLength(1)
    const [row] = await db.select().from(outbox)
    // Nor does a process of the release before send it, with a mark instead of the number.
    expect(() => sealer.open(row?.sealed?.replace('shown:', '') ?? '', `outbox:${row?.id}`)).toThrow('gone')
    expect((await listMailbox(ctx)).map(({ text }) => /DY-./.exec(text)?.[0]).toSorted()).toEqual([
      'DY-1',
      'DY-2',
      undefined,
    ])
    const sent = (await send()).toSorted((a, b) => a.to.localeCompare(b.to))
    expect(sent.slice(0, 2)).toMatchObject([composeMail(draft('DY-1')), composeMail(draft('DY-2'))])
    expect(sent[2]?.text).not.toMatch(/Number|\0/)
    expect(await db.$count(outbox, isNotNull(outbox.number))).toBe(0)
  })

  it('keeps only its key after it is sent, so that it is not enqueued again', async () => {
    await enqueueMail(db, ctx, mail({ dedupeKey: 'receipt:1' }))
    await send()
    await enqueueMail(db, ctx, mail({ dedupeKey: 'receipt:1' }))
    expect(await db.select().from(outbox)).toMatchObject([
      { dedupeKey: 'receipt:1', sealed: null, recipient: null, unsealed: null, sentAt: NOW, nextAttemptAt: null },
    ])
    expect(await send(new Date(NOW.getTime() + DAY_MS))).toEqual([])
  })

  it('can be decrypted only in its own row', async () => {
    await enqueueMail(db, ctx, mail({ dedupeKey: 'hers' }))
    await enqueueMail(db, ctx, mail({ dedupeKey: 'his', to: 'mallory@example.org', createdAt: new Date(0) }))
    const [hers] = await db.select().from(outbox).where(eq(outbox.dedupeKey, 'hers'))
    await db.delete(outbox).where(eq(outbox.dedupeKey, 'hers'))
    await db.update(outbox).set({ sealed: hers?.sealed ?? null })
    expect(await send()).toEqual([])
    expect(await db.select().from(outbox)).toMatchObject([{ sentAt: null, lastError: 'EUNREADABLE' }])
  })

  it('cannot have a key with an address, because the key is kept', async () => {
    await expect(enqueueMail(db, ctx, mail({ dedupeKey: 'bank-account:asha@example.org' }))).rejects.toThrow()
    expect(await db.$count(outbox)).toBe(0)
  })

  it('that failed keeps its content for a week and is not sent again', async () => {
    await enqueueMail(db, ctx, mail())
    await db.update(outbox).set({ nextAttemptAt: null, lastError: 'EENVELOPE' })
    await blankOldMails({ db, now: new Date(NOW.getTime() + 6 * DAY_MS) })
    expect((await listMailbox(ctx)).map(({ to }) => to)).toEqual(['Sunita@canary.example'])
    await blankOldMails({ db, now: new Date(NOW.getTime() + 8 * DAY_MS) })
    expect(await db.select().from(outbox)).toMatchObject([{ sealed: null, recipient: null, sentAt: null }])
  })

  it('that still waits keeps its content at any age', async () => {
    await enqueueMail(db, ctx, mail())
    await blankOldMails({ db, now: new Date(NOW.getTime() + 99 * DAY_MS) })
    expect(await send(new Date(NOW.getTime() + 99 * DAY_MS))).toHaveLength(1)
  })
})

describe('the mailbox of a local site', () => {
  it('keeps the latest hundred sent mails and those that wait, encrypted', async () => {
    for (let i = 0; i < MAILBOX_MAX + 3; i++) {
      await enqueueMail(db, ctx, mail({ subject: `${i}`, createdAt: new Date(NOW.getTime() + i) }))
    }
    for (let turn = 0; turn < 6; turn++) await send(new Date(NOW.getTime() + 1_000), { hasMailbox: true })
    await enqueueMail(db, ctx, mail({ subject: 'waits', createdAt: new Date(NOW.getTime() + DAY_MS) }))
    await blankOldMails({ db, now: NOW, hasMailbox: true })
    const rows = await db.select().from(outbox)
    expect(rows.filter(({ sealed, sentAt }) => sealed && sentAt)).toHaveLength(MAILBOX_MAX)
    const subjects = (await listMailbox(ctx)).map(({ subject }) => subject)
    expect(subjects.slice(0, 2)).toEqual(['waits', `${MAILBOX_MAX + 2}`])
    expect(subjects).not.toContain('2')
    await expectNothingReadable()
  })

  it('is empty once a mail server is set', async () => {
    await enqueueMail(db, ctx, mail())
    await send(NOW, { hasMailbox: true })
    expect(await listMailbox(ctx)).toHaveLength(1)
    await blankOldMails({ db, now: NOW })
    expect(await listMailbox(ctx)).toEqual([])
  })
})

describe('erasing a member', () => {
  it('deletes their waiting mails in any spelling of the address, and no other mails', async () => {
    await enqueueMail(db, ctx, mail())
    await enqueueMail(db, ctx, mail({ to: 'other-sunita@canary.example' }))
    await deleteMailsTo(db, ctx, ['sunita@CANARY.example'])
    expect((await listMailbox(ctx)).map(({ to }) => to)).toEqual(['other-sunita@canary.example'])
  })

  it('deletes mails that were encrypted before the keys were rotated', async () => {
    await enqueueMail(db, ctx, mail())
    const { keys } = JSON.parse(json) as { keys: object[] }
    const newer = JSON.parse(await newSecretsJson()) as { keys: object[] }
    const rotated = await openSecrets({ json: JSON.stringify({ keys: [...newer.keys, ...keys] }) })
    await deleteMailsTo(db, { sealer: rotated }, ['sunita@canary.example'])
    expect(await db.$count(outbox)).toBe(0)
  })
})

test('an upgrade removes the content of mails sent in plain text, and the first start encrypts waiting ones', async () => {
  const old = await openInMemory('empty')
  const before = readdirSync('db/migrations')
    .toSorted()
    .findIndex((name) => name.endsWith('sealed-mail.sql'))
  await migrate(old, before)
  await old.db.execute(sql`
    INSERT INTO outbox (dedupe_key, "to", subject, text, html, attachments, created_at, next_attempt_at, sent_at) VALUES
      ('bank-account:1:sunita@canary.example', 'sunita@canary.example', 'Sent', 'canary.token', 'canary-html',
        '[{"kind":"receipt","id":"canary-attachment"}]', ${NOW.toISOString()}, NULL, ${NOW.toISOString()}),
      ('request-received:2', 'sunita@canary.example', 'Your code HFZP-4JJS-YR', 'canary.token', NULL,
        '[{"kind":"receipt","id":"canary-attachment"}]', ${NOW.toISOString()}, ${NOW.toISOString()}, NULL)`)
  await migrate(old)
  expect(await sealWaitingMails(old.db, sealer)).toBe(1)
  expect(await sealWaitingMails(old.db, sealer)).toBe(0)
  await expectNothingReadable(old.db)
  const sent: OutgoingMail[] = []
  const transport = async (outgoing: OutgoingMail) => void sent.push(outgoing)
  const loaded: string[] = []
  const loadAttachment = async ({ id }: { id: string }) => {
    loaded.push(id)
    return null
  }
  await sendDueMails({ db: old.db, sealer, transport, now: NOW, loadAttachment })
  expect(sent).toMatchObject([{ to: 'sunita@canary.example', subject: 'Your code HFZP-4JJS-YR', text: 'canary.token' }])
  expect(loaded).toEqual(['canary-attachment'])
  expect(await stored(old.db)).toContain('request-received:2')
  await old.close()
})
