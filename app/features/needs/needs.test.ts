import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { guardianConsents, personBlocks, studentProfiles } from '#app/features/students/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { addStudent, member } from '#test/people.ts'
import { acceptAnswer } from './commands/accept-answer.server.ts'
import { answerNeed } from './commands/answer-need.server.ts'
import { closeNeed } from './commands/close-need.server.ts'
import { forgetNeeds } from './commands/forget-needs.server.ts'
import { hideNeed } from './commands/hide-need.server.ts'
import { postNeed } from './commands/post-need.server.ts'
import { reopenNeed } from './commands/reopen-need.server.ts'
import { showNeed } from './commands/show-need.server.ts'
import { withdrawAnswer } from './commands/withdraw-answer.server.ts'
import { countOpenNeeds, findNeed, listNeeds, listOwnNeeds } from './queries.server.ts'
import type { NeedInput } from './forms.ts'
import { ANSWERS_A_DAY_MAX, NEEDS_PER_PAGE, OPEN_NEEDS_MAX, readNeedFilter } from './schema.ts'
import { needAnswers, needs } from './tables.server.ts'

const { db } = await testDatabase()
const ctx = contextOn(db)
const OPERATOR = member('Op', 'operator')
const [asha, bela, meera] = [member('Asha'), member('Bela'), member('Meera')]
/** Has an account but no student profile. */
const lata = member('Lata')
const POND: Omit<NeedInput, 'key'> = {
  kind: 'volunteers',
  title: 'Twelve people to clean the pond',
  description: 'Gloves are there.',
  cause: 'environment',
  region: 'Maharashtra',
  place: 'Behind the hostel',
  hands: 12,
  until: '2026-11-29',
}
const HAND = { message: 'I come with two friends.', offer: 'A scooter', contact: '+919876543210' }

beforeEach(async () => {
  for (const table of [studentProfiles, personBlocks, outbox]) await db.delete(table)
  await addStudent(db, asha)
  await addStudent(db, bela, { collegeName: 'St. Xavier’s College' })
  await addStudent(db, meera, { ageBand: 'under-18' })
})

describe('a need', () => {
  it('is created once when the form is posted twice; another user cannot use its key', async () => {
    const key = randomUUID()
    expect(await post(asha, { key })).toEqual({ ok: true, id: key })
    expect(await post(asha, { key, title: 'Again' })).toEqual({ ok: true, id: key })
    expect(await post(bela, { key })).toEqual({ ok: false, reason: 'key-taken' })
    expect(await titles()).toEqual([POND.title])
  })

  it('needs a day between today and a year ahead', async () => {
    expect(await post(asha, { until: '2026-11-19' })).toEqual({ ok: false, reason: 'day-past' })
    expect(await post(asha, { until: '2026-11-20' })).toMatchObject({ ok: true })
    expect(await post(asha, { until: '2027-11-21' })).toEqual({ ok: false, reason: 'day-too-far' })
  })

  it('is refused when the student has ten open needs', async () => {
    for (let i = 0; i < OPEN_NEEDS_MAX; i++) await post(asha, { title: `Need ${i}` })
    expect(await post(asha)).toEqual({ ok: false, reason: 'too-many-open' })
    const [first] = await listAll(asha)
    await closeNeed(ctx(asha), { id: first?.id ?? '', word: 'Done.' })
    expect(await post(asha)).toMatchObject({ ok: true })
  })

  it('is over after its day, is closed with a note, and is reopened with a new day', async () => {
    const id = await posted(asha)
    const later = new Date(NOW.getTime() + 12 * DAY_MS)
    expect(await titles(VISITOR, '', later)).toEqual([])
    expect((await find(bela, id, later))?.state).toBe('over')
    expect(await answer(bela, id, later)).toEqual({ ok: false, reason: 'closed' })
    await closeNeed(ctx(asha, later), { id, word: 'Nine came, and the pond is clean.' })
    expect(await answer(bela, id, later)).toEqual({ ok: false, reason: 'closed' })
    expect(await titles(VISITOR, 'show=closed', later)).toEqual([POND.title])
    expect(await reopenNeed(ctx(asha, later), { id, until: '2026-11-29' })).toEqual({ ok: false, reason: 'day-past' })
    expect(await reopenNeed(ctx(asha, later), { id, until: null })).toEqual({ ok: true })
    expect((await find(bela, id, later))?.state).toBe('open')
    expect(JSON.stringify((await listOwnNeeds(ctx(asha))).needs)).toContain('Nine came')
  })

  it('is closed and reopened by its author only', async () => {
    const id = await posted(asha)
    for (const actor of [VISITOR, lata, bela, OPERATOR]) {
      expect(await closeNeed(ctx(actor), { id, word: 'Mine now' })).toEqual({ ok: false, reason: 'not-found' })
      expect(await reopenNeed(ctx(actor), { id, until: null })).toEqual({ ok: false, reason: 'not-found' })
    }
    expect((await find(asha, id))?.state).toBe('open')
  })
})

