import { beforeAll, describe, expect, test } from 'vitest'
import {
  answerQuestion,
  askQuestion,
  openAskedShop,
} from '#app/features/marketplace/questions/questions.test-support.ts'
import { productQuestions } from '#app/features/marketplace/questions/question-tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { isOwnPurchase } from '#app/features/orders/shipments/own-purchase.server.ts'
import { handleRequest } from '#app/features/requests/queue/handle-request.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { createSquad } from '#app/features/squads/commands/create-squad.server.ts'
import { squadInvitations, squads } from '#app/features/squads/tables.server.ts'
import { findStudent, findStudentAddress } from '#app/features/students/queries.server.ts'
import { askGuardian } from '#app/features/students/guardian-consent/ask-guardian.server.ts'
import { forgetStudent } from '#app/features/students/commands/forget-student.server.ts'
import { createProfile } from '#app/features/students/commands/create-profile.server.ts'
import { guardianConsents } from '#app/features/students/tables.server.ts'
import { type Member, VISITOR } from '#app/platform/context.server.ts'
import { deleteMailsTo } from '#app/platform/mail/outbox.server.ts'
import { sweepShortLinks } from '#app/platform/texts/short-links.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { filled } from '#app/features/requests/submit/every-form.test-support.ts'
import { findForm, listForms } from '#app/features/requests/submit/offered-forms.server.ts'
import { contextIn } from '#test/context.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'

// People with a phone number and no e-mail address get every notice as a text message.

const t = await testApp()
const { db } = t.database
const { config, sealer } = t.services
const as = contextIn(t)

let last = 9_876_500_000
/** A member whose account has a number alone. */
const withNumber = (name: string): Member & { phone: string } => ({
  ...member(name),
  email: null,
  phone: `+91${last++}`,
})

const textsTo = async (phone: string) => (await listMails(db, { to: phone })).map(({ text }) => text)

/** The path of the short link of a text. */
const linkOf = (text = ''): string => new URL(/https?:\S+$/.exec(text)?.[0] ?? '').pathname

/** Opens a short link with the last four digits of the number; where it leads. */
async function open(path: string | undefined, phone: string): Promise<string> {
  const answer = await t.post(path ?? '', { digits: phone.slice(-4) })
  expect(answer.status).toBe(303)
  return answer.headers.get('Location') ?? ''
}

const openLatest = async (phone: string) => open(linkOf((await textsTo(phone)).at(-1)), phone)

const profile = { collegeName: 'Fergusson College', yearOfStudy: 2, studentId: null, course: null, bio: null }
const minor = (displayName: string, guardianEmail: string) =>
  ({ ...profile, displayName, profileImageId: null, ageBand: 'under-18', guardianEmail }) as const

