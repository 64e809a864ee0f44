import { beforeEach, describe, expect, test } from 'vitest'
import { sendLimits, textCounts } from '#auth/tables/limits.server.ts'
import { NEW_ERRORS, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = {
  AUTH_RATE_LIMITS: 'on',
  AUTH_PHONE_ENABLED: 'true',
  AUTH_RATE_LIMIT_SMS_PER_HOUR: '100',
  AUTH_RATE_LIMIT_SMS_PER_DAY: '6',
  AUTH_RATE_LIMIT_SMS_NOTICE_PERCENT: '50',
  AUTH_RATE_LIMIT_SMS_NOTICES_PER_NUMBER_PER_DAY: '2',
  AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT: '34',
  AUTH_SMS_PRICE_PAISE: '20',
}
/** 2 p.m. in India; the Indian day ends in ten hours. */
const AFTERNOON = new Date('2026-11-25T08:30:00Z')
const TEN_HOURS_S = 36_000

let auth: TestService
let last = 919_700_000_000
const newPhone = () => String(++last)
let lastHost = 0
/** A network that asked for nothing yet. */
const newIp = () => `198.51.100.${++lastHost % 250}`

async function open(env: Record<string, string> = {}) {
  const service = await openService(db, { ...ENV, ...env })
  service.clock.now = AFTERNOON
  return service
}

beforeEach(async () => {
  await db.delete(sendLimits)
  await db.delete(textCounts)
  auth = await open()
})

const askCode = async (phone = newPhone(), ip = newIp(), service = auth) =>
  service.send('POST', '/otp', { body: { phone }, ip, headers: NEW_ERRORS })
const sendNotice = async (phone = newPhone()) =>
  auth
    .sendText({
      phone: `+${phone}`,
      message: 'Your order is on its way.',
      template: { kind: 'order_sent', variables: {} },
    })
    .catch((error: unknown) => error)
const OVER = { status: 429, code: 'over_sms_send_rate_limit' }

describe('the budget of a day', () => {
  test('is for all numbers together, and is full again on the next Indian day', async () => {
    for (let at = 0; at < 6; at++) expect((await askCode()).status).toBe(200)
    const refused = await askCode()
    expect([refused.status, refused.body.code]).toEqual([429, 'over_sms_send_rate_limit'])
    expect(refused.headers.get('Retry-After')).toBe(String(TEN_HOURS_S))
    expect(auth.texts).toHaveLength(6)
    auth.clock.forwardS(TEN_HOURS_S - 1)
    expect((await askCode()).status).toBe(429)
    auth.clock.forwardS(1)
    expect((await askCode()).status).toBe(200)
  })

  test('cannot be used up by one network, although it waits for the next hour', async () => {
    const ip = newIp()
    for (let at = 0; at < 2; at++) expect((await askCode(newPhone(), ip)).status).toBe(200)
    auth.clock.forwardS(7_200)
    const refused = await askCode(newPhone(), ip)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(TEN_HOURS_S - 7_200)])
    expect((await askCode()).status).toBe(200)
  })

  test('is not used by a message that could not be sent', async () => {
    const failing = await openService(db, { ...ENV, AUTH_RATE_LIMIT_SMS_PER_DAY: '1' }, { sms: { send: rejects } })
    for (let at = 0; at < 3; at++)
      expect((await askCode(newPhone(), newIp(), failing)).body.code).toBe('sms_send_failed')
  })

  test('counts requests at once one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => askCode()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  })
})

const rejects = async (): Promise<never> => {
  throw new Error('away')
}

