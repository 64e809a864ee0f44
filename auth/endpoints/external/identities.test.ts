import type { Session } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openProvider, settingsFor } from '#auth/test/provider.test-support.ts'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { fragmentOf, openBrowser } from '#auth/test/browser.test-support.ts'
import { newEmail, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())
let people = 0
beforeEach(() => {
  provider.person = { sub: `linked-${++people}`, email: newEmail(), email_verified: true, name: 'Ada' }
})

const LINKING = { AUTH_MANUAL_LINKING_ENABLED: 'true', AUTH_ANONYMOUS_ENABLED: 'true' }
const open = (env: Record<string, string> = {}) => openService(db, { ...settingsFor(provider), ...LINKING, ...env })
const email = () => String(provider.person['email'])
const START = '/user/identities/authorize?provider=testing&redirect_to=http://local/app'

const link = (auth: TestService, session: Session) => openBrowser(auth).walk(START, session.access_token)
async function meet(auth: TestService, token: string) {
  const { body } = await auth.send('GET', '/user', { token })
  return body
}
const providersOf = (user: { identities: { provider: string }[] }) => user.identities.map(({ provider: name }) => name)

async function anonymous(auth: TestService): Promise<Session> {
  const { body } = await auth.send('POST', '/signup', { body: {} })
  return body
}

describe('linking an identity', () => {
  test('adds it to the caller’s account, and returns a session', async () => {
    const auth = await open()
    const session = await auth.signUp()
    auth.clock.forwardS(1)
    const back = await link(auth, session)
    const user = await meet(auth, fragmentOf(back)['access_token'] ?? '')
    expect([user.id, user.email]).toEqual([session.user.id, session.user.email])
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'testing'] })
  })

  test('starts with a URL for the official client', async () => {
    const auth = await open()
    const client = auth.client()
    await client.setSession(await auth.signUp())
    const { data } = await client.linkIdentity({
      provider: 'testing' as 'google',
      options: { skipBrowserRedirect: true },
    })
    expect(data.url).toContain(`${provider.url}/authorize?`)
  })

  test('is refused for an identity that is already linked, here or elsewhere', async () => {
    const auth = await open()
    const [first, second] = [await auth.signUp(), await auth.signUp()]
    await link(auth, first)
    const again = fragmentOf(await link(auth, first))
    expect(again).toMatchObject({
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    })
    const other = fragmentOf(await link(auth, second))
    expect(other['error_description']).toBe('Identity is already linked to another user')
    expect(providersOf(await meet(auth, second.access_token))).toEqual(['email'])
  })

  test('gives an anonymous user an address, and with it a permanent account', async () => {
    const auth = await open({ AUTH_MAILER_AUTOCONFIRM: 'false' })
    const session = await anonymous(auth)
    const user = await meet(auth, fragmentOf(await link(auth, session))['access_token'] ?? '')
    expect([user.id, user.email, user.is_anonymous]).toEqual([session.user.id, email(), false])
    expect(user.email_confirmed_at).toBeDefined()
  })

  test('asks for a confirmation by mail when the address is not verified', async () => {
    const auth = await open({ AUTH_MAILER_AUTOCONFIRM: 'false' })
    const session = await anonymous(auth)
    provider.person = { ...provider.person, email_verified: false }
    const back = fragmentOf(await link(auth, session))
    expect(back['error_code']).toBe('email_not_confirmed')
    expect(auth.mails.map(({ to }) => to)).toEqual([email()])
    const user = await meet(auth, session.access_token)
    expect([user.email, user.email_confirmed_at, user.is_anonymous]).toEqual([email(), undefined, true])
  })

  test('with another person’s unverified address gives no access when that person signs in later', async () => {
    const auth = await open({ AUTH_MAILER_AUTOCONFIRM: 'false' })
    const squatter = await anonymous(auth)
    const { person } = provider
    provider.person = { ...person, sub: `linked-${++people}`, email_verified: false }
    await link(auth, squatter)
    provider.person = person
    const back = await openBrowser(auth).walk('/authorize?provider=testing')
    const user = await meet(auth, fragmentOf(back)['access_token'] ?? '')
    expect([user.id, user.email, user.identities.length]).toEqual([squatter.user.id, email(), 1])
    expect(user.identities[0].id).toBe(person.sub)
    const refused = await auth.send('GET', '/user', { token: squatter.access_token })
    expect([refused.status, refused.body.error_code]).toEqual([403, 'session_not_found'])
    const refresh = await auth.send('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: squatter.refresh_token },
    })
    expect(refresh.status).toBe(400)
  })

  test('does not take an address that another user has', async () => {
    const auth = await open()
    await auth.signUp(email())
    const session = await anonymous(auth)
    expect(fragmentOf(await link(auth, session))['error_code']).toBe('email_exists')
    expect(await db.select().from(identities).where(eq(identities.userId, session.user.id))).toEqual([])
  })

  test('is refused when it is disabled, and for visitors first', async () => {
    const closed = await openService(db, settingsFor(provider))
    const { access_token: token } = await closed.signUp()
    expect((await closed.send('GET', START)).status).toBe(401)
    expect((await closed.send('GET', START, { token })).body.msg).toBe('Manual linking is disabled')
    expect((await closed.send('DELETE', '/user/identities/x', { token })).status).toBe(404)
  })
})

