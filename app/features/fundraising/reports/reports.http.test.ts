import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'
import { forgetReporter } from './forget-reporter.server.ts'
import { listReportsBy } from './report-queries.server.ts'
import { campaignReports } from './report-tables.server.ts'
import { VISITOR_REPORTS_OPEN_MAX } from './schema.ts'

const t = await testApp()
const { db } = t.database
const CAMPAIGN = '/campaign/lakshmi-story'
const DESK = '/operator/campaign-reports'
const REPORT = { reason: 'not-true', words: 'I live next door. There is no such shop.' }
let [lakshmi, asha, bela, kavita]: Person[] = []

beforeAll(async () => {
  await seedFundraising(db, t.clock.now)
  ;[lakshmi, asha, bela] = [await signUp(t, 'Lakshmi'), await signUp(t, 'Asha'), await signUp(t, 'Bela')]
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  await db.update(campaigns).set({ ownerUserId: lakshmi.userId }).where(eq(campaigns.slug, 'lakshmi-story'))
})
beforeEach(async () => {
  for (const table of [campaignReports, campaignClosures, outbox]) await db.delete(table)
})

const read = async (path: string, person?: Person) => textOf(await (await t.get(path, person?.init)).text())
const report = (person?: Person, fields: Record<string, string> = {}) =>
  t.post(`${CAMPAIGN}/report`, { ...REPORT, ...fields }, person?.init)
const placeOf = (response: Response) => (response.headers.get('Location') ?? '').replace(t.services.config.siteUrl, '')
const stored = () => db.select().from(campaignReports)
const decide = async (act: 'stays' | 'closed', note: string, person: Person | undefined = kavita) =>
  t.post(DESK, { act, note, id: (await stored())[0]?.id ?? '' }, person?.init)

describe('reporting a campaign', () => {
  it('starts on its page, and works with an account or without', async () => {
    expect(await (await t.get(CAMPAIGN)).text()).toContain(`href="${CAMPAIGN}/report"`)
    expect(await read(`${CAMPAIGN}/report`)).toContain('The organiser does not see who sent it.')
    for (const person of [undefined, asha]) {
      const sent = await report(person)
      expect(sent.status).toBe(303)
      const page = await read(placeOf(sent), person)
      expect(page).toContain('Something in it is not true')
      expect(page).toContain('You can read the outcome here by 27 November 2026, 1:30 pm.')
      expect(page).toContain(person ? 'We will also send you the outcome.' : 'Save the address of this page.')
    }
    expect(await stored()).toHaveLength(2)
    expect(JSON.stringify(await stored())).not.toContain('asha@')
    expect((await t.get('/campaign/nobody/report')).status).toBe(404)
    expect((await t.post('/campaign/nobody/report', REPORT)).status).toBe(404)
  })

  it('asks for what is missing, at its field, and keeps the rest', async () => {
    const response = await report(asha, { reason: '', words: 'Copied from a newspaper.' })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(textOf(html)).toContain('Choose what is wrong.')
    expect(html).toContain('Copied from a newspaper.')
    expect(textOf(await (await report(asha, { words: ' ' })).text())).toContain('Write in a few words what you saw.')
    const long = await report(asha, { words: 'x'.repeat(1_001) })
    expect(long.status).toBe(400)
    expect(textOf(await long.text())).toContain('Write at most 1,000 characters.')
    expect(await stored()).toEqual([])
  })

  it('is one open report of a member, and a limited number of visitors', async () => {
    const first = placeOf(await report(asha))
    expect(placeOf(await report(asha, { words: 'Again.' }))).toBe(first)
    expect(placeOf(await report(bela))).not.toBe(first)
    for (let n = 0; n < VISITOR_REPORTS_OPEN_MAX; n++) expect(placeOf(await report())).toMatch(/^\/reports\/[\w-]{24}$/)
    const over = placeOf(await report())
    expect(over).toBe(`${CAMPAIGN}/report?did=enough`)
    expect(await read(over)).toContain('We are checking this campaign')
    expect(await stored()).toHaveLength(VISITOR_REPORTS_OPEN_MAX + 2)
  })

  it('is one report when the same form is posted twice, also of a visitor, and another one when it was changed', async () => {
    const keyOn = async () =>
      /name="key" value="([\w-]{36})"/.exec(await (await t.get(`${CAMPAIGN}/report`)).text())?.[1]
    const key = (await keyOn()) ?? ''
    const invalid = await report(undefined, { key, words: '' })
    expect(await invalid.text()).toContain(`name="key" value="${key}"`)
    const twice = await Promise.all([report(undefined, { key }), report(undefined, { key })])
    const [first] = twice.map(placeOf)
    expect(twice.map(placeOf)).toEqual([first, first])
    expect(placeOf(await report(undefined, { key }))).toBe(first)
    expect(await stored()).toHaveLength(1)
    await decide('stays', 'We visited the shop.')
    expect(placeOf(await report(undefined, { key }))).toBe(first)
    expect(await stored()).toHaveLength(1)
    expect(placeOf(await report(undefined, { key, words: 'There is something else.' }))).not.toBe(first)
    expect(placeOf(await report(undefined, { key: (await keyOn()) ?? '' }))).not.toBe(first)
    expect(placeOf(await report(asha, { key: 'no key' }))).not.toBe(first)
    expect(await stored()).toHaveLength(4)
  })

  it('is not for the organiser, who learns nothing of it', async () => {
    const own = await report(lakshmi)
    expect(own.status).toBe(409)
    expect(textOf(await own.text())).toContain('This is your own campaign.')
    await report(asha)
    for (const path of [CAMPAIGN, '/account/campaigns', '/account']) {
      expect(await read(path, lakshmi), path).not.toContain('There is no such shop')
    }
    expect(await listMails(db)).toEqual([])
  })
})

