import { beforeEach, describe, expect, it } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { type Actor, isOperator, VISITOR } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { NOW } from '#test/clock.ts'
import { joinCircle } from './commands/join-circle.server.ts'
import { openChapter } from './commands/open-chapter.server.ts'
import { acceptApplicant } from './commands/accept-applicant.server.ts'
import {
  type Applicant,
  findMembership,
  listAccepted,
  listApplicants,
  listChapters,
  listWholeChapters,
} from './queries.server.ts'
import type { InterestInput } from './schema.ts'
import { chapters, circleInterests, circleMembers } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db)
const OPERATOR = member('Kavita', 'operator')
const ASHA: InterestInput = {
  kind: 'join',
  name: 'Asha',
  contact: '+919876543210',
  region: 'Maharashtra',
}

beforeEach(async () => {
  for (const table of [chapters, circleInterests, circleMembers]) await db.delete(table)
})

describe('a request to join', () => {
  it('is stored once, however often a visitor sends the form', async () => {
    for (let i = 0; i < 3; i++) expect(await join(VISITOR)).toEqual({ ok: true, as: 'interest' })
    expect(await interestsOf(OPERATOR)).toEqual([
      expect.objectContaining({ kind: 'join', name: 'Asha', contact: '+919876543210', askedAt: NOW }),
    ])
    expect(await db.$count(circleMembers)).toBe(0)
  })

  it('is separate from a request to start a chapter', async () => {
    await join(VISITOR)
    await join(VISITOR, { kind: 'chapter' })
    expect(await interestsOf(OPERATOR)).toHaveLength(2)
  })

  it('is found by operators also behind the fiftieth, each once, members and visitors', async () => {
    for (let i = 0; i < 30; i++) {
      await join(VISITOR, { contact: `+9198765432${String(i).padStart(2, '0')}` })
      await join(member(`Member${i}`))
    }
    const [first, second] = [await listApplicants(db, { actor: OPERATOR }), await pageTwo()]
    expect([first.rows.length, first.hasMore, second.rows.length, second.hasMore]).toEqual([50, true, 10, false])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60)
    expect((await listApplicants(db, { actor: member(), page: 2 })).rows).toEqual([])
  })

  it('makes a signed-in user a member at once, and only once', async () => {
    const asha = member()
    expect(await join(asha)).toEqual({ ok: true, as: 'member' })
    expect(await join(asha, { region: 'Kerala' })).toEqual({ ok: true, as: 'member' })
    expect(await findMembership(db, asha)).toEqual({ region: 'Maharashtra', joinedAt: NOW, chapter: null })
    expect(await db.$count(circleMembers)).toBe(1)
    expect((await interestsOf(OPERATOR)).map(({ kind }) => kind)).toEqual(['member'])
  })

  it('to start a chapter is stored as an interest, also for a signed-in user', async () => {
    const asha = member()
    expect(await join(asha, { kind: 'chapter' })).toEqual({ ok: true, as: 'interest' })
    expect(await findMembership(db, asha)).toBeNull()
  })

  const grid: [string, Actor, boolean][] = [
    ['a visitor', VISITOR, false],
    ['a member', member(), false],
    ['an operator', member('Kavita', 'operator'), true],
    ['an administrator', member('Leela', 'administrator'), true],
  ]
  it.each(grid)('is visible to %s: %o → %s', async (_, actor, isAllowed) => {
    await join(VISITOR)
    expect(isOperator(actor)).toBe(isAllowed)
    expect(await interestsOf(actor)).toHaveLength(isAllowed ? 1 : 0)
  })
})

const NAGPUR = {
  slug: 'nagpur',
  name: 'Nagpur squad',
  place: 'Nagpur',
  region: 'Maharashtra',
  weekday: 'Saturday',
  meets: '7:00 am, school yard',
} as const

