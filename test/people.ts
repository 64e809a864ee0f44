import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Role } from '#app/platform/context.server.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { users } from '#auth/tables.server.ts'
import type { TestApp } from './app.ts'

const PASSWORD = 'a good long phrase'

export interface Person {
  userId: string
  name: string
  email: string
  /** Hand it to `get` and `post` to ask as her. */
  init: { headers: { Cookie: string } }
}

interface Wish {
  roles?: readonly Role[]
  /** She has set up a second step, and shown it in this session or not. Without showing it no role counts. */
  secondStep?: 'shown' | 'not-shown'
}

/** Somebody with an account, signed in. */
export async function signUp(t: TestApp, name: string, { roles = [], secondStep }: Wish = {}): Promise<Person> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`
  const call = async (path: string, body: object, token?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await t.request(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const { user } = (await call('/signup', { email, password: PASSWORD, data: { display_name: name } })) as Session
  if (roles.length > 0) {
    await t.database.db.update(users).set({ appMetadata: { roles } }).where(eq(users.id, user.id))
  }
  // A token says what held when it was made.
  const { access_token: first } = (await call('/token?grant_type=password', { email, password: PASSWORD })) as Session
  const shown = secondStep && (await showSecondStep(first))
  const token = secondStep === 'shown' && shown ? shown : first
  const cookie = accessTokenCookie(t.services.config.siteUrl)
  return { userId: user.id, name, email, init: { headers: { Cookie: `${cookie}=${token}` } } }

  async function showSecondStep(aal1: string): Promise<string> {
    const factor = (await call('/factors', { factor_type: 'totp' }, aal1)) as { id: string; totp: { secret: string } }
    const challenge = (await call(`/factors/${factor.id}/challenge`, {}, aal1)) as { id: string }
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
      timestamp: t.clock.now.getTime(),
    })
    const answer = { challenge_id: challenge.id, code }
    return ((await call(`/factors/${factor.id}/verify`, answer, aal1)) as Session).access_token
  }
}

interface Session {
  access_token: string
  user: { id: string }
}

/** An operator, or an administrator, who has shown her second step. */
export const signUpStaff = (t: TestApp, name: string, ...roles: Role[]): Promise<Person> =>
  signUp(t, name, { roles, secondStep: 'shown' })
