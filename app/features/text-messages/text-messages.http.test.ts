import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

const PATH = '/operator/text-messages'
const t = await testApp({
  RATE_LIMITS: '1',
  AUTH_PHONE_ENABLED: 'true',
  AUTH_SMS_PRICE_PAISE: '25',
  AUTH_RATE_LIMIT_SMS_PER_DAY: '3',
  AUTH_RATE_LIMIT_SMS_NOTICE_PERCENT: '100',
})
const { auth } = t.services
let operator: Person

beforeAll(async () => {
  operator = await signUpStaff(t, 'Kavita', 'operator')
})

const page = async ({ init }: Pick<Person, 'init'> = operator) => {
  const response = await t.get(PATH, { ...init, redirect: 'manual' })
  return { status: response.status, text: textOf(await response.text()) }
}
const sendNotice = (phone: string) =>
  auth.sendText({ phone, message: 'Your order is on its way.', template: { kind: 'orders.sent', variables: {} } })

describe('the page about text messages', () => {
  test('is for operators alone', async () => {
    expect((await page({ init: { headers: { Cookie: '' } } })).status).toBe(302)
    expect((await page(await signUp(t, 'Asha'))).status).toBe(403)
    expect((await page()).status).toBe(200)
  })

  test('says that there were none', async () => {
    const { text } = await page()
    expect(text).toContain('No text messages in the last 30 days.')
    expect(text).toContain('left today, of 3')
  })

  test('shows what was sent and refused, what it cost and what is left, by kind and day, and no number', async () => {
    const asked = await auth.app.request('/otp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: '919876500001', channel: 'call' }),
    })
    expect(asked.status).toBe(200)
    await sendNotice('+919876500002')
    const { text } = await page()
    expect(text).toMatch(/Code to join or sign in\s*Call\s*1\s*0\s*0\s*₹0/)
    expect(text).toMatch(/Parcel on its way\s*SMS\s*1\s*0\s*0\s*₹0\.25/)
    expect(text).not.toContain('98765')
    expect(text).not.toContain('budget is used up')
  })

  test('says when the budget of the day is used up', async () => {
    await sendNotice('+919876500003')
    await expect(sendNotice('+919876500004')).rejects.toMatchObject({ code: 'over_sms_send_rate_limit' })
    const { text } = await page()
    expect(text).toContain('Today’s budget is used up')
    expect(text).toMatch(/Parcel on its way\s*SMS\s*2\s*0\s*1/)
  })
})

test('without prices there is no column of costs, but the names of the settings', async () => {
  const other = await testApp({ AUTH_PHONE_ENABLED: 'true' })
  const kavita = await signUpStaff(other, 'Kavita', 'operator')
  await other.services.auth.sendText({
    phone: '+919876500001',
    message: 'Your order is on its way.',
    template: { kind: 'orders.sent', variables: {} },
  })
  const text = textOf(await (await other.get(PATH, kavita.init)).text())
  expect(text).toContain('Costs are unknown.')
  expect(text).not.toContain('Cost ')
  expect(text).toContain('no limit today')
})

test('private requests are counted together, whatever they are about, and kinds from before as others', async () => {
  const other = await testApp({ AUTH_PHONE_ENABLED: 'true' })
  const kavita = await signUpStaff(other, 'Kavita', 'operator')
  for (const kind of ['requests.replied-sealed', 'requests.closed-sealed', 'orders.long-ago'])
    await other.services.auth.sendText({
      phone: '+919876500001',
      message: 'There is an answer.',
      template: { kind, variables: {} },
    })
  const text = textOf(await (await other.get(PATH, kavita.init)).text())
  expect(text).toMatch(/A private request\s*SMS\s*2\s*0\s*0/)
  expect(text).toMatch(/Other messages\s*SMS\s*1\s*0\s*0/)
  expect(text).not.toMatch(/sealed|orders\./)
})
