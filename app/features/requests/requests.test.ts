import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { testDatabase } from '#test/database.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { listMails } from '#test/mails.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { addToRequest } from './submit/add-to-request.server.ts'
import { forgetRequests } from './erasure/forget-requests.server.ts'
import { readRequest } from './queue/read-request.server.ts'
import { remindQueues } from './queue/remind-queues.server.ts'
import { joinQueue, leaveQueue } from './queue/queue-members.server.ts'
import { submitRequest } from './submit/submit-request.server.ts'
import { type RequestAction, handleRequest } from './queue/handle-request.server.ts'
import { type Queue, QUEUE_NAMES, QUEUES } from './form.ts'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { solveForms } from '#app/features/solve/request-forms.ts'
import { canStaffQueues, canHandleQueue } from './policy.ts'
import {
  countInbox,
  findForOperator,
  listQueueMembers,
  listEmptyQueues,
  listInbox,
} from './queue/queue-queries.server.ts'
import { exportOwn, findByCode, findIdByCode, listOwn } from './queries.server.ts'
import { queueMembers, requestEvents, requests } from './tables.server.ts'

const { db } = await testDatabase()
const sealer = await openSecrets(TEST_KEYS)
const as = contextOn(db, { sealer })
const ASHA = member('Asha')
const KAVITA = member('Kavita', 'operator')
const MEENA = member('Meena', 'operator')
const LEELA = member('Leela', 'administrator')
const CONTACT = { name: 'Asha', email: 'asha@example.in', type: 'feedback', subject: '', message: 'The lamp is lit.' }
const PHONE = 'the key of this phone'
const PRIVATE_REQUEST = { side: 'need', text: 'He took my papers.', name: 'Rukmini', email: 'rukmini@example.in' }

beforeEach(async () => {
  for (const table of [requests, queueMembers, outbox]) await db.delete(table)
})

describe('a form that was sent', () => {
  it('is one request when it is sent again within fifteen minutes, with one code and one mail', async () => {
    const first = await contact()
    for (const minutes of [0, 1, 8, 14]) {
      const again = await contact({ now: later(minutes * MINUTE_MS) })
      expect(again.receipt).toEqual(first.receipt)
    }
    expect(await db.$count(requests)).toBe(1)
    expect(await mails()).toEqual([['asha@example.in', 'Diya: we have received your message']])
  })

  it('is another request when somebody else sends the same words, and later', async () => {
    const codes = [await contact(), await contact({ senderKey: 'another phone' })].map(({ code }) => code)
    expect(new Set(codes).size).toBe(2)
    await contact({ actor: ASHA })
    await contact({ now: later(15 * MINUTE_MS) })
    expect(await db.$count(requests)).toBe(4)
  })

  it('is not stored when a row that belongs to it cannot be stored', async () => {
    const also = () => Promise.reject(new Error('no'))
    await expect(
      submitRequest(as(VISITOR), { form: frontForms.contact, values: CONTACT, site: SITE, also }),
    ).rejects.toThrow('no')
    expect([await db.$count(requests), await db.$count(outbox)]).toEqual([0, 0])
  })

  it('notifies the members of the queue, without the name or answers of the sender', async () => {
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    await privateRequest()
    const [mail] = await listMails(db, { to: 'kavita@diya.example' })
    expect(mail?.text).toContain('https://diya.example/operator/requests/')
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Rukmini|papers/)
  })
})