describe('a student under 18 with a number, and her mother with another', () => {
  const meera = withNumber('Meera')
  const mother = '+919812345678'
  beforeAll(async () => {
    const outcome = await createProfile(as(meera), { input: minor('Meera', mother), site: config })
    expect(outcome).toMatchObject({ ok: true, isNew: true })
  })

  test('her mother gets one text, which names nobody and shows no secret', async () => {
    const texts = await textsTo(mother)
    expect(texts).toEqual([
      expect.stringMatching(
        /^Diya: A student has named you as parent or guardian and needs your answer: http:\S+\/s\/\w{11}$/,
      ),
    ])
    expect(texts.join()).not.toMatch(/Meera|guardian-consent/)
  })

  test('the mother consents with the link and her last four digits, and gets the link to withdraw it', async () => {
    const page = await openLatest(mother)
    expect(page).toMatch(/^\/guardian-consent\/\S+$/)
    expect((await t.post(page, { answer: 'allowed', isGuardian: 'yes' })).status).toBe(303)
    expect(await findStudent(db, meera.userId)).toMatchObject({ guardian: { state: 'allowed' } })
    expect((await textsTo(mother)).at(-1)).toContain('To withdraw it, open this link or write to us:')
    expect((await t.post(await openLatest(mother), { act: 'withdraw' })).status).toBe(303)
    expect(await findStudent(db, meera.userId)).toMatchObject({ guardian: { state: 'withdrawn' } })
  })

  test('two years later another mother withdraws as easily as on the first day, until the account is gone', async () => {
    const tara = withNumber('Tara')
    const aai = '+919812345679'
    await createProfile(as(tara), { input: minor('Tara', aai), site: config })
    expect((await t.post(await openLatest(aai), { answer: 'allowed', isGuardian: 'yes' })).status).toBe(303)
    const [asked, allowed] = (await textsTo(aai)).map(linkOf)
    const start = t.clock.now
    t.clock.now = new Date(start.getTime() + 2 * 365 * DAY_MS)
    await sweepShortLinks({ db, now: t.clock.now })
    const page = await open(asked, aai)
    expect(page).toBe(await open(allowed, aai))
    expect((await t.post(page, { act: 'withdraw' })).status).toBe(303)
    expect(await findStudent(db, tara.userId)).toMatchObject({ guardian: { state: 'withdrawn' } })
    await forgetStudent(as(tara))
    expect((await t.get(asked ?? '')).status).toBe(404)
    expect((await t.get(allowed ?? '')).status).toBe(404)
    t.clock.now = start
  })

  test('the desk reaches the student herself by her number', async () => {
    const studentProfileId = (await findStudent(db, meera.userId))?.id ?? ''
    expect(await findStudentAddress({ db, sealer }, { studentProfileId })).toBe(meera.phone)
  })

  test('nobody is their own guardian, by number as by e-mail', async () => {
    const before = await db.$count(guardianConsents)
    const nila = withNumber('Nila')
    const own = await createProfile(as(nila), { input: minor('Nila', nila.phone), site: config })
    expect(own).toEqual({ ok: false, reason: 'own-address' })
    expect(await askGuardian(as(meera), { email: meera.phone, site: config })).toMatchObject({ reason: 'own-address' })
    expect(await db.$count(guardianConsents)).toBe(before)
    expect(await textsTo(nila.phone)).toEqual([])
  })

  test('where no text can be sent, the form says so and keeps nothing', async () => {
    const tara = withNumber('Tara')
    const silent = { ...config, canSendTexts: false }
    const outcome = await createProfile(as(tara), { input: minor('Tara', '+919812345670'), site: silent })
    expect(outcome).toEqual({ ok: false, reason: 'no-texts' })
    expect(await findStudent(db, tara.userId)).toBeNull()
    expect(await textsTo('+919812345670')).toEqual([])
  })
})

describe('a squad', () => {
  const asha = withNumber('Asha')
  const friend = '+919822334455'

  test('invites by number and by e-mail, but not its founder', async () => {
    const addresses = [friend, 'lata@example.in', asha.phone]
    const outcome = await createSquad(as(asha), { name: 'Night bus', badge: 'lioness', addresses, site: config })
    expect(outcome).toMatchObject({ ok: true })
    expect(await textsTo(friend)).toEqual([expect.stringMatching(/^Diya: Someone you know invites you to a squad/)])
    expect(await listMails(db, { to: 'lata@example.in' })).toHaveLength(1)
    expect(await textsTo(asha.phone)).toEqual([])
    expect(await openLatest(friend)).toMatch(/^\/squads\/invitation\/\S+$/)
  })

  test('is not created with a number where no text can be sent', async () => {
    const before = await db.$count(squads)
    const site = { ...config, canSendTexts: false }
    const wish = { name: 'Day bus', badge: 'lioness', addresses: ['+919822334400'], site } as const
    expect(await createSquad(as(asha), wish)).toEqual({ ok: false, reason: 'no-texts' })
    expect(await db.$count(squads)).toBe(before)
    expect((await db.select().from(squadInvitations)).map(({ email }) => email)).not.toContain('+919822334400')
  })
})

describe('a seller with a number', () => {
  const savita = withNumber('Savita')
  const buyer = withNumber('Bela')
  beforeAll(() => openAskedShop(db, { userId: savita.userId, email: savita.phone }))

  test('gets a text about a question, without its words, and the asker one about the answer', async () => {
    const question = 'Is it made with mustard oil?'
    expect(await askQuestion(as(buyer), { slug: 'pickle', question, name: 'Bela' })).toMatchObject({ ok: true })
    const texts = await textsTo(savita.phone)
    expect(texts).toEqual([expect.stringMatching(/^Diya: You have a new question about a product\. Answer it: \S+$/)])
    const [asked] = await db.select().from(productQuestions)
    const answer = { id: asked?.id ?? '', answer: 'Yes, cold pressed.' }
    expect(await answerQuestion(as(savita), answer)).toMatchObject({ ok: true })
    expect(await textsTo(buyer.phone)).toEqual([
      expect.stringMatching(/^Diya: Your question about a product was answered\. Read the answer: \S+$/),
    ])
    expect([...texts, ...(await textsTo(buyer.phone))].join()).not.toMatch(/mustard|pressed|pickle|Bela|Savita/i)
  })

  test('is found out as their own buyer by the number', async () => {
    const [shop] = await db.select({ id: sellerProfiles.id }).from(sellerProfiles)
    const among = (phone: string) =>
      isOwnPurchase(
        { db, sealer, actor: VISITOR },
        { sellerId: shop?.id ?? '', order: { userId: null, email: null, phone } },
      )
    expect(await among(savita.phone)).toBe(true)
    expect(await among(buyer.phone)).toBe(false)
  })

  test('has no text left in the outbox once the account is erased', async () => {
    await deleteMailsTo(db, { sealer }, [savita.phone])
    expect(await textsTo(savita.phone)).toEqual([])
    expect(await textsTo(buyer.phone)).not.toEqual([])
  })
})

