import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import { personBlocks } from '#app/features/students/tables.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, type Person, signUp } from '#test/people.ts'
import { forgetQuestions } from './forget-questions.server.ts'
import { listQuestionsBy } from './question-queries.server.ts'
import { campaignQuestions } from './question-tables.server.ts'

const t = await testApp()
const { db } = t.database
const SLUG = 'rukmini-grocery'
const CAMPAIGN = `/campaign/${SLUG}`
const PAGE = `${CAMPAIGN}/questions`
const ANSWERS = `/account/campaigns/${SLUG}/questions`
const BILL = { intent: 'ask', question: 'Who has made the estimate?', name: 'Asha' }
let [rukmini, asha, bela]: Person[] = []

beforeAll(async () => {
  await seedFundraising(db, t.clock.now)
  ;[rukmini, asha, bela] = [await signUp(t, 'Rukmini'), await signUp(t, 'Ashalata'), await signUp(t, 'Bela')]
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, SLUG))
  await db.insert(campaignSubmissions).values({
    ownerUserId: rukmini.userId,
    formKey: 'key',
    slug: SLUG,
    cause: 'education',
    title: campaign?.title ?? '',
    story: 'Story',
    personalWhy: 'Why',
    goalMinor: 100_000,
    costs: [],
    organiserName: 'Rukmini',
    ownerEmail: rukmini.email,
    statesAdult: true,
    campaignId: campaign?.id ?? '',
    createdAt: t.clock.now,
  })
})
beforeEach(async () => {
  for (const table of [campaignQuestions, campaignClosures, personBlocks, outbox]) await db.delete(table)
  await db
    .update(campaigns)
    .set({ ownerUserId: rukmini?.userId ?? '' })
    .where(eq(campaigns.slug, SLUG))
})

const read = async (path: string, person?: Person) => textOf(await (await t.get(path, person?.init)).text())
const ask = (fields: Record<string, string> = {}, person: Person | undefined = asha) =>
  t.post(PAGE, { ...BILL, ...fields }, person?.init)
const stored = () => db.select().from(campaignQuestions)
const idOfFirst = async () => (await stored())[0]?.id ?? ''
const act = (fields: Record<string, string>, person: Person | undefined = rukmini) =>
  t.post(ANSWERS, fields, person?.init)
const answer = async (text = 'Verma Electricals. It is bill 1.') => act({ questionId: await idOfFirst(), answer: text })
const placeOf = (response: Response) => response.headers.get('Location')?.replace(t.services.config.siteUrl, '')