describe('the board', () => {
  it('shows twenty needs, newest first, with a cursor for the next page', async () => {
    const [student] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, asha.userId))
    const rows = Array.from({ length: NEEDS_PER_PAGE + 3 }, (_, i) => ({
      ...POND,
      id: randomUUID(),
      studentId: student?.id ?? '',
      title: `Need ${i}`,
      createdAt: new Date(NOW.getTime() + Math.floor(i / 2)),
    }))
    await db.insert(needs).values(rows)
    const first = await list(VISITOR, '')
    const second = await list(VISITOR, `cursor=${first.nextCursor}`)
    expect(first.needs).toHaveLength(NEEDS_PER_PAGE)
    expect(second).toMatchObject({ nextCursor: null })
    const seen = [...first.needs, ...second.needs].map(({ title }) => title)
    expect(new Set(seen).size).toBe(NEEDS_PER_PAGE + 3)
    expect(seen[0]).toMatch(/Need 22/)
    expect(await countOpenNeeds(db, { now: NOW })).toEqual({ volunteers: 23, causes: 0 })
  })

  it.each([
    ['kind=causes', ['Books']],
    ['cause=education', ['Books']],
    ['region=Kerala', ['Books']],
    ['college=FERGUSSON college', ['Pond']],
    ['q=xavier', ['Books']],
    ['q=100%25', []],
    ['q=GLOVES&kind=volunteers', ['Pond']],
    ['kind=nonsense&cause=%00&cursor=1', ['Books', 'Pond']],
  ])('is narrowed by %s', async (search, expected) => {
    await post(asha, { title: 'Pond' })
    await post(bela, {
      title: 'Books',
      description: 'To read aloud.',
      kind: 'causes',
      cause: 'education',
      region: 'Kerala',
    })
    expect((await titles(VISITOR, search)).toSorted()).toEqual(expected)
  })

  it('hides users from each other when either has blocked the other', async () => {
    const id = await posted(asha)
    await db.insert(personBlocks).values({
      blockerUserId: asha.userId,
      blockedUserId: bela.userId,
      blockedName: 'Bela',
      createdAt: NOW,
    })
    expect(await titles(bela)).toEqual([])
    expect(await find(bela, id)).toBeNull()
    expect(await answer(bela, id)).toEqual({ ok: false, reason: 'not-found' })
    expect(await titles(lata)).toEqual([POND.title])
  })
})

