import { hash } from 'bcryptjs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMail } from './messages.test-support.ts'
import {
  EXTERNAL_URL,
  newEmail,
  NEW_ERRORS,
  openService,
  PASSWORD,
  present,
  type TestService,
} from './service.test-support.ts'
import type { SmsSender } from '#auth/messages/sms/sms-sender.ts'
import { testDatabase } from '#test/database.ts'
import { fullTest, IS_FULL } from '#test/full.ts'

const { db } = await testDatabase()

describe('a visitor who asks about an address', () => {
  const TURNS = 3
  const TURNS_MAX = 40
  const APART_MAX = 0.15
  /**
   * More than a hash takes on a busy machine: the work below it is measured by processor time in
   * grant-password.test.ts.
   */
  const QUIET_MS = IS_FULL ? '250' : '1'
  const ENV = {
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_PHONE_ENABLED: 'true',
    AUTH_QUIET_ANSWER_MS: QUIET_MS,
    AUTH_MAIL_INTERVAL_S: '0',
    AUTH_SMS_INTERVAL_S: '0',
    AUTH_HIDE_MEMBERS: 'true',
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
    ['asks for a link for members alone', (email) => post('/otp', { email, create_user: false })],
    ['asks for it by its older name', (email) => post('/magiclink', { email })],
    ['asks for the first mail again', (email) => post('/resend', { type: 'signup', email })],
    ['asks for the mail of a change again', (email) => post('/resend', { type: 'email_change', email })],
    ['types a code', (email) => post('/verify', { type: 'email', email, token: '000000' })],
  ]
  test.each(doors)('gets the same response from %s for every address', async (_door, knock) => {
    const seen = await readOfEverybody(knock, { nobody: newEmail(), ...people })
    for (const who of Object.keys(people)) expect([who, seen[who]]).toEqual([who, seen['nobody']])
  })

  fullTest.each(doors)('waits as long at %s for every address', async (door, knock) => {
    const asked: Record<string, () => string> = { nobody: newEmail, member: () => present(people['a member']) }
    if (door.startsWith('signs in')) asked['imported'] = () => present(people['a member from elsewhere'])
    await expectAlike(asked, knock)
  })

  const phones = { 'a member': '919876500001', 'somebody who has not confirmed': '919876500002' }
  const byPhone: [string, (phone: string) => ReturnType<typeof post>][] = [
    ['joins by phone', (phone) => post('/signup', { phone, password: 'a stranger’s phrase' })],
    ['asks for a code', (phone) => post('/otp', { phone })],
    ['asks for a code for members alone', (phone) => post('/otp', { phone, create_user: false })],
    ['asks for it again', (phone) => post('/resend', { type: 'sms', phone })],
    ['asks for the code of a change again', (phone) => post('/resend', { type: 'phone_change', phone })],
    ['signs in with a wrong password', (phone) => post('/token?grant_type=password', { phone, password: 'a guess' })],
    ['types a code', (phone) => post('/verify', { type: 'sms', phone, token: '000000' })],
    ['types the code of a change', (phone) => post('/verify', { type: 'phone_change', phone, token: '000000' })],
    [
      'claims an unused account',
      (phone) => post('/verify', { type: 'sms', phone, token: '000000', recovery_code: '0'.repeat(16) }),
    ],
    ['starts a new account', (phone) => post('/verify', { type: 'sms', phone, token: '000000', new_account: true })],
  ]
  test.each(byPhone)('gets the same response from %s for every number', async (_door, knock) => {
    for (const [who, phone] of Object.entries(phones)) {
      await auth.admin.createUser({ phone, password: PASSWORD, phone_confirm: who === 'a member' })
    }
    const seen = await readOfEverybody(knock, { nobody: '919876500009', ...phones })
    for (const who of Object.keys(phones)) expect([who, seen[who]]).toEqual([who, seen['nobody']])
  })

  fullTest.each(byPhone)('waits as long at %s for every number', async (_door, knock) => {
    const member = '919876500001'
    await auth.admin.createUser({ phone: member, password: PASSWORD, phone_confirm: true })
    let unknown = 919_877_000_000 + Math.floor(Math.random() * 1_000_000)
    await expectAlike({ nobody: () => String(++unknown), member: () => member }, knock)
  })

  test.each(['whatsapp', 'call'])('gets the same response for every number by %s', async (channel) => {
    const sent: string[] = []
    const sms: SmsSender = {
      channels: ['sms', 'whatsapp', 'call'],
      send: async (text) => `message-${sent.push(text.channel)}`,
    }
    const spoken = await openService(db, ENV, { sms, keys: auth.keys })
    const member = channel === 'call' ? '919876500021' : '919876500022'
    await spoken.admin.createUser({ phone: member, phone_confirm: true })
    for (const fields of [{}, { create_user: false }]) {
      const seen = []
      for (const phone of ['919876500029', member]) {
        seen.push(readAlike([await spoken.send('POST', '/otp', { body: { phone, channel, ...fields } })], phone))
      }
      expect(seen[1]).toEqual(seen[0])
    }
    expect(new Set(sent)).toEqual(new Set([channel]))
  })

  test.each([true, false])('is refused alike when the budget is used up (create_user: %s)', async (createUser) => {
    const spent = await openService(
      db,
      {
        ...ENV,
        AUTH_RATE_LIMITS: 'on',
        AUTH_RATE_LIMIT_SMS_PER_HOUR: '1',
        AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '100',
      },
      { keys: auth.keys },
    )
    const member = createUser ? '919876500031' : '919876500032'
    await spent.admin.createUser({ phone: member, phone_confirm: true })
    spent.clock.forwardS(createUser ? 0 : 7_200)
    await spent.send('POST', '/otp', { body: { phone: '919876500039' } })
    const seen = []
    for (const phone of ['919876500038', member]) {
      const body = { phone, create_user: createUser }
      seen.push(readAlike([await spent.send('POST', '/otp', { body })], phone))
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0]).toMatchObject([{ status: 429 }])
  })

  test('gets a challenge for a passkey that names nobody', async () => {
    const withPasskeys = await openService(db, { ...ENV, AUTH_PASSKEYS: 'true' })
    const seen = []
    for (const phone of ['919876500049', '919876500001']) {
      const { status, body } = await withPasskeys.send('POST', '/passkeys/authentication/options', { body: { phone } })
      seen.push([status, Object.keys(body), body.options?.allowCredentials])
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[0]?.[0]).toBe(200)
  })

  fullTest('who is signed in waits as long for a change to every number', async () => {
    const member = '919876500001'
    await auth.admin.createUser({ phone: member, phone_confirm: true })
    const { data } = await auth.client().signInWithPassword({ email: present(people['a member']), password: PASSWORD })
    const token = present(data.session).access_token
    let unknown = 919_878_000_000 + Math.floor(Math.random() * 1_000_000)
    await expectAlike({ nobody: () => String(++unknown), member: () => member }, async (phone) => {
      const answer = await auth.send('PUT', '/user', { body: { phone }, token })
      expect(answer.status).toBe(200)
      return answer
    })
  })

  test('learns nothing from closed sign-ups, and nothing is sent to addresses without an account', async () => {
    const closed = await openService(db, { ...ENV, AUTH_SIGNUP_DISABLED: 'true' })
    const seen = []
    for (const email of [newEmail(), present(people['a member'])]) {
      seen.push(readAlike([await closed.send('POST', '/otp', { body: { email } })], email))
    }
    expect(seen[0]).toEqual(seen[1])
    expect(closed.mails.map(({ to }) => to)).toEqual([people['a member']])
  })

  test('learns nothing from a provider that fails, where only members would be sent something', async () => {
    const failing = { send: async () => Promise.reject(new Error('away')) }
    const broken = await openService(db, ENV, { sms: failing })
    await auth.admin.createUser({ phone: '919876500003', phone_confirm: true })
    const seen = []
    for (const phone of ['919876500008', '919876500003']) {
      const body = { phone, create_user: false }
      seen.push(readAlike([await broken.send('POST', '/otp', { body })], phone))
    }
    expect(seen[0]).toEqual(seen[1])
    expect(broken.logged.join()).toContain('a text message could not be sent')
  })

  /**
   * Compares the fastest rounds: other load only adds time. A busy machine gets more rounds; a real difference
   * remains after all of them.
   */
  async function expectAlike(asked: Record<string, () => string>, knock: (address: string) => ReturnType<typeof post>) {
    const fastest: Record<string, number> = {}
    const apart = () => {
      const unknown = fastest['nobody'] ?? 0
      return Object.values(fastest).map((ms) => Math.abs(ms - unknown) / unknown)
    }
    for (let turn = 0; turn < TURNS || (turn < TURNS_MAX && Math.max(...apart()) >= APART_MAX); turn++) {
      for (const [who, address] of Object.entries(asked)) {
        const start = performance.now()
        await knock(address())
        fastest[who] = Math.min(fastest[who] ?? Infinity, performance.now() - start)
      }
    }
    expect(Math.max(...apart()), JSON.stringify(fastest)).toBeLessThan(APART_MAX)
  }

  /** What two requests for each address show. On the second an unknown one may have an unconfirmed account. */
  async function readOfEverybody(
    knock: (address: string) => ReturnType<typeof post>,
    addresses: Record<string, string>,
  ) {
    const read = Object.entries(addresses).map(async ([who, address]) => {
      return [who, readAlike([await knock(address), await knock(address)], address)] as const
    })
    return Object.fromEntries(await Promise.all(read))
  }

  /** The visible parts of responses: random ids become numbers in order of first appearance. */
  function readAlike(answers: Awaited<ReturnType<typeof post>>[], address: string): unknown {
    const ids: string[] = []
    const numberOf = (id: string) => `<id ${ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1}>`
    return answers.map(({ status, headers, body }) => {
      const read = (JSON.stringify(body) ?? '')
        .replaceAll(address, '<address>')
        .replace(/[\da-f]{8}-[\da-f-]{27}/g, numberOf)
        .replace(/message-\d+/g, '<number>')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      return { status, names: [...headers.keys()].toSorted(), read }
    })
  }
})