describe('a request to a private queue', () => {
  it('is not readable in the database: neither the answers, nor the code, nor the notes', async () => {
    const { id, code } = await privateRequest()
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    await act(KAVITA, id, { verb: 'note', message: 'Call her sister.' })
    const rows = JSON.stringify([await db.select().from(requests), await db.select().from(requestEvents)])
    for (const words of ['Rukmini', 'papers', 'rukmini@', code, 'sister']) expect(rows).not.toContain(words)
  })

  it('opens in its own row only', async () => {
    const { id } = await privateRequest()
    const { id: other } = await privateRequest({ text: 'Another one.' })
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    const [row] = await db.select().from(requests).where(eq(requests.id, other))
    await db
      .update(requests)
      .set({ answersSealed: row?.answersSealed ?? '' })
      .where(eq(requests.id, id))
    await expect(findForOperator(as(KAVITA), { id })).rejects.toThrow()
  })

  it('is shown to the members of that queue, and to nobody else whatever their role', async () => {
    const { id } = await privateRequest()
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    await joinQueue(as(LEELA), seat('legal', MEENA))
    expect(await findForOperator(as(KAVITA), { id })).toMatchObject({ from: 'Rukmini', contact: 'rukmini@example.in' })
    for (const stranger of [MEENA, LEELA, ASHA, VISITOR, { ...KAVITA, roles: [] }]) {
      expect(await findForOperator(as(stranger), { id })).toBeNull()
      expect((await listInbox(as(stranger), { state: 'open', page: 1 })).entries).toEqual([])
      expect(await act(stranger, id, { verb: 'take' })).toEqual({ ok: false, reason: 'not-found' })
      expect((await countInbox(as(stranger))).some(({ open }) => open > 0)).toBe(false)
    }
  })

  it('shows neither name nor answers in the inbox, and records a read once a quarter of an hour', async () => {
    const { id } = await privateRequest()
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    const { entries } = await listInbox(as(KAVITA), { state: 'open', page: 1 })
    expect(entries).toMatchObject([{ id, from: null, excerpt: null, isUrgent: true }])
    expect(await acts(id)).toEqual([])
    for (const ms of [0, 60_000, HOUR_MS]) await readRequest(as(KAVITA, later(ms)), { id })
    await readRequest(as(LEELA), { id })
    expect(await acts(id)).toEqual(['Kavita read', 'Kavita read'])
  })

  it('is answered and closed by a mail that does not quote it', async () => {
    const { id } = await privateRequest()
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    await db.delete(outbox)
    await act(KAVITA, id, { verb: 'reply', message: 'Come on Friday.' })
    await act(KAVITA, id, { verb: 'close', reason: 'The papers are back.' })
    const sent = await listMails(db, { to: 'rukmini@example.in' })
    expect(sent).toHaveLength(2)
    for (const { subject, text } of sent) expect(subject + text).not.toMatch(/Friday|papers|Solve|Rukmini/i)
  })
})

