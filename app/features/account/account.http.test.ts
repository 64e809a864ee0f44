import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { circleMembers } from '#app/features/circles/tables.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { signUp, signUpByPhone } from '#test/people.ts'

const t = await testApp()
const join = async (email: string, name = 'Asha') => (await signUp(t, name, { email })).init
const EXPORTED_KEYS = (
  'account builtCampaigns campaignMoney campaignQuestions campaignReports circles coOwnedCampaigns contributions devices exportedAt giftTaxDetails goodDeeds helpfulReviews keptLists learning listings media monthlyGifts needs ' +
  'orders passkeys privateNotes questions requests reviews shop shopApplications shopMoney squads startups stories student tickets translations vouches'
).split(' ')

test.each(['/account', '/account/export'])('a visitor at %s signs in first, and comes back', async (path) => {
  const response = await t.request(path, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/auth?next=%2Faccount'])
})

test('a member sees their name, sign-in methods and this device', async () => {
  const html = await (await t.get('/account', await join('asha@example.com'))).text()
  for (const words of ['value="Asha"', 'Now: asha@example.com', 'Two-step sign-in', 'This device', 'type ERASE'])
    expect(html).toContain(words)
  expect(html).not.toContain('Sign out other devices')
})

test('a member on a phone that is not her own is offered no passkey, and reads why', async () => {
  const words = ['Add a passkey</button>', 'Add a passkey on a phone of your own.']
  const shownTo = async (phone: string, isShared: boolean) => {
    const { init } = await signUpByPhone(t, 'Savita', { phone, isShared })
    const html = await (await t.get('/account', init)).text()
    return words.map((text) => html.includes(text))
  }
  expect(await shownTo('+919876500101', false)).toEqual([true, false])
  expect(await shownTo('+919876500102', true)).toEqual([false, true])
})

test('a signed-in member is redirected from the sign-in screens, and never to another site', async () => {
  const her = await join('kavita@example.com')
  const at = async (path: string) => (await t.get(path, { ...her, redirect: 'manual' })).headers.get('Location')
  expect(await at('/auth?next=/campaign')).toBe('/campaign')
  expect(await at('/auth?next=//evil.example')).toBe('/')
})

test('a session that was signed out on another device opens nothing, though its token has not expired', async () => {
  const her = await join('rehana@example.com')
  const token = her.headers.Cookie.split('=')[1]
  await t.request('/auth/v1/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  expect((await t.get('/account', { ...her, redirect: 'manual' })).status).toBe(302)
})

test('the export has all stored data of the member, as JSON and HTML, and no secret', async () => {
  const her = await join('lata@example.com', '<b>Lata</b>')
  const fields = { kind: 'join', name: 'Lata', contact: '98765 43210', region: 'Maharashtra', consent: 'yes' }
  await t.post('/fearless-girls', fields, her)
  const response = await t.get('/account/export', her)
  expect(response.headers.get('Content-Type')).toBe('application/zip')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const files = unzip(Buffer.from(await response.arrayBuffer()))
  const data = JSON.parse(files['your-data.json'] ?? '') as {
    account: { email: string }
    circles: { memberships: object[] }
  }
  expect(Object.keys(data).toSorted()).toEqual(EXPORTED_KEYS)
  expect(data.account.email).toBe('lata@example.com')
  expect(data.circles.memberships).toHaveLength(1)
  expect(files['your-data.html']).toMatch(/<title>[^<]+ · Diya<\/title>/)
  expect(files['your-data.html']).toContain('&#60;b&#62;Lata&#60;/b&#62;')
  expect(files['your-data.html']).not.toContain('<b>Lata')
  expect(JSON.stringify(files)).not.toMatch(/argon2|secret/i)
})

test('an erasure requires the confirmation word; it deletes account and circles, and nobody else’s', async () => {
  const [her, other] = [await join('sunita@example.com'), await join('meera@example.com')]
  const fields = { kind: 'join', name: 'Sunita', contact: '98765 00000', region: 'Kerala', consent: 'yes' }
  await t.post('/fearless-girls', fields, her)
  const refused = await t.post('/account', { word: 'yes' }, her)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Type the word exactly as shown above.')
  expect((await t.get('/account', her)).status).toBe(200)

  const done = await t.post('/account', { word: ' erase ' }, her)
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/account/erased'])
  expect(done.headers.get('Set-Cookie')).toContain(`${ACCESS_TOKEN_COOKIE}=; Max-Age=0; Path=/`)
  expect((await t.get('/account', { ...her, redirect: 'manual' })).status).toBe(302)
  expect((await t.get('/account', other)).status).toBe(200)
  const members = await t.database.db.select().from(circleMembers)
  expect(members.map(({ name }) => name)).not.toContain('Sunita')
})

test('an erasure deletes the member’s mails from the outbox, and nobody else’s', async () => {
  const her = await join('lakshmi@example.com')
  for (const to of ['Lakshmi@example.com', 'other-lakshmi@example.com']) {
    await enqueueMail(t.database.db, t.services, {
      dedupeKey: randomUUID(),
      to,
      subject: 'A receipt',
      text: 'Thank you',
      createdAt: new Date(),
    })
  }
  expect((await t.post('/account', { word: 'ERASE' }, her)).status).toBe(303)
  const left = (await listMails(t.database.db)).map(({ to }) => to)
  expect(left).toContain('other-lakshmi@example.com')
  expect(left).not.toContain('Lakshmi@example.com')
})

describe('two-step sign-in', () => {
  const pageOf = async (env: Record<string, string>) => {
    const site = await testApp(env)
    return (await site.get('/account', (await signUp(site, 'Asha')).init)).text()
  }

  test('is not offered when no kind is configured', async () => {
    const html = await pageOf({ AUTH_MFA_TOTP_ENROLL: 'false' })
    expect(html).toContain('Your account')
    expect(html).not.toMatch(/Two-step sign-in|Set up/)
  })

  test('is offered by app and by text message when both are configured', async () => {
    const html = await pageOf({ AUTH_MFA_PHONE_ENROLL: 'true', AUTH_MFA_PHONE_VERIFY: 'true' })
    expect(html).toContain('Set up')
    expect(html).toContain('Use text messages')
  })
})

test('another site cannot erase an account', async () => {
  const her = await join('usha@example.com')
  const headers = { ...her.headers, Origin: 'https://evil.example' }
  expect((await t.post('/account', { word: 'ERASE' }, { headers })).status).toBe(403)
  expect((await t.get('/account', her)).status).toBe(200)
})

const READ = `
import io, json, sys, zipfile
archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
print(json.dumps({i.filename: archive.read(i).decode() for i in archive.infolist()}))`

const unzip = (archive: Buffer) =>
  JSON.parse(execFileSync('python3', ['-c', READ], { input: archive, encoding: 'utf8' })) as Record<string, string>
