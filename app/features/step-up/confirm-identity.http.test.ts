import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { confirmIdentity, signInAgain, signUp, signUpStaff } from '#test/people.ts'

const SCREEN = '/account/confirm-identity'
const BANK = `${SCREEN}?for=bank-account&next=%2Faccount%2Fshop%2Fearnings%23account`
const MINUTES_16_MS = 16 * MINUTE_MS

const t = await testApp({ AUTH_MAIL_INTERVAL_S: '0' })
// The first page of a run is compiled.
await t.get(SCREEN)
const { db } = t.database
const later = () => void (t.clock.now = new Date(t.clock.now.getTime() + MINUTES_16_MS))
const to = (response: Response) => [response.status, response.headers.get('Location')]
const open = async (path: string, who: { init: RequestInit }) => {
  const response = await t.get(path, { ...who.init, redirect: 'manual' })
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}

describe('the screen', () => {
  test('redirects a visitor to the sign-in, and back', async () => {
    const visitor = { init: {} }
    expect((await open(BANK, visitor)).to).toBe(`/auth?next=${encodeURIComponent(BANK)}`)
    expect((await t.post(BANK, { password: 'x' })).status).toBe(302)
  })

  test('shows the reason, asks for the password, and is not cached', async () => {
    const asha = await signUp(t, 'Asha')
    later()
    const response = await t.get(BANK, asha.init)
    const html = await response.text()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(html).toContain('Please confirm it is you to change your bank account.')
    expect(html).toContain('autoComplete="current-password"')
    expect(html).toContain(`value="${asha.email}"`)
    expect(html).toContain('href="/account/shop/earnings#account"')
    expect(html).not.toContain('name="code"')
  })

  test('redirects at once when the proof is fresh', async () => {
    const asha = await signUp(t, 'Asha')
    expect((await open(BANK, asha)).to).toBe('/account/shop/earnings#account')
  })

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (next) => {
      const asha = await signUp(t, 'Asha')
      later()
      const path = `${SCREEN}?${new URLSearchParams({ next })}`
      expect((await open(path, asha)).html).not.toMatch(/href="(?!\/(?:hi\/)?account\/)[^"]*(evil|javascript)/)
      expect(to(await t.post(path, { password: 'a good long phrase' }, asha.init))).toEqual([303, '/account'])
    },
  )
})

describe('the password', () => {
  test('that is wrong shows an error; nothing is proven', async () => {
    const asha = await signUp(t, 'Asha')
    later()
    const wrong = await t.post(BANK, { password: 'not this one' }, asha.init)
    const html = await wrong.text()
    expect(wrong.status).toBe(400)
    expect(html).toContain('The password is wrong.')
    expect(html).toContain('aria-invalid="true"')
    expect(html).not.toContain('not this one')
    expect((await t.post(BANK, { password: '' }, asha.init)).status).toBe(400)
    expect((await t.post(BANK, { code: '123456' }, asha.init)).status).toBe(400)
    expect((await open('/account', asha)).html).toContain('Confirm it is you to erase your account')
  })

  test('that is right redirects to the requested page, and opens its form', async () => {
    const asha = await signUp(t, 'Asha')
    later()
    expect(to(await confirmIdentity(t, asha, '/account#erase'))).toEqual([303, '/account#erase'])
    expect((await open('/account', asha)).html).toContain('type ERASE')
  })

  test('is refused after too many tries, with the minutes to wait, in this session and at the sign-in', async () => {
    const limited = await testApp({ RATE_LIMITS: '1' })
    const asha = await signUp(limited, 'Asha')
    limited.clock.now = new Date(limited.clock.now.getTime() + MINUTES_16_MS)
    for (let n = 0; n < 10; n++) {
      expect((await limited.post(BANK, { password: 'wrong' }, asha.init)).status).toBe(400)
    }
    const refused = await limited.post(BANK, { password: 'a good long phrase' }, asha.init)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect(await refused.text()).toMatch(/Too many tries\. Nothing was changed\. Wait 15 minutes/)
  })

  test('another site cannot submit a proof', async () => {
    const asha = await signUp(t, 'Asha')
    later()
    const headers = { ...asha.init.headers, Origin: 'https://evil.example' }
    expect((await t.post(BANK, { password: 'a good long phrase' }, { headers })).status).toBe(403)
    expect((await open('/account', asha)).html).not.toContain('type ERASE')
  })
})

