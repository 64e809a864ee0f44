import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { type TestApp, testApp } from '#test/app.ts'

const PASSWORD = 'a good long phrase'

async function call(t: TestApp, method: string, path: string, body: object, token?: string) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Supabase-Api-Version': '2024-01-01',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
  const answer = await t.request(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

describe('a password of the product', () => {
  test('has 8 or more characters, is not common, and does not contain the site’s or the user’s name', async () => {
    const t = await testApp({ BRAND_NAME: 'Diya' })
    const join = (password: string) =>
      call(t, 'POST', '/signup', { email: 'meera@example.com', password, data: { display_name: 'Meera Joshi' } })
    for (const password of ['wick&oi', 'password1', 'Diya2026', 'joshi1987']) {
      expect([password, (await join(password)).body.code]).toEqual([password, 'weak_password'])
    }
    expect((await join('wick&oil')).status).toBe(200)
  })

  test('can be changed only in a session in which the current one was entered recently', async () => {
    const t = await testApp()
    const { body: session } = await call(t, 'POST', '/signup', { email: 'lata@example.com', password: PASSWORD })
    const change = (password: string) => call(t, 'PUT', '/user', { password }, session.access_token)
    expect((await change('another long phrase')).status).toBe(200)
    t.clock.now = new Date(t.clock.now.getTime() + 16 * MINUTE_MS)
    expect((await change('a third long phrase')).status).toBeGreaterThanOrEqual(400)
    const again = { email: 'lata@example.com', password: 'another long phrase' }
    expect((await call(t, 'POST', '/token?grant_type=password', again)).status).toBe(200)
  })

  test('is changed with the current one where no recent proof is required', async () => {
    const t = await testApp({ AUTH_STEP_UP_MAX_AGE_S: '0' })
    const { body: session } = await call(t, 'POST', '/signup', { email: 'asha@example.com', password: PASSWORD })
    const change = (body: object) => call(t, 'PUT', '/user', body, session.access_token)
    const wanted = { password: 'another long phrase' }
    expect((await change(wanted)).body.code).toBe('current_password_required')
    expect((await change({ ...wanted, current_password: 'not hers at all' })).body.code).toBe(
      'current_password_invalid',
    )
    const again = { email: 'asha@example.com', password: PASSWORD }
    expect((await call(t, 'POST', '/token?grant_type=password', again)).status).toBe(200)
    expect((await change({ ...wanted, current_password: PASSWORD })).status).toBe(200)
  })

  test('follows the rules of the official service when the variables are set so', async () => {
    const t = await testApp({
      AUTH_PASSWORD_LENGTH_MIN: '6',
      AUTH_PASSWORD_BLOCKLIST: 'false',
      AUTH_PASSWORD_REQUIRE_CURRENT: 'false',
    })
    const { body: session } = await call(t, 'POST', '/signup', { email: 'asha@example.com', password: '123456' })
    expect((await call(t, 'PUT', '/user', { password: 'qwerty' }, session.access_token)).status).toBe(200)
  })
})
