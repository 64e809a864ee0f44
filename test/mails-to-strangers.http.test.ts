import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { bookedMail } from '#app/features/partnership/mails.ts'
import { ticketMail } from '#app/features/events/mails/mails.ts'
import { joinForm } from '#app/features/events/tickets/form.ts'
import { returnMail, thankYouMail } from '#app/features/fundraising/settlement/mails.ts'
import { parsePledge } from '#app/features/fundraising/giving/form.ts'
import { cancelShipment } from '#app/features/orders/shipments/cancel-shipment.server.ts'
import { checkoutForm } from '#app/features/orders/placing/form.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { demoForm } from '#app/features/partnership/request-forms.ts'
import { squads } from '#app/features/squads/tables.server.ts'
import { checkCredentials } from '#app/features/sign-in/credentials.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { composeMail } from '#app/platform/mail/compose.ts'
import { parseForm } from '#app/platform/form/parse-form.ts'
import { users } from '#auth/tables/users.server.ts'
import { testApp } from '#test/app.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signInAgain, signUp } from '#test/people.ts'

const NAME = 'Your bank: confirm your KYC at http://evil.example/kyc\r\nBcc: x@y.z'
const SQUAD = 'Win 50,000 rupees http://evil.example'
const LINK_IN_NAME = 'Please do not use a link as your name.'
/** A name whose spelling needs a zero-width joiner. */
const KSHAMA = 'क्\u200Dषमा'

const t = await testApp()
const { db } = t.database
const { siteUrl } = t.services.config