describe('somebody who writes to us with a number', () => {
  const listRequestTexts = async (phone: string) =>
    (await textsTo(phone)).map((text) => text.replace(/http\S+/, '[link]'))
  const linkOf = async (phone: string) =>
    new URL(/https?:\S+$/.exec((await textsTo(phone)).at(-1) ?? '')?.[0] ?? '').pathname
  const RECEIVED = 'Diya: We have received your message. Track it or add to it: [link]'
  const CODE = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}/

  /** Sends a form, opens the link of the text with the last digits, and presses Continue: the page of the request. */
  async function openRequest(phone: string): Promise<string> {
    const link = await linkOf(phone)
    const asked = await t.get(link)
    const asking = /<main.*<\/main>/s.exec(await asked.text())?.[0]
    expect([asked.status, asking]).toEqual([200, expect.stringContaining('Last 4 digits')])
    expect(asking).not.toMatch(/follow|request|desk|loss/i)
    expect((await t.post(link, { digits: '0000' })).status).toBe(400)
    const answer = await t.post(link, { digits: phone.slice(-4) })
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('no-store')])
    const html = await answer.text()
    const code = /<form[^>]* action="\/follow"[^>]*><input type="hidden" name="code" value="(\w{10})"/.exec(html)?.[1]
    return (await t.post('/follow', { code: code ?? '' })).text()
  }

  test('gets a text without the code, whose link opens the request after the last digits', async () => {
    const form = { form: 'contact', name: 'Sunita', email: '98330 11223', message: 'When do you open?' }
    expect((await t.post('/contact', form)).status).toBe(200)
    expect(await listRequestTexts('+919833011223')).toEqual([RECEIVED])
    expect(await openRequest('+919833011223')).toMatch(CODE)
  })

  test('is told by text that there is an answer, and reads it behind the link, not in the text', async () => {
    const [request] = await db.select({ id: requests.id }).from(requests)
    const requestAction = { verb: 'reply', message: 'At nine, on the ground floor.' } as const
    const outcome = await handleRequest(as(DEMO_OPERATOR), { id: request?.id ?? '', requestAction, site: config })
    expect(outcome).toEqual({ ok: true, isMailed: true })
    const texts = await listRequestTexts('+919833011223')
    expect(texts).toHaveLength(2)
    expect(texts.at(-1)).toBe('Diya: There is an answer to your message. Read it: [link]')
    expect(await openRequest('+919833011223')).toContain('ground floor')
    expect((await textsTo('+919833011223')).join()).not.toMatch(/ground floor|Sunita|do you open/)
  })

  test('about something private gets the same words, which name neither code nor desk', async () => {
    const form = { form: 'solve-together', email: '98330 11225', topic: 'loss', name: 'Sunita', story: 'I am alone.' }
    const page = await (await t.post('/solve', { ...filled(findForm('solve-together')!), ...form })).text()
    expect(page).toMatch(CODE)
    expect(await listRequestTexts('+919833011225')).toEqual([RECEIVED])
    expect(await openRequest('+919833011225')).toMatch(CODE)
  })

  test('and is asked when that is safe gets no text at once', async () => {
    const form = { form: 'need-support', message: 'I need to talk to somebody.', contact: '98330 11224' }
    const page = await t.post('/support', form)
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(CODE)
    expect(await textsTo('+919833011224')).toEqual([])
  })

  test('every form with a question about a safe time says so', () => {
    const asking = listForms().filter(({ fields }) =>
      Object.entries(fields).some(([name, { label }]) => /safe/i.test(name) || /when can we/i.test(label)),
    )
    expect(asking.map(({ kind }) => kind).sort()).toEqual(['come-back', 'doc-support', 'legal-intake', 'need-support'])
    for (const { asksSafeTime } of asking) expect(asksSafeTime).toBe(true)
  })
})
