import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { joinQueue } from '#app/features/requests/queue/queue-members.server.ts'
import { remindQueues } from '#app/features/requests/queue/remind-queues.server.ts'
import { addToRequest } from '#app/features/requests/submit/add-to-request.server.ts'
import { submitRequest } from '#app/features/requests/submit/submit-request.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { frontForms } from './request-forms.ts'

const { db } = await testDatabase()
const as = contextOn(db)
const OFFICER = 'officer@example.org'

beforeAll(async () => {
  const seat = { queue: 'front', userId: member('Leela').userId, name: 'Leela', email: OFFICER } as const
  await joinQueue(as(member('Kavita', 'administrator')), seat)
})
beforeEach(async () => {
  for (const table of [outbox, requests]) await db.delete(table)
})

const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

async function send(type: string, now = NOW) {
  const values = { name: 'Asha', email: 'asha@example.org', type, subject: '', message: `About ${type}` }
  return (await submitRequest(as(undefined, now), { form: frontForms.contact, values, site: SITE })).receipt
}

async function remindedAt(now: Date): Promise<number> {
  await remindQueues({ db, now, sealer: plainSealer, site: SITE })
  return (await listMails(db, { to: OFFICER })).filter(({ dedupeKey }) => dedupeKey.startsWith('request-late:')).length
}

test.each([
  ['pictures', 2],
  ['order', 3],
  ['support', 12],
  ['feedback', 48],
])(
  'a report of %s comes with a clock of %i hours, and its desk is reminded once when it has run out',
  async (type, hours) => {
    const { dueAt } = await send(type)
    expect(dueAt.getTime() - NOW.getTime()).toBe(hours * HOUR_MS)
    const counts = []
    for (const minutes of [hours * 60 - 1, hours * 60 + 1, hours * 60 + 90]) counts.push(await remindedAt(at(minutes)))
    expect(counts).toEqual([0, 1, 1])
  },
)

test('those for which the law has hours come before all others, and the sender is told of these hours', async () => {
  for (const type of ['feedback', 'order', 'pictures']) await send(type)
  const rows = await db
    .select({ answers: requests.answers, isUrgent: requests.isUrgent })
    .from(requests)
    .orderBy(requests.dueAt)
  expect(rows.map(({ answers, isUrgent }) => [answers?.['type'], isUrgent])).toEqual([
    ['pictures', true],
    ['order', true],
    ['feedback', false],
  ])
  const texts = (await listMails(db, { to: 'asha@example.org' })).map(
    ({ text }) => /within \d+ hours/.exec(text ?? '')?.[0],
  )
  expect(texts.toSorted()).toEqual(['within 2 hours', 'within 3 hours', 'within 48 hours'])
})

test('one that was answered in time reminds nobody, and a new message starts the same clock again', async () => {
  const { code } = await send('pictures')
  await db.update(requests).set({ answeredAt: at(60) })
  expect(await remindedAt(at(121))).toBe(0)
  await addToRequest(as(undefined, at(200)), { code, message: 'It is there again.' })
  const [row] = await db.select().from(requests).where(eq(requests.kind, 'contact'))
  expect(row?.dueAt).toEqual(at(320))
  expect([await remindedAt(at(319)), await remindedAt(at(321))]).toEqual([0, 1])
})
