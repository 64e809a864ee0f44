import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { findProgress } from '#app/features/impact/queries.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { NOW } from '#test/clock.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { discardDraft } from '#app/features/fundraising/drafts/discard-draft.server.ts'
import { forgetCampaigner } from './forget-campaigner.server.ts'
import { openCampaign } from '#app/features/fundraising/owner/open-campaign.server.ts'
import { reviewCampaign } from './review-campaign.server.ts'
import { saveDraft } from '#app/features/fundraising/drafts/save-draft.server.ts'
import { submitCampaign } from './submit-campaign.server.ts'
import { withdrawCampaign } from './withdraw-campaign.server.ts'
import { launchForm, savingForm } from '#app/features/fundraising/builder/form-schema.ts'
import {
  COST_LINES_MAX,
  DRAFT_STORY_CHARS_MAX,
  DRAFT_TITLE_CHARS_MAX,
  EMPTY_DRAFT,
  findMistake,
  isStepComplete,
  reachableStep,
  readCosts,
  readGoal,
  SUBMISSIONS_WAITING_MAX,
} from '#app/features/fundraising/builder/form.ts'
import { findCampaign, listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import {
  countWaitingSubmissions,
  exportBuilt,
  findDraft,
  findOwnSubmission,
  listOwnSubmissions,
  listSubmissionsForOperator,
} from './submission-queries.server.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'

const LATER = new Date('2026-11-30T06:00:00Z')
const DRAFT = {
  cause: 'education',
  title: 'A reading room for Ward 7',
  story: 'Forty children read at the bus depot.\n\nThe ward has given us a room.',
  personalWhy: 'I learned to read on those steps.',
  goal: '48,000',
  place: 'Kolhapur',
  costs: 'Shelves and two tables: ₹18,000\nBooks - 21,500\nPaint and lights 8500',
  surplus: 'same-cause',
  shortfall: 'returned',
}

let database: Database
beforeAll(async () => void (database = await testDatabase()))
beforeEach(async () => {
  for (const table of [campaignDrafts, campaignSubmissions, campaigns, outbox]) await database.db.delete(table)
})

const as = (actor: Actor, at = NOW) => contextOn(database.db)(actor, at)
const form = (changes: object = {}) =>
  v.parse(launchForm, { ...DRAFT, adult: 'yes', key: randomUUID(), ...changes } as object)
const saving = (revision: number, changes: object = {}) =>
  v.parse(savingForm, { ...DRAFT, revision: String(revision), ...changes })
const launch = async (actor: Actor, changes: object = {}) => {
  const outcome = await submitCampaign(as(actor), form(changes))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}
const review = (id: string, verdict: 'published' | 'returned' | 'declined', actor: Actor = OPERATOR, now = LATER) =>
  reviewCampaign(
    as(actor, now),
    verdict === 'published' ? { verdict, id } : { verdict, id, reason: 'Say where the room is.' },
    SITE,
  )
const makeStudent = (userId: string, ageBand: 'under-18' | '18-or-older') =>
  database.db
    .insert(studentProfiles)
    .values({ userId, collegeName: 'SB College', yearOfStudy: 1, displayName: 'Meera Nair', ageBand, createdAt: NOW })
const mails = async () => (await listMails(database.db)).map(({ to, subject, text }) => ({ to, subject, text }))

describe('the form of the builder', () => {
  it('continues only from a complete step', () => {
    const draft = { ...EMPTY_DRAFT, cause: 'climate' }
    expect([1, 2, 3].map((step) => isStepComplete(step as 1, draft))).toEqual([true, false, false])
    expect(isStepComplete(1, { ...draft, cause: 'war' })).toBe(false)
    expect(isStepComplete(2, { ...DRAFT, personalWhy: ' \n ' })).toBe(false)
    expect([EMPTY_DRAFT, draft, DRAFT].map(reachableStep)).toEqual([1, 2, 3])
    expect(isStepComplete(3, DRAFT)).toBe(true)
  })

  it.each([
    ['500', 500_00],
    ['₹10,00,000', 10_00_000_00],
    ['४८०००', 48_000_00],
    ['499', 'The goal can be from ₹500 to ₹10,00,000.'],
    ['10,00,001', 'The goal can be from ₹500 to ₹10,00,000.'],
    ['900.50', 'Use whole rupees.'],
    ['a lot', 'Type the goal in digits, like 25,000.'],
    ['', 'Type the goal in rupees, like 25,000.'],
  ])('reads the goal "%s"', (typed, expected) => {
    const goal = readGoal(typed)
    expect(goal.ok ? goal.amountMinor : goal.message).toBe(expected)
  })

  it('parses the costs, and names the line that is invalid', () => {
    const read = readCosts(DRAFT.costs)
    expect(read).toEqual({
      ok: true,
      costs: [
        { what: 'Shelves and two tables', amountMinor: 18_000_00 },
        { what: 'Books', amountMinor: 21_500_00 },
        { what: 'Paint and lights', amountMinor: 8_500_00 },
      ],
    })
    expect(readCosts('मशीन: ११,५००')).toEqual({ ok: true, costs: [{ what: 'मशीन', amountMinor: 11_500_00 }] })
    expect(readCosts('Books 200\nPaint')).toMatchObject({ ok: false, message: expect.stringContaining('"Paint"') })
    const lines = (count: number) => Array.from({ length: count }, (_, i) => `Thing ${i}: 10`).join('\n')
    expect([COST_LINES_MAX, COST_LINES_MAX + 1].map((count) => readCosts(lines(count)).ok)).toEqual([true, false])
  })

  it('accepts texts up to their limits, and none longer', () => {
    expect(findMistake('title', 'x'.repeat(DRAFT_TITLE_CHARS_MAX))).toBeNull()
    expect(findMistake('title', 'x'.repeat(DRAFT_TITLE_CHARS_MAX + 1))).toBe('This can have up to 100 characters.')
    const story = 'x'.repeat(DRAFT_STORY_CHARS_MAX + 1)
    expect(v.is(launchForm, { ...DRAFT, key: randomUUID(), story })).toBe(false)
    expect(v.is(savingForm, { ...DRAFT, story })).toBe(false)
    expect(v.is(savingForm, { ...EMPTY_DRAFT })).toBe(true)
  })
})

describe('a draft', () => {
  it('is stored in its owner’s account, and does not overwrite another device’s version', async () => {
    const asha = member()
    expect(await saveDraft(as(VISITOR), saving(0))).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await saveDraft(as(asha), saving(0))).toEqual({ ok: true, revision: 1 })
    expect(await saveDraft(as(asha), saving(1, { title: 'Laptop' }))).toEqual({ ok: true, revision: 2 })
    const late = await saveDraft(as(asha, LATER), saving(1, { title: 'Phone' }))
    expect(late).toMatchObject({ ok: false, reason: 'newer', kept: { revision: 2, content: { title: 'Laptop' } } })
    expect(await saveDraft(as(asha), saving(2, { title: 'Phone' }))).toEqual({ ok: true, revision: 3 })
    expect(await database.db.select({ id: campaignDrafts.id }).from(campaignDrafts)).toHaveLength(1)
    expect(await findDraft(database.db, { userId: member().userId, mends: null })).toBeNull()
  })

  it('that was deleted on another device is not saved again by itself', async () => {
    const asha = member()
    await saveDraft(as(asha), saving(0))
    await discardDraft(as(asha), { mends: null })
    expect(await saveDraft(as(asha), saving(1))).toEqual({ ok: false, reason: 'newer', kept: null })
    expect(await findDraft(database.db, { userId: asha.userId, mends: null })).toBeNull()
  })

  it('may change only a returned campaign of its owner', async () => {
    const [asha, other] = [member(), member('Other')]
    const id = await launch(asha)
    expect(await saveDraft(as(asha), saving(0, { mends: id }))).toMatchObject({ reason: 'not-returned' })
    await review(id, 'returned')
    expect(await saveDraft(as(other), saving(0, { mends: id }))).toMatchObject({ reason: 'not-found' })
    expect(await saveDraft(as(asha), saving(0, { mends: id }))).toEqual({ ok: true, revision: 1 })
  })
})

