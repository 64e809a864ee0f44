import { beforeAll, expect, test } from 'vitest'
import { Authenticator } from '#auth/test/authenticator.test-support.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { testApp } from '#test/app.ts'
import { bearerOf, type Person, signUpStaff } from '#test/people.ts'

const t = await testApp()
const { siteUrl } = t.services.config
const phone = new Authenticator({ origin: siteUrl, rpId: new URL(siteUrl).hostname })
let kavita: Person

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await t.request(`/auth/v1/passkeys/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return answer.json()
}

beforeAll(async () => {
  kavita = await signUpStaff(t, 'Kavita', 'operator')
})

// Decision 031.
test('an operator who signs in with a passkey is a member, and is told what opens the console', async () => {
  expect((await t.get('/operator', kavita.init)).status).toBe(200)
  const start = await call('registration/options', {}, bearerOf(kavita))
  const key = phone.create(start.options)
  await call('registration/verify', { challenge_id: start.challenge_id, credential: key.json }, bearerOf(kavita))
  const asked = await call('authentication/options', {})
  const credential = phone.get(key, asked.options)
  const session = await call('authentication/verify', { challenge_id: asked.challenge_id, credential })
  const init = { headers: { Cookie: `${accessTokenCookie(siteUrl)}=${session.access_token}` } }
  expect((await t.get('/account', init)).status).toBe(200)
  const refused = await t.get('/operator', init)
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('Sign in with your second step')
})