describe('an open queue', () => {
  it('shows every operator the sender and the beginning of a request; who opens it is in the audit log', async () => {
    const { id } = await contact()
    const { entries } = await listInbox(as(MEENA), { state: 'open', page: 1 })
    expect(entries).toMatchObject([{ id, from: 'Asha', excerpt: 'The lamp is lit.', status: 'new' }])
    expect(await acts(id)).toEqual([])
    await readRequest(as(MEENA), { id })
    expect(await acts(id)).toEqual(['Meena read'])
  })

  it('shows the answers in the order of the form, which the database does not keep', async () => {
    const { id } = await contact()
    const found = await findForOperator(as(KAVITA), { id })
    const order = Object.values(frontForms.contact.fields).map(({ label }) => label)
    const labels = found?.answers.map(({ label }) => label) ?? []
    expect(labels.length).toBeGreaterThan(1)
    expect(labels).toEqual(order.filter((label) => labels.includes(label)))
  })

  it('lists urgent requests first, then by due time, and answered ones last', async () => {
    const { id: answered } = await contact({ message: 'answered', type: 'support' })
    const { id: late } = await contact({ message: 'late' })
    const { id: fresh } = await contact({ message: 'fresh', now: later(HOUR_MS) })
    const { id: urgent } = await contact({ message: 'urgent', type: 'support', now: later(2 * HOUR_MS) })
    await act(KAVITA, answered, { verb: 'reply', message: 'Yes.' })
    const inbox = async (state: 'open' | 'urgent' | 'late' | 'closed') =>
      (await listInbox(as(KAVITA, later(48.5 * HOUR_MS)), { state, page: 1 })).entries.map(({ id }) => id)
    expect(await inbox('open')).toEqual([urgent, late, fresh, answered])
    expect(await inbox('urgent')).toEqual([urgent, answered])
    // An urgent request is due within twelve hours.
    expect(await inbox('late')).toEqual([urgent, late])
    expect(await inbox('closed')).toEqual([])
    const [front] = await countInbox(as(KAVITA, later(48.5 * HOUR_MS)))
    expect(front).toEqual({ queue: 'front', open: 4, urgent: 2, late: 2, nextDueAt: later(14 * HOUR_MS) })
  })

  it('mails the answer, and the reason when it closes', async () => {
    const { id } = await contact()
    await db.delete(outbox)
    expect(await act(KAVITA, id, { verb: 'reply', message: 'Thank you, Asha.' })).toEqual({ ok: true, isMailed: true })
    expect(await act(KAVITA, id, { verb: 'close', reason: 'It is done.' })).toEqual({ ok: true, isMailed: true })
    const sent = await listMails(db)
    expect(sent.map(({ text }) => text).join('\n')).toMatch(
      /Thank you, Asha\.[^]*We have closed your request\. The reason: It is done\./,
    )
    expect(await acts(id)).toEqual(['Kavita replied', 'Kavita closed'])
  })

  it('sends one answer when it is posted twice', async () => {
    const { id } = await contact()
    await db.delete(outbox)
    const reply = { verb: 'reply', message: 'Thank you.' } as const
    expect(await act(KAVITA, id, reply)).toEqual({ ok: true, isMailed: true })
    expect(await act(KAVITA, id, reply, later(60_000))).toEqual({ ok: true, isMailed: true })
    expect([await db.$count(outbox), (await eventsOf(id)).length]).toEqual([1, 2])
  })

  it('reports that a sender with only a phone number gets no mail, and stores the answer', async () => {
    const { code } = await contact()
    const [row] = await db.select().from(requests)
    await db.update(requests).set({ answers: { ...CONTACT, email: '+919876543210' } })
    await db.delete(outbox)
    expect(await act(KAVITA, row?.id ?? '', { verb: 'reply', message: 'Yes.' })).toEqual({ ok: true, isMailed: false })
    expect(await db.$count(outbox)).toBe(0)
    expect((await findByCode(as(VISITOR), { code }))?.events.at(-1)?.body).toBe('Yes.')
  })

  it('lets a request be taken, assigned to another member of the queue, and released', async () => {
    const { id } = await contact()
    await joinQueue(as(LEELA), seat('front', MEENA))
    const owner = async () => (await findForOperator(as(KAVITA), { id }))?.ownerName
    await act(KAVITA, id, { verb: 'take' })
    expect(await owner()).toBe('Kavita')
    await act(KAVITA, id, { verb: 'assign', userId: MEENA.userId })
    expect(await owner()).toBe('Meena')
    expect(await act(KAVITA, id, { verb: 'assign', userId: ASHA.userId })).toEqual({
      ok: false,
      reason: 'not-at-desk',
    })
    await act(MEENA, id, { verb: 'release' })
    expect(await owner()).toBeNull()
    expect((await listInbox(as(MEENA), { state: 'open', isMine: true, page: 1 })).entries).toEqual([])
  })

  it('refuses to answer a closed request, and to reopen an open one', async () => {
    const { id } = await contact()
    expect(await act(KAVITA, id, { verb: 'reopen' })).toEqual({ ok: false, reason: 'not-closed' })
    await act(KAVITA, id, { verb: 'close', reason: 'Done.' })
    expect(await act(KAVITA, id, { verb: 'reply', message: 'x' })).toEqual({ ok: false, reason: 'already-closed' })
    expect(await act(KAVITA, id, { verb: 'close', reason: 'x' })).toEqual({ ok: false, reason: 'already-closed' })
    expect(await act(KAVITA, id, { verb: 'reopen' })).toMatchObject({ ok: true })
  })

  it('finds nothing for a malformed id', async () => {
    expect(await readRequest(as(KAVITA), { id: "x' or 1=1" })).toBeNull()
  })
})