/** Nothing that a mail program would link or read as a header appears; every link leads to this site. */
function expectPlain(mail: { subject: string; text: string; html?: string | null } | undefined, home = siteUrl): void {
  const written = `${mail?.subject}\n${mail?.text}\n${mail?.html ?? ''}`
  expect(mail).toBeDefined()
  expect(written).not.toMatch(/evil\.example|www\.\w|x@y|\r|\u202E/)
  for (const [link] of written.matchAll(/\S*:\/\/[^\s<"]*/g))
    expect(link.replace(/^.*?(?=https?:)/, '')).toContain(home)
  expect(mail?.subject).not.toMatch(/\p{Cc}/u)
}

const latestTo = async (to: string) => (await listMails(db, { to })).at(-1)
const rename = (person: Person, name: string) =>
  db
    .update(users)
    .set({ userMetadata: { display_name: name } })
    .where(eq(users.id, person.userId))

describe('an invitation to a squad', () => {
  let asha: Person
  const found = (fields: Record<string, string>, person = asha) =>
    t.post('/fearless-girls', { intent: 'squad', badge: 'lioness', emails: '', ...fields }, person.init)

  beforeAll(async () => {
    asha = await signUp(t, 'Asha')
  })

  test("a squad's name cannot contain a link", async () => {
    const answer = await found({ name: SQUAD, emails: 'lata@example.in' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(LINK_IN_NAME)
    expect(await db.select().from(squads)).toEqual([])
    expect(await latestTo('lata@example.in')).toBeUndefined()
  })

  test('shortens older names to 40 characters without a link', async () => {
    await rename(asha, NAME)
    const path = (await found({ name: 'Night bus' })).headers.get('Location') ?? ''
    await db.update(squads).set({ name: SQUAD })
    expect((await t.post(path, { emails: 'lata@example.in' }, asha.init)).status).toBe(200)
    const mail = await latestTo('lata@example.in')
    expectPlain(mail)
    expect(mail?.text).toContain('Your bank: confirm your KYC at evil. ex… invites you to the squad')
    expect(mail?.text).toContain('“Win 50,000 rupees evil. example”')
  })

  test('keeps a joiner in a name', async () => {
    await rename(asha, `${KSHAMA}\u202E \u200BA\u200Dsha`)
    await found({ name: KSHAMA, emails: 'mira@example.in' })
    expect((await latestTo('mira@example.in'))?.text).toContain(`${KSHAMA} Asha invites you to the squad “${KSHAMA}”`)
  })

  test('is sent when the account is a day old, and the form says when that is', async () => {
    const young = await signUp(t, 'Nila', { isNew: true })
    const form = { name: 'Lake walk', emails: 'nobody@example.in' }
    const answer = await found(form, young)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Your account is new. You can send invitations from 21 November 2026, 1:30')
    expect(html).toContain('nobody@example.in')
    expect(await latestTo('nobody@example.in')).toBeUndefined()
    expect((await db.select().from(squads)).map(({ name }) => name)).not.toContain('Lake walk')
    const start = t.clock.now
    t.clock.now = new Date(start.getTime() + DAY_MS)
    expect((await found(form, await signInAgain(t, young))).status).toBe(303)
    expect(await latestTo('nobody@example.in')).toBeDefined()
    t.clock.now = start
  })
})

describe('a mail to a guardian', () => {
  const PROFILE = {
    collegeName: 'Fergusson',
    yearOfStudy: '2',
    ageBand: 'under-18',
    guardianEmail: 'mother@example.in',
  }

  test("a profile's name cannot contain a link", async () => {
    const tara = await signUp(t, 'Tara')
    const answer = await t.post('/ssr/auth', { ...PROFILE, displayName: NAME.slice(0, 60) }, tara.init)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(LINK_IN_NAME)
    expect(await latestTo('mother@example.in')).toBeUndefined()
  })

  test('shortens an older name to 40 characters without a link, also in the mail after the consent', async () => {
    const tara = await signUp(t, 'Tara')
    expect((await t.post('/ssr/auth', { ...PROFILE, displayName: KSHAMA }, tara.init)).status).toBe(303)
    expect((await latestTo('mother@example.in'))?.text).toContain(`${KSHAMA} created a student profile`)
    await db.update(studentProfiles).set({ displayName: NAME }).where(eq(studentProfiles.userId, tara.userId))
    await t.post('/ssr/dashboard', { act: 'guardian', guardianEmail: 'father@example.in' }, tara.init)
    const mail = await latestTo('father@example.in')
    expectPlain(mail)
    expect(mail?.text).toContain('Your bank: confirm your KYC at evil. ex… created a student profile')
    const path = new URL(/https?:\S+\/guardian-consent\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
    expect((await t.post(path, { answer: 'allowed', isGuardian: 'yes' })).status).toBe(303)
    const thanks = await latestTo('father@example.in')
    expect(thanks?.subject).toContain('you gave your consent')
    expectPlain(thanks)
  })

  test('is sent when the account is a day old; until then the dashboard says when that is', async () => {
    const young = await signUp(t, 'Nila', { isNew: true })
    const form = { ...PROFILE, displayName: 'Nila', guardianEmail: 'aunt@example.in' }
    expect((await t.post('/ssr/auth', form, young.init)).status).toBe(303)
    const words = 'Your account is new. You can send the message to them from 21 November 2026, 1:30'
    const dashboard = await (await t.get('/ssr/dashboard', young.init)).text()
    expect(dashboard).toContain(words)
    expect(dashboard).not.toContain('name="guardianEmail"')
    const ask = { act: 'guardian', guardianEmail: 'aunt@example.in' }
    const answer = await t.post('/ssr/dashboard', ask, young.init)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(words)
    expect(await latestTo('aunt@example.in')).toBeUndefined()
    const start = t.clock.now
    t.clock.now = new Date(start.getTime() + DAY_MS)
    const { init } = await signInAgain(t, young)
    expect(await (await t.get('/ssr/dashboard', init)).text()).toContain('name="guardianEmail"')
    expect((await t.post('/ssr/dashboard', ask, init)).status).toBe(303)
    expect(await latestTo('aunt@example.in')).toBeDefined()
    t.clock.now = start
  })
})

test('a referral mail contains nothing that its sender typed', async () => {
  const typed = {
    form: 'referral',
    name: NAME.split('\r')[0] ?? '',
    email: 'sita@example.in',
    wing: 'doc',
    reason: SQUAD,
    notify: 'yes',
  }
  expect((await t.post('/refer', typed)).status).toBe(200)
  const mail = await latestTo('sita@example.in')
  expectPlain(mail)
  expect(mail?.text).not.toMatch(/KYC|rupees|evil/)
})

describe('a name with a link is refused', () => {
  const fields = { name: NAME }

  test.each([
    ['a place at an event', (form: FormData) => parseFields(joinForm('heartbeat'), form)],
    ['a gift', parsePledge],
    ['an order', (form: FormData) => parseForm(checkoutForm, form)],
  ])('for %s', (_what, parse) => {
    const posted = new FormData()
    posted.set('name', NAME)
    expect(parse(posted)).toMatchObject({ ok: false, errors: { name: LINK_IN_NAME } })
  })

  test('for a demo', () => {
    const posted = new FormData()
    posted.set('name', NAME)
    expect(parseFields(demoForm, posted)).toMatchObject({ ok: false, errors: { name: LINK_IN_NAME } })
  })

  test('for an account', () => {
    const typed = { ...fields, address: 'a@b.in', password: 'a good long phrase' }
    expect(checkCredentials(typed, { purpose: 'join', takesPhone: false })).toEqual({ name: LINK_IN_NAME })
  })
})

describe('an older name is shortened to 40 characters without a link', () => {
  const home = 'https://diya.example'
  const site = { siteUrl: home, brandName: 'Diya' }

  test('in the mail with a ticket', () => {
    const startsAt = new Date('2026-12-01T10:00:00Z')
    const event = {
      title: 'DJ night',
      place: 'Pune',
      circle: 'heartbeat',
      startsAt,
      endsAt: startsAt,
      cancellation: null,
      funds: null,
    }
    const facts = { event: event as never, onlineUrl: null, name: NAME, code: 'K7QM2XTP9D' }
    for (const kind of ['joined', 'again', 'changed'] as const)
      expectPlain(composeMail(ticketMail(kind, facts, site)), home)
  })

  test('in the mail about a demo', () => {
    const booked = { name: NAME, startsAt: t.clock.now, minutes: 30, phone: null, code: 'K7QM2XTP9D' }
    expectPlain(composeMail(bookedMail(site, booked)), home)
  })

  test('in the mails about a contribution, and in the reason for its return', () => {
    const money = { amountMinor: 50_000, tipMinor: 0, currency: 'INR', isTest: false }
    const facts = {
      site,
      picture: null,
      receiptUrl: `${home}/receipt/x`,
      campaignTitle: 'A fridge',
      name: NAME,
      ...money,
    }
    expectPlain(
      composeMail(thankYouMail({ ...facts, receiptNumber: 'DR-1', settledAt: t.clock.now, monthlyUrl: null })),
      home,
    )
    expectPlain(composeMail(returnMail({ ...facts, reason: SQUAD })), home)
  })

  test('in the mails about an order, and in the reason for its cancellation', async () => {
    const database = await testDatabase()
    const market = await openMarket(database)
    const order = await market.paid([await market.product()], { name: NAME, email: 'meera@example.org' })
    const { id: shipmentId } = await market.shipment(order)
    const outcome = await cancelShipment(market.context(market.savitri.actor), {
      by: 'seller',
      shipmentId,
      reason: SQUAD,
    })
    expect(outcome).toMatchObject({ ok: true })
    const mails = await listMails(database.db, { to: 'meera@example.org' })
    expect(mails.length).toBeGreaterThan(1)
    for (const mail of mails) expectPlain(mail, home)
    expect(mails.at(-1)?.text).toContain('Win 50,000 rupees evil. example')
  })
})

test('a mail greets an account in one clean line, whatever is stored', async () => {
  const asha = await signUp(t, 'Asha')
  await rename(asha, `\u202E ${KSHAMA}\r\n${randomUUID()}`)
  const html = await (await t.get('/account', asha.init)).text()
  expect(html).toContain(KSHAMA)
  expect(html).not.toContain('\u202E')
})
