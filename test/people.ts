import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Member, Role } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { listMailbox } from '#app/platform/mail/outbox.server.ts'
import { accessTokenCookie, sharedDeviceCookie } from '#app/platform/session/session-names.ts'
import { users } from '#auth/tables/users.server.ts'
import type { TestApp } from './app.ts'
import { NOW } from './clock.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

const PASSWORD = 'a good long phrase'
const TOTP_PERIOD_MS = 30_000

/** An actor without an account at the auth service; a member since yesterday. */
export const member = (displayName = 'Asha', ...roles: Role[]): Member => ({
  kind: 'member',
  userId: randomUUID(),
  displayName,
  email: `${displayName.toLowerCase()}@example.org`,
  roles,
  memberSince: new Date(NOW.getTime() - DAY_MS),
})

/** The actor for commands that are run without a request. */
export const actorOf = ({ userId, name, email }: Omit<Person, 'init'>, ...roles: Role[]): Member => ({
  kind: 'member',
  userId,
  displayName: name,
  email,
  roles,
})

export interface Person {
  userId: string
  name: string
  email: string
  /** Pass it to `get` and `post` to send a request as this user. */
  init: { headers: { Cookie: string } }
  /** The second factor, if there is one. */
  factor?: { id: string; secret: string }
}

interface Wish {
  roles?: readonly Role[]
  /**
   * A second factor is set up, and verified in this session or not. Without verification the session counts as signed
   * out.
   */
  secondStep?: 'shown' | 'not-shown'
  /** The account was created a moment ago; otherwise two days ago. */
  isNew?: true
  email?: string
}

/** A user with an account, signed in. */
export async function signUp(
  t: TestApp,
  name: string,
  { roles = [], secondStep, isNew, email = addressOf(name) }: Wish = {},
): Promise<Person> {
  const body = { email, password: PASSWORD, data: { display_name: name } }
  const { user, access_token: first } = (await call(t, '/signup', body)) as Session
  await t.database.db
    .update(users)
    .set({
      ...(roles.length > 0 && { appMetadata: { roles } }),
      createdAt: new Date(t.clock.now.getTime() - (isNew ? 0 : 2 * DAY_MS)),
    })
    .where(eq(users.id, user.id))
  const person = { userId: user.id, name, email, init: initOf(t, first) }
  if (!secondStep) return person
  const made = (await call(t, '/factors', { factor_type: 'totp' }, first)) as { id: string; totp: { secret: string } }
  const factor = { id: made.id, secret: made.totp.secret }
  const raised = await showFactor(t, factor, first)
  return { ...person, factor, ...(secondStep === 'shown' && { init: initOf(t, raised) }) }
}

/** A user with a phone number and no e-mail, signed in by a code; `isShared`: on a phone that is not her own. */
export async function signUpByPhone(t: TestApp, name: string, { phone, isShared = false }: PhoneWish): Promise<Person> {
  const shared = isShared ? { Cookie: `${sharedDeviceCookie(t.services.config.siteUrl)}=1` } : undefined
  await call(t, '/otp', { phone, data: { display_name: name } }, undefined, shared)
  const texts = await listMailbox({ db: t.database.db, sealer: t.services.sealer })
  const token = /\b\d{6}\b/.exec(texts.find(({ to }) => to === `${phone}@sms.localhost`)?.text ?? '')?.[0]
  const session = (await call(t, '/verify', { type: 'sms', phone, token }, undefined, shared)) as Session
  return { userId: session.user.id, name, email: '', init: initOf(t, session.access_token) }
}

interface PhoneWish {
  /** In E.164 form. */
  phone: string
  isShared?: boolean
}

/** A user with a student profile: of age unless `form` says otherwise. */
export async function signUpStudent(t: TestApp, name: string, form: Record<string, string> = {}): Promise<Person> {
  const person = await signUp(t, name)
  const answer = await t.post('/ssr/auth', { ...STUDENT_FORM, displayName: name, ...form }, person.init)
  if (answer.status !== 303) throw new Error(`no student profile: ${answer.status}`)
  return person
}

