import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { mfaFactors } from '#auth/tables/factors.server.ts'
import { flowState } from '#auth/tables/flows.server.ts'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { follow, openMail, type ReadMail } from '#auth/test/messages.test-support.ts'
import { NEW_ERRORS, newEmail, openService, present, type TestService } from '#auth/test/service.test-support.ts'

const { db } = await testDatabase()
const ENV = {
  AUTH_MAILER_AUTOCONFIRM: 'false',
  AUTH_MAIL_LINK_PAGE: 'false',
  AUTH_MAIL_INTERVAL_S: '0',
  AUTH_SMS_INTERVAL_S: '0',
  AUTH_PHONE_ENABLED: 'true',
}
const STRANGERS = 'the password of a stranger'
const OWNERS = 'the phrase of the owner'
let auth: TestService
let email: string
beforeEach(async () => {
  auth = await openService(db, ENV)
  email = newEmail()
})

const post = (path: string, body: object) => auth.send('POST', path, { body, headers: NEW_ERRORS })
const userRow = async () => present((await db.select().from(users).where(eq(users.email, email)))[0])

/** Advances the clock, so that mails have an order. */
async function signUp(password: string, name: string): Promise<ReadMail> {
  auth.clock.forwardS(1)
  const { status } = await post('/signup', { email, password, data: { display_name: name } })
  expect(status).toBe(200)
  return openMail(auth, email)
}

async function signIn(password: string) {
  const { status, body } = await post('/token?grant_type=password', { email, password })
  return status === 200 ? 'signed in' : body.code
}

const confirm = ({ token, type }: ReadMail) => post('/verify', { token_hash: token, type })

describe('an address that a stranger signed up with first', () => {
  test('gets the password and the name of the sign-up whose link its owner uses', async () => {
    const stranger = await signUp(STRANGERS, 'Mallory')
    const own = await signUp(OWNERS, 'Asha')
    expect((await userRow()).passwordHash).toBeNull()
    const confirmed = await confirm(own)
    expect(confirmed.body.user.user_metadata).toMatchObject({ display_name: 'Asha', email, email_verified: true })
    expect(confirmed.body.user.identities).toMatchObject([{ identity_data: { display_name: 'Asha' } }])
    expect(JSON.stringify(confirmed.body)).not.toContain('Mallory')
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'signed in'])
    expect((await follow(auth, stranger.path)).fragment['error_code']).toBe('otp_expired')
  })

  test('gets them by the typed code as well, of whichever mail it is', async () => {
    const own = await signUp(OWNERS, 'Asha')
    const stranger = await signUp(STRANGERS, 'Mallory')
    expect(stranger.code).not.toBe(own.code)
    const { data } = await auth.client().verifyOtp({ email, token: own.code, type: 'signup' })
    expect(data.user?.user_metadata).toMatchObject({ display_name: 'Asha' })
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'signed in'])
  })

  test('keeps the earlier link of its owner through an hour of later sign-ups', async () => {
    const own = await signUp(OWNERS, 'Asha')
    for (let turn = 0; turn < 59; turn++) await signUp(STRANGERS, 'Mallory')
    expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, (await userRow()).id))).toBe(60)
    expect((await confirm(own)).status).toBe(200)
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'signed in'])
  }, 60_000)

  test('has a bounded number of live sign-ups', async () => {
    const first = await signUp(OWNERS, 'Asha')
    const { id } = await userRow()
    const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id))
    const copies = Array.from({ length: 70 }, (_, index) => ({
      ...present(row),
      id: undefined,
      tokenHash: `copy ${id} ${index}`,
      createdAt: new Date(auth.clock.now.getTime() + 1),
    }))
    await db.insert(oneTimeTokens).values(copies)
    const last = await signUp(OWNERS, 'Asha')
    expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, id))).toBe(60)
    expect((await confirm(first)).body.code).toBe('otp_expired')
    expect((await confirm(last)).status).toBe(200)
  })

  test.each([
    ['a code', async () => post('/otp', { email, data: { display_name: 'Asha' } }), 'Asha'],
    ['a new password', async () => post('/recover', { email }), undefined],
    [
      'an invitation',
      async () => void (await auth.admin.inviteUserByEmail(email, { data: { from: 'us' } })),
      undefined,
    ],
  ])('has no password once its owner comes by %s', async (_way, ask, name) => {
    const stranger = await signUp(STRANGERS, 'Mallory')
    auth.clock.forwardS(1)
    await ask()
    const mail = openMail(auth, email)
    expect(mail.token).not.toBe(stranger.token)
    const { body } = await confirm(mail)
    expect(body.user.email_confirmed_at).toBeDefined()
    expect(body.user.user_metadata.display_name).toBe(name)
    expect((await userRow()).passwordHash).toBeNull()
    expect(await signIn(STRANGERS)).toBe('invalid_credentials')
    expect((await confirm(stranger)).body.code).toBe('otp_expired')
  })

  test('loses the sessions, factors, identities and flows from before the confirmation', async () => {
    const own = await signUp(OWNERS, 'Asha')
    const { id: userId } = await userRow()
    const now = auth.clock.now
    const at = { createdAt: now, updatedAt: now }
    await db.insert(sessions).values({ userId, refreshSecret: 'x', refreshedAt: now })
    await db.insert(mfaFactors).values({ userId, factorType: 'totp', secret: 'sealed', status: 'verified' })
    const wallet = { provider: 'web3', providerId: `wallet ${userId}`, identityData: {} }
    await db.insert(identities).values({ userId, ...wallet, ...at })
    const flow = { providerType: 'email', authenticationMethod: 'email/signup' }
    await db.insert(flowState).values([
      { userId, ...flow },
      { linkingTargetId: userId, ...flow },
    ])
    const { body } = await confirm(own)
    expect(body.user.factors).toBeUndefined()
    expect(body.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(body.user.identities).toHaveLength(1)
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
    expect(await db.$count(mfaFactors, eq(mfaFactors.userId, userId))).toBe(0)
    expect(await db.$count(flowState, eq(flowState.userId, userId))).toBe(0)
    expect(await db.$count(flowState, eq(flowState.linkingTargetId, userId))).toBe(0)
  })
})

