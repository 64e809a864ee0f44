import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaignReports } from '#app/features/fundraising/reports/report-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { mailLanguages, outbox } from '#app/platform/mail/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { campaignQuestionChecks } from './held-tables.server.ts'

const t = await testApp()
const { db } = t.database
const SLUG = 'rukmini-grocery'
const PAGE = `/campaign/${SLUG}/questions`
const REPORT = `/campaign/${SLUG}/report`
const ANSWERS = `/account/campaigns/${SLUG}/questions`
const DESK = '/operator/campaign-questions'
const MONEY = { intent: 'ask', question: 'Where is the bill of the freezer?', name: '' }
const SEEN = 'We have seen bill 1 of 14 November. It is paid.'
let [rukmini, asha, bela, kavita]: Person[] = []

beforeAll(async () => {
  await seedFundraising(db, t.clock.now)
  ;[rukmini, asha, bela] = [await signUp(t, 'Rukmini'), await signUp(t, 'Ashalata'), await signUp(t, 'Bela')]
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  await db.update(campaigns).set({ ownerUserId: rukmini.userId }).where(eq(campaigns.slug, SLUG))
})
beforeEach(async () => {
  for (const table of [campaignReports, campaignQuestionChecks, campaignQuestions, outbox]) {
    await db.delete(table)
  }
})

const read = async (path: string, person?: Person) => textOf(await (await t.get(path, person?.init)).text())
const placeOf = (response: Response) => (response.headers.get('Location') ?? '').replace(t.services.config.siteUrl, '')
const idOfFirst = async () => (await db.select().from(campaignQuestions))[0]?.id ?? ''
const decline = (questionId: string) => t.post(ANSWERS, { intent: 'decline', questionId }, rukmini?.init)
const answer = (questionId: string, words = 'It is with us.') =>
  t.post(ANSWERS, { questionId, answer: words }, rukmini?.init)
async function asked(person: Person | undefined = asha): Promise<string> {
  expect((await t.post(PAGE, MONEY, person?.init)).status).toBe(303)
  return idOfFirst()
}
const report = (questionId: string, person?: Person) =>
  t.post(REPORT, { questionId, reason: 'hurtful', words: 'It insults her.' }, person?.init)
async function decide(act: string, words: string, person: Person | undefined = kavita): Promise<Response> {
  const [open] = await db.select().from(campaignReports)
  return t.post(DESK, { act, words, id: await idOfFirst(), reportId: open?.id ?? '' }, person?.init)
}

describe('a question that Rukmini declined', () => {
  it('waits for the operators, who do not see who asked', async () => {
    const id = await asked()
    expect(await read('/operator', kavita)).toMatch(/0 questions about campaigns to decide/)
    await decline(id)
    expect(await read(PAGE, asha)).toContain('Our team reads it, and may publish it with an answer.')
    expect(await read(PAGE)).not.toContain('freezer?')
    expect(await read('/operator', kavita)).toMatch(/1 question about a campaign to decide/)
    const html = await (await t.get(`${DESK}?edit=${id}`, kavita?.init)).text()
    expect(textOf(html)).toMatch(/due in 7 days.*Where is the bill of the freezer\?/)
    expect(html).not.toMatch(new RegExp(`Ashalata|${asha?.email}|${asha?.userId}`))
    const now = t.clock.now
    t.clock.now = new Date(now.getTime() + 9 * DAY_MS)
    expect(await read(DESK, await signUpStaff(t, 'Devi', 'operator'))).toContain('2 days late')
    t.clock.now = now
  })

  it('is published with the team’s answer, which Rukmini cannot replace, and Asha is told', async () => {
    const id = await asked()
    await decline(id)
    expect((await decide('published', '')).status).toBe(400)
    expect(textOf(await (await decide('published', '98765 43210')).text())).toContain('This has only contact details.')
    expect((await decide('published', SEEN)).status).toBe(303)
    for (const path of [PAGE, `/campaign/${SLUG}`]) {
      expect(await read(path)).toMatch(
        /Where is the bill of the freezer\?.*Answer from our team, .*We have seen bill 1/,
      )
    }
    const [mail] = await listMails(db, { to: asha?.email ?? '' })
    expect(mail?.text).toContain('Our team has answered your question')
    expect(await read(ANSWERS, rukmini)).toMatch(
      /Our team has answered this question\. Answer of our team We have seen/,
    )
    const refused = await answer(id)
    expect([refused.status, textOf(await refused.text())]).toEqual([
      409,
      expect.stringContaining('Your answer was not published.'),
    ])
    expect((await decline(id)).status).toBe(303)
    expect(await read(PAGE)).toContain('We have seen bill 1')
    expect(await read('/operator', kavita)).toMatch(/0 questions about campaigns to decide/)
    expect(textOf(await (await decide('published', SEEN)).text())).toContain('This was already decided.')
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectKind, 'campaign'))
    expect(acts.map(({ verb, byName }) => [verb, byName])).toContainEqual(['published', 'Kavita'])
  })

  it('is answered to Asha in Hindi when she asked in Hindi, also by whom: the operator reads English', async () => {
    expect((await t.post(`/hi${PAGE}`, MONEY, asha?.init)).status).toBe(303)
    const id = await idOfFirst()
    await decline(id)
    expect((await decide('published', SEEN)).status).toBe(303)
    const [mail] = await listMails(db, { to: asha?.email ?? '' })
    expect(mail?.text).toContain('हमारी टीम ने कैंपेन')
    expect(mail?.text).not.toMatch(/our team/i)
    await db.delete(mailLanguages)
  })

  it('stays without an answer when an operator leaves it; Rukmini may still answer', async () => {
    const id = await asked()
    await decline(id)
    expect((await decide('left', 'It asks about her religion.')).status).toBe(303)
    for (const person of [undefined, asha, rukmini]) expect(await read(PAGE, person)).not.toContain('religion')
    expect(await read('/operator', kavita)).toMatch(/0 questions about campaigns to decide/)
    expect(textOf(await (await decide('published', SEEN)).text())).toContain('This was already decided.')
    expect((await answer(id)).status).toBe(303)
    expect(await read(PAGE)).toContain('Answer from')
  })

  it('is not decided by an operator who asked it or owns the campaign, and by nobody else at all', async () => {
    const id = await asked(kavita)
    await decline(id)
    expect(textOf(await (await decide('published', SEEN)).text())).toContain('Another operator has to decide.')
    for (const person of [rukmini, asha]) expect((await decide('published', SEEN, person)).status).toBe(403)
    await db
      .update(campaigns)
      .set({ ownerUserId: kavita?.userId ?? '' })
      .where(eq(campaigns.slug, SLUG))
    const devi = await signUpStaff(t, 'Deepa', 'operator')
    await db.update(campaignQuestions).set({ userId: asha?.userId ?? '' })
    expect(textOf(await (await decide('left', 'No.')).text())).toContain('Another operator has to decide.')
    expect((await decide('left', 'No.', devi)).status).toBe(303)
    await db
      .update(campaigns)
      .set({ ownerUserId: rukmini?.userId ?? '' })
      .where(eq(campaigns.slug, SLUG))
  })
})