describe('an acceptance', () => {
  it('mails the hour and the place, once, and takes the applicant off the list', async () => {
    await open(OPERATOR, NAGPUR)
    await join(VISITOR, { contact: 'asha@example.in' })
    const [asha] = await interestsOf(OPERATOR)
    expect(await listMails(db)).toEqual([])
    expect(await accept(OPERATOR, asha)).toEqual({ ok: true, isMailed: true })
    expect(await accept(OPERATOR, asha)).toEqual({ ok: false, reason: 'not-found' })
    expect(await interestsOf(OPERATOR)).toEqual([])
    const [mail, ...others] = await listMails(db)
    expect(others).toEqual([])
    expect(mail?.to).toBe('asha@example.in')
    expect(mail?.text).toContain('Time and place: 7:00 am, school yard')
  })

  it('shows a member the hour and the place; until then there is nothing to see', async () => {
    const asha = member()
    await open(OPERATOR, NAGPUR)
    await join(asha)
    expect((await findMembership(db, asha))?.chapter).toBeNull()
    const [applicant] = await interestsOf(OPERATOR)
    expect(await accept(OPERATOR, applicant)).toEqual({ ok: true, isMailed: false })
    expect((await findMembership(db, asha))?.chapter).toEqual(NAGPUR)
    const names = async (actor: Actor) =>
      (await listAccepted(db, { actor, slug: 'nagpur' })).map(({ name, contact }) => [name, contact])
    expect(await names(OPERATOR)).toEqual([['Asha', '+919876543210']])
    expect(await names(asha)).toEqual([])
  })

  it('is an operator’s act, into a chapter that exists', async () => {
    await open(OPERATOR, NAGPUR)
    await join(VISITOR)
    const [asha] = await interestsOf(OPERATOR)
    expect(await accept(member(), asha)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await accept(OPERATOR, asha, 'nowhere')).toEqual({ ok: false, reason: 'not-found' })
    expect(await interestsOf(OPERATOR)).toHaveLength(1)
  })
})

describe('the chapters', () => {
  it('are found by state', async () => {
    await open(OPERATOR, NAGPUR)
    await open(OPERATOR, {
      ...NAGPUR,
      slug: 'kochi',
      name: 'Kochi squad',
      place: 'Kochi',
      region: 'Kerala',
    })
    const { meets: _, ...seen } = NAGPUR
    expect(await listChapters(db, { region: 'Maharashtra' })).toEqual([seen])
    expect(await listWholeChapters(db, { actor: member() })).toEqual([])
    expect((await listChapters(db, { region: null })).map(({ slug }) => slug)).toEqual(['kochi', 'nagpur'])
    expect(await listChapters(db, { region: 'Goa' })).toEqual([])
  })

  it('are in the order of the letters in which their States and names are read', async () => {
    for (const [slug, name, region] of [
      ['up-zari', 'Zari', 'Uttar Pradesh'],
      ['kochi', 'Kochi squad', 'Kerala'],
      ['up-asha', 'आशा', 'Uttar Pradesh'],
    ] as const)
      await open(OPERATOR, { ...NAGPUR, slug, name, region })
    const list = async () => (await listChapters(db, { region: null })).map(({ slug }) => slug)
    expect(await list()).toEqual(['kochi', 'up-zari', 'up-asha'])
    expect(await inLanguage('hi', list)).toEqual(['up-asha', 'up-zari', 'kochi'])
  })

  it('are opened by operators only, each under its own slug', async () => {
    expect(await open(member(), NAGPUR)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await open(OPERATOR, NAGPUR)).toEqual({ ok: true })
    expect(await open(OPERATOR, NAGPUR)).toEqual({ ok: false, reason: 'slug-taken' })
    expect(await db.$count(chapters)).toBe(1)
  })
})

function join(actor: Actor, change: Partial<InterestInput> = {}) {
  return joinCircle(as(actor), { ...ASHA, ...change })
}

function accept(actor: Actor, applicant: Applicant | undefined, chapter = 'nagpur') {
  if (!applicant) throw new Error('Nobody has asked to join.')
  return acceptApplicant(as(actor), { id: applicant.id, isMember: applicant.kind === 'member', chapter })
}

function open(actor: Actor, chapter: Parameters<typeof openChapter>[1]) {
  return openChapter(as(actor), chapter)
}

const pageTwo = () => listApplicants(db, { actor: OPERATOR, page: 2 })

async function interestsOf(actor: Actor) {
  return (await listApplicants(db, { actor })).rows
}
