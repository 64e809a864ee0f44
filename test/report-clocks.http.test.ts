import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaignReports } from '#app/features/fundraising/reports/report-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { seedMarketplace } from '#app/features/marketplace/demo/demo.ts'
import { productQuestions } from '#app/features/marketplace/questions/question-tables.server.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { marketFlags } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { seedNeeds } from '#app/features/needs/demo.ts'
import { needs } from '#app/features/needs/tables.server.ts'
import { joinQueue } from '#app/features/requests/queue/queue-members.server.ts'
import { remindQueues } from '#app/features/requests/queue/remind-queues.server.ts'
import { forgetNotices, notifyDesks } from '#app/features/requests/reports/notify-desks.server.ts'
import { reportNotices, requests } from '#app/features/requests/tables.server.ts'
import { seedStories } from '#app/features/stories/demo.ts'
import { goodDeedsStories, storyReports } from '#app/features/stories/tables.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { REPORT_SOURCES } from '#server/lifecycle/background-jobs.ts'
import { testApp } from './app.ts'
import { later, NOW } from './clock.ts'
import { contextIn } from './context.ts'
import { listMails } from './mails.ts'
import { textOf } from './page-text.ts'
import { member, type Person, signUpStaff } from './people.ts'

// Every form that reports content, as a visitor sends it, and what its desk reads.

const t = await testApp()
const { db } = t.database
const WEEK_HOURS = 7 * 24
const OFFICER = 'officer@example.org'
let kavita: Person

/** Where a report is made: the path, and the fields beside its reason. */
interface Place {
  path: string
  fields: Record<string, string>
  reasonField?: string
}
const ANSWERED = { question: 'Who is in the picture?', answer: 'Our neighbour.', createdAt: NOW, answeredAt: NOW }
const words = 'Look at the second picture.'

async function questionOf(of: typeof campaignQuestions | typeof productQuestions, subjectId: string): Promise<string> {
  const [row] = await db
    .insert(of)
    .values({ subjectId, ...ANSWERED })
    .returning({ id: of.id })
  return row?.id ?? ''
}

async function campaignPlace(asQuestion = false): Promise<Place> {
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.slug, 'lakshmi-story'))
  const about = asQuestion && { questionId: await questionOf(campaignQuestions, campaign?.id ?? '') }
  return { path: `/campaign/lakshmi-story/report`, fields: { words, ...about } }
}

async function marketPlace(subject: 'product' | 'review' | 'question'): Promise<Place> {
  const [found] = await db
    .select({ product: products, review: productReviews.id })
    .from(products)
    .innerJoin(productReviews, eq(productReviews.productId, products.id))
  const id = found?.product.id ?? ''
  const subjectId = { product: id, review: found?.review ?? '', question: await questionOf(productQuestions, id) }[
    subject
  ]
  const page = `/product/${found?.product.slug}`
  return { path: subject === 'question' ? `${page}/questions` : page, fields: { subject, subjectId, words } }
}

const PLACES: Readonly<Record<string, () => Promise<Place>>> = {
  story: async () => {
    const [story] = await db.select().from(goodDeedsStories)
    return { path: `/stories/${story?.id}`, fields: { intent: 'report', note: words } }
  },
  campaign: () => campaignPlace(),
  'question about a campaign': () => campaignPlace(true),
  product: () => marketPlace('product'),
  review: () => marketPlace('review'),
  'question about a product': () => marketPlace('question'),
  shop: async () => {
    const [shop] = await db.select().from(sellerProfiles)
    return { path: `/sellers/${shop?.slug}`, fields: { words } }
  },
}

beforeAll(async () => {
  for (const seed of [seedFundraising, seedMarketplace, seedStories, seedNeeds]) await seed(db, NOW)
  // Nobody reports an example.
  await db.update(goodDeedsStories).set({ isSample: false })
  for (const queue of ['front', 'market', 'stories', 'safety'] as const) {
    const seat = { queue, userId: member('Leela').userId, name: 'Leela', email: OFFICER }
    await joinQueue(contextIn(t)(member('Kavita', 'administrator')), seat)
  }
  kavita = await signUpStaff(t, 'Kavita', 'operator')
})
beforeEach(async () => {
  t.clock.now = NOW
  const written = [campaignReports, campaignQuestions, marketFlags, productQuestions, storyReports, requests]
  for (const table of [...written, reportNotices, outbox]) await db.delete(table)
})

async function report({ path, fields, reasonField = 'reason' }: Place, reason: string): Promise<void> {
  const { status } = await t.post(path, { ...fields, [reasonField]: reason })
  expect([200, 303], path).toContain(status)
}

/** The mails to the desk so far, with two nodes that run the job, so many minutes after the report. */
async function toldAfter(minutes: number) {
  const deps = { db, now: later(minutes * MINUTE_MS), sealer: t.services.sealer, site: t.services.config }
  await Promise.all([notifyDesks(deps, REPORT_SOURCES), notifyDesks(deps, REPORT_SOURCES)])
  await remindQueues(deps)
  const keys = (await listMails(db, { to: OFFICER })).map(({ dedupeKey }) => dedupeKey)
  const count = (news: string) => keys.filter((key) => new RegExp(`^(report|request)-${news}:`).test(key)).length
  return { waiting: count('waiting'), late: count('late') }
}

