import { expect, test } from 'vitest'
import { referrals } from '#app/features/referrals/tables.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'

const t = await testApp()
const REFERRAL = {
  form: 'referral',
  name: 'Lata',
  email: 'lata@example.in',
  wing: 'doc',
  reason: 'She sat with my mother every evening.',
  notify: 'yes',
}

const mailsTo = async (address: string) => (await listMails(t.database.db)).filter(({ to }) => to === address)

test('before the first consent the page says so and shows examples, marked as such', async () => {
  const html = await (await t.get('/refer')).text()
  expect(html).toContain('No profiles yet.')
  expect(html).toContain('Shabana')
  expect(html.match(/I vouch for them/g)).toHaveLength(3)
})

test('a referred person is asked in fixed words, and is not shown', async () => {
  expect((await t.post('/refer', REFERRAL)).status).toBe(200)
  const [mail, ...more] = await mailsTo('lata@example.in')
  expect(more).toEqual([])
  expect(mail?.text).not.toMatch(/mother|Lata/)
  expect(await (await t.get('/refer')).text()).not.toContain('Lata')
})

test('a person who is referred again by somebody else gets no second mail', async () => {
  await t.post('/refer', { ...REFERRAL, reason: 'Another reason', wing: 'seeds' })
  expect(await mailsTo('lata@example.in')).toHaveLength(1)
  expect(await t.database.db.select().from(referrals)).toHaveLength(1)
  expect(await t.database.db.select().from(requests)).toHaveLength(2)
})

test('without the consent box nobody is asked', async () => {
  const { notify: _, ...rest } = REFERRAL
  await t.post('/refer', { ...rest, email: 'mira@example.in' })
  expect(await mailsTo('mira@example.in')).toEqual([])
})

test('the referred person agrees with their own text, changes it, and removes it by the link', async () => {
  const [mail] = await mailsTo('lata@example.in')
  const path = new URL(/https?:\S+\/refer\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
  const refused = await t.post(path, { displayName: 'Lata', snippet: '' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Please write a sentence about yourself.')
  await t.post(path, { displayName: 'Lata K.', snippet: 'I sit with elders.', skills: 'Listening, Tea, Tea' })
  const listed = await (await t.get('/refer')).text()
  expect(listed).toContain('I sit with elders.')
  expect(listed.indexOf('Shabana')).toBeGreaterThan(listed.indexOf('>Examples<'))
  expect(listed.indexOf('I sit with elders.')).toBeLessThan(listed.indexOf('>Examples<'))
  expect(listed).not.toContain('lata@example.in')
  const page = await t.get(path)
  expect(page.headers.get('cache-control')).toBe('no-store')
  await t.post(path, { intent: 'remove' })
  expect(await (await t.get('/refer')).text()).not.toContain('I sit with elders.')
  const [row] = await t.database.db.select().from(referrals)
  expect(row).toMatchObject({ displayName: null, snippet: null, skills: [] })
})

test('an unknown link is a 404, and a visitor who vouches has to sign in', async () => {
  expect((await t.get('/refer/AAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  const answer = await t.post('/refer', { intent: 'vouch', referralId: crypto.randomUUID() })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/auth?next=%2Frefer')
})