export const STUDENT_FORM = {
  displayName: 'Meera Joshi',
  collegeName: 'Fergusson College',
  yearOfStudy: '2',
  ageBand: '18-or-older',
}

/** The row of a student profile, without the form, the guardian and the mails. */
export async function addStudent(
  db: Db,
  { userId, displayName }: Pick<Member, 'userId' | 'displayName'>,
  profile: Partial<typeof studentProfiles.$inferInsert> = {},
): Promise<void> {
  const row = { collegeName: 'Fergusson College', yearOfStudy: 2, ageBand: '18-or-older' as const, createdAt: NOW }
  await db.insert(studentProfiles).values({ userId, displayName, ...row, ...profile })
}

/** The seller of a shop from the demo rows. */
export async function signUpSeller(t: TestApp, slug: string): Promise<Person> {
  const person = await signUp(t, 'Savitri')
  const shop = { userId: person.userId, state: 'Maharashtra' } as const
  await t.database.db.update(sellerProfiles).set(shop).where(eq(sellerProfiles.slug, slug))
  return person
}

/**
 * The same user on another device, with all factors verified unless specified otherwise. Advances the clock by half a
 * minute when a code is needed.
 */
export async function signInAgain(t: TestApp, person: Person, { secondStep }: Pick<Wish, 'secondStep'> = {}) {
  const { access_token: first } = await signIn(t, person.email)
  if (!person.factor || secondStep === 'not-shown') return { ...person, init: initOf(t, first) }
  // Each code is accepted only once.
  t.clock.now = new Date(t.clock.now.getTime() + TOTP_PERIOD_MS)
  return { ...person, init: initOf(t, await showFactor(t, person.factor, first)) }
}

/** The headers with a user's access token, for API clients. */
export const bearerOf = ({ init }: Pick<Person, 'init'>) => ({
  Authorization: `Bearer ${init.headers.Cookie.slice(init.headers.Cookie.indexOf('=') + 1)}`,
})

/** An operator or administrator with a verified second factor. */
export const signUpStaff = (t: TestApp, name: string, ...roles: Role[]): Promise<Person> =>
  signUp(t, name, { roles, secondStep: 'shown' })

/** Confirms the user's identity in this session. Advances the clock by half a minute when a code is needed. */
export async function confirmIdentity(t: TestApp, { factor, init }: Person, next = '/account'): Promise<Response> {
  // Each code is accepted only once.
  if (factor) t.clock.now = new Date(t.clock.now.getTime() + TOTP_PERIOD_MS)
  const proof: Record<string, string> = factor ? { code: codeOf(t, factor.secret) } : { password: PASSWORD }
  return t.post(`/account/confirm-identity?${new URLSearchParams({ next })}`, proof, init)
}

const addressOf = (name: string): string => `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`

interface Session {
  access_token: string
  user: { id: string }
}

const signIn = async (t: TestApp, email: string) =>
  (await call(t, '/token?grant_type=password', { email, password: PASSWORD })) as Session

const initOf = (t: TestApp, token: string): Person['init'] => ({
  headers: { Cookie: `${accessTokenCookie(t.services.config.siteUrl)}=${token}` },
})

const codeOf = (t: TestApp, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now.getTime() })

async function showFactor(t: TestApp, { id, secret }: { id: string; secret: string }, aal1: string): Promise<string> {
  const challenge = (await call(t, `/factors/${id}/challenge`, {}, aal1)) as { id: string }
  const answer = { challenge_id: challenge.id, code: codeOf(t, secret) }
  return ((await call(t, `/factors/${id}/verify`, answer, aal1)) as Session).access_token
}

async function call(
  t: TestApp,
  path: string,
  body: object,
  token?: string,
  more: Record<string, string> = {},
): Promise<unknown> {
  const headers = {
    ...more,
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const response = await t.request(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}