describe('launching', () => {
  it('sends one campaign, however often the form is posted, and no campaign is public', async () => {
    const asha = member()
    await saveDraft(as(asha), saving(0))
    const input = form()
    const twice = await Promise.all([submitCampaign(as(asha), input), submitCampaign(as(asha), input)])
    expect(twice[0]).toEqual(twice[1])
    expect(await listOwnSubmissions(database.db, { actor: asha })).toMatchObject([
      { title: DRAFT.title, state: 'waiting', goalMinor: 48_000_00, slug: 'a-reading-room-for-ward-7' },
    ])
    expect(await findDraft(database.db, { userId: asha.userId, mends: null })).toBeNull()
    expect(await listCampaigns(database.db, { now: NOW })).toEqual([])
    expect(await findCampaign(database.db, { slug: 'a-reading-room-for-ward-7', now: NOW })).toBeNull()
    expect(await mails()).toEqual([])
  })

  it('is for members, and for adults or students', async () => {
    const [asha, meera] = [member(), member('Meera')]
    expect(await submitCampaign(as(VISITOR), form())).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await submitCampaign(as(asha), form({ adult: '' }))).toEqual({ ok: false, reason: 'adult-missing' })
    await makeStudent(meera.userId, '18-or-older')
    expect(await submitCampaign(as(meera), form({ adult: '' }))).toMatchObject({ ok: true })
    expect(await database.db.select({ name: campaignSubmissions.organiserName }).from(campaignSubmissions)).toEqual([
      { name: 'Meera Nair' },
    ])
  })

  it('is limited to three campaigns in review', async () => {
    const asha = member()
    for (let i = 0; i < SUBMISSIONS_WAITING_MAX; i++) await launch(asha)
    expect(await submitCampaign(as(asha), form())).toEqual({ ok: false, reason: 'too-many-waiting' })
    expect(await submitCampaign(as(member('Other')), form())).toMatchObject({ ok: true })
  })

  it('gives each its own slug, also without a Latin letter in the title', async () => {
    const ids = [
      await launch(member()),
      await launch(member()),
      await launch(member(), { title: 'वार्ड सात का वाचनालय' }),
    ]
    const rows = await database.db.select({ slug: campaignSubmissions.slug }).from(campaignSubmissions)
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(ids.length)
    expect(rows.map(({ slug }) => slug)).toContainEqual('vard-sat-ka-vachnalay')
  })
})