describe('a student under eighteen', () => {
  it('neither posts nor answers before a guardian consents, and is hidden when the consent is withdrawn', async () => {
    expect(await post(meera)).toEqual({ ok: false, reason: 'guardian-waits' })
    const pond = await posted(asha)
    expect(await answer(meera, pond)).toEqual({ ok: false, reason: 'guardian-waits' })
    await consent(meera)
    const id = await posted(meera, { title: 'Readers for our street' })
    await answer(meera, pond)
    expect(await titles()).toContain('Readers for our street')
    expect((await find(asha, pond))?.answers).toHaveLength(1)
    await db.update(guardianConsents).set({ withdrawnAt: NOW })
    expect(await titles()).toEqual([POND.title])
    expect(await find(bela, id)).toBeNull()
    expect((await find(meera, id))?.title).toBe('Readers for our street')
    expect((await find(asha, pond))?.answers).toEqual([])
  })
})

describe('an answer', () => {
  it('is stored once for each student, mailed once without a contact, and read by the author only', async () => {
    const id = await posted(asha)
    await answer(bela, id)
    await answerNeed(ctx(bela), { ...HAND, message: 'Four friends now.', needId: id, site: SITE })
    expect(await db.select().from(needAnswers)).toHaveLength(1)
    const mails = await listMails(db)
    expect(mails.map(({ to }) => to)).toEqual([asha.email])
    expect(mails[0]?.text).toContain(`https://diya.example/ssr/needs/${id}`)
    expect(JSON.stringify(mails)).not.toMatch(/9876543210|bela@/)
    expect((await find(asha, id))?.answers).toMatchObject([
      { name: 'Bela', message: 'Four friends now.', contact: null },
    ])
    for (const actor of [VISITOR, lata, meera, OPERATOR]) {
      expect(await find(actor, id)).toMatchObject({ answerCount: 1, answers: [], own: null })
    }
    expect((await find(bela, id))?.own).toMatchObject({ message: 'Four friends now.', authorContact: null })
  })

  it('shows each side the other’s contact once both have agreed', async () => {
    const id = await posted(asha)
    await answer(bela, id)
    const answerId = (await find(asha, id))?.answers[0]?.id ?? ''
    const yes = { needId: id, answerId, contact: 'asha@college.example', site: SITE }
    for (const actor of [VISITOR, bela, meera, OPERATOR]) {
      expect(await acceptAnswer(ctx(actor), yes)).toEqual({ ok: false, reason: 'not-found' })
    }
    expect(await acceptAnswer(ctx(asha), yes)).toEqual({ ok: true })
    expect(await acceptAnswer(ctx(asha), { ...yes, contact: 'other@college.example' })).toEqual({ ok: true })
    expect((await find(asha, id))?.answers[0]?.contact).toBe('+919876543210')
    expect((await find(bela, id))?.own?.authorContact).toBe('asha@college.example')
    const mails = await listMails(db, { to: bela.email ?? '' })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('college.example')
    await withdrawAnswer(ctx(bela), { needId: id })
    expect(await find(asha, id)).toMatchObject({ answerCount: 0, answers: [] })
  })

  it('is refused on the student’s own need, and after twenty answers a day', async () => {
    const own = await posted(asha)
    expect(await answer(asha, own)).toEqual({ ok: false, reason: 'own-need' })
    const [student] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, asha.userId))
    const ids = Array.from({ length: ANSWERS_A_DAY_MAX + 1 }, () => randomUUID())
    await db.insert(needs).values(ids.map((id) => ({ ...POND, id, studentId: student?.id ?? '', createdAt: NOW })))
    for (const id of ids.slice(1)) expect(await answer(bela, id)).toEqual({ ok: true })
    expect(await answer(bela, ids[0] ?? '')).toEqual({ ok: false, reason: 'too-many-today' })
    expect(await answer(bela, ids[0] ?? '', new Date(NOW.getTime() + DAY_MS))).toEqual({ ok: true })
  })
})

