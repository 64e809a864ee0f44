import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, isOperator, VISITOR } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { NOW } from '#test/clock.ts'
import { joinCircle } from './commands/join-circle.server.ts'
import { openChapter } from './commands/open-chapter.server.ts'
import { findMembership, listChapters, listInterests } from './queries.server.ts'
import { interestForm, type InterestInput, NAME_CHARS_MAX } from './schema.ts'
import { chapters, circleInterests, circleMembers } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db)
const ASHA: InterestInput = {
  kind: 'join',
  name: 'Asha',
  contact: '+919876543210',
  region: 'Maharashtra',
  consent: 'yes',
}

beforeEach(async () => {
  for (const table of [chapters, circleInterests, circleMembers]) await db.delete(table)
})

describe('a request to join', () => {
  it('is stored once, however often a visitor sends the form', async () => {
    for (let i = 0; i < 3; i++) expect(await join(VISITOR)).toEqual({ ok: true, as: 'interest' })
    expect(await interestsOf(member('Kavita', 'operator'))).toEqual([
      { kind: 'join', name: 'Asha', contact: '+919876543210', region: 'Maharashtra', consentedAt: NOW },
    ])
    expect(await db.$count(circleMembers)).toBe(0)
  })

  it('is separate from a request to start a chapter', async () => {
    await join(VISITOR)
    await join(VISITOR, { kind: 'chapter' })
    expect(await interestsOf(member('Kavita', 'operator'))).toHaveLength(2)
  })

  it('makes a signed-in user a member at once, and only once', async () => {
    const asha = member()
    expect(await join(asha)).toEqual({ ok: true, as: 'member' })
    expect(await join(asha, { region: 'Kerala' })).toEqual({ ok: true, as: 'member' })
    expect(await findMembership(db, asha)).toEqual({ region: 'Maharashtra', joinedAt: NOW })
    expect(await db.$count(circleMembers)).toBe(1)
    expect(await interestsOf(member('Kavita', 'operator'))).toEqual([])
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

describe('the form', () => {
  it.each([
    ['98765 43210', '+919876543210'],
    ['098765-43210', '+919876543210'],
    ['+91 98765 43210', '+919876543210'],
    ['(+44) 20 7946 0958', '+442079460958'],
    [' Asha@Example.IN ', 'asha@example.in'],
  ])('reads the contact "%s" as %s', (typed, contact) => {
    expect(v.parse(interestForm, { ...ASHA, contact: typed }).contact).toBe(contact)
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['contact', { contact: '12345' }],
    ['contact', { contact: '+91 12345 67890' }],
    ['contact', { contact: 'asha@home' }],
    ['contact', { contact: `${'a'.repeat(120)}@example.in` }],
    ['contact', { contact: '' }],
    ['contact', { contact: undefined }],
    ['name', { name: '   ' }],
    ['name', { name: 'a'.repeat(NAME_CHARS_MAX + 1) }],
    ['region', { region: 'Atlantis' }],
    ['region', { region: undefined }],
    ['kind', { kind: 'leave' }],
    ['consent', { consent: undefined }],
    ['consent', { consent: 'no' }],
  ])('says at %s what is wrong with %j', (field, change) => {
    const result = v.safeParse(interestForm, { ...ASHA, ...change })
    expect(result.success).toBe(false)
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
    expect(result.issues?.[0]?.message).toMatch(/[.]$/)
  })
})

describe('the chapters', () => {
  const NAGPUR = {
    slug: 'nagpur',
    name: 'Nagpur squad',
    place: 'Nagpur',
    region: 'Maharashtra',
    meets: 'Saturdays',
  } as const

  it('are found by state', async () => {
    await open(member('Kavita', 'operator'), NAGPUR)
    await open(member('Kavita', 'operator'), {
      ...NAGPUR,
      slug: 'kochi',
      name: 'Kochi squad',
      place: 'Kochi',
      region: 'Kerala',
    })
    expect(await listChapters(db, { region: 'Maharashtra' })).toEqual([NAGPUR])
    expect((await listChapters(db, { region: null })).map(({ slug }) => slug)).toEqual(['kochi', 'nagpur'])
    expect(await listChapters(db, { region: 'Goa' })).toEqual([])
  })

  it('are opened by operators only, each under its own slug', async () => {
    expect(await open(member(), NAGPUR)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await open(member('Kavita', 'operator'), NAGPUR)).toEqual({ ok: true })
    expect(await open(member('Kavita', 'operator'), NAGPUR)).toEqual({ ok: false, reason: 'slug-taken' })
    expect(await db.$count(chapters)).toBe(1)
  })
})

function join(actor: Actor, change: Partial<InterestInput> = {}) {
  return joinCircle(as(actor), { ...ASHA, ...change })
}

function open(actor: Actor, chapter: Parameters<typeof openChapter>[1]) {
  return openChapter(as(actor), chapter)
}

function interestsOf(actor: Actor) {
  return listInterests(db, { actor })
}
