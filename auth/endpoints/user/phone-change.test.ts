import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '#auth/tables/users.server.ts'
import { newEmail, openService, PASSWORD, present, type TestService } from '#auth/test/service.test-support.ts'
import { testDatabase } from '#test/database.ts'

const { db } = await testDatabase()
let auth: TestService
let numbers = 0
const newPhone = () => `9198110${String(++numbers).padStart(5, '0')}`
beforeEach(async () => {
  auth = await openService(db, {
    AUTH_PHONE_ENABLED: 'true',
    AUTH_MAIL_SITE_NAME: 'Diya',
    AUTH_SITE_URL: 'https://diya.example',
    AUTH_NOTIFY_PHONE_CHANGED: 'true',
    AUTH_NOTIFY_PASSWORD_CHANGED: 'true',
    AUTH_SMS_INTERVAL_S: '0',
  })
})

const codeTo = (phone: string) => present(auth.texts.findLast((text) => text.phone === phone)?.code)
const noticesTo = (phone: string) =>
  auth.texts.filter((text) => text.phone === phone && text.code === undefined).map(({ message }) => message)
const rowOf = async (userId: string) => present((await db.select().from(users).where(eq(users.id, userId)))[0])

/** A member with a phone number alone, or with an e-mail too. */
async function join({ email }: { email?: string } = {}) {
  const [client, phone] = [auth.client(), newPhone()]
  await client.signInWithOtp({ phone })
  const { data } = await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
  const userId = present(data.user).id
  if (email) await auth.admin.updateUserById(userId, { email, email_confirm: true })
  return { client, phone, userId }
}

async function change({ client }: Pick<Awaited<ReturnType<typeof join>>, 'client'>): Promise<string> {
  const phone = newPhone()
  expect((await client.updateUser({ phone })).error).toBeNull()
  expect((await client.verifyOtp({ phone, token: codeTo(phone), type: 'phone_change' })).error).toBeNull()
  return phone
}

test('a changed phone number is told to the old one, without the new one, and what to do', async () => {
  const member = await join()
  const before = (await rowOf(member.userId)).contactChangedAt
  const phone = await change(member)
  const [notice, ...more] = noticesTo(member.phone)
  expect(notice).toBe(
    'The phone number of your account at Diya was changed. If this was not you, write to us: https://diya.example',
  )
  expect([before, more, noticesTo(phone)]).toEqual([null, [], []])
  expect((await rowOf(member.userId)).contactChangedAt).toEqual(auth.clock.now)
})

test('with an e-mail address both are told', async () => {
  const email = newEmail()
  const member = await join({ email })
  await change(member)
  expect(noticesTo(member.phone)).toHaveLength(1)
  expect(auth.mails.filter(({ to }) => to === email).map(({ kind }) => kind)).toEqual(['phone_changed'])
})

test('a first number changes nothing that was there, so no money waits for it', async () => {
  const { user } = await auth.signUp()
  const client = auth.client()
  await client.signInWithPassword({ email: user.email ?? '', password: PASSWORD })
  await change({ client })
  expect((await rowOf(user.id)).contactChangedAt).toBeNull()
})

test('a stranger who began to join with a number keeps its holder from adding it to her account in no way', async () => {
  const phone = newPhone()
  const stranger = auth.client()
  await stranger.signInWithOtp({ phone })
  const strangersCode = codeTo(phone)
  const member = await join({ email: newEmail() })
  expect((await member.client.updateUser({ phone })).error).toBeNull()
  const verified = await member.client.verifyOtp({ phone, token: codeTo(phone), type: 'phone_change' })
  expect(verified.error).toBeNull()
  expect((await rowOf(member.userId)).phone).toBe(phone)
  expect(await db.$count(users, eq(users.phone, phone))).toBe(1)
  const late = await stranger.verifyOtp({ phone, token: strangersCode, type: 'sms' })
  expect(late.error?.code).toBe('otp_expired')
})

test('a member without an e-mail address is told of other changes by text message', async () => {
  const member = await join()
  await member.client.updateUser({ password: PASSWORD })
  expect(noticesTo(member.phone)).toEqual([
    expect.stringContaining('The password of your account at Diya was changed.'),
  ])
})

test('the change stays when the text message to the old number cannot be sent, and the log says so', async () => {
  const phones: string[] = []
  const sms = {
    async send({ phone, code }: { phone: string; code?: string }) {
      phones.push(phone)
      if (code === undefined) throw new Error('the company is away')
      codes.set(phone, code)
      return undefined
    },
  }
  const codes = new Map<string, string>()
  const down = await openService(db, { AUTH_PHONE_ENABLED: 'true', AUTH_NOTIFY_PHONE_CHANGED: 'true' }, { sms })
  const [client, old, next] = [down.client(), newPhone(), newPhone()]
  await client.signInWithOtp({ phone: old })
  await client.verifyOtp({ phone: old, token: present(codes.get(old)), type: 'sms' })
  await client.updateUser({ phone: next })
  const { data } = await client.verifyOtp({ phone: next, token: present(codes.get(next)), type: 'phone_change' })
  expect([data.user?.phone, phones.at(-1)]).toEqual([next, old])
  expect(down.logged.join()).toContain('could not be notified by text message')
  expect(down.logged.join()).not.toContain(old)
})

