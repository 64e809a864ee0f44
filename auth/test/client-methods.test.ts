import { createHash } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openProvider, settingsFor } from './provider.test-support.ts'
import { fragmentOf, openBrowser } from './browser.test-support.ts'
import { openMail } from './messages.test-support.ts'
import { EXTERNAL_URL, newEmail, openService, PASSWORD, present, type TestService } from './service.test-support.ts'
import { testDatabase } from '#test/database.ts'

// Methods of the official client that no other test calls.

const { db } = await testDatabase()
const provider = await openProvider()
afterAll(() => provider.close())
let auth: TestService
let people = 0
beforeEach(async () => {
  provider.person = { sub: `client-${++people}`, email: newEmail(), email_verified: true, name: 'Ada' }
  auth = await openService(db, { ...settingsFor(provider), AUTH_MANUAL_LINKING_ENABLED: 'true' })
})
const signedIn = async () => {
  const client = auth.client()
  const email = newEmail()
  await client.signUp({ email, password: PASSWORD })
  return { client, email }
}
const pathOf = (url: string) => url.slice(EXTERNAL_URL.length)

describe('the official client', () => {
  test('builds a URL for a provider, and adopts the session that comes back', async () => {
    const client = auth.client()
    const { data } = await client.signInWithOAuth({
      provider: 'github',
      options: { redirectTo: 'http://local/app', skipBrowserRedirect: true, scopes: 'read:user' },
    })
    provider.emails = [{ email: String(provider.person['email']), primary: true, verified: true }]
    const back = await openBrowser(auth).walk(pathOf(present(data.url)))
    const { access_token = '', refresh_token = '' } = fragmentOf(back)
    const taken = await client.setSession({ access_token, refresh_token })
    expect(taken.data.user).toMatchObject({ email: provider.person['email'], app_metadata: { provider: 'github' } })
  })

  test('lists the user’s identities and removes one', async () => {
    const { client } = await signedIn()
    const { access_token: token } = present((await client.getSession()).data.session)
    // Linking needs the cookie of the flow; the journeys drive the same path with a real browser.
    await openBrowser(auth).walk('/user/identities/authorize?provider=testing&redirect_to=http://local/app', token)
    const ways = present((await client.getUserIdentities()).data).identities
    expect(ways.map((way) => way.provider)).toEqual(['email', 'testing'])
    expect((await client.unlinkIdentity(present(ways[1]))).error).toBeNull()
    const rest = present((await client.getUserIdentities()).data).identities
    expect(rest.map((way) => way.provider)).toEqual(['email'])
    const last = await client.unlinkIdentity(present(rest[0]))
    expect(last.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
  })

  test('cannot remove another user’s identity', async () => {
    const [her, other] = [await signedIn(), await signedIn()]
    const theirs = present((await other.client.getUserIdentities()).data).identities[0]
    await auth.admin.updateUserById(present((await her.client.getUser()).data.user).id, { phone: '919811100000' })
    const { error } = await her.client.unlinkIdentity(present(theirs))
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found' })
    expect(present((await other.client.getUserIdentities()).data).identities).toHaveLength(1)
  })

  test('invites a user, who signs in with the mail', async () => {
    const email = newEmail()
    const invited = await auth.admin.inviteUserByEmail(email, {
      data: { team: 'north' },
      redirectTo: 'http://local/hi',
    })
    expect(invited.error).toBeNull()
    expect(invited.data.user).toMatchObject({ email, user_metadata: { team: 'north' } })
    const { token } = openMail(auth, email)
    const client = auth.client()
    const { data } = await client.verifyOtp({ token_hash: token, type: 'invite' })
    expect(data.user?.email).toBe(email)
    expect((await auth.admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('signs a user out by their token, everywhere or on other devices only', async () => {
    const { client, email } = await signedIn()
    const other = auth.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    const jwt = present((await client.getSession()).data.session).access_token
    expect((await auth.admin.signOut(jwt, 'others')).error).toBeNull()
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await client.getUser()).error).toBeNull()
    expect((await auth.admin.signOut(jwt, 'global')).error).toBeNull()
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  test('sends its own PKCE challenge to a provider, and only it can exchange the code', async () => {
    const verifier = 'v'.repeat(64)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const start = `/authorize?provider=testing&redirect_to=http://local/app&code_challenge=${challenge}`
    const back = await openBrowser(auth).walk(`${start}&code_challenge_method=s256`)
    const trade = (code_verifier: string) =>
      auth.send('POST', '/token?grant_type=pkce', { body: { auth_code: back.searchParams.get('code'), code_verifier } })
    expect((await trade('x'.repeat(64))).body.error_code).toBe('bad_code_verifier')
    expect((await trade(verifier)).body.provider_token).toBe('access-token-of-the-provider')
    expect((await trade(verifier)).status).toBe(404)
  })
})
