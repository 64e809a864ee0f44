import { and, eq, isNotNull } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import type { TestApp } from '#test/app.ts'
import { type Person, signUp, signUpByPhone, signUpSeller, signUpStaff, signUpStudent } from '#test/people.ts'

/** All roles, in the order of the grid. */
export const ROLES = [
  'visitor',
  'member',
  'member by phone',
  'student',
  'seller',
  'operator',
  'administrator',
  'member without second step',
  'operator without second step',
  'banned',
  'dismissed',
  'erased',
  'signed out',
  'left on a shared phone',
] as const
export type RoleName = (typeof ROLES)[number]

/** Roles that must get the same responses as another one: their token is not valid for anything of their own. */
export const SAME_AS: readonly (readonly [RoleName, RoleName])[] = [
  ['banned', 'visitor'],
  ['erased', 'visitor'],
  ['signed out', 'visitor'],
  ['left on a shared phone', 'visitor'],
  ['operator without second step', 'member without second step'],
]

export type People = Record<RoleName, { cookie: string; token: string; userId: string }>

/** A shop of the demo data. */
export const OWN_SHOP = 'savitri-nashik'

/** Signs every role up. A user whose session is to end keeps the token from before. */
export async function signUpRoles(t: TestApp): Promise<People> {
  const entries: [RoleName, Person | null][] = [
    ['visitor', null],
    ['member', await signUp(t, 'Lata')],
    ['member by phone', await signUpByPhone(t, 'Savita', { phone: '+919876500001' })],
    ['student', await openStudent(t, 'Meera')],
    ['seller', await signUpSeller(t, OWN_SHOP)],
    ['operator', await signUpStaff(t, 'Leela', 'operator')],
    ['administrator', await signUpStaff(t, 'Kavita', 'administrator')],
    ['member without second step', await signUp(t, 'Nila', { secondStep: 'not-shown' })],
    ['operator without second step', await signUp(t, 'Omana', { roles: ['operator'], secondStep: 'not-shown' })],
    ['banned', await ban(t, await openStudent(t, 'Bina'))],
    ['dismissed', await dismiss(t, await signUpStaff(t, 'Devi', 'operator'))],
    ['erased', await erase(t, await signUp(t, 'Ekta'))],
    ['signed out', await signOut(t, await signUpStaff(t, 'Sona', 'operator'))],
    [
      'left on a shared phone',
      await leave(t, await signUpByPhone(t, 'Gauri', { phone: '+919876500002', isShared: true })),
    ],
  ]
  // Not new accounts: those may not mail other people yet.
  await t.database.db.update(users).set({ createdAt: new Date(t.clock.now.getTime() - 2 * DAY_MS) })
  return Object.fromEntries(entries.map(([name, person]) => [name, keysOf(person)])) as People
}

/** A member with a student profile, of age. */
export async function openStudent(t: TestApp, name: string): Promise<Person> {
  const person = await signUpStudent(t, name)
  await t.database.db
    .update(studentProfiles)
    .set({ createdAt: t.clock.now })
    .where(eq(studentProfiles.userId, person.userId))
  return person
}

async function ban(t: TestApp, person: Person): Promise<Person> {
  const until = new Date(t.clock.now.getTime() + DAY_MS)
  await t.database.db.update(users).set({ bannedUntil: until }).where(eq(users.id, person.userId))
  return person
}

async function dismiss(t: TestApp, person: Person): Promise<Person> {
  await t.services.staff.dismissOperator(person.userId)
  return person
}

async function erase(t: TestApp, person: Person): Promise<Person> {
  await t.database.db.delete(users).where(eq(users.id, person.userId))
  return person
}

async function signOut(t: TestApp, person: Person): Promise<Person> {
  const headers = { Authorization: `Bearer ${keysOf(person).token}` }
  const answer = await t.request('/auth/v1/logout?scope=local', { method: 'POST', headers })
  if (answer.status !== 204) throw new Error(`not signed out: ${answer.status}`)
  return person
}

/** Eleven minutes without use of a session on a shared phone. */
async function leave(t: TestApp, person: Person): Promise<Person> {
  const usedAt = new Date(t.clock.now.getTime() - 11 * MINUTE_MS)
  const [left] = await t.database.db
    .update(sessions)
    .set({ usedAt })
    .where(and(eq(sessions.userId, person.userId), isNotNull(sessions.idleS)))
    .returning()
  if (!left) throw new Error('not a session of a shared phone')
  return person
}

function keysOf(person: Person | null): People[RoleName] {
  const cookie = person?.init.headers.Cookie ?? ''
  return { cookie, token: cookie.split('=')[1] ?? '', userId: person?.userId ?? '' }
}
