import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { seedDemoHours } from '#app/features/partnership/demo.ts'
import { squadMembers } from '#app/features/squads/tables.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { type Person, signUp, STUDENT_FORM } from '#test/people.ts'

// Forms know a signed-in person's name, e-mail and phone number; the fields stay editable, and visitors' are empty.

const ASHA = { name: 'Asha Rao', email: 'asha-rao@example.org' }
const PHONE = '+919876543210'
const GIFT = '/campaign/rukmini-grocery/support'
const TEXTS = ['name', 'contact', 'email', 'phone', 'founder']

let t: TestApp
let asha: Person

beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  await seedDemoHours(t.database.db, t.clock.now)
  asha = await signUp(t, ASHA.name, { email: ASHA.email })
})

const { name, email } = ASHA

const FORMS: readonly (readonly [path: string, filled: Readonly<Record<string, string>>])[] = [
  [GIFT, { name, contact: email }],
  ['/contact', { name, email }],
  ['/feedback', { name, email }],
  ['/campus', { name, contact: email }],
  ['/partnership-hub/demo', { name, email }],
  ['/partnership-conversation', { email }],
  ['/fearless-girls', { name, contact: email }],
  ['/start?ask=start-idea', { contact: email }],
  ['/mutually?ask=mutually-leader', { name, contact: email }],
  ['/sellers?ask=seller-application', { name, contact: email }],
  ['/seeds?ask=startup-submission', { founder: name, email }],
  ['/heartbeat?ask=heartbeat-plan', { contact: email }],
  ['/come-back?ask=come-back', { name, contact: email }],
]

test.each(FORMS)(
  '%s fills in what a signed-in person has told before, and nothing for a visitor',
  async (path, filled) => {
    expect(await valuesIn(path, asha)).toMatchObject(filled)
    const texts = Object.values(await valuesIn(path)).filter(Boolean)
    expect(texts.filter((text) => text === name || text === email)).toEqual([])
  },
)

describe('an account with a phone number', () => {
  test('finds it where a phone number is asked for, and as the contact only where it has no e-mail', async () => {
    const bela = await signUp(t, 'Bela')
    await t.database.db
      .update(users)
      .set({ phone: PHONE.slice(1) })
      .where(eq(users.id, bela.userId))
    expect(await valuesIn('/partnership-hub/demo', bela)).toMatchObject({ email: bela.email, phone: PHONE })
    expect(await valuesIn('/account/shop', bela)).toMatchObject({ phone: PHONE })
    expect(await valuesIn(GIFT, bela)).toMatchObject({ contact: bela.email })
    await t.database.db.update(users).set({ email: null }).where(eq(users.id, bela.userId))
    expect(await valuesIn(GIFT, bela)).toMatchObject({ name: 'Bela', contact: PHONE })
  })
})

describe('Tara, who joined as a student without a name', () => {
  let tara: Person

  test('is not called by her address in a form', async () => {
    tara = await signUp(t, '', { email: 'tara1907@example.org' })
    expect(await valuesIn(GIFT, tara)).toMatchObject({ name: '', contact: 'tara1907@example.org' })
    expect(await valuesIn('/ssr/auth', tara)).toMatchObject({ displayName: '' })
  })

  test('has the name of her profile from then on, in forms and in squads', async () => {
    const fields = { ...STUDENT_FORM, displayName: 'Tara Kulkarni' }
    expect((await t.post('/ssr/auth', fields, tara.init)).status).toBe(303)
    expect(await valuesIn(GIFT, tara)).toMatchObject({ name: 'Tara Kulkarni' })
    await t.post('/fearless-girls', { intent: 'squad', name: 'The bridge', badge: 'warrior', emails: '' }, tara.init)
    const members = await t.database.db.select({ name: squadMembers.name }).from(squadMembers)
    expect(members).toEqual([{ name: 'Tara Kulkarni' }])
  })

  test('keeps the name that she chose for her account', async () => {
    await t.post('/ssr/auth', { ...STUDENT_FORM, displayName: 'Someone Else' }, asha.init)
    expect(await valuesIn(GIFT, asha)).toMatchObject({ name })
  })
})

/** The values of the fields about the sender, by name. */
async function valuesIn(path: string, person?: Person): Promise<Record<string, string>> {
  const response = await t.get(path, person?.init)
  expect(response.status).toBe(200)
  const inputs = (await response.text()).match(/<input[^>]*>/g) ?? []
  const attribute = (input: string, key: string) => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1] ?? ''
  const wanted = inputs.filter((input) => [...TEXTS, 'displayName'].includes(attribute(input, 'name')))
  return Object.fromEntries(wanted.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}