describe('a member who signs up again', () => {
  const HIDING = { AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_HIDE_MEMBERS: 'true', AUTH_MAIL_INTERVAL_S: '0' }
  const join = (auth: TestService, email: string) =>
    auth.send('POST', '/signup', { body: { email, password: 'another long phrase', data: { name: 'x' } } })
  async function newMember(auth: TestService) {
    const { data } = await auth.admin.createUser({ email: newEmail(), password: PASSWORD, email_confirm: true })
    return present(data.user?.email)
  }

  test('is notified by mail only, and signs in with its code or link; the account does not change', async () => {
    const auth = await openService(db, HIDING)
    const email = await newMember(auth)
    expect((await join(auth, email)).body).toMatchObject({ role: 'authenticated', identities: [{ provider: 'email' }] })
    const first = openMail(auth, email)
    expect([first.kind, first.type]).toEqual(['account_exists', 'magiclink'])
    expect(auth.mails.at(-1)?.text).toContain('You already have an account')
    // The sign-up form accepts any code of a mail.
    const typed = await auth.client().verifyOtp({ email, token: first.code, type: 'email' })
    expect(typed.data.user?.email).toBe(email)
    expect(typed.data.user?.user_metadata).not.toHaveProperty('name')

    await auth.send('POST', '/resend', { body: { type: 'signup', email } })
    const again = openMail(auth, email)
    expect(again.kind).toBe('account_exists')
    const linked = await auth.send('GET', again.path.replace('/verify/page', '/verify'))
    expect(linked.headers.get('location')).toContain('access_token=')
    expect((await auth.client().signInWithPassword({ email, password: 'another long phrase' })).error).not.toBeNull()
    expect((await auth.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  test('is sent a link to reset the password if links do not sign in', async () => {
    const auth = await openService(db, { ...HIDING, AUTH_MAGIC_LINK_ENABLED: 'false' })
    const email = await newMember(auth)
    await join(auth, email)
    expect(openMail(auth, email).kind).toBe('recovery')
  })

  test('gets the response of the protocol, and nothing sent, if membership is not hidden', async () => {
    const auth = await openService(db, { ...HIDING, AUTH_HIDE_MEMBERS: 'false' })
    const email = await newMember(auth)
    expect((await join(auth, email)).body).toMatchObject({ role: '', identities: [] })
    const otp = { email: newEmail(), create_user: false }
    expect((await auth.send('POST', '/otp', { body: otp })).body.error_code).toBe('otp_disabled')
    await auth.send('POST', '/resend', { body: { type: 'signup', email } })
    expect(auth.mails).toEqual([])
  })
})

describe('a redirect to another site is refused', () => {
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
