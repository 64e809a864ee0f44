import { hash } from 'bcryptjs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMail } from './test-messages.ts'
import { EXTERNAL_URL, newEmail, NEW_ERRORS, openService, PASSWORD, present, type TestService } from './test-service.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()

describe('a stranger who asks about an address', () => {
  const TURNS = 3
  /** Above what a hash takes on a busy machine: the work below it is measured by processor time in grant-password.test.ts. */
  const QUIET_MS = '250'
  const ENV = {
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_PHONE_ENABLED: 'true',
    AUTH_QUIET_ANSWER_MS: QUIET_MS,
    AUTH_MAIL_INTERVAL_S: '0',
    AUTH_SMS_INTERVAL_S: '0',
  }
  let auth: TestService
  const people: Record<string, string> = {}
  beforeAll(async () => {
    auth = await openService(db, ENV)
    const user = async (fields: object) => {
      const email = newEmail()
      const { error } = await auth.admin.createUser({ email, ...fields })
      if (error) throw error
      return email
    }
    people['a member'] = await user({ password: PASSWORD, email_confirm: true })
    people['a member from elsewhere'] = await user({ password_hash: await hash(PASSWORD, 5), email_confirm: true })
    people['somebody banned'] = await user({ password: PASSWORD, email_confirm: true, ban_duration: '1h' })
    people['somebody who has not confirmed'] = await user({ password: PASSWORD })
  })

  const post = (path: string, body: object) => auth.send('POST', path, { body, headers: NEW_ERRORS })
  const doors: [string, (email: string) => ReturnType<typeof post>][] = [
    ['signs in with a wrong password', (email) => post('/token?grant_type=password', { email, password: 'a guess' })],
    ['joins', (email) => post('/signup', { email, password: 'a stranger’s phrase', data: { name: 'x' } })],
    ['asks for a new password', (email) => post('/recover', { email })],
    ['asks for a link', (email) => post('/otp', { email })],
    ['asks for it by its older name', (email) => post('/magiclink', { email })],
    ['asks for the first mail again', (email) => post('/resend', { type: 'signup', email })],
    ['asks for the mail of a change again', (email) => post('/resend', { type: 'email_change', email })],
    ['types a code', (email) => post('/verify', { type: 'email', email, token: '000000' })],
  ]
  test.each(doors)('and %s reads the same of everybody', async (door, knock) => {
    const seen: Record<string, unknown> = {}
    for (const [who, email] of Object.entries({ nobody: newEmail(), ...people })) {
      const { status, headers, body } = await knock(email)
      const isMadeUp = door === 'joins'
      // Applications know a made-up account by its empty list of identities: the protocol wants it so.
      const read = isMadeUp ? Object.keys(body) : withoutWhatIsRandom(body, email)
      seen[who] = { status, names: [...headers.keys()].toSorted(), read }
    }
    for (const who of Object.keys(people)) expect([who, seen[who]]).toEqual([who, seen['nobody']])
  })

  test.each(doors)('and %s waits as long for everybody', async (door, knock) => {
    const asked: Record<string, () => string> = { nobody: newEmail, member: () => present(people['a member']) }
    if (door.startsWith('signs in')) asked['imported'] = () => present(people['a member from elsewhere'])
    // The fastest of all turns: what else the machine does only ever adds.
    const fastest: Record<string, number> = {}
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [who, email] of Object.entries(asked)) {
        const start = performance.now()
        await knock(email())
        fastest[who] = Math.min(fastest[who] ?? Infinity, performance.now() - start)
      }
    }
    const unknown = fastest['nobody'] ?? 0
    for (const who of Object.keys(asked)) {
      expect(Math.abs((fastest[who] ?? 0) - unknown) / unknown, who).toBeLessThan(0.15)
    }
  })

  function withoutWhatIsRandom(body: unknown, email: string): string {
    return (JSON.stringify(body) ?? '')
      .replaceAll(email, '<email>')
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, '<id>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
  }
})

describe('nobody is sent to another site', () => {
  const evil = [
    'https://evil.example/',
    '//evil.example/',
    'https:evil.example',
    'https:/\\evil.example',
    'http://local@evil.example/',
    'http://local.evil.example/',
    'http://local:80@evil.example',
    'https://evil.example#http://local/',
    'https://evil.example?http://local/',
    'javascript:alert(document.domain)',
    'JaVaScRiPt://local/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://[::ffff:127.0.0.1]/',
    '\thttps://evil.example',
    'https://evil.example\\.local/',
    'http://local\\@evil.example/',
    'person@example.org',
  ]
  let auth: TestService
  let email: string
  beforeEach(async () => {
    auth = await openService(db, { AUTH_MAIL_INTERVAL_S: '0' })
    email = newEmail()
    await auth.signUp(email)
  })
  const origin = (address: string | null) => new URL(address ?? 'none:').origin

  test.each(evil)('%j', async (address) => {
    const wish = `redirect_to=${encodeURIComponent(address)}`
    const spent = '/verify?token=x&type=recovery'
    const wishes: [string, string, object?][] = [
      ['GET', `${spent}&${wish}`],
      ['GET', spent, isHeader(address) ? { redirect_to: address } : {}],
      ['GET', spent, isHeader(address) ? { Referer: address } : {}],
      ['GET', `/callback?state=x&${wish}`],
    ]
    for (const [method, path, headers] of wishes) {
      const answer = await auth.app.request(path, { method, headers: { ...headers } })
      expect([answer.status, origin(answer.headers.get('location'))]).toEqual([303, 'http://local'])
    }
    const form = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: address })
    const pressed = await auth.app.request('/verify/page', { method: 'POST', body: form })
    expect(origin(pressed.headers.get('location'))).toBe('http://local')
    const page = await auth.app.request(`/verify/page?token=x&type=recovery&${wish}`)
    expect(await page.text()).toContain('name="redirect_to" value="http://local"')

    expect((await auth.send('POST', `/recover?${wish}`, { body: { email } })).status).toBe(200)
    const mail = openMail(auth, email)
    expect([mail.redirectTo, mail.path.startsWith('/verify')]).toEqual(['http://local', true])
    const body = { type: 'magiclink', email, redirect_to: address }
    const link = await auth.send('POST', '/admin/generate_link', { body, token: auth.serviceKey })
    expect(link.body.redirect_to).toBe('http://local')
    expect(link.body.action_link.startsWith(`${EXTERNAL_URL}/verify?`)).toBe(true)
  })

  /** What a header can hold at all. */
  function isHeader(address: string): boolean {
    return /^[\x21-\x7e]+$/.test(address)
  }
})
