import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Database } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { testDatabase } from '#test/database.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { enqueueMail, listMailbox, type Mail, sendDueMails } from './outbox.server.ts'
import { outbox } from './tables.server.ts'
import { createMailTransport, type OutgoingMail } from './transport.server.ts'

const sealer = await openSecrets(TEST_KEYS)
const now = new Date('2026-11-20T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS)

let database: Database
const ctx = () => ({ db: database.db, sealer })
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.db.delete(outbox)
})

/** 0, and the minute before, at and after each of these. */
const minutesAround = (minutes: number[]) => [0, ...minutes.flatMap((minute) => [minute - 1, minute, minute + 1])]

const newMail = (changes: Partial<Mail> = {}): Mail => ({
  dedupeKey: randomUUID(),
  to: 'sunita@example.org',
  subject: 'Thank you',
  text: 'Your gift has arrived.',
  createdAt: now,
  ...changes,
})

describe('a mail', () => {
  it('is sent once when several senders run several times', async () => {
    const sent: OutgoingMail[] = []
    const transport = async (mail: OutgoingMail) => void sent.push(mail)
    await enqueueMail(database.db, ctx(), newMail())
    const send = (minutes: number) => sendDueMails({ ...ctx(), transport, now: later(minutes) })
    await Promise.all([send(0), send(0), send(0)])
    await send(1_000)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['sunita@example.org', 'Thank you']])
  })

  it('is enqueued once for the same key', async () => {
    await enqueueMail(database.db, ctx(), newMail({ dedupeKey: 'receipt:1' }))
    await enqueueMail(database.db, ctx(), newMail({ dedupeKey: 'receipt:1', subject: 'Again' }))
    expect((await listMailbox(ctx())).map((mail) => mail.subject)).toEqual(['Thank you'])
  })

  it('is not enqueued when its transaction is rolled back', async () => {
    const failed = database.db.transaction(async (tx) => {
      await enqueueMail(tx, ctx(), newMail())
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await listMailbox(ctx())).toEqual([])
  })

  it('is not sent before it is due', async () => {
    await enqueueMail(database.db, ctx(), newMail({ createdAt: later(5) }))
    expect(await sendDueMails({ ...ctx(), transport: async () => {}, now })).toBe(0)
    expect(await sendDueMails({ ...ctx(), transport: async () => {}, now: later(5) })).toBe(1)
  })

  it('is retried after increasing delays when the server refuses it, at most twelve times', async () => {
    await enqueueMail(database.db, ctx(), newMail())
    const attempts: number[] = []
    const refusing = (minute: number) => async () => {
      attempts.push(minute)
      throw Object.assign(new Error('450 sunita@example.org is busy'), { code: 'EENVELOPE' })
    }
    for (const minute of minutesAround([1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1231, 1591])) {
      await sendDueMails({ ...ctx(), transport: refusing(minute), now: later(minute) })
    }
    expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1231])
    const [row] = await database.db.select().from(outbox)
    expect(row).toMatchObject({ sentAt: null, nextAttemptAt: null, lastError: 'EENVELOPE' })
  })

  it('that fails does not delay the next one', async () => {
    await enqueueMail(database.db, ctx(), newMail({ to: 'nobody@example.org' }))
    await enqueueMail(database.db, ctx(), newMail({ to: 'lakshmi@example.org' }))
    const sent: string[] = []
    const transport = async ({ to }: OutgoingMail) => {
      if (to.startsWith('nobody')) throw new Error('no such person')
      sent.push(to)
    }
    expect(await sendDueMails({ ...ctx(), transport, now })).toBe(1)
    expect(sent).toEqual(['lakshmi@example.org'])
  })

  it('is sent by another sender when the first one has crashed', async () => {
    await enqueueMail(database.db, ctx(), newMail())
    void sendDueMails({ ...ctx(), transport: () => new Promise(() => {}), now })
    const sent: string[] = []
    const transport = async ({ to }: OutgoingMail) => void sent.push(to)
    await expect.poll(async () => (await database.db.select().from(outbox))[0]?.attempts).toBe(1)
    await sendDueMails({ ...ctx(), transport, now: later(9) })
    expect(sent).toEqual([])
    await sendDueMails({ ...ctx(), transport, now: later(10) })
    expect(sent).toEqual(['sunita@example.org'])
  })

  it('contains the attachment that it references', async () => {
    await enqueueMail(database.db, ctx(), newMail({ attachments: [{ kind: 'receipt', id: 'abc' }] }))
    const sent: OutgoingMail[] = []
    await sendDueMails({
      ...ctx(),
      transport: async (mail) => void sent.push(mail),
      now,
      loadAttachment: async ({ id }) => ({
        filename: `${id}.pdf`,
        contentType: 'application/pdf',
        content: Buffer.from('%PDF'),
      }),
    })
    expect(sent[0]?.attachments.map((file) => file.filename)).toEqual(['abc.pdf'])
  })
})