describe('a question that Bela reports', () => {
  it('starts at the question, shows what is reported, and is not about the campaign', async () => {
    const id = await asked()
    const address = `${REPORT}?question=${id}`
    for (const person of [undefined, bela]) expect((await t.get(address, person?.init)).status).toBe(404)
    expect((await report(id, bela)).status).toBe(404)
    expect((await t.get(address, rukmini?.init)).status).toBe(200)
    await answer(id)
    expect(await (await t.get(PAGE)).text()).toContain(`href="${address}"`)
    expect(await read(address)).toMatch(/Report this question.*Where is the bill of the freezer\? It is with us\./)
    expect(textOf(await (await report(id, asha)).text())).toContain('This is your own question.')
    const first = placeOf(await report(id, bela))
    expect(placeOf(await report(id, bela))).toBe(first)
    expect(placeOf(await t.post(REPORT, { reason: 'money', words: 'And this.' }, bela?.init))).not.toBe(first)
    expect(await read(first)).toContain('A question about the campaign')
    expect(await read('/operator', kavita)).toMatch(/1 report about a campaign.*1 question about a campaign to decide/)
    for (const path of ['?question=no-id', `?question=${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`]) {
      expect((await t.get(REPORT + path)).status).toBe(404)
    }
  })

  it('is removed with a reason that Asha, Rukmini and Bela read', async () => {
    const id = await asked()
    await answer(id)
    const place = placeOf(await report(id, bela))
    expect(await read(`${DESK}?edit=${id}`, kavita)).toMatch(/Reports It is hurtful or unsafe It insults her\./)
    expect((await decide('removed', 'x'.repeat(201))).status).toBe(400)
    expect((await decide('removed', 'It names her street.')).status).toBe(303)
    expect(await read(PAGE)).not.toContain('freezer?')
    for (const [path, person] of [
      [PAGE, asha],
      [ANSWERS, rukmini],
      [place, bela],
    ] as const) {
      expect(await read(path, person), path).toContain('It names her street.')
    }
    expect(await read(`/campaign/${SLUG}`)).not.toContain('This campaign is closed')
    expect(await listMails(db, { to: bela?.email ?? '' })).toMatchObject([
      { subject: 'We have removed a question that you reported' },
    ])
    expect((await answer(id)).status).toBe(409)
  })

  it('stays when the operators say so; a report of it never closes the campaign', async () => {
    const id = await asked()
    await answer(id)
    const place = placeOf(await report(id))
    const [open] = await db.select().from(campaignReports)
    const closing = { act: 'closed', note: 'Away.', id: open?.id ?? '' }
    expect((await t.post('/operator/campaign-reports', closing, kavita?.init)).status).toBe(409)
    expect((await decide('stays', 'It is a fair question.')).status).toBe(303)
    expect(await read(place)).toMatch(/They stay\. It is a fair question\./)
    expect(await read(PAGE)).toContain('freezer?')
    expect(textOf(await (await decide('removed', 'Again.')).text())).toContain('This was already decided.')
  })

  it('and that Asha withdraws can still be closed with an answer', async () => {
    const id = await asked()
    await answer(id)
    await report(id)
    await t.post(PAGE, { intent: 'withdraw', questionId: id }, asha?.init)
    expect(await read(`${DESK}?edit=${id}`, kavita)).toContain('The person who asked has withdrawn it.')
    expect((await decide('stays', 'It was withdrawn.')).status).toBe(303)
    expect(await read(DESK, kavita)).toContain('No questions to decide.')
  })
})