describe('the sender', () => {
  it('follows it with the code, without notes and without who answered', async () => {
    const { id, code } = await contact()
    await act(KAVITA, id, { verb: 'note', message: 'She wrote before.' })
    await act(KAVITA, id, { verb: 'reply', message: 'Thank you.' })
    const own = await findByCode(as(VISITOR), { code })
    expect(own).toMatchObject({ title: 'Contact', status: 'answered' })
    expect(own?.events.map(({ kind }) => kind)).toEqual(['received', 'replied'])
    expect(JSON.stringify(own)).not.toMatch(/before|Kavita/)
  })

  it('finds nothing with a wrong code', async () => {
    await contact()
    expect(await findByCode(as(VISITOR), { code: 'BBBBBBBBBB' })).toBeNull()
    const message = { code: 'BBBBBBBBBB', message: 'x', site: SITE }
    expect(await addToRequest(as(VISITOR), message)).toEqual({ ok: false, reason: 'not-found' })
  })

  it('reopens a closed request by adding a message, once when it is posted twice, and waits for an answer again', async () => {
    const { id, code } = await contact()
    await joinQueue(as(LEELA), seat('front', MEENA))
    await act(KAVITA, id, { verb: 'reply', message: 'Done.' })
    await act(KAVITA, id, { verb: 'close', reason: 'Done.' })
    await db.delete(outbox)
    const at = later(72 * HOUR_MS)
    for (let turn = 0; turn < 2; turn++) {
      await addToRequest(as(VISITOR, at), { code, message: 'It is dark again.', site: SITE })
    }
    const own = await findByCode(as(VISITOR), { code })
    expect(own).toMatchObject({ status: 'in-hand', dueAt: new Date(at.getTime() + 48 * HOUR_MS) })
    expect(own?.events.map(({ kind }) => kind)).toEqual(['received', 'replied', 'closed', 'reopened', 'added'])
    expect((await listMails(db)).map(({ to }) => to)).toEqual(['meena@diya.example'])
  })

  it('has their own list when they were signed in, and only their own requests', async () => {
    await contact({ actor: ASHA })
    await contact({ message: 'somebody else' })
    expect((await listOwn(as(ASHA))).rows.map(({ title }) => title)).toEqual(['Contact'])
    expect(await exportOwn(as(ASHA))).toMatchObject([{ answers: { message: 'The lamp is lit.' } }])
    expect([(await listOwn(as(VISITOR))).rows, await exportOwn(as(KAVITA))]).toEqual([[], []])
  })

  it('loses everything when they erase their account: requests, history and memberships of queues', async () => {
    await contact({ actor: ASHA })
    await contact({ message: 'somebody else' })
    await joinQueue(as(LEELA), seat('front', ASHA))
    await forgetRequests(as(ASHA), { email: null, phone: null })
    expect([await db.$count(requests), await db.$count(requestEvents), await db.$count(queueMembers)]).toEqual([
      1, 1, 0,
    ])
    await forgetRequests(as(VISITOR), { email: null, phone: null })
    expect(await db.$count(requests)).toBe(1)
  })
})

describe('an overdue request', () => {
  const late = later(49 * HOUR_MS)
  const reminders = async () => (await mails()).filter(([, subject]) => subject?.includes('overdue request'))

  it('is reported to the queue once, and again when the next due time passes', async () => {
    await joinQueue(as(LEELA), seat('front', KAVITA))
    const { id, code } = await contact()
    await remindQueues({ db, now: later(47 * HOUR_MS), site: SITE, sealer })
    expect(await reminders()).toEqual([])
    for (let turn = 0; turn < 2; turn++) await remindQueues({ db, now: late, site: SITE, sealer })
    expect(await reminders()).toHaveLength(1)
    await act(KAVITA, id, { verb: 'reply', message: 'Sorry.' }, late)
    await addToRequest(as(VISITOR, later(50 * HOUR_MS)), { code, message: 'And now?', site: SITE })
    await remindQueues({ db, now: later(99 * HOUR_MS), site: SITE, sealer })
    expect(await reminders()).toHaveLength(2)
  })

  it('is not reported when it was answered or closed, nor while its queue has no members', async () => {
    const { id: answered } = await contact({ message: 'one' })
    const { id: closed } = await contact({ message: 'two' })
    await act(KAVITA, answered, { verb: 'reply', message: 'Yes.' })
    await act(KAVITA, closed, { verb: 'close', reason: 'Done.' })
    await privateRequest()
    await joinQueue(as(LEELA), seat('front', KAVITA))
    await remindQueues({ db, now: late, site: SITE, sealer })
    expect(await reminders()).toEqual([])
    await joinQueue(as(LEELA), seat('solve', MEENA))
    await remindQueues({ db, now: late, site: SITE, sealer })
    expect(await reminders()).toEqual([['meena@diya.example', 'Diya: overdue request']])
  })
})