describe('a confirmation in its own tab', () => {
  test('ends on a page that points back to the other tab', async () => {
    const asha = await signUp(t, 'Asha')
    later()
    const path = `${BANK}&tab=1`
    expect((await open(path, asha)).html).toContain('name="password"')
    expect(to(await t.post(path, { password: 'a good long phrase' }, asha.init))).toEqual([303, path])
    const { status, html } = await open(path, asha)
    expect([status, html.includes('Close this tab and go back to your form.')]).toEqual([200, true])
  })
})

describe('a second factor', () => {
  test('is required, also of a user with a password', async () => {
    const kavita = await signUpStaff(t, 'Kavita', 'operator')
    later()
    const { html } = await open(`${SCREEN}?for=holds&next=/operator/holds`, kavita)
    expect(html).toContain('Code from your authenticator app')
    expect(html).not.toContain('name="password"')
    expect((await t.post(BANK, { password: 'a good long phrase' }, kavita.init)).status).toBe(400)
    const wrong = await t.post(BANK, { code: '12' }, kavita.init)
    expect([wrong.status, (await wrong.text()).includes('The code is wrong')]).toEqual([400, true])
    expect((await open('/operator/commission', kavita)).html).not.toContain('name="percent"')
    expect(to(await confirmIdentity(t, kavita, '/operator/commission'))).toEqual([303, '/operator/commission'])
    expect((await open('/operator/commission', kavita)).html).toContain('name="percent"')
  })
})

describe('a code by e-mail, for an account without password and second factor', () => {
  test('is sent on request only, and is accepted', async () => {
    const asha = await signUp(t, 'Asha')
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, asha.userId))
    later()
    const mails = () => listMails(db, { to: asha.email })
    const { html } = await open(BANK, asha)
    expect(html).toContain(`Send a code to ${asha.email}`)
    expect(html).not.toContain('name="code"')
    expect(await mails()).toEqual([])
    expect((await t.post(BANK, { act: 'send', to: 'somebody@example.com' }, asha.init)).status).toBe(409)
    expect(await mails()).toEqual([])
    const sent = await t.post(BANK, { act: 'send', to: 'address' }, asha.init)
    expect(to(sent)).toEqual([303, `${BANK}&sent=address`])
    const code = /\b\d{6}\b/.exec((await mails())[0]?.text ?? '')?.[0] ?? ''
    expect((await open(`${BANK}&sent=address`, asha)).html).toContain('name="code"')
    expect(to(await t.post(`${BANK}&sent=address`, { code }, asha.init))).toEqual([
      303,
      '/account/shop/earnings#account',
    ])
    expect((await open(BANK, asha)).status).toBe(302)
  })
})

describe('the scope of a proof', () => {
  test('is one session: another session of the same user is not proven', async () => {
    const asha = await signUp(t, 'Asha')
    later()
    await confirmIdentity(t, asha)
    const phone = await signInAgain(t, asha)
    await db.execute(
      sql`UPDATE auth.sessions SET proven_at = proven_at - interval '901 seconds' WHERE created_at = ${t.clock.now.toISOString()}::timestamptz`,
    )
    expect((await open('/account', phone)).html).not.toContain('type ERASE')
    expect((await open('/account', asha)).html).toContain('type ERASE')
  })

  test('is 15 minutes: a second later it is not fresh', async () => {
    const asha = await signUp(t, 'Asha')
    t.clock.now = new Date(t.clock.now.getTime() + 15 * MINUTE_MS)
    expect((await open('/account', asha)).html).toContain('type ERASE')
    t.clock.now = new Date(t.clock.now.getTime() + 1_000)
    expect((await open('/account', asha)).html).not.toContain('type ERASE')
  })
})
