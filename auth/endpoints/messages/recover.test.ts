import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { identities, users } from '#auth/tables/users.server.ts'
import { follow, openMail } from '#auth/test/messages.test-support.ts'
import { newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_SITE_URL: 'https://app.example.com', AUTH_MAIL_LINK_PAGE: 'false' }
let auth: TestService
let email: string
beforeEach(async () => {
  auth = await openService(db, ENV)
  email = newEmail()
})

const signUp = () => auth.client().signUp({ email, password: PASSWORD })
const userRow = async () => (await db.select().from(users).where(eq(users.email, email)))[0]

describe('a forgotten password', () => {
  const becomeMember = async () => {
    await signUp()
    await follow(auth, openMail(auth, email).path)
    auth.clock.forwardS(61)
  }

  test('is reset through a link of type recovery', async () => {
    await becomeMember()
    const { data, error } = await auth
      .client()
      .resetPasswordForEmail(email, { redirectTo: 'https://app.example.com/reset' })
    expect([data, error]).toEqual([{}, null])
    const mail = openMail(auth, email)
    expect([mail.kind, mail.type]).toEqual(['recovery', 'recovery'])
    const { fragment, address } = await follow(auth, mail.path)
    expect([address, fragment['type']]).toEqual(['https://app.example.com/reset', 'recovery'])
    const token = fragment['access_token'] ?? ''
    const changed = await auth.send('PUT', '/user', { body: { password: 'a brand new phrase' }, token })
    expect(changed.status).toBe(200)
    expect((await auth.client().signInWithPassword({ email, password: 'a brand new phrase' })).error).toBeNull()
  })

  test('fires PASSWORD_RECOVERY in the client when the code is typed', async () => {
    await becomeMember()
    await auth.client().resetPasswordForEmail(email)
    const client = auth.client()
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    await client.verifyOtp({ email, token: openMail(auth, email).code, type: 'recovery' })
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  test('is void once the password was changed otherwise', async () => {
    await becomeMember()
    await auth.client().resetPasswordForEmail(email)
    const { path } = openMail(auth, email)
    const client = auth.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    await client.updateUser({ password: 'a brand new phrase' })
    expect((await follow(auth, path)).fragment['error_code']).toBe('otp_expired')
  })

  test('of an account that another person created with the address drops that password', async () => {
    await signUp()
    auth.clock.forwardS(61)
    await auth.client().resetPasswordForEmail(email)
    await follow(auth, openMail(auth, email).path)
    expect(await userRow()).toMatchObject({ passwordHash: null, emailConfirmedAt: auth.clock.now })
    const { error } = await auth.client().signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('invalid_credentials')
    expect(await db.$count(identities, eq(identities.userId, (await userRow())?.id ?? ''))).toBe(1)
  })

  test('without an account gets the same response, and nothing is sent', async () => {
    const { status, body } = await auth.send('POST', '/recover', { body: { email } })
    expect([status, body]).toEqual([200, {}])
    expect(auth.mails).toEqual([])
  })

  test('is void once the user signed in with another code', async () => {
    await signUp()
    const { code } = openMail(auth, email)
    auth.clock.forwardS(61)
    await auth.client().resetPasswordForEmail(email)
    expect((await auth.client().verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull()
    expect((await follow(auth, openMail(auth, email).path)).fragment['error_code']).toBe('otp_expired')
  })
})