describe('members of a queue', () => {
  const people: [string, Actor, open: boolean, hidden: boolean, seated: boolean, staffs: boolean][] = [
    ['a visitor', VISITOR, false, false, false, false],
    ['a member', ASHA, false, false, false, false],
    ['an operator', KAVITA, true, false, true, false],
    ['an administrator', LEELA, true, false, true, true],
  ]
  it.each(people)('%s', (_, actor, open, hidden, seated, staffs) => {
    for (const queue of QUEUE_NAMES) {
      expect(canHandleQueue(actor, queue, [])).toBe(QUEUES[queue].isPrivate ? hidden : open)
      expect(canHandleQueue(actor, queue, [queue])).toBe(QUEUES[queue].isPrivate ? seated : open)
    }
    expect(canStaffQueues(actor)).toBe(staffs)
  })

  it('are appointed by administrators only, and each change is recorded', async () => {
    for (const actor of [VISITOR, ASHA, KAVITA]) {
      expect((await joinQueue(as(actor), seat('safety', KAVITA))).ok).toBe(false)
      expect((await leaveQueue(as(actor), seat('safety', KAVITA))).ok).toBe(false)
    }
    expect(await db.$count(queueMembers)).toBe(0)
    await joinQueue(as(LEELA), seat('safety', LEELA))
    expect(await listQueueMembers(db, { actor: KAVITA })).toMatchObject([{ queue: 'safety', name: 'Leela' }])
    expect(await listQueueMembers(db, { actor: ASHA })).toEqual([])
    await leaveQueue(as(LEELA), seat('safety', LEELA))
    await leaveQueue(as(LEELA), seat('safety', LEELA))
    expect(await acts('safety')).toEqual(['Leela added', 'Leela removed'])
  })

  it('are counted: an administrator sees only the number of requests in a private queue without members', async () => {
    await privateRequest()
    expect(await listEmptyQueues(db, { actor: LEELA })).toContainEqual({ queue: 'solve', open: 1 })
    expect(await listEmptyQueues(db, { actor: KAVITA })).toEqual([])
    await joinQueue(as(LEELA), seat('solve', KAVITA))
    expect((await listEmptyQueues(db, { actor: LEELA })).map(({ queue }) => queue)).not.toContain('solve')
  })
})

function seat(queue: Queue, { userId, displayName: name }: Member) {
  return { queue, userId, name, email: `${name.toLowerCase()}@diya.example` }
}

async function contact({
  actor = VISITOR,
  now = NOW,
  senderKey = PHONE,
  ...also
}: Partial<typeof CONTACT> & { actor?: Actor; now?: Date; senderKey?: string } = {}) {
  const answers = { ...CONTACT, ...also }
  const form = frontForms.contact
  return idOf(await submitRequest(as(actor, now), { form, values: answers, site: SITE, senderKey }))
}

async function privateRequest(also: Partial<typeof PRIVATE_REQUEST> = {}) {
  const answers = { ...PRIVATE_REQUEST, ...also }
  return idOf(await submitRequest(as(VISITOR), { form: solveForms.together, values: answers, site: SITE }))
}

async function idOf({ receipt }: { receipt: { code: string } }) {
  return { receipt, code: receipt.code, id: (await findIdByCode(db, receipt)) ?? '' }
}

function act(actor: Actor, id: string, requestAction: RequestAction, now = NOW) {
  return handleRequest(as(actor, now), { id, requestAction, site: SITE })
}

const mails = async () => (await listMails(db)).map(({ to, subject }) => [to, subject])

function eventsOf(id: string) {
  return db.select().from(requestEvents).where(eq(requestEvents.requestId, id))
}

async function acts(subjectId: string) {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id)
  return rows.map(({ byName, verb }) => `${byName} ${verb}`)
}
