import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Role } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { users } from '#auth/tables.server.ts'
import type { TestApp } from './app.ts'

const PASSWORD = 'a good long phrase'
const TOTP_PERIOD_MS = 30_000

export interface Person {
  userId: string
  name: string
  email: string
  /** Hand it to `get` and `post` to ask as this person. */
  init: { headers: { Cookie: string } }
  /** The second step, if there is one. */
  factor?: { id: string; secret: string }
}

interface Wish {
  roles?: readonly Role[]
  /** A second step is set up, and shown in this session or not. Without showing it the session is nobody's. */
  secondStep?: 'shown' | 'not-shown'
  /** The account was made a moment ago; otherwise the day before yesterday. */
  isNew?: true
}

/** Somebody with an account, signed in. */
export async function signUp(t: TestApp, name: string, { roles = [], secondStep, isNew }: Wish = {}): Promise<Person> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
  const body = { email, password: PASSWORD, data: { display_name: name } }
  const { user } = (await call(t, '/signup', body)) as Session
  await t.database.db
    .update(users)
    .set({
      ...(roles.length > 0 && { appMetadata: { roles } }),
      createdAt: new Date(t.clock.now.getTime() - (isNew ? 0 : 2 * DAY_MS)),
    })
    .where(eq(users.id, user.id))
  const { access_token: first } = await signIn(t, email)
  const person = { userId: user.id, name, email, init: initOf(t, first) }
  if (!secondStep) return person
  const made = (await call(t, '/factors', { factor_type: 'totp' }, first)) as { id: string; totp: { secret: string } }
  const factor = { id: made.id, secret: made.totp.secret }
  const raised = await showFactor(t, factor, first)
  return { ...person, factor, ...(secondStep === 'shown' && { init: initOf(t, raised) }) }
}

/**
 * The same person on another device, with all steps shown unless said otherwise. Takes half a minute of the clock
 * where a code is due.
 */
export async function signInAgain(t: TestApp, person: Person, { secondStep }: Pick<Wish, 'secondStep'> = {}) {
  const { access_token: first } = await signIn(t, person.email)
  if (!person.factor || secondStep === 'not-shown') return { ...person, init: initOf(t, first) }
  // No code counts twice.
  t.clock.now = new Date(t.clock.now.getTime() + TOTP_PERIOD_MS)
  return { ...person, init: initOf(t, await showFactor(t, person.factor, first)) }
}

/** The access token of a person, as a program shows it. */
export const bearerOf = ({ init }: Pick<Person, 'init'>) => ({
  Authorization: `Bearer ${init.headers.Cookie.slice(init.headers.Cookie.indexOf('=') + 1)}`,
})

/** An operator, or an administrator, who has shown the second step. */
export const signUpStaff = (t: TestApp, name: string, ...roles: Role[]): Promise<Person> =>
  signUp(t, name, { roles, secondStep: 'shown' })

/**
 * Confirms on the screen that it is this person, in this session. Takes half a minute of the clock where a code is
 * due.
 */
export async function confirmIdentity(t: TestApp, { factor, init }: Person, next = '/account'): Promise<Response> {
  // No code counts twice.
  if (factor) t.clock.now = new Date(t.clock.now.getTime() + TOTP_PERIOD_MS)
  const proof: Record<string, string> = factor ? { code: codeOf(t, factor.secret) } : { password: PASSWORD }
  return t.post(`/account/confirm-identity?${new URLSearchParams({ next })}`, proof, init)
}

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

async function call(t: TestApp, path: string, body: object, token?: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await t.request(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}