describe('the decision', () => {
  it('publishes it: with the owner’s texts, its days counted from now, and a mail to the owner', async () => {
    const asha = member()
    const id = await launch(asha)
    expect(await review(id, 'published')).toEqual({ ok: true, isMailed: true })
    const page = await findCampaign(database.db, { slug: 'a-reading-room-for-ward-7', now: LATER })
    expect(page).toMatchObject({
      kind: 'student',
      title: DRAFT.title,
      location: 'Kolhapur',
      goalMinor: 48_000_00,
      daysLeft: 30,
      raisedMinor: 0,
      isOpen: true,
      organiserName: 'Asha',
      story: [
        { heading: 'The story', paragraphs: DRAFT.story.split('\n\n') },
        { heading: 'Why this matters to me', paragraphs: [DRAFT.personalWhy] },
      ],
    })
    expect(await mails()).toMatchObject([
      { to: 'asha@example.org', text: expect.stringContaining(`${SITE.siteUrl}/campaign/a-reading-room-for-ward-7`) },
    ])
    expect(await findProgress(database.db, { userId: asha.userId })).toMatchObject({
      progress: { missionsLaunched: 1 },
    })
    expect(await review(id, 'returned')).toEqual({ ok: false, reason: 'unchanged' })
  })

  it('takes gifts for the days that the page counts, and no longer', async () => {
    await review(await launch(member()), 'published')
    const after = async (days: number) => {
      const now = new Date(LATER.getTime() + days * DAY_MS)
      const { daysLeft, isOpen } = (await findCampaign(database.db, { slug: 'a-reading-room-for-ward-7', now })) ?? {}
      return [daysLeft, isOpen]
    }
    expect([await after(0), await after(29), await after(30)]).toEqual([
      [30, true],
      [1, true],
      [0, false],
    ])
  })

  it('returns it with a reason; the owner changes it and sends it again', async () => {
    const asha = member()
    const id = await launch(asha)
    await review(id, 'returned')
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('Say where the room is.') }])
    expect(await listCampaigns(database.db, { now: LATER })).toEqual([])
    const own = await findOwnSubmission(database.db, { actor: asha, id })
    expect(own).toMatchObject({ state: 'returned', reason: 'Say where the room is.', draft: { goal: '48000' } })
    expect(await submitCampaign(as(member('Other')), form({ mends: id }))).toEqual({ ok: false, reason: 'not-found' })
    expect(await submitCampaign(as(asha), form({ mends: id, title: 'A room in Ward 7' }))).toEqual({ ok: true, id })
    expect(await submitCampaign(as(asha), form({ mends: id }))).toEqual({ ok: false, reason: 'not-returned' })
    await review(id, 'published', OPERATOR, new Date(LATER.getTime() + 1_000))
    expect(await listOwnSubmissions(database.db, { actor: asha })).toMatchObject([
      { state: 'published', slug: 'a-room-in-ward-7' },
    ])
  })

  it('is not allowed to the owner or a member; each one is in the audit log', async () => {
    const id = await launch(member())
    const own = await launch(OPERATOR)
    await database.db.delete(outbox)
    for (const actor of [VISITOR, member()])
      expect(await review(id, 'published', actor)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await review(own, 'published')).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await review(randomUUID(), 'declined')).toEqual({ ok: false, reason: 'not-found' })
    expect([await mails(), await listCampaigns(database.db, { now: LATER })]).toEqual([[], []])
    await review(id, 'declined')
    const acts = await database.db.select({ verb: auditLog.verb }).from(auditLog).where(eq(auditLog.subjectId, id))
    expect(acts).toEqual([{ verb: 'declined' }])
  })

  it('cannot publish the campaign of a minor without the guardian’s consent', async () => {
    const meera = member('Meera')
    await makeStudent(meera.userId, 'under-18')
    const id = await launch(meera, { adult: '' })
    expect(await review(id, 'published')).toEqual({ ok: false, reason: 'guardian-missing' })
    expect((await listSubmissionsForOperator(database.db, { actor: OPERATOR })).rows).toMatchObject([
      { needsGuardian: true },
    ])
    expect(await listCampaigns(database.db, { now: LATER })).toEqual([])
  })

  it('gives it another slug when a campaign took its slug meanwhile', async () => {
    const id = await launch(member())
    await openCampaign(as(OPERATOR), {
      slug: 'a-reading-room-for-ward-7',
      title: 'Another',
      description: 'Another',
      story: [],
      location: 'Pune',
      goalMinor: 100_00,
      organiserName: 'Op',
    })
    expect(await review(id, 'published')).toMatchObject({ ok: true })
    expect(await listCampaigns(database.db, { now: LATER })).toHaveLength(2)
  })
})