test('without a mail server, a mail is marked as sent and stays in the mailbox', async () => {
  await enqueueMail(database.db, ctx(), newMail())
  const transport = createMailTransport({ url: undefined, from: 'Diya <hello@localhost>' })
  expect(await sendDueMails({ ...ctx(), transport, now, hasMailbox: true })).toBe(1)
  expect(await listMailbox(ctx())).toMatchObject([{ to: 'sunita@example.org', sentAt: now }])
})

describe('with a mail server', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  it('a mail is sent by SMTP with a stable Message-ID', async () => {
    const received: string[] = []
    const port = await listen(received)
    await enqueueMail(database.db, ctx(), newMail())
    const [row] = await database.db.select().from(outbox)
    const transport = createMailTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Diya <hello@diya.example>' })
    expect(await sendDueMails({ ...ctx(), transport, now })).toBe(1)
    const mail = received.join('\n')
    expect(mail).toContain('RCPT TO:<sunita@example.org>')
    expect(mail).toContain('From: Diya <hello@diya.example>')
    expect(mail).toContain(`Message-ID: <${row?.id}@diya.example>`)
    expect(await database.db.select().from(outbox).where(eq(outbox.sentAt, now))).toHaveLength(1)
  })

  it.each([
    [
      'a part of a document',
      '<p>It arrived.</p>',
      '<p align="center"><b>Only a show &#38; no money.</b></p><p>It arrived.</p>',
    ],
    [
      'a document',
      '<html><body class="x"><p>It arrived.</p></body></html>',
      '<html><body class="x"><p align="center"><b>Only a show &#38; no money.</b></p><p>It arrived.</p></body></html>',
    ],
  ])('every mail begins with the opening sentence, if there is one: in %s', async (_what, html, expected) => {
    const received: string[] = []
    const port = await listen(received)
    const from = 'Diya <hello@diya.example>'
    const opening = 'Only a show & no money.'
    const transport = createMailTransport({ url: `smtp://127.0.0.1:${port}`, from, opening })
    await transport({
      id: randomUUID(),
      to: 'a@example.org',
      subject: 'x',
      text: 'It arrived.',
      html,
      stopUrl: null,
      attachments: [],
    })
    expect(received.join('\n')).toContain('Only a show & no money.\nIt arrived.')
    expect(
      received
        .join('')
        .replaceAll('=3D', '=')
        .replaceAll(/=(?=[^"])/g, ''),
    ).toContain(expected)
  })

  /** The minimum of SMTP. */
  function listen(received: string[]): Promise<number> {
    return new Promise((resolve) => {
      const listening = createServer((socket) => {
        socket.write('220 test\r\n')
        let inData = false
        socket.on('data', (chunk) => {
          for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
            received.push(line)
            if (inData && line !== '.') continue
            if (line === '.') inData = false
            else if (line === 'DATA') inData = true
            socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
          }
        })
      }).listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port))
      server = listening
    })
  }
})
