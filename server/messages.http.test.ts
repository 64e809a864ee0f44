import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'

const app = await testApp({ AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_PHONE_ENABLED: 'true' })
const sendRequest = (path: string, body: object) =>
  app.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
const newest = async (to: string) => (await listMails(app.database.db)).findLast((mail) => mail.to === to)

test('a confirmation mail is in the outbox, and its link opens the product’s page', async () => {
  const signUp = await sendRequest('/auth/v1/signup', { email: 'asha@example.org', password: 'a good long phrase' })
  expect(signUp.status).toBe(200)
  const mail = await newest('asha@example.org')
  expect(mail?.subject).toBe('Your link for Diya')
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/auth/confirm')
  expect((await app.get(link.pathname + link.search)).status).toBe(200)
  const token_hash = link.searchParams.get('token_hash') ?? 'none'
  expect((await sendRequest('/auth/v1/verify', { type: 'signup', token_hash })).status).toBe(200)
  expect(JSON.stringify(app.logged)).not.toContain(token_hash)
})

test('the mail of another app links to the page of the auth service', async () => {
  const foreign = await testApp({ AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_URI_ALLOW_LIST: 'https://app.example/**' })
  await foreign.request('/auth/v1/signup?redirect_to=https://app.example/', {
    method: 'POST',
    body: JSON.stringify({ email: 'asha@example.org', password: 'a good long phrase' }),
  })
  const [mail] = await listMails(foreign.database.db)
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/auth/v1/verify/page')
  const page = await foreign.get(link.pathname + link.search)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).not.toContain('form-action')
  const pressed = await foreign.request(link.pathname, { method: 'POST', body: new URLSearchParams(link.search) })
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('location')).toMatch(/#access_token=.*&type=signup&sb=$/)
  expect(JSON.stringify(foreign.logged)).not.toContain(link.searchParams.get('token'))
})

test('a text message is in the mailbox for development', async () => {
  const otp = await sendRequest('/auth/v1/otp', { phone: '+919876543210' })
  expect(await otp.json()).toMatchObject({ message_id: expect.any(String) })
  const message = await newest('+919876543210@sms.localhost')
  const token = /\d{6}/.exec(message?.text ?? '')?.[0]
  const verified = await sendRequest('/auth/v1/verify', { type: 'sms', phone: '919876543210', token })
  expect(verified.status).toBe(200)
})

test('with a real mail server no text message is sent as a mail', async () => {
  const real = await testApp({ MAIL_URL: 'smtp://127.0.0.1:1', AUTH_PHONE_ENABLED: 'true' })
  const before = (await listMails(real.database.db)).length
  await real.request('/auth/v1/otp', { method: 'POST', body: JSON.stringify({ phone: '919876543211' }) })
  expect((await listMails(real.database.db)).length).toBe(before)
  expect(JSON.stringify(real.logged)).toContain('a text message could not be sent')
})