it('lists submissions to operators only, those in review first', async () => {
  const [first, second] = [await launch(member('First')), await launch(member('Second'))]
  await review(first, 'declined')
  const { rows: desk } = await listSubmissionsForOperator(database.db, { actor: OPERATOR })
  expect(desk.map(({ id, state }) => [id, state])).toEqual([
    [second, 'waiting'],
    [first, 'declined'],
  ])
  expect(await countWaitingSubmissions(database.db, { actor: OPERATOR })).toBe(1)
  for (const actor of [VISITOR, member()]) {
    expect((await listSubmissionsForOperator(database.db, { actor })).rows).toEqual([])
    expect(await countWaitingSubmissions(database.db, { actor })).toBe(0)
  }
})

it('is withdrawn by its owner while nobody has decided', async () => {
  const asha = member()
  const id = await launch(asha)
  expect(await withdrawCampaign(as(member('Other')), { id })).toEqual({ ok: false, reason: 'not-found' })
  expect(await withdrawCampaign(as(asha), { id })).toEqual({ ok: true })
  expect(await withdrawCampaign(as(asha), { id })).toEqual({ ok: false, reason: 'decided' })
  expect(await review(id, 'published')).toEqual({ ok: false, reason: 'unchanged' })
})

it('after an erasure: drafts and submissions are deleted, a public campaign closes without name and texts', async () => {
  const asha = member()
  const [open] = [await launch(asha), await launch(asha, { title: 'Another one' })]
  await review(open, 'published')
  await saveDraft(as(asha), saving(0))
  expect((await exportBuilt(database.db, { actor: asha })).campaigns).toHaveLength(2)
  await forgetCampaigner(as(asha, LATER))
  expect(await exportBuilt(database.db, { actor: asha })).toEqual({ drafts: [], campaigns: [] })
  const page = await findCampaign(database.db, { slug: 'a-reading-room-for-ward-7', now: LATER })
  expect(page).toMatchObject({ isOpen: false, organiserName: 'An organiser who left', story: [] })
  expect(JSON.stringify(page)).not.toMatch(/Asha|steps|depot/)
})