describe('a number that is already somebody’s', () => {
  beforeEach(async () => {
    auth = await openService(db, {
      AUTH_PHONE_ENABLED: 'true',
      AUTH_HIDE_MEMBERS: 'true',
      AUTH_MAIL_SITE_NAME: 'Diya',
      AUTH_SITE_URL: 'https://diya.example',
      AUTH_SMS_INTERVAL_S: '0',
    })
  })
  const alike = (body: unknown, phone: string) =>
    JSON.stringify(body)
      .replaceAll(phone, '<phone>')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')

  test('is answered like a free one, and only its owner is told, without a code', async () => {
    const [owner, member] = [await join(), await join()]
    const free = newPhone()
    const answers = []
    for (const phone of [free, owner.phone]) {
      const { data, error } = await member.client.updateUser({ phone })
      expect([error, data.user?.new_phone]).toEqual([null, phone])
      const wrong = await member.client.verifyOtp({ phone, token: '000000', type: 'phone_change' })
      answers.push([alike(data.user, phone), wrong.error?.status, wrong.error?.code, wrong.error?.message])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[1]).toContain('otp_expired')
    const notice =
      'Diya: somebody tried to add your number to another account. It stays with yours. Was it you? Sign in with this number: https://diya.example'
    expect(noticesTo(owner.phone)).toEqual([notice])
    expect(notice.length).toBeLessThanOrEqual(160)
    expect((await rowOf(owner.userId)).phone).toBe(owner.phone)
    expect((await rowOf(member.userId)).phone).toBe(member.phone)
  })

  test('is told again, still without a code, when the code is asked for again', async () => {
    const [owner, member] = [await join(), await join()]
    await member.client.updateUser({ phone: owner.phone })
    const codes = auth.texts.filter(({ code }) => code !== undefined).length
    expect((await member.client.resend({ type: 'phone_change', phone: member.phone })).error).toBeNull()
    expect(noticesTo(owner.phone)).toHaveLength(2)
    expect(auth.texts.filter(({ code }) => code !== undefined)).toHaveLength(codes)
  })

  test('keeps the code of an earlier change from working', async () => {
    const [owner, member, earlier] = [await join(), await join(), newPhone()]
    await member.client.updateUser({ phone: earlier })
    await member.client.updateUser({ phone: owner.phone })
    for (const phone of [earlier, owner.phone]) {
      const { error } = await member.client.verifyOtp({ phone, token: codeTo(earlier), type: 'phone_change' })
      expect(error?.code).toBe('otp_expired')
    }
  })

  test('is told no more often than codes are sent, with the same response', async () => {
    const limited = await openService(
      db,
      { AUTH_PHONE_ENABLED: 'true', AUTH_HIDE_MEMBERS: 'true', AUTH_RATE_LIMITS: 'on', AUTH_SMS_INTERVAL_S: '60' },
      { keys: auth.keys },
    )
    const [owner, member] = [await join(), await join()]
    const { data } = await member.client.getSession()
    const token = present(data.session).access_token
    const put = async (phone: string) => {
      const { status, headers, body } = await limited.send('PUT', '/user', { token, body: { phone } })
      return [status, headers.get('retry-after'), body.error_code]
    }
    const seen = []
    for (const phone of [newPhone(), owner.phone]) seen.push([await put(phone), await put(phone)])
    expect(seen[0]).toEqual([
      [200, null, undefined],
      [429, '60', 'over_sms_send_rate_limit'],
    ])
    expect(seen[1]).toEqual(seen[0])
    expect(limited.texts.filter(({ phone }) => phone === owner.phone)).toHaveLength(1)
  })

  test('of two members who hold its codes becomes one member’s, and the other is told so', async () => {
    const [one, two, phone] = [await join(), await join(), newPhone()]
    const codes: string[] = []
    for (const { client } of [one, two]) {
      await client.updateUser({ phone })
      codes.push(codeTo(phone))
    }
    const confirm = ({ client }: typeof one, at: number) =>
      client.verifyOtp({ phone, token: present(codes[at]), type: 'phone_change' })
    const answers = await Promise.all([confirm(one, 0), confirm(two, 1)])
    expect(answers.map(({ error }) => error?.code ?? 'confirmed').toSorted()).toEqual(['confirmed', 'phone_exists'])
    const phones = [(await rowOf(one.userId)).phone, (await rowOf(two.userId)).phone]
    expect(phones.filter((number) => number === phone)).toHaveLength(1)
  })
})
