import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { marketFlags } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { LIVE_CHANNEL, pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { productQuestions } from './question-tables.server.ts'
import { openAskedShop } from './questions.test-support.ts'

const t = await testApp()
const { db } = t.database
const PAGE = '/product/pickle/questions'
const SHOP = '/account/shop/questions'
const LAST_TAG = 'last'
const HOT = { intent: 'ask', question: 'Is it very hot?', name: 'Asha' }
let [savitri, asha, bela, operator]: Person[] = []
let productId = ''

beforeAll(async () => {
  ;[savitri, asha, bela] = [await signUp(t, 'Savitri'), await signUp(t, 'Asha'), await signUp(t, 'Bela')]
  operator = await signUpStaff(t, 'Kavita', 'operator')
  productId = (await openAskedShop(db, savitri ?? { userId: '', email: null })).pickleId
})
beforeEach(async () => {
  for (const table of [productQuestions, outbox, marketFlags]) await db.delete(table)
})

const read = async (path: string, person?: Person) => textOf(await (await t.get(path, person?.init)).text())
const ask = (fields: Record<string, string> = {}, person: Person | undefined = asha) =>
  t.post(PAGE, { ...HOT, ...fields }, person?.init)
const idOfFirst = async () => (await db.select({ id: productQuestions.id }).from(productQuestions))[0]?.id ?? ''
const reply = (fields: Record<string, string>, person: Person | undefined = savitri) =>
  t.post(SHOP, fields, person?.init)
const placeOf = (response: Response) => response.headers.get('Location')?.replace(t.services.config.siteUrl, '')

describe('a product’s page', () => {
  it('sends a visitor to the sign-in and back to the form, and offers the form to members', async () => {
    const html = await (await t.get('/product/pickle')).text()
    expect(textOf(html)).toMatch(/Questions to the maker No questions yet\. Sign in to ask a question/)
    expect(html).toContain('href="/auth?next=%2Fproduct%2Fpickle%2Fquestions%23ask"')
    expect(placeOf(await t.post(PAGE, HOT))).toBe('/auth?next=%2Fproduct%2Fpickle%2Fquestions%23ask')
    expect(await (await t.get('/product/pickle', asha?.init)).text()).toContain('href="/product/pickle/questions#ask"')
    const own = await (await t.get(PAGE, asha?.init)).text()
    expect(own).toMatch(/<form[^>]* action="\/product\/pickle\/questions"[^>]*>/)
    expect(textOf(own)).toMatch(/We replace phone numbers, e-mail addresses, links, UPI IDs/)
    expect(own).toMatch(/name="name"[^>]*value="Asha"|value="Asha"[^>]*name="name"/)
    expect(await read('/product/pickle', savitri)).toContain('This is your product.')
  })

  it('opens with any number of a page in the address', async () => {
    for (const page of ['0', '-3', 'x', '1e300', '9'.repeat(40)]) {
      expect((await t.get(`${PAGE}?page=${page}`)).status, page).toBe(200)
    }
  })

  it('shows visitors the answer at once, three at most, and a link to all', async () => {
    const before = await t.get('/product/pickle')
    expect(before.headers.get('X-Cache-Tags')).toContain('product:pickle')
    await before.text()
    const tags = await tagsOf(async () => void (await ask()))
    expect(tags).toEqual([])
    expect(await read('/product/pickle')).not.toContain('Is it very hot?')
    expect(await read('/product/pickle', asha)).toMatch(/Is it very hot\? Asha, 20 November 2026 Your question Waiting/)
    const answered = await tagsOf(
      async () => void (await reply({ questionId: await idOfFirst(), answer: 'A little.' })),
    )
    expect(answered).toContain('product:pickle')
    expect(await read('/product/pickle')).toMatch(/Is it very hot\? Asha, .* Answer from Savitri, .* A little\./)
    await db.insert(productQuestions).values(
      [1, 2, 3].map((n) => {
        const answeredAt = new Date(t.clock.now.getTime() + n * DAY_MS)
        return { subjectId: productId, question: `Number ${n}?`, createdAt: t.clock.now, answer: 'Yes.', answeredAt }
      }),
    )
    const text = await read('/product/pickle')
    expect(text).toMatch(/Number 3\? Anonymous.*Number 2\?.*Number 1\?.*See all 4 questions/)
    expect(text).not.toContain('Is it very hot?')
    expect(await read(PAGE)).toContain('Is it very hot?')
  })

  it('of a shop that operators run says who to ask', async () => {
    await db.update(sellerProfiles).set({ userId: null })
    expect(await read('/product/pickle', asha)).toContain('Our team runs this shop for the seller. Ask our team')
    const refused = await ask()
    expect([refused.status, textOf(await refused.text())]).toEqual([409, expect.stringContaining('Nobody can answer')])
    await db.update(sellerProfiles).set({ userId: savitri?.userId ?? '' })
  })
})

describe('who asks', () => {
  it('is told what was removed, before and after', async () => {
    const sent = await ask({ question: 'Hot? Call ९८७६५ ४३२१० or see asha.in' })
    expect([sent.status, placeOf(sent)]).toEqual([303, `${PAGE}?did=asked&removed=phone.link`])
    const text = await read(placeOf(sent) ?? '', asha)
    expect(text).toContain(
      'Your question was sent to the seller. We will send you the answer. We removed a phone number and a link.',
    )
    expect(text).toContain('Hot? Call ••• or see •••')
    expect(await listMails(db)).toMatchObject([{ to: savitri?.email }])
    expect(await read(`${PAGE}?did=asked&removed=gold`, asha)).not.toContain('We removed')
  })

  test.each([
    ['nothing', '', 400, 'Write your question.'],
    ['only a number', '98765 43210', 409, 'This has only contact details. Write your question.'],
    ['10,000 characters', 'x'.repeat(10_000), 400, 'Write at most 300 characters.'],
  ])('%s gets its own sentence, and keeps what was typed', async (_what, question, status, sentence) => {
    const refused = await ask({ question, name: 'Asha R.' })
    const html = await refused.text()
    expect([refused.status, textOf(html).includes(sentence)]).toEqual([status, true])
    expect(html).toContain('value="Asha R."')
    if (question) expect(html).toContain(question)
    expect(await db.$count(productQuestions)).toBe(0)
  })

  test.each(['Very hot? 🌶️', 'क्या यह तीखा है?'])('may write %s', async (question) => {
    expect((await ask({ question })).status).toBe(303)
    expect(await read(PAGE, asha)).toContain(question)
  })

  it('withdraws, and nobody else does', async () => {
    await ask()
    const questionId = await idOfFirst()
    const withdraw = (person?: Person) => t.post(PAGE, { intent: 'withdraw', questionId }, person?.init)
    expect(placeOf(await withdraw())).toContain('/auth?next=')
    for (const person of [bela, savitri, operator]) expect((await withdraw(person)).status).toBe(404)
    expect(placeOf(await withdraw(asha))).toBe(`${PAGE}?did=withdrawn`)
    expect((await withdraw(asha)).status).toBe(404)
    expect(await listMails(db)).toEqual([])
    expect(await read(SHOP, savitri)).not.toContain('Is it very hot?')
  })

  it('cannot any more when banned a second ago', async () => {
    const chandra = await signUp(t, 'Chandra')
    await ask({}, chandra)
    const until = new Date(t.clock.now.getTime() + DAY_MS)
    await db.update(users).set({ bannedUntil: until }).where(eq(users.id, chandra.userId))
    expect(placeOf(await ask({ question: 'And now?' }, chandra))).toContain('/auth?next=')
    expect(placeOf(await t.post(PAGE, { intent: 'withdraw', questionId: await idOfFirst() }, chandra.init))).toContain(
      '/auth',
    )
    expect(await db.$count(productQuestions)).toBe(1)
  })
})

describe('the seller’s screen', () => {
  it('lists open questions, counts them in the navigation, and publishes an answer', async () => {
    await ask({ question: 'One?' })
    await ask({ question: 'Two?' }, bela)
    expect(await read('/account/shop/reviews', savitri)).toContain('Questions 2 , 2 to answer')
    expect(await read('/account/shop', savitri)).toMatch(/Questions 2 , 2 to answer.*2 questions to answer/)
    const [first] = await db.select().from(productQuestions).where(eq(productQuestions.question, 'One?'))
    const questionId = first?.id ?? ''
    for (const [answer, sentence] of [
      ['', 'Write your answer.'],
      ['savitri@okaxis', 'This has only contact details. Write your answer.'],
      ['x'.repeat(1_001), 'Write at most 1,000 characters.'],
    ] as const) {
      const refused = await reply({ questionId, answer })
      const html = await refused.text()
      expect([[400, 409].includes(refused.status), textOf(html).includes(sentence)], answer).toEqual([true, true])
      if (answer) expect(html).toContain(answer)
    }
    const done = await reply({ questionId, answer: 'Yes. Mail savitri@example.org' })
    expect(placeOf(done)).toBe(`${SHOP}?did=answer&removed=email`)
    const text = await read(`${SHOP}?did=answer&removed=email`, savitri)
    expect(text).toMatch(/Published\. Everybody can read it on the product page\. We removed an e-mail address\./)
    expect(text).toMatch(/To answer .*Two\?.*Answered and declined .*One\?.*Yes\. Mail •••/)
    expect((await listMails(db, { to: asha?.email ?? '' })).map(({ subject }) => subject)).toEqual([
      'Your question about Mango pickle was answered',
    ])
    expect(await listMails(db, { to: bela?.email ?? '' })).toEqual([])
  })

  it('declines, and reports to the operators', async () => {
    await ask()
    const questionId = await idOfFirst()
    const report = { subject: 'question', subjectId: questionId, reason: 'hurtful', words: 'Rude.' }
    const sent = await reply(report)
    expect(textOf(await sent.text())).toContain('The market desk will read your report.')
    expect(await db.select().from(marketFlags)).toMatchObject([{ subject: 'question', byUserId: savitri?.userId }])
    expect(placeOf(await reply({ intent: 'decline', questionId }))).toBe(`${SHOP}?did=decline`)
    expect(await read(SHOP, savitri)).toContain('You chose not to answer.')
    expect(await read(PAGE, asha)).toContain('The seller has chosen not to answer.')
    expect(await listMails(db, { to: asha?.email ?? '' })).toEqual([])
  })

  it('is closed to others, and to a seller whose shop was taken away a second ago', async () => {
    await ask()
    const questionId = await idOfFirst()
    for (const person of [asha, bela, operator])
      expect(placeOf(await reply({ questionId, answer: 'No.' }, person))).toBe('/account/shop')
    expect(placeOf(await t.post(SHOP, { questionId, answer: 'No.' }))).toContain('/auth')
    await db.update(sellerProfiles).set({ userId: null })
    expect(placeOf(await reply({ questionId, answer: 'No.' }))).toBe('/account/shop')
    await db.update(sellerProfiles).set({ userId: savitri?.userId ?? '' })
    expect((await db.select().from(productQuestions))[0]?.answer).toBeNull()
    expect((await reply({ questionId: 'nothing', answer: 'No.' })).status).toBe(404)
  })
})

describe('the operators’ queue', () => {
  it('hides a question with a reason, until the operator is dismissed', async () => {
    await ask()
    const subjectId = await idOfFirst()
    await reply({ questionId: subjectId, answer: 'A little.' })
    await t.post('/product/pickle', { subject: 'question', subjectId, reason: 'private', words: 'Says where I live.' })
    const [flagged] = await db.select().from(marketFlags)
    const path = `/operator/market-flags?edit=${flagged?.id}`
    const text = await read(path, operator)
    expect(text).toMatch(/The question and the answer Is it very hot\?\s+A little\./)
    const devi = await signUpStaff(t, 'Devi', 'operator')
    await t.services.staff.dismissOperator(devi.userId)
    const hide = (person?: Person) =>
      t.post(
        '/operator/market-flags',
        { act: 'taken-off', id: flagged?.id ?? '', note: 'It names a street.' },
        person?.init,
      )
    for (const person of [devi, asha, savitri]) expect((await hide(person)).status).toBe(403)
    expect(await read('/product/pickle')).toContain('Is it very hot?')
    expect((await hide(operator)).status).toBe(303)
    expect(await read('/product/pickle')).not.toContain('Is it very hot?')
    expect(await read(PAGE, asha)).toContain('Our market desk has removed this. The reason: It names a street.')
  })
})

/** The page-cache tags that are announced while this runs. */
async function tagsOf(run: () => Promise<void>): Promise<string[]> {
  const tags: string[] = []
  const last = Promise.withResolvers<void>()
  const stop = await t.database.listen(LIVE_CHANNEL, (payload) => {
    const told = (JSON.parse(payload) as { data: { tags: string[] } }).data.tags
    if (told.includes(LAST_TAG)) last.resolve()
    else tags.push(...told)
  })
  await run()
  // Notifications are delivered in order, after their commit.
  await publish(db, [pagesChanged([LAST_TAG])])
  await last.promise
  await stop()
  return tags
}
