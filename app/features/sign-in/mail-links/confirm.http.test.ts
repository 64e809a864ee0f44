import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { signUp } from '#test/people.ts'
import { htmlOf } from '#test/page-text.ts'

const app = await testApp({ AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_MAIL_INTERVAL_S: '0' })
const confirmed = await testApp()
const JSON_TYPE = { 'Content-Type': 'application/json' }
const ask = (t: typeof app, path: string, body: object) =>
  t.request(`/auth/v1${path}`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })

async function linkTo(t: typeof app, email: string): Promise<URL> {
  const mail = (await listMails(t.database.db)).findLast(({ to }) => to === email)
  return new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

test('a mailed link shows its account; a mail scanner that opens it twice does not consume it', async () => {
  const email = 'asha@example.org'
  await ask(app, '/signup', { email, password: 'a good long phrase' })
  const link = await linkTo(app, email)
  expect([link.pathname, link.searchParams.get('type')]).toEqual(['/auth/confirm', 'signup'])
  for (let look = 0; look < 2; look++) {
    const page = await app.get(link.pathname + link.search)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('set-cookie')).toBeNull()
    const html = await htmlOf(page)
    expect(html).toContain(`You will be signed in as ${email}.`)
    expect(html).toContain('You need JavaScript to open this link')
  }
  const verified = await ask(app, '/verify', { type: 'signup', token_hash: link.searchParams.get('token_hash') })
  expect(verified.status).toBe(200)
  const spent = await htmlOf(await app.get(link.pathname + link.search))
  expect(spent).toContain('This link does not work any more')
  expect(spent).not.toContain(email)
})

test.each(['?token_hash=made-up&type=signup', '?token_hash=made-up', '?token_hash=%27&type=toString'])(
  'a made-up link (%s) names nobody',
  async (search) => {
    expect(await htmlOf(await app.get(`/auth/confirm${search}`))).toContain('This link does not work any more')
  },
)

test('a provider’s refusal is shown without JavaScript, and a URL without a token asks for the mail', async () => {
  const refused = await htmlOf(await app.get('/auth/confirm?error=access_denied&error_code=access_denied'))
  expect(refused).toContain('You did not give permission there. Nothing was changed.')
  expect(await htmlOf(await app.get('/auth/confirm'))).toContain('Please open the link in our mail again.')
})

test('a signed-in member sees that the link is for another account, and for which', async () => {
  const meera = await signUp(confirmed, 'Meera')
  const ravi = await signUp(confirmed, 'Ravi')
  await ask(confirmed, '/otp', { email: ravi.email })
  const link = await linkTo(confirmed, ravi.email)
  const page = await htmlOf(await confirmed.get(link.pathname + link.search, meera.init))
  expect(page).toContain('You are signed in with another account')
  expect(page).toContain(`This browser is signed in as ${meera.email}.`)
  expect(page).toContain(`The link is for ${ravi.email}.`)
  expect(page).not.toContain('You will be signed in as')
  await ask(confirmed, '/otp', { email: meera.email })
  const own = await linkTo(confirmed, meera.email)
  const ownPage = await htmlOf(await confirmed.get(own.pathname + own.search, meera.init))
  expect(ownPage).toContain(`You will be signed in as ${meera.email}.`)
})

test('a mail for a foreign app keeps the service’s link, which redirects with a session', async () => {
  const foreign = await testApp({ AUTH_URI_ALLOW_LIST: 'https://app.example/**' })
  const { email } = await signUp(foreign, 'Asha')
  await ask(foreign, '/otp?redirect_to=https://app.example/cb', { email })
  const link = await linkTo(foreign, email)
  expect(link.pathname).toBe('/auth/v1/verify/page')
  const followed = await foreign.get(`/auth/v1/verify${link.search}`, { redirect: 'manual' })
  expect(followed.status).toBe(303)
  expect(followed.headers.get('location')).toMatch(/^https:\/\/app\.example\/cb#access_token=/)
})