describe('the page of a report', () => {
  it('opens by its secret address only', async () => {
    const path = placeOf(await report(asha))
    const page = await t.get(path)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('X-Robots-Tag')).toContain('noindex')
    for (const wrong of [`/reports/${'A'.repeat(24)}`, '/reports/x']) {
      expect((await t.get(wrong)).status, wrong).toBe(404)
    }
  })
})

describe('the desk', () => {
  it('counts open reports, and says when each is due and which is late', async () => {
    await report(asha)
    expect(await read('/operator', kavita)).toMatch(/1 report about a campaign/)
    const list = await read(DESK, kavita)
    expect(list).toContain('due in 7 days')
    expect(list).not.toContain('Asha')
    const now = t.clock.now
    t.clock.now = new Date(now.getTime() + 9 * DAY_MS)
    await db.update(campaignReports).set({ createdAt: now })
    const late = await signUpStaff(t, 'Devi', 'operator')
    expect(await read(DESK, late)).toContain('2 days late')
    t.clock.now = now
  })

  it('decides all reports of a campaign: it stays, and everybody who reported it reads why', async () => {
    const places = [placeOf(await report(asha)), placeOf(await report())]
    expect((await decide('stays', '')).status).toBe(400)
    expect((await decide('stays', 'We have seen the shop and the bill.')).status).toBe(303)
    for (const place of places) {
      expect(await read(place)).toContain('It stays open. We have seen the shop and the bill.')
    }
    const mails = await listMails(db)
    expect(mails.map(({ to }) => to)).toEqual([asha?.email])
    expect(mails[0]?.text).toContain(places[0])
    expect((await stored()).every(({ sealedAddress }) => sealedAddress === null)).toBe(true)
    expect(await read(CAMPAIGN)).not.toContain('This campaign is closed')
    expect((await db.select().from(auditLog)).map(({ verb, byName }) => [verb, byName])).toContainEqual([
      'checked',
      'Kavita',
    ])
    expect(await read('/operator', kavita)).toMatch(/0 reports about campaigns/)
    expect(textOf(await (await decide('closed', 'Once more.')).text())).toContain('This was already decided.')
    // Decided once, it can be reported again.
    expect(placeOf(await report(asha))).not.toBe(places[0])
  })

  it('closes a campaign with a reason that its page shows', async () => {
    const place = placeOf(await report(asha))
    expect((await decide('closed', 'x'.repeat(201))).status).toBe(400)
    expect((await decide('closed', 'The pictures are of another person.')).status).toBe(303)
    expect(await read(CAMPAIGN)).toContain('This campaign is closed The pictures are of another person.')
    expect(await read(place)).toContain('We have closed the campaign.')
    expect(await db.select().from(campaignClosures)).toHaveLength(1)
  })

  it('does not let operators decide about their own campaign or report, and nobody else at all', async () => {
    await report(kavita)
    expect(textOf(await (await decide('stays', 'Fine.')).text())).toContain('Another operator has to decide.')
    for (const person of [asha, lakshmi]) expect((await decide('stays', 'Fine.', person)).status).toBe(403)
    expect((await stored())[0]?.decision).toBeNull()
  })
})

it('belongs to the export of whoever sent it, and loses them with the account', async () => {
  await report(asha)
  const ctx = contextIn(t)(asha && actorOf(asha))
  expect(await listReportsBy(db, { userId: asha?.userId ?? '' })).toMatchObject([{ words: REPORT.words }])
  await forgetReporter(ctx)
  const [row] = await stored()
  expect(row).toMatchObject({ byUserId: null, sealedAddress: null, words: REPORT.words })
})