describe('unlinking an identity', () => {
  async function linked(auth: TestService) {
    const session = await auth.signUp()
    auth.clock.forwardS(1)
    await link(auth, session)
    const user = await meet(auth, session.access_token)
    const idOf = (name: string) =>
      user.identities.find((one: { provider: string }) => one.provider === name).identity_id
    const unlink = (id: string) => auth.send('DELETE', `/user/identities/${id}`, { token: session.access_token })
    return { session, user, idOf, unlink }
  }

  test('removes it, but the last one cannot be removed', async () => {
    const auth = await open()
    const { session, idOf, unlink } = await linked(auth)
    const gone = await unlink(idOf('testing'))
    expect([gone.status, gone.body]).toEqual([200, {}])
    const user = await meet(auth, session.access_token)
    expect([providersOf(user), user.app_metadata]).toEqual([['email'], { provider: 'email', providers: ['email'] }])
    const last = await unlink(idOf('email'))
    expect([last.status, last.body.error_code]).toEqual([422, 'single_identity_not_deletable'])
    const entries = await db.select().from(auditLogEntries)
    const own = entries
      .filter(({ payload }) => payload['actor_id'] === session.user.id)
      .map(({ payload }) => payload['action'])
    expect(own).toEqual(expect.arrayContaining(['identity_linked', 'identity_unlinked']))
  })

  test('of the address moves the account to the remaining address', async () => {
    const auth = await open()
    const { session, idOf, unlink } = await linked(auth)
    expect((await unlink(idOf('email'))).status).toBe(200)
    const user = await meet(auth, session.access_token)
    expect([user.email, providersOf(user)]).toEqual([email(), ['testing']])
    expect(user.email_confirmed_at).toBeDefined()
  })

  test('is refused when the remaining address belongs to another user', async () => {
    const auth = await open()
    const { session, user, idOf, unlink } = await linked(auth)
    await db.insert(users).values({ aud: 'authenticated', role: 'authenticated', email: email() })
    const refused = await unlink(idOf('email'))
    expect([refused.status, refused.body.error_code]).toEqual([422, 'email_conflict_identity_not_deletable'])
    expect(providersOf(await meet(auth, session.access_token))).toEqual(providersOf(user))
  })

  test('works only for the user’s own identities', async () => {
    const auth = await open()
    const mine = await linked(auth)
    provider.person = { sub: `linked-${++people}`, email: newEmail(), email_verified: true }
    const other = await linked(auth)
    const refused = await mine.unlink(other.idOf('testing'))
    expect([refused.status, refused.body.error_code]).toEqual([422, 'identity_not_found'])
    const malformed = await mine.unlink('1')
    expect([malformed.status, malformed.body.error_code]).toEqual([404, 'validation_failed'])
    expect(providersOf(await meet(auth, other.session.access_token))).toHaveLength(2)
  })

  test('is notified to the owner by mail, if that is enabled', async () => {
    const auth = await open({ AUTH_NOTIFY_IDENTITY_LINKED: 'true', AUTH_NOTIFY_IDENTITY_UNLINKED: 'true' })
    const { session, idOf, unlink } = await linked(auth)
    await unlink(idOf('testing'))
    expect(auth.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['identity_linked', session.user.email],
      ['identity_unlinked', session.user.email],
    ])
    const again = await auth.send('POST', '/token?grant_type=password', {
      body: { email: session.user.email, password: PASSWORD },
    })
    expect(again.status).toBe(200)
  })
})
