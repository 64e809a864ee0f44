import { beforeEach, describe, expect, test } from 'vitest'
import { sendLimits } from '#auth/tables/limits.server.ts'
import { openMail } from '#auth/test/messages.test-support.ts'
import { newEmail, NEW_ERRORS, openService, PASSWORD, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

// D3: codes of six digits, five tries for each, five codes in an hour and ten in a day, used once. As Diya sets it up, from
// as many networks as an attacker likes.

const { db } = await testDatabase()
const ENV = {
  AUTH_RATE_LIMITS: 'on',
  AUTH_KNOWN_DEVICES: 'true',
  AUTH_MAILER_AUTOCONFIRM: 'false',
  AUTH_MAIL_CODE_EXPIRY_S: '600',
  AUTH_SMS_EXPIRY_S: '600',
  AUTH_PHONE_ENABLED: 'true',
}
const HOUR_S = 3_600
const CODES = 1_000_000
const REDEMPTIONS = process.env['AUTH_ATTACKS'] === 'full' ? 1_000 : 60
let auth: TestService
let networks = 0
const newIp = () => `10.${++networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
const post = (path: string, body: object, { ip = newIp(), cookie = '' } = {}) =>
  auth.send('POST', path, { body, ip, headers: { ...NEW_ERRORS, Cookie: cookie } })

beforeEach(async () => {
  await db.delete(sendLimits)
  auth = await openService(db, ENV)
})

async function member(): Promise<string> {
  const email = newEmail()
  await auth.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  return email
}

/** A phone number whose account exists. */
async function phoneMember(): Promise<string> {
  const phone = `9198${String(10_000_000 + Math.floor(Math.random() * 89_999_999))}`
  await auth.admin.createUser({ phone, phone_confirm: true })
  return phone
}

interface Way {
  /** The address, in the bodies of requests. */
  to: { email: string } | { phone: string }
  type: string
  sent(): number
  code(): string
}

const WAYS: Readonly<Record<string, () => Promise<Way>>> = {
  'e-mail': async () => {
    const email = await member()
    const sent = () => auth.mails.filter(({ to }) => to === email).length
    return { to: { email }, type: 'email', sent, code: () => openMail(auth, email).code }
  },
  'text message': async () => {
    const phone = await phoneMember()
    const own = () => auth.texts.filter((text) => text.phone === phone)
    return { to: { phone }, type: 'sms', sent: () => own().length, code: () => own().at(-1)?.code ?? '' }
  },
}
const wrong = (code: string, by: number) => String((Number(code) + by) % CODES).padStart(6, '0')

describe.each(Object.keys(WAYS))('codes by %s', (name) => {
  let way: Way
  beforeEach(async () => {
    way = (await WAYS[name]?.()) as Way
  })
  const ask = (by = {}) => post('/otp', { ...way.to, create_user: false }, by)
  const tryCode = (token: string, by = {}) => post('/verify', { ...way.to, type: way.type, token }, by)

  test('are five in an hour and ten in a day for one address, from however many networks', async () => {
    const start = auth.clock.now.getTime()
    const times: number[] = []
    while (auth.clock.now.getTime() - start < 24 * HOUR_S * 1_000) {
      const before = way.sent()
      await ask()
      if (way.sent() > before) times.push((auth.clock.now.getTime() - start) / 1_000)
      auth.clock.forwardS(times.length < 10 ? 600 : HOUR_S)
    }
    expect(times).toHaveLength(10)
    expect(times.filter((at) => at < HOUR_S)).toHaveLength(5)
    expect(times.filter((at) => at < 2 * HOUR_S)).toHaveLength(10)
    expect((await ask()).status).toBe(200)
  })

  test('are guessed fifty times in a day at most: a chance below 5e-5, also at codes that their owner requests', async () => {
    let [judged, refused] = [0, 0]
    for (let turn = 0; turn < 14; turn++) {
      await ask()
      const code = way.code()
      for (let by = 1; by <= 6; by++) {
        const { status } = await tryCode(wrong(code, by))
        if (status === 429) refused++
        else judged++
      }
      auth.clock.forwardS(turn % 5 === 4 ? HOUR_S : 61)
    }
    expect([judged, refused]).toEqual([50, 34])
    expect(judged / CODES).toBeLessThanOrEqual(5e-5)
    auth.clock.forwardS(24 * HOUR_S)
    await ask()
    expect((await tryCode(way.code())).status).toBe(200)
  })

  test('are void after five wrong tries, after ten minutes, and after their use', async () => {
    await ask()
    const first = way.code()
    for (let by = 1; by <= 5; by++) expect((await tryCode(wrong(first, by))).status).toBe(403)
    expect((await tryCode(first)).status).toBe(403)
    auth.clock.forwardS(61)
    await ask()
    auth.clock.forwardS(601)
    expect((await tryCode(way.code())).status).toBe(403)
    await ask()
    const last = way.code()
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryCode(last)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test(`open one session in ${REDEMPTIONS} tries of the right code at once`, async () => {
    auth = await openService(db, { ...ENV, AUTH_RATE_LIMITS: 'off' }, { keys: auth.keys })
    way = (await WAYS[name]?.()) as Way
    await ask()
    const code = way.code()
    const answers = await Promise.all(Array.from({ length: REDEMPTIONS }, () => tryCode(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(REDEMPTIONS - 1)
  })
})

test('the owner still signs in by a code on her own device while strangers guess, and is not counted with them', async () => {
  const email = await member()
  const own = await post('/token?grant_type=password', { email, password: PASSWORD })
  const cookie = (own.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  for (let turn = 0; turn < 55; turn++) await post('/verify', { email, type: 'email', token: '000000' })
  expect((await post('/verify', { email, type: 'email', token: '000000' })).status).toBe(429)
  expect((await post('/otp', { email, create_user: false }, { cookie })).status).toBe(200)
  const token = openMail(auth, email).code
  expect((await post('/verify', { email, type: 'email', token }, { cookie })).status).toBe(200)
})

test('an address without an account is refused after as many tries as one with an account', async () => {
  const statuses = []
  for (const email of [await member(), newEmail()]) {
    const seen = []
    for (let turn = 0; turn < 51; turn++)
      seen.push((await post('/verify', { email, type: 'email', token: '123456' })).status)
    statuses.push(seen)
  }
  expect(statuses[0]).toEqual(statuses[1])
  expect(statuses[0]?.at(-1)).toBe(429)
})

test('a right code counts as no try', async () => {
  auth = await openService(db, { ...ENV, AUTH_RATE_LIMIT_CODES_PER_ACCOUNT_PER_DAY: '2' }, { keys: auth.keys })
  const email = await member()
  const tryCode = async (token: string) => (await post('/verify', { email, type: 'email', token })).status
  await post('/otp', { email, create_user: false })
  expect(await tryCode(openMail(auth, email).code)).toBe(200)
  const statuses = []
  for (let turn = 0; turn < 11; turn++) statuses.push(await tryCode('123456'))
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429])
})