/** Asserts what the desk is told at once, a minute before and after the deadline, and a day later. */
async function expectClock(hours: number): Promise<void> {
  const waiting = hours < WEEK_HOURS ? 1 : 0
  const moments = [0, 60 * hours - 1, 60 * hours + 1, 60 * hours + 24 * 60]
  const told = []
  for (const minutes of moments) told.push(await toldAfter(minutes))
  expect(told).toEqual([0, 0, 1, 1].map((late) => ({ waiting, late })))
}

describe.each(Object.keys(PLACES))('a report about a %s', (name) => {
  test.each([
    ['pictures', 2],
    [name === 'product' ? 'forbidden' : 'hurtful', 36],
    [name === 'story' ? 'something-else' : 'other', WEEK_HOURS],
  ])('for the reason “%s” has a clock of %i hours, and its desk hears of it once', async (reason, hours) => {
    const place = await PLACES[name]?.()
    if (place) await report(place, reason)
    await expectClock(hours)
  })
})

test.each([
  ['pictures', 2],
  ['hurtful', 36],
  ['spam', 48],
])('a report about a need for “%s” is answered within %i hours', async (rule, hours) => {
  const [need] = await db.select().from(needs)
  const path = `/ssr/needs/${need?.id}`
  await report(
    { path, fields: { form: 'need-report', need: path, note: words, contact: '' }, reasonField: 'rule' },
    rule,
  )
  const [row] = await db.select().from(requests)
  expect(Number(row?.dueAt) - NOW.getTime()).toBe(Math.min(hours, row?.isUrgent ? 12 : hours) * HOUR_MS)
  expect(await toldAfter(hours * 60 + 1)).toEqual({ waiting: 1, late: 1 })
})

test('whoever reports a picture of a body reads its two hours in every form', async () => {
  for (const [name, place] of Object.entries(PLACES)) {
    const { path, fields } = await place()
    const html = await (await t.get(fields['questionId'] ? `${path}?question=${fields['questionId']}` : path)).text()
    expect(/<(option|input)[^>]* value="pictures"/.test(html), name).toBe(true)
    expect(textOf(html).includes('Reports of pictures of someone’s body are decided within 2 hours.'), name).toBe(true)
  }
})

describe('the desk', () => {
  const DESKS = [
    ['/operator/stories', 'story', 'something-else'],
    ['/operator/campaign-reports', 'campaign', 'other'],
    ['/operator/market-flags', 'shop', 'other'],
  ] as const

  test.each(DESKS)('%s shows the time left, least first, and what is late', async (desk, name, calm) => {
    const place = await PLACES[name]?.()
    if (!place) return
    await report(place, calm)
    expect(await read(desk)).toContain('due in 7 days')
    await db.delete(storyReports)
    for (const table of [campaignReports, marketFlags]) await db.delete(table)
    t.clock.now = later(-3 * HOUR_MS)
    await report(place, 'pictures')
    t.clock.now = NOW
    expect(await read(desk)).toContain('1 h late')
  })

  test('a picture that was reported last comes before insults and the rest', async () => {
    const [product, shop, review] = [
      await marketPlace('product'),
      await PLACES['shop']?.(),
      await marketPlace('review'),
    ]
    await report(product, 'other')
    if (shop) await report(shop, 'hurtful')
    t.clock.now = later(HOUR_MS / 2)
    await report(review, 'pictures')
    const page = await read('/operator/market-flags')
    const places = ['due in 2 h', 'due in 35 h', 'due in 6 days'].map((due) => page.indexOf(due))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('is not reminded of a report that was decided in time', async () => {
    const place = await PLACES['shop']?.()
    if (place) await report(place, 'pictures')
    await db.update(marketFlags).set({ decision: 'kept', decidedAt: later(HOUR_MS) })
    expect(await toldAfter(121)).toEqual({ waiting: 0, late: 0 })
  })

  test('is not told again when the notices of old reports are deleted, of which the open ones stay', async () => {
    for (const name of ['shop', 'story']) {
      const place = await PLACES[name]?.()
      if (place) await report(place, 'pictures')
    }
    expect(await toldAfter(0)).toEqual({ waiting: 2, late: 0 })
    await db.update(marketFlags).set({ decision: 'kept', decidedAt: later(HOUR_MS) })
    const [open] = await db.select().from(storyReports)
    await forgetNotices({ db, now: later(179 * DAY_MS) }, REPORT_SOURCES)
    expect(await db.$count(reportNotices)).toBe(2)
    await forgetNotices({ db, now: later(181 * DAY_MS) }, REPORT_SOURCES)
    expect((await db.select().from(reportNotices)).map(({ reportId }) => reportId)).toEqual([open?.id])
    expect(await toldAfter(1)).toEqual({ waiting: 2, late: 0 })
  })

  test('reads neither who reported nor what in its mails', async () => {
    const place = await PLACES['story']?.()
    if (place) await report(place, 'pictures')
    await toldAfter(0)
    const [mail] = await listMails(db, { to: OFFICER })
    expect(mail?.subject).toMatch(/urgent report, Stories desk$/)
    expect(mail?.text).toContain('Decide it by 20 November 2026')
    expect(mail?.text).toMatch(/\/operator\/stories\?edit=[\da-f-]{36}/)
    expect(JSON.stringify(mail)).not.toContain(words)
  })
})

const read = async (path: string) => textOf(await (await t.get(path, kavita.init)).text())