describe('a repeated mail', () => {
  test('applies the password of the only pending sign-up, also after it has expired', async () => {
    await signUp(OWNERS, 'Asha')
    auth.clock.forwardS(7_200)
    await post('/resend', { type: 'signup', email })
    expect((await confirm(openMail(auth, email))).body.user.user_metadata.display_name).toBe('Asha')
    expect(await signIn(OWNERS)).toBe('signed in')
  })

  test('applies no password while two sign-ups are pending, because nobody can tell which is the owner’s', async () => {
    const own = await signUp(OWNERS, 'Asha')
    await signUp(STRANGERS, 'Mallory')
    auth.clock.forwardS(1)
    await post('/resend', { type: 'signup', email })
    const again = openMail(auth, email)
    expect(again.token).not.toBe(own.token)
    expect((await confirm(again)).status).toBe(200)
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'invalid_credentials'])
  })
})

describe('a sign-in before the confirmation', () => {
  test('reveals the pending sign-up only to a user who knows its password', async () => {
    await signUp(OWNERS, 'Asha')
    expect([await signIn(OWNERS), await signIn(STRANGERS)]).toEqual(['email_not_confirmed', 'invalid_credentials'])
    await post('/otp', { email })
    expect([await signIn(OWNERS), await signIn(STRANGERS)]).toEqual(['email_not_confirmed', 'invalid_credentials'])
    expect(await db.$count(sessions, eq(sessions.userId, (await userRow()).id))).toBe(0)
  })
})

test('a phone number gets the password of the sign-up whose code is typed', async () => {
  const phone = '919876500001'
  const codes: string[] = []
  for (const password of [STRANGERS, OWNERS]) {
    auth.clock.forwardS(1)
    await post('/signup', { phone, password })
    codes.push(present(auth.texts.at(-1)?.code))
  }
  const early = await post('/token?grant_type=password', { phone, password: OWNERS })
  expect(early.body.code).toBe('phone_not_confirmed')
  expect((await post('/verify', { type: 'sms', phone, token: codes[1] })).status).toBe(200)
  const statuses = [STRANGERS, OWNERS].map((password) => post('/token?grant_type=password', { phone, password }))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([400, 200])
  // From here on a code signs in, and only the newest is valid.
  await post('/otp', { phone })
  await post('/otp', { phone })
  expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.relatesTo, phone))).toBe(1)
})

describe('an account that an administrator created', () => {
  test('keeps the password and metadata it was given when its owner confirms by a code', async () => {
    await auth.admin.createUser({ email, password: OWNERS, user_metadata: { plan: 'gold' } })
    expect(await signIn(OWNERS)).toBe('email_not_confirmed')
    await post('/otp', { email })
    const { body } = await confirm(openMail(auth, email))
    expect(body.user.user_metadata).toMatchObject({ plan: 'gold', email_verified: true })
    expect(await signIn(OWNERS)).toBe('signed in')
  })

  test('that is confirmed later gets the only pending sign-up, and none of two', async () => {
    await signUp(OWNERS, 'Asha')
    await auth.admin.updateUserById((await userRow()).id, { email_confirm: true })
    expect(await signIn(OWNERS)).toBe('signed in')
    email = newEmail()
    const own = await signUp(OWNERS, 'Asha')
    await signUp(STRANGERS, 'Mallory')
    await auth.admin.updateUserById((await userRow()).id, { email_confirm: true })
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'invalid_credentials'])
    expect((await userRow()).userMetadata).toEqual({
      sub: (await userRow()).id,
      email,
      email_verified: true,
      phone_verified: false,
    })
    expect((await confirm(own)).body.code).toBe('otp_expired')
  })

  test('with a new password discards what others chose', async () => {
    const stranger = await signUp(STRANGERS, 'Mallory')
    await auth.admin.updateUserById((await userRow()).id, { email_confirm: true, password: OWNERS })
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'signed in'])
    expect((await confirm(stranger)).body.code).toBe('otp_expired')
    expect(JSON.stringify(await userRow())).not.toContain('Mallory')
  })

  test('confirmed by the link of a sign-up gets the password of that sign-up', async () => {
    await signUp(STRANGERS, 'Mallory')
    const link = { type: 'signup', email, password: OWNERS, options: { data: { display_name: 'Asha' } } } as const
    const { data } = await auth.admin.generateLink(link)
    const { body } = await post('/verify', { type: 'signup', token_hash: present(data.properties).hashed_token })
    expect(body.user.user_metadata.display_name).toBe('Asha')
    expect([await signIn(STRANGERS), await signIn(OWNERS)]).toEqual(['invalid_credentials', 'signed in'])
  })
})

test('without confirmations the password is valid at once, and a second sign-up is refused', async () => {
  const open = await openService(db, { ...ENV, AUTH_MAILER_AUTOCONFIRM: 'true' })
  await open.send('POST', '/signup', { body: { email, password: OWNERS } })
  expect(await signIn(OWNERS)).toBe('signed in')
  const again = await open.send('POST', '/signup', { body: { email, password: STRANGERS } })
  expect(again.body.error_code).toBe('user_already_exists')
  expect(await signIn(STRANGERS)).toBe('invalid_credentials')
})
