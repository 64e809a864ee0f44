import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { testApp, type TestApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'

const SHOWCASE = { SITE_URL: 'https://diya.example', SHOWCASE: '1' }
const PAGES = [
  '/',
  '/home',
  '/campaign',
  '/cart',
  '/checkout',
  '/auth',
  '/impact',
  '/stories',
  '/no-such-page',
  '/offline',
  '/%00',
  '/auth/v1/verify/page',
]
/** A number whose code is known: nothing is sent to it. */
const MSG91 = {
  AUTH_SMS_MSG91_AUTH_KEY: 'key',
  AUTH_SMS_MSG91_TEMPLATE_ID: 'template',
  AUTH_SMS_TEMPLATES: '*=notice',
  AUTH_SMS_TEST_CODES: '919876500001=246810',
}
const CANNOT = 'This demonstration cannot send mail'

const demonstration = await testApp(SHOWCASE)
const mailing = await testApp({ ...SHOWCASE, MAIL_URL: 'smtp://127.0.0.1:1' })
const ordinary = await testApp()

const read = async (t: TestApp, path: string) => (await t.get(path)).text()

test.each(PAGES)('a demonstration shows its notice on %s, and other sites do not', async (path) => {
  expect(await read(demonstration, path)).toContain(showcaseCopy.line)
  expect(await read(mailing, path)).toContain(showcaseCopy.line)
  expect(await read(ordinary, path)).not.toContain(showcaseCopy.line)
})

test('it shows its notice on the payment page', async () => {
  const payment = {
    paymentId: randomUUID(),
    amountMinor: 500_00,
    currency: 'INR',
    description: 'A gift',
    returnUrl: 'https://diya.example/receipt/x',
    payer: { name: 'Asha', email: null, phone: null },
    expiresAt: new Date(demonstration.clock.now.getTime() + MINUTE_MS),
  }
  const { payUrl } = await demonstration.services.payments.start(payment)
  expect(await read(demonstration, new URL(payUrl).pathname)).toContain(showcaseCopy.line)
  const elsewhere = await ordinary.services.payments.start({ ...payment, returnUrl: 'http://localhost:3000/receipt/x' })
  expect(await read(ordinary, new URL(elsewhere.payUrl).pathname)).not.toContain(showcaseCopy.line)
})

test.each(['/auth?tab=join', '/auth?way=code', '/auth/reset', '/ssr/auth?tab=sign-up'])(
  'without a mail server %s says that it cannot send mail, and has no form',
  async (path) => {
    const page = await read(demonstration, path)
    expect(page).toContain(`>${CANNOT}</p>`)
    expect(page).not.toContain('<form')
    expect(await read(mailing, path)).toContain('<form')
    expect(await read(ordinary, path)).toContain('<form')
    expect(await read(ordinary, path)).not.toContain(CANNOT)
  },
)

test('the referral page says that it cannot mail another person', async () => {
  expect(await read(demonstration, '/refer')).toContain(`>${CANNOT}</p>`)
  expect(await read(mailing, '/refer')).not.toContain(CANNOT)
})

test('a member with a password can sign in', async () => {
  const page = await read(demonstration, '/auth')
  expect(page).toContain('<form')
  expect(page).not.toContain(CANNOT)
})

test('a sign-up by the API is refused, and no mail is enqueued', async () => {
  const sendRequest = (path: string, body: object) =>
    demonstration.request(path, { method: 'POST', body: JSON.stringify(body) })
  const email = 'stranger@example.org'
  const joined = await sendRequest('/auth/v1/signup', { email, password: 'a good long phrase' })
  expect(await joined.json()).toMatchObject({ error_code: 'signup_disabled' })
  const code = await sendRequest('/auth/v1/otp', { email })
  expect(code.status).toBeGreaterThanOrEqual(400)
  expect(await listMails(demonstration.database.db, { to: email })).toEqual([])
})

test('without a mail server but with text messages people join by a number, and not by e-mail', async () => {
  const texting = await testApp({ ...SHOWCASE, AUTH_SMS_PROVIDER: 'msg91', ...MSG91 })
  const call = async (path: string, body: object) => {
    const response = await texting.request(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: await response.json() }
  }
  expect(await read(texting, '/auth?tab=join')).toContain('<form')
  const phone = '919876500001'
  expect(await call('/otp', { phone, data: { display_name: 'Savita' } })).toMatchObject({ status: 200 })
  const joined = await call('/verify', { phone, type: 'sms', token: '246810' })
  expect([joined.status, joined.body.user.phone]).toEqual([200, phone])
  const email = 'stranger@example.org'
  for (const [path, body] of [
    ['/signup', { email, password: 'a good long phrase' }],
    ['/otp', { email }],
    ['/recover', { email }],
    ['/resend', { email, type: 'signup' }],
  ] as const)
    expect((await call(path, body)).body, path).toMatchObject({ error_code: 'email_provider_disabled' })
  expect(await listMails(texting.database.db, { to: email })).toEqual([])
})