describe('an operator', () => {
  it('hides a need with a reason that its author reads, and shows it again; both are in the audit log', async () => {
    const id = await posted(asha)
    const reason = 'It asks for money.'
    for (const actor of [VISITOR, lata, asha, bela]) {
      expect(await hideNeed(ctx(actor), { id, reason, site: SITE })).toEqual({ ok: false, reason: 'not-found' })
    }
    await hideNeed(ctx(OPERATOR), { id, reason, site: SITE })
    await hideNeed(ctx(OPERATOR), { id, reason: 'Twice', site: SITE })
    expect(await titles()).toEqual([])
    expect(await find(bela, id)).toBeNull()
    expect(await answer(bela, id)).toEqual({ ok: false, reason: 'not-found' })
    expect((await find(asha, id))?.hiddenReason).toBe(reason)
    expect((await listMails(db)).map(({ to }) => to)).toEqual([asha.email])
    expect(await showNeed(ctx(asha), { id })).toEqual({ ok: false, reason: 'not-found' })
    await showNeed(ctx(OPERATOR), { id })
    expect((await find(bela, id))?.state).toBe('open')
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(acts.map(({ verb }) => verb)).toEqual(['removed', 'published'])
  })
})

describe('who may do what', () => {
  const grid: [string, Actor, post: string, answer: string][] = [
    ['a visitor', VISITOR, 'not-signed-in', 'not-signed-in'],
    ['a member without a profile', lata, 'no-profile', 'no-profile'],
    ['a student who waits for her guardian', meera, 'guardian-waits', 'guardian-waits'],
    ['the author', asha, 'ok', 'own-need'],
    ['another student', bela, 'ok', 'ok'],
    ['an operator', OPERATOR, 'no-profile', 'no-profile'],
  ]
  it.each(grid)('%s', async (_, actor, mayPost, mayAnswer) => {
    const id = await posted(asha)
    const answered = await answer(actor, id)
    const tried = await post(actor)
    expect([reasonOf(tried), reasonOf(answered)]).toEqual([mayPost, mayAnswer])
    expect(await db.select().from(needAnswers)).toHaveLength(mayAnswer === 'ok' ? 1 : 0)
    expect(await db.select().from(needs)).toHaveLength(mayPost === 'ok' ? 2 : 1)
  })
})

it('erasing an account deletes its needs and answers', async () => {
  const pond = await posted(asha)
  await posted(bela, { title: 'Books' })
  await answer(bela, pond)
  expect((await listOwnNeeds(ctx(bela))).answers).toMatchObject([{ need: POND.title, contact: '+919876543210' }])
  await forgetNeeds(ctx(bela))
  expect(await titles()).toEqual([POND.title])
  expect(await db.select().from(needAnswers)).toEqual([])
})

async function consent({ userId }: Member) {
  const [student] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, userId))
  await db.insert(guardianConsents).values({
    id: randomUUID(),
    studentProfileId: student?.id ?? '',
    sealedEmail: 'sealed',
    tokenHash: randomUUID(),
    noticeVersion: 1,
    askedAt: NOW,
    expiresAt: NOW,
    answer: 'allowed',
    answeredAt: NOW,
  })
}

function post(actor: Actor, change: Partial<NeedInput> = {}) {
  return postNeed(ctx(actor), { ...POND, key: randomUUID(), ...change })
}

async function posted(actor: Actor, change: Partial<NeedInput> = {}): Promise<string> {
  const outcome = await post(actor, change)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

function answer(actor: Actor, needId: string, now = NOW) {
  return answerNeed(ctx(actor, now), { ...HAND, needId, site: SITE })
}

function find(actor: Actor, id: string, now = NOW) {
  return findNeed(ctx(actor, now), { id })
}

function list(actor: Actor, search: string, now = NOW) {
  return listNeeds(db, { actor, filter: readNeedFilter(new URLSearchParams(search)), now })
}

async function listAll(actor: Actor) {
  return (await list(actor, '')).needs
}

async function titles(actor: Actor = VISITOR, search = '', now = NOW): Promise<string[]> {
  return (await list(actor, search, now)).needs.map(({ title }) => title)
}

const reasonOf = (outcome: { ok: true } | { ok: false; reason: string }) => (outcome.ok ? 'ok' : outcome.reason)