describe('Asha, who asks the organiser', () => {
  it('finds the way on the page of the campaign, and signs in first', async () => {
    const html = await (await t.get(CAMPAIGN)).text()
    expect(textOf(html)).toMatch(/Ask the organiser.*Ask a question/)
    expect(html).toContain(`href="${PAGE}#ask"`)
    expect(await read(PAGE)).toMatch(/No questions yet\. Sign in to ask a question/)
    expect(placeOf(await t.post(PAGE, BILL))).toBe(`/auth?next=${encodeURIComponent(`${PAGE}#ask`)}`)
    for (const path of ['/campaign/nobody/questions', '/campaign/NOT%20A%20SLUG/questions']) {
      expect((await t.get(path)).status).toBe(404)
      expect((await t.post(path, BILL, asha?.init)).status).toBe(404)
    }
  })

  it('is told what was removed, and everybody reads the question once Rukmini has answered', async () => {
    const sent = await ask({ question: 'Who has made the estimate? Call 98765 43210' })
    expect([sent.status, placeOf(sent)]).toEqual([303, `${PAGE}?did=asked&removed=phone`])
    expect(await read(placeOf(sent) ?? '', asha)).toContain(
      'Your question was sent to the organiser. We will send you the answer. We removed a phone number.',
    )
    expect(await read(PAGE, asha)).toContain('Waiting for an answer. Only you and the organiser can see it.')
    for (const path of [CAMPAIGN, PAGE]) expect(await read(path)).not.toContain('Who has made the estimate?')
    expect((await answer()).status).toBe(303)
    for (const path of [CAMPAIGN, PAGE]) {
      expect(await read(path)).toMatch(/Who has made the estimate\? Call •••.*Verma Electricals\. It is bill 1\./)
    }
    expect(await listMails(db, { to: asha?.email ?? '' })).toMatchObject([
      { subject: expect.stringMatching(/^Your question about .* was answered$/) as string },
    ])
  })

  it('reads at its field what is missing, and keeps her name', async () => {
    for (const [question, status, sentence] of [
      ['', 400, 'Write your question.'],
      ['asha@okaxis', 409, 'This has only contact details. Write your question.'],
      ['x'.repeat(301), 400, 'Write at most 300 characters.'],
    ] as const) {
      const refused = await ask({ question, name: 'Asha R.' })
      const html = await refused.text()
      expect([refused.status, textOf(html).includes(sentence)], question).toEqual([status, true])
      expect(html).toContain('value="Asha R."')
    }
    expect(await stored()).toEqual([])
  })

  it('posts it twice, and it is one question; she withdraws it, and nobody else can', async () => {
    await Promise.all([ask(), ask()])
    expect(await stored()).toHaveLength(1)
    const questionId = await idOfFirst()
    const withdraw = (person?: Person) => t.post(PAGE, { intent: 'withdraw', questionId }, person?.init)
    for (const person of [bela, rukmini]) expect((await withdraw(person)).status).toBe(404)
    expect(placeOf(await withdraw(asha))).toBe(`${PAGE}?did=withdrawn`)
    expect(await listMails(db)).toEqual([])
    expect(JSON.stringify(await stored())).not.toContain('estimate')
  })

  it('can ask for 90 days after the end, and is sent to the team when nobody would answer', async () => {
    const now = t.clock.now
    await closeCampaign(contextIn(t)(rukmini && actorOf(rukmini)), { slug: SLUG, reason: 'We have what we need.' })
    t.clock.now = new Date(now.getTime() + 90 * DAY_MS)
    const late = await signUp(t, 'Leela')
    expect((await ask({}, late)).status).toBe(303)
    t.clock.now = new Date(now.getTime() + 90 * DAY_MS + 1)
    expect(await read(PAGE, late)).toContain('This campaign ended long ago.')
    expect((await ask({ question: 'And now?' }, late)).status).toBe(409)
    t.clock.now = now
    await db.update(campaigns).set({ ownerUserId: null }).where(eq(campaigns.slug, SLUG))
    expect(await read(PAGE, asha)).toContain('Our team runs this campaign. Ask our team')
    expect(textOf(await (await ask()).text())).toContain('This campaign has no organiser who can answer here.')
  })

  it('does not ask about her own campaign, nor an organiser who has blocked her', async () => {
    expect(textOf(await (await ask({}, rukmini)).text())).toContain('You cannot ask about your own campaign.')
    expect(await read(PAGE, rukmini)).toContain('This is your campaign.')
    await db.insert(personBlocks).values({
      blockerUserId: rukmini?.userId ?? '',
      blockedUserId: asha?.userId ?? '',
      blockedName: 'Asha',
      createdAt: t.clock.now,
    })
    expect(textOf(await (await ask()).text())).toContain('You cannot ask this organiser a question.')
    expect(await stored()).toEqual([])
  })
})

describe('Rukmini, who answers', () => {
  it('gets a message that does not say who asks, and sees what waits on the overview', async () => {
    await ask({ name: '' })
    const [mail] = await listMails(db, { to: rukmini?.email ?? '' })
    expect(mail?.text).toContain(`${ANSWERS}#question-${await idOfFirst()}`)
    expect(JSON.stringify(mail)).not.toMatch(/Ashalata|ashalata/)
    expect(await read(`/account/campaigns/${SLUG}`, rukmini)).toContain('1 question waits for your answer.')
    expect(await read(ANSWERS, rukmini)).toMatch(/To answer Anonymous, .* Who has made the estimate\?/)
    expect((await answer()).status).toBe(303)
    const text = await read(`${ANSWERS}?did=answer`, rukmini)
    expect(text).toMatch(/Published\. Everybody can read it on the campaign page\..*You have answered all questions\./)
    expect(await read(`/account/campaigns/${SLUG}`, rukmini)).not.toContain('waits for your answer')
  })

  it('reads what is missing in an answer, and what was typed stays', async () => {
    await ask()
    for (const [text, sentence] of [
      ['', 'Write your answer.'],
      ['98765 43210', 'This has only contact details. Write your answer.'],
      ['x'.repeat(1_001), 'Write at most 1,000 characters.'],
    ] as const) {
      const refused = await answer(text)
      const html = await refused.text()
      expect([[400, 409].includes(refused.status), textOf(html).includes(sentence)], text).toEqual([true, true])
      if (text) expect(html).toContain(text)
    }
  })

  it('declines, and answers later; nobody else does either', async () => {
    await ask()
    const questionId = await idOfFirst()
    for (const person of [asha, bela]) {
      expect((await act({ intent: 'decline', questionId }, person)).status).toBe(404)
      expect((await act({ questionId, answer: 'No.' }, person)).status).toBe(404)
      expect((await t.get(ANSWERS, person?.init)).status).toBe(404)
    }
    expect(placeOf(await act({ intent: 'decline', questionId }))).toBe(`${ANSWERS}?did=decline`)
    expect(await read(PAGE, asha)).toContain('The organiser has chosen not to answer.')
    expect(await read(PAGE)).not.toContain('estimate')
    await answer()
    expect(await read(PAGE)).toContain('Verma Electricals')
  })
})

describe('an anonymous question', () => {
  it('cannot be linked with its asker, on any page and for anybody', async () => {
    await ask({ name: '' })
    await ask({ question: 'When does it open?', name: '' })
    const questions = await stored()
    for (const { id } of questions) await act({ questionId: id, answer: 'Soon.' })
    const pages = [CAMPAIGN, PAGE].flatMap((path) => [undefined, bela, rukmini].map((person) => read(path, person)))
    const printed = [...(await Promise.all(pages)), await read(ANSWERS, rukmini)]
    const html = await (await t.get(PAGE, bela?.init)).text()
    for (const text of [...printed, html])
      expect(text).not.toMatch(new RegExp(`Ashalata|${asha?.email}|${asha?.userId}`))
  })
})

describe('an erasure', () => {
  const forget = (person?: Person) => forgetQuestions(contextIn(t)(person && actorOf(person)))

  it('of Asha deletes what she asked, and exports it before', async () => {
    await ask()
    await answer()
    await ask({ question: 'Is there a receipt?' })
    expect(await listQuestionsBy(db, { userId: asha?.userId ?? '' })).toHaveLength(2)
    await forget(asha)
    expect(await stored()).toEqual([])
    expect(await read(PAGE)).not.toContain(BILL.question)
  })

  it('of Rukmini deletes what was asked about her campaign', async () => {
    await ask()
    await answer()
    await forget(rukmini)
    expect(await stored()).toEqual([])
    expect(await read(CAMPAIGN)).not.toContain('Verma Electricals')
  })
})
