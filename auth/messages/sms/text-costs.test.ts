import { beforeEach, expect, test } from 'vitest'
import { Authenticator } from '#auth/test/authenticator.test-support.ts'
import { openService, present, type TestService } from '#auth/test/service.test-support.ts'
import { textCounts } from '#auth/tables/limits.server.ts'
import { testDatabase } from '#test/database.ts'

// README.md ("What text messages cost") says how many messages a person with a phone number and nothing else needs.

const { db } = await testDatabase()
const PRICE_PAISE = 20
const PHONE = '919876500077'
let auth: TestService

beforeEach(async () => {
  await db.delete(textCounts)
  auth = await openService(db, {
    AUTH_PHONE_ENABLED: 'true',
    AUTH_PASSKEYS: 'true',
    AUTH_SMS_PRICE_PAISE: String(PRICE_PAISE),
  })
})

async function signInByCode() {
  auth.clock.forwardS(61)
  const client = auth.client()
  await client.signInWithOtp({ phone: PHONE })
  const { error } = await client.verifyOtp({ phone: PHONE, token: auth.texts.at(-1)?.code ?? '', type: 'sms' })
  if (error) throw error
  return client
}

const sumOf = async () => {
  const { days } = await auth.findTextUsage({ days: 30 })
  return { sent: days[0]?.sent, costPaise: days[0]?.costPaise }
}

test('joining costs one message, each sign-in by a code one, a sign-in by a passkey none, and a refresh none', async () => {
  const client = await signInByCode()
  expect(await sumOf()).toEqual({ sent: 1, costPaise: PRICE_PAISE })

  await signInByCode()
  expect(await sumOf()).toEqual({ sent: 2, costPaise: 2 * PRICE_PAISE })

  const authenticator = new Authenticator()
  const registration = present((await client.passkey.startRegistration()).data)
  const key = authenticator.create(registration.options)
  await client.passkey.verifyRegistration({ challengeId: registration.challenge_id, credential: key.json })
  const other = auth.client()
  const start = present((await other.passkey.startAuthentication()).data)
  const credential = authenticator.get(key, start.options)
  const opened = await other.passkey.verifyAuthentication({ challengeId: start.challenge_id, credential })
  expect(opened.error).toBeNull()
  await other.refreshSession()
  expect(await sumOf()).toEqual({ sent: 2, costPaise: 2 * PRICE_PAISE })
})

test('a notice costs one message, and one with Hindi letters or more than 160 characters several', async () => {
  const send = (message: string) =>
    auth.sendText({ phone: PHONE, message, template: { kind: 'order_sent', variables: {} } })
  await send('Your order 4711 was sent. https://diya.example/s/abcdefgh')
  expect((await sumOf()).costPaise).toBe(PRICE_PAISE)
  await send('आपका ऑर्डर 4711 भेज दिया गया है। इसे यहाँ देखें: https://diya.example/s/abcdefgh')
  expect((await sumOf()).costPaise).toBe(3 * PRICE_PAISE)
})