describe('a notice', () => {
  test('is sent with its kind and variables, and uses the budget', async () => {
    await auth.sendText({
      phone: '+919876543210',
      message: 'Order 4711 is on its way.',
      template: { kind: 'order_sent', variables: { number: '4711' } },
    })
    expect(auth.texts).toEqual([
      {
        phone: '919876543210',
        message: 'Order 4711 is on its way.',
        channel: 'sms',
        template: { kind: 'order_sent', variables: { number: '4711' } },
      },
    ])
    expect((await auth.findTextUsage({ days: 30 })).today).toEqual({ limit: 6, remaining: 5 })
  })

  test('leaves a part of the budget to codes', async () => {
    for (let at = 0; at < 3; at++) expect(await sendNotice()).toMatch(/^message-/)
    expect(await sendNotice()).toMatchObject({ ...OVER, extras: { headers: { 'Retry-After': String(TEN_HOURS_S) } } })
    for (let at = 0; at < 3; at++) expect((await askCode()).status).toBe(200)
    expect((await askCode()).status).toBe(429)
  })

  test('is not sent to one number too often, and other numbers still get theirs', async () => {
    const phone = newPhone()
    for (let at = 0; at < 2; at++) expect(await sendNotice(phone)).toMatch(/^message-/)
    expect(await sendNotice(phone)).toMatchObject(OVER)
    expect(await sendNotice()).toMatch(/^message-/)
  })

  test('that fails may be tried again, and counts for nothing', async () => {
    let isDown = true
    const send = async () => (isDown ? rejects() : 'sent')
    auth = await openService(db, { ...ENV, AUTH_RATE_LIMIT_SMS_NOTICES_PER_NUMBER_PER_DAY: '1' }, { sms: { send } })
    auth.clock.now = AFTERNOON
    const phone = newPhone()
    for (let at = 0; at < 3; at++)
      expect(await sendNotice(phone)).toMatchObject({ status: 422, code: 'sms_send_failed' })
    isDown = false
    expect(await sendNotice(phone)).toBe('sent')
    expect((await auth.findTextUsage({ days: 30 })).today).toEqual({ limit: 6, remaining: 5 })
  })

  test('cannot be sent to what is no number, to another country, or by a channel that is not there', async () => {
    const template = { kind: 'order_sent', variables: {} }
    const failure = (notice: Partial<Parameters<typeof auth.sendText>[0]>) =>
      auth.sendText({ phone: newPhone(), message: 'x', template, ...notice }).catch((error: unknown) => error)
    expect(await failure({ phone: 'asha@example.org' })).toMatchObject({ code: 'validation_failed' })
    expect(await failure({ phone: '+2348012345678' })).toMatchObject({ code: 'phone_country_not_supported' })
    expect(await failure({ channel: 'whatsapp' })).toMatchObject({ code: 'validation_failed' })
    expect(auth.texts).toEqual([])
  })
})

describe('a number of another country', () => {
  test('gets no code, and nothing is counted', async () => {
    const answer = await askCode('2348012345678')
    expect([answer.status, answer.body.code]).toEqual([422, 'phone_country_not_supported'])
    expect(auth.texts).toEqual([])
    expect(await db.$count(sendLimits)).toBe(0)
  })

  test('gets one where its country is allowed, and the same answer whether it is known or not where not', async () => {
    const phone = '9779812345678'
    const nepal = await open({ AUTH_SMS_COUNTRIES: '91,977' })
    expect((await askCode(phone, newIp(), nepal)).status).toBe(200)
    auth.clock.forwardS(61)
    const answers = [await askCode(phone), await askCode('9779812345679')]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers[0]?.body.code).toBe('phone_country_not_supported')
  })
})

describe('the operator’s figures', () => {
  test('count what was sent, failed and refused, with its cost, and hold no number', async () => {
    const phone = newPhone()
    for (let at = 0; at < 5; at++) await askCode()
    await sendNotice(phone)
    await askCode(phone)
    const failing = await openService(db, { ...ENV, AUTH_RATE_LIMITS: 'off' }, { sms: { send: rejects } })
    failing.clock.now = AFTERNOON
    await askCode(newPhone(), newIp(), failing)
    expect(await auth.findTextUsage({ days: 30 })).toEqual({
      kinds: [
        { kind: 'sign_in_code', channel: 'sms', sent: 5, failed: 1, refused: 1, costPaise: 100 },
        { kind: 'order_sent', channel: 'sms', sent: 1, failed: 0, refused: 0, costPaise: 20 },
      ],
      days: [{ day: '2026-11-25', sent: 6, failed: 1, refused: 1, costPaise: 120 }],
      today: { limit: 6, remaining: 0 },
      hasPrices: true,
    })
    const stored = JSON.stringify(await db.select().from(textCounts))
    expect(stored).not.toContain(phone)
  })

  test('do not count a pause, and end after the asked days', async () => {
    const phone = newPhone()
    await askCode(phone)
    await askCode(phone)
    auth.clock.forwardS(86_400)
    await askCode()
    expect((await auth.findTextUsage({ days: 30 })).days).toMatchObject([
      { day: '2026-11-26', sent: 1, refused: 0 },
      { day: '2026-11-25', sent: 1, refused: 0 },
    ])
    expect((await auth.findTextUsage({ days: 1 })).days.map(({ day }) => day)).toEqual(['2026-11-26'])
  })

  test('are deleted with the audit log', async () => {
    await askCode()
    auth.clock.forwardS(368 * 86_400)
    await auth.sweep(auth.clock.now)
    expect(await db.$count(textCounts)).toBe(0)
  })
})
