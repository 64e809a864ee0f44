import { beforeEach, describe, expect, test } from 'vitest'
import { SMS_CHANNELS, TextError, type TextFailure, type TextMessage } from '#auth/messages/sms/sms-sender.ts'
import { auditLogEntries } from '#auth/tables/audit.server.ts'
import { NEW_ERRORS, openService, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
const ENV = { AUTH_PHONE_ENABLED: 'true', AUTH_HIDE_MEMBERS: 'true' }
const FLOOR_MS = 60
let reason: TextFailure | undefined
let waitMs: number
let texts: TextMessage[]
let auth: TestService
let last = 919_600_000_000
const newPhone = () => String(++last)

const sms = {
  channels: SMS_CHANNELS,
  async send(text: TextMessage) {
    await new Promise((resolve) => void setTimeout(resolve, waitMs))
    if (reason) throw new TextError(reason, `+${text.phone} with ${text.code} at account AC123`)
    texts.push(text)
    return 'm1'
  },
}
beforeEach(async () => {
  texts = []
  waitMs = 0
  reason = undefined
  auth = await openService(db, ENV, { sms })
})

const post = (path: string, body: object, service = auth) => service.send('POST', path, { body, headers: NEW_ERRORS })
async function member() {
  const phone = newPhone()
  const { error } = await auth.admin.createUser({ phone, phone_confirm: true })
  if (error) throw error
  return phone
}

const REASONS: [TextFailure, string][] = [
  ['unavailable', 'sms_send_failed'],
  ['timeout', 'sms_send_failed'],
  ['invalid-response', 'sms_send_failed'],
  ['provider-limit', 'sms_send_failed'],
  ['refused', 'sms_send_failed'],
  ['not-configured', 'sms_send_failed'],
  ['number-refused', 'phone_not_reachable'],
]

describe('a code that cannot be sent', () => {
  test.each(REASONS)('because of %s is answered with %s, the same for members and others', async (why, code) => {
    reason = why
    const answers = [await post('/otp', { phone: await member() }), await post('/otp', { phone: newPhone() })]
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, code])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  test.each(REASONS)('because of %s leaves only the reason in the log', async (why) => {
    reason = why
    const phone = await member()
    const { body } = await post('/otp', { phone, channel: 'call' })
    expect(auth.logged.map((line) => JSON.parse(line))).toEqual([
      { message: 'a text message could not be sent', reason: why, channel: 'call', kind: 'sign_in_code' },
    ])
    const seen = JSON.stringify([body, auth.logged, await db.select().from(auditLogEntries)])
    expect(seen).not.toMatch(new RegExp(`${phone}|AC123`))
  })

  test('may be asked for again at once, also by a call', async () => {
    reason = 'timeout'
    const phone = newPhone()
    expect((await post('/otp', { phone })).body.code).toBe('sms_send_failed')
    reason = undefined
    expect(await post('/otp', { phone, channel: 'call' })).toMatchObject({ status: 200 })
    expect(texts).toMatchObject([{ phone, channel: 'call', message: expect.stringMatching(/is: \d, \d, \d/) }])
    const { code } = texts[0] ?? {}
    expect((await post('/verify', { type: 'sms', phone, token: code })).status).toBe(200)
  })
})

describe('a response that may not reveal a member', () => {
  beforeEach(async () => {
    auth = await openService(db, { ...ENV, AUTH_QUIET_ANSWER_MS: String(FLOOR_MS) }, { sms })
  })
  const timeOf = async (phone: string) => {
    const start = performance.now()
    const { status, body } = await post('/otp', { phone, create_user: false })
    return { answer: [status, body], ms: performance.now() - start }
  }

  test('does not wait for a slow provider, which still sends the code', async () => {
    waitMs = 600
    const known = await timeOf(await member())
    const unknown = await timeOf(newPhone())
    expect(known.answer).toEqual([200, {}])
    expect(known.answer).toEqual(unknown.answer)
    expect(known.ms).toBeLessThan(waitMs)
    await expect.poll(() => texts.length, { timeout: 5_000 }).toBe(1)
  })

  test('is the same when the provider fails, and so is that to a second request', async () => {
    reason = 'unavailable'
    const phones = [await member(), newPhone()]
    for (const status of [200, 429]) {
      const answers = []
      for (const phone of phones) answers.push((await timeOf(phone)).answer)
      expect(answers[0]).toEqual(answers[1])
      expect(answers[0]?.[0]).toBe(status)
      await expect.poll(() => auth.logged.length).toBe(1)
    }
    reason = undefined
    auth.clock.forwardS(60)
    await timeOf(phones[0] ?? '')
    await expect.poll(() => texts.map((text) => text.phone)).toEqual([phones[0]])
  })

  test('is a failure for everybody while codes that anybody may ask for do not arrive', async () => {
    reason = 'unavailable'
    expect((await post('/otp', { phone: newPhone() })).body.code).toBe('sms_send_failed')
    for (const phone of [await member(), newPhone()]) {
      const hidden = await timeOf(phone)
      expect(hidden.answer).toMatchObject([422, { code: 'sms_send_failed' }])
      const again = await post('/resend', { type: 'sms', phone })
      expect([again.status, again.body.code]).toEqual([422, 'sms_send_failed'])
    }
    reason = undefined
    expect((await post('/otp', { phone: newPhone() })).status).toBe(200)
    expect((await timeOf(newPhone())).answer).toEqual([200, {}])
  })

  test('does not tell by a failure towards one number that it is a member’s', async () => {
    reason = 'unavailable'
    await timeOf(await member())
    await expect.poll(() => auth.logged.length).toBe(1)
    for (const phone of [await member(), newPhone()]) expect((await timeOf(phone)).answer).toEqual([200, {}])
  })

  test('is a failure where no message can be sent at all', async () => {
    const none = await openService(db, ENV, { sms: { channels: [], send: sms.send } })
    for (const phone of [await member(), newPhone()]) {
      const { status, body } = await post('/otp', { phone, create_user: false }, none)
      expect([status, body.code]).toEqual([422, 'sms_send_failed'])
    }
    expect(texts).toEqual([])
  })
})

describe('the channel', () => {
  test('is one that is offered, and the settings of the service name them', async () => {
    expect((await auth.send('GET', '/settings')).body.text_channels).toEqual(['sms', 'whatsapp', 'call'])
    expect(
      (await auth.client().signInWithOtp({ phone: newPhone(), options: { channel: 'whatsapp' } })).error,
    ).toBeNull()
    expect(texts).toMatchObject([{ channel: 'whatsapp' }])
    const few = await openService(db, { ...ENV, AUTH_SMS_CHANNELS: 'sms,call' }, { sms })
    expect((await few.send('GET', '/settings')).body.text_channels).toEqual(['sms', 'call'])
    const refused = await post('/otp', { phone: newPhone(), channel: 'whatsapp' }, few)
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'validation_failed', message: 'Invalid channel, supported values are: sms, call' },
    ])
  })
})
