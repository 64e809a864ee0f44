import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuthDb } from '#auth/db.ts'
import { newSecretsJson, openSecrets } from '#auth/keys/secrets.ts'
import { refreshTokens, sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { openMail } from './messages.test-support.ts'
import { newEmail, openService, PASSWORD, type Answer, type TestService } from './service.test-support.ts'
import { openTestDatabase } from '#test/open-database.ts'

/** A thousand refreshes on a busy machine. */
const SLOW = { timeout: 120_000 }

// Only PostgreSQL runs transactions concurrently, so only it can test locks.
describe.runIf(process.env['TEST_DATABASE_URL'])('on several connections', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let db: AuthDb
  /** Two processes on one database. */
  let one: TestService
  let two: TestService
  beforeAll(async () => {
    database = await openTestDatabase()
    db = database.db
    one = await openService(db)
    two = await openService(db, {}, { keys: one.keys })
    two.clock.now = one.clock.now
  })
  afterAll(() => database.close())

  const everywhere = (count: number, send: (service: TestService, index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(index % 2 ? two : one, index)))
  const refresh = (service: TestService, token: string) =>
    service.send('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })

  test('fifty refreshes of one token at once rotate once and agree, twenty times in a row', SLOW, async () => {
    const session = await one.signUp()
    let token = session.refresh_token
    for (let turn = 1; turn <= 20; turn++) {
      const answers = await everywhere(50, (service) => refresh(service, token))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const next = new Set(answers.map(({ body }) => body.refresh_token as string))
      expect(next.size).toBe(1)
      token = [...next][0] ?? ''
    }
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, session.user.id))
    expect(row?.refreshPosition).toBe(20)
    expect(await db.$count(refreshTokens, eq(refreshTokens.sessionId, row?.id ?? ''))).toBe(21)
  })

  test('refreshes, a sign-out and a sweep at once never respond with a 5xx, and the session stays signed out', async () => {
    for (let round = 0; round < 20; round++) {
      const session = await one.signUp()
      const answers = await Promise.all([
        everywhere(10, (service) => refresh(service, session.refresh_token)),
        one.send('POST', '/logout', { token: session.access_token }).then((answer) => [answer]),
        one.sweep(one.clock.now).then(() => []),
      ])
      expect(answers.flat().filter(({ status }) => status >= 500)).toEqual([])
      expect(await db.$count(sessions, eq(sessions.userId, session.user.id))).toBe(0)
    }
  })

  test('twenty sign-ups with one address at once create one account', async () => {
    const email = newEmail()
    const answers = await everywhere(20, (service) =>
      service.send('POST', '/signup', { body: { email, password: PASSWORD } }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(422)])
    expect(await db.$count(users, eq(users.email, email))).toBe(1)
  })

  test('sign-ins during a change of password leave no session that the old one opened', async () => {
    for (let round = 0; round < 10; round++) {
      const email = newEmail()
      const { access_token: token, user } = await one.signUp(email)
      const [answers] = await Promise.all([
        everywhere(6, (service) =>
          service.send('POST', '/token?grant_type=password', { body: { email, password: PASSWORD } }),
        ),
        two.send('PUT', '/user', { token, body: { password: 'an even better phrase' } }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
    }
  })

  describe('codes that were mailed', () => {
    let first: TestService
    let second: TestService
    beforeAll(async () => {
      const env = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_EMAIL_CHANGE_DOUBLE: 'false', AUTH_MAIL_INTERVAL_S: '0' }
      const options = { keys: one.keys, secrets: await openSecrets({ json: await newSecretsJson() }) }
      first = await openService(db, env, options)
      second = await openService(db, env, options)
      second.clock.now = first.clock.now
    })
    const verify = (service: TestService, body: object) => service.send('POST', '/verify', { body })
    const onBoth = (count: number, send: (service: TestService, index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: count }, (_, index) => send(index % 2 ? second : first, index)))

    test('open one session, however often and in whatever order they are used', async () => {
      for (let turn = 0; turn < 10; turn++) {
        const email = newEmail()
        await first.client().signUp({ email, password: PASSWORD })
        const { code, token } = openMail(first, email)
        const answers = await onBoth(20, (service, index) =>
          verify(service, index % 3 ? { type: 'signup', email, token: code } : { type: 'signup', token_hash: token }),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(403)])
      }
    })

    test('are guessed five times at most, also by many at once', async () => {
      const email = newEmail()
      await first.client().signUp({ email, password: PASSWORD })
      const { code } = openMail(first, email)
      const wrong = (index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')
      await onBoth(30, (service, index) => verify(service, { type: 'signup', email, token: wrong(index) }))
      expect((await verify(first, { type: 'signup', email, token: code })).status).toBe(403)
    })

    test('of two users for one address make it the address of one of them', async () => {
      for (let turn = 0; turn < 10; turn++) {
        const wanted = newEmail()
        const bodies: object[] = []
        for (let person = 0; person < 2; person++) {
          const { access_token: token } = await one.signUp()
          await first.send('PUT', '/user', { body: { email: wanted }, token })
          bodies.push({ type: 'email_change', token_hash: openMail(first, wanted).token })
        }
        const answers = await onBoth(2, (service, index) => verify(service, bodies[index] ?? {}))
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
        expect(await db.$count(users, eq(users.email, wanted))).toBe(1)
      }
    })

    test('are sent once a minute, whichever node is asked', async () => {
      const env = { AUTH_MAILER_AUTOCONFIRM: 'false' }
      const options = { secrets: await openSecrets({ json: await newSecretsJson() }) }
      const nodes = await Promise.all([openService(db, env, options), openService(db, env, options)])
      const email = newEmail()
      const ask = (index: number) => nodes[index % 2]?.send('POST', '/recover', { body: { email } })
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
      expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1)
    })
  })
})
