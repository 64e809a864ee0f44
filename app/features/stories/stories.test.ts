import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerGuardian } from '#app/features/students/commands/answer-guardian.server.ts'
import { changeProfile } from '#app/features/students/commands/change-profile.server.ts'
import { forgetStudent } from '#app/features/students/commands/forget-student.server.ts'
import { withdrawConsent } from '#app/features/students/commands/withdraw-consent.server.ts'
import { contextFor, enrol, member, MINOR, SITE, tokenTo } from '#app/features/students/students.test-support.ts'
import { personBlocks, studentProfiles } from '#app/features/students/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { findProgress } from '#app/features/impact/queries.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { findBrokenSentences } from '#db/checks/data-checks.ts'
import { seedStories } from './demo.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { appeal } from './commands/appeal.server.ts'
import { blockAuthor } from './commands/block-author.server.ts'
import { decideAppeal } from './commands/decide-appeal.server.ts'
import { forgetStoryteller } from './commands/forget-storyteller.server.ts'
import { hideStory } from './commands/hide-story.server.ts'
import { likeStory } from './commands/like-story.server.ts'
import { reportStory } from './commands/report-story.server.ts'
import { restoreStory } from './commands/restore-story.server.ts'
import { shareStory } from './commands/share-story.server.ts'
import { showStoryAgain } from './commands/show-story-again.server.ts'
import { takeBackStory } from './commands/take-back-story.server.ts'
import { unlikeStory } from './commands/unlike-story.server.ts'
import { parseStoryForm } from './form.ts'
import { findForDesk, listAppealQueue, listReportQueue } from './moderation-queries.server.ts'
import { pointsFor, rankFor } from './points.ts'
import {
  exportStories,
  findOwnStory,
  findStory,
  getStudentStats,
  getWallCounts,
  listFeed,
  listMyLikes,
  listOwnMutes,
  listOwnStories,
} from './queries.server.ts'
import {
  METRIC_NUMBER_MAX,
  METRICS_MAX,
  readMetricValue,
  STORIES_A_DAY_MAX,
  STORIES_PER_PAGE,
  storyInput,
  VISITOR_REPORTS_OPEN_MAX,
} from './schema.ts'
import { goodDeedsStories, storyDecisions, storyLikes, storyMedia, storyReports } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextFor(db)
const [asha, bela, chitra, meera] = [member('Asha'), member('Bela'), member('Chitra'), member('Meera')]
const [olga, oda] = [member('Olga', 'operator'), member('Oda', 'operator')]

beforeEach(async () => {
  for (const table of [studentProfiles, personBlocks, media, outbox]) await db.delete(table)
  for (const who of [asha, bela]) await enrol(db, who)
  // Meera is sixteen.
  await enrol(db, meera, MINOR)
})

const INPUT = {
  title: 'The lake',
  description: 'We cleaned it.',
  causeCategory: 'environment',
  consent: true,
}

function tell(who: Actor, change: Record<string, unknown> = {}, seconds = 0) {
  const input = v.parse(storyInput, { ...INPUT, formKey: crypto.randomUUID(), ...change })
  return shareStory(as(who, seconds / 86_400), input)
}

async function told(who: Actor, change: Record<string, unknown> = {}, seconds = 0): Promise<string> {
  const outcome = await tell(who, change, seconds)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

const feed = (actor: Actor = VISITOR, cause: 'health' | null = null) => listFeed(db, { actor, cause, after: null })
const titles = async (actor: Actor = VISITOR) => (await feed(actor)).stories.map(({ title }) => title)
const hide = (storyId: string, who: Member = olga) =>
  hideStory(as(who), { storyId, rule: 'private', words: 'It names the street.', site: SITE })
const letters = async (to: Member) => listMails(db, { to: to.email ?? '' })
const sound = async () => expect(await findBrokenSentences(db, as(VISITOR).now)).toEqual([])

async function upload(owner: Member): Promise<string> {
  const path = `stories/1763712000000-${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`
  const variants = [{ file: `${path}-360.webp`, type: 'image/webp', width: 360, height: 240, size: 9 }]
  const [row] = await db
    .insert(media)
    .values({
      ownerId: owner.userId,
      kind: 'image',
      width: 360,
      height: 240,
      size: 9,
      path,
      variants,
      createdAt: new Date(),
    })
    .returning({ id: media.id })
  return row?.id ?? ''
}

describe('a story', () => {
  it('stands on the wall at once, with its author, and only once however often the form comes', async () => {
    const formKey = crypto.randomUUID()
    const metrics = [
      { name: 'Bags', value: '1,200' },
      { name: 'Rubbish', value: '2 tonnes' },
      { name: '', value: '' },
    ]
    const first = await tell(asha, { formKey, location: ' Pune ', impactMetrics: metrics })
    expect(await tell(asha, { formKey, title: 'Another' })).toEqual(first)
    const { stories, next } = await feed()
    expect(stories).toMatchObject([
      {
        title: 'The lake',
        location: 'Pune',
        impactMetrics: [
          { name: 'Bags', value: 1200 },
          { name: 'Rubbish', value: '2 tonnes' },
        ],
        author: { displayName: 'Asha', collegeName: 'Mount Carmel College' },
        likesCount: 0,
        isYours: false,
        media: [],
      },
    ])
    expect(next).toBeNull()
    expect(await getWallCounts(db)).toEqual({ stories: 1, likes: 0 })
    expect((await feed(asha)).stories[0]?.isYours).toBe(true)
    expect(await findProgress(db, asha)).toMatchObject({ progress: { storiesShared: 1 } })
    await sound()
  })

  it('takes four files of hers in their order, cuts off the rest, and leaves out what is not hers', async () => {
    const own = [await upload(asha), await upload(asha), await upload(asha), await upload(asha), await upload(asha)]
    const files = own.map((id, i) => ({ id, caption: `Picture ${i}` }))
    expect(await tell(asha, { media: [files[0], ...files] })).toMatchObject({ mediaCut: 1, mediaMissing: 0 })
    const [story] = (await feed()).stories
    expect(story?.media.map(({ caption }) => caption)).toEqual(['Picture 0', 'Picture 1', 'Picture 2', 'Picture 3'])
    const more = [{ id: own[0], caption: '' }, { id: await upload(bela), caption: '' }, files[4]]
    expect(await tell(asha, { media: more })).toMatchObject({ ok: true, mediaMissing: 2 })
    await sound()
  })

  it.each<[string, Record<string, unknown>]>([
    ['title', { title: ' \u0007 ' }],
    ['title', { title: 'a'.repeat(121) }],
    ['description', { description: '' }],
    ['causeCategory', { causeCategory: 'all' }],
    ['consent', { consent: false }],
    ['impactMetrics', { impactMetrics: [{ name: 'Bags', value: '' }] }],
    ['impactMetrics', { impactMetrics: [{ name: 'Bags', value: METRIC_NUMBER_MAX + 1 }] }],
    [
      'impactMetrics',
      { impactMetrics: Array.from({ length: METRICS_MAX + 1 }, (_, i) => ({ name: `${i}`, value: 1 })) },
    ],
    ['media', { media: [{ id: 'nonsense', caption: '' }] }],
  ])('is refused for its %s: %j', (field, change) => {
    const result = v.safeParse(storyInput, { ...INPUT, formKey: crypto.randomUUID(), ...change })
    expect(new Set(result.issues?.map((issue) => issue.path?.[0]?.key))).toEqual(new Set([field]))
  })

  it('is read from a form, and what was typed comes back when something is missing', () => {
    const form = new FormData()
    for (const [name, value] of [
      ['formKey', crypto.randomUUID()],
      ['title', 'The lake'],
      ['description', 'Line one\nline two'],
      ['causeCategory', 'health'],
      ['metricName', 'People'],
      ['metricValue', '12'],
      ['metricName', 'Days'],
      ['metricValue', ''],
    ] as const)
      form.append(name, value)
    const wrong = parseStoryForm(form)
    expect(wrong.ok ? null : Object.keys(wrong.errors).sort()).toEqual(['consent', 'impactMetrics'])
    expect(wrong.ok ? null : wrong.values['metricName.1']).toBe('Days')
    form.append('metricValue', '3')
    form.delete('metricValue')
    for (const value of ['12', '3']) form.append('metricValue', value)
    form.set('consent', 'yes')
    form.set('isAnonymous', 'yes')
    const right = parseStoryForm(form)
    expect(right).toMatchObject({
      ok: true,
      value: {
        isAnonymous: true,
        description: 'Line one\nline two',
        impactMetrics: [
          { name: 'People', value: 12 },
          { name: 'Days', value: 3 },
        ],
      },
    })
  })

  it.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['1,20,000', 120_000],
    ['12 kg', '12 kg'],
    ['1e5', '1e5'],
    ['', ''],
  ])('reads the value of a result %j as %j', (typed, value) => expect(readMetricValue(typed)).toBe(value))

  it('comes in pages of twenty, each once, also when stories share a moment or arrive meanwhile', async () => {
    const student =
      (await db.select().from(studentProfiles).where(eq(studentProfiles.userId, asha.userId)))[0]?.id ?? ''
    const base = {
      studentProfileId: student,
      description: 'x',
      causeCategory: 'health' as const,
      consentedAt: as(asha).now,
    }
    await db.insert(goodDeedsStories).values(
      Array.from({ length: 45 }, (_, i) => ({
        ...base,
        formKey: crypto.randomUUID(),
        title: `${i}`,
        createdAt: new Date(as(asha).now.getTime() - Math.floor(i / 7) * 1000),
      })),
    )
    const seen: string[] = []
    let after: string | null = null
    for (const size of [STORIES_PER_PAGE, STORIES_PER_PAGE, 5]) {
      const page: Awaited<ReturnType<typeof listFeed>> = await listFeed(db, { actor: VISITOR, cause: 'health', after })
      expect(page.stories).toHaveLength(size)
      seen.push(...page.stories.map(({ id }) => id))
      after = page.next
      await told(bela, { causeCategory: 'health', title: 'New' }, 60)
    }
    expect(after).toBeNull()
    expect(new Set(seen).size).toBe(45)
    expect((await listFeed(db, { actor: VISITOR, cause: 'health', after: 'nonsense' })).stories[0]?.title).toBe('New')
    expect((await feed(VISITOR)).stories).toHaveLength(STORIES_PER_PAGE)
  })

  it('can be told twenty times a day', async () => {
    for (let i = 0; i < STORIES_A_DAY_MAX; i++) await told(asha)
    expect(await tell(asha)).toEqual({ ok: false, reason: 'too-many-today' })
    const atOnce = await Promise.all(Array.from({ length: STORIES_A_DAY_MAX + 3 }, () => tell(bela)))
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(STORIES_A_DAY_MAX)
    expect(await tell(asha, {}, 86_401)).toMatchObject({ ok: true })
  })

  it('is taken back by its author: words and files are gone, and the form does not bring it back', async () => {
    const formKey = crypto.randomUUID()
    const id = await told(asha, { formKey, media: [{ id: await upload(asha), caption: 'Us' }] })
    await likeStory(as(bela), { storyId: id })
    expect(await takeBackStory(as(bela), { storyId: id })).toEqual({ ok: false, reason: 'not-found' })
    for (let i = 0; i < 2; i++) expect(await takeBackStory(as(asha), { storyId: id })).toEqual({ ok: true })
    await tell(asha, { formKey })
    expect(await titles(asha)).toEqual([])
    expect(await findOwnStory(db, { actor: asha, id })).toBeNull()
    expect(await getWallCounts(db)).toEqual({ stories: 0, likes: 0 })
    expect(JSON.stringify(await db.select().from(goodDeedsStories))).not.toContain('lake')
    expect(await db.select().from(media)).toMatchObject([{ discardedAt: expect.any(Date) }])
    await sound()
  })
})

describe('an anonymous story', () => {
  it('leads to nobody, for anybody: not in the feed, not alone, not at the desk', async () => {
    const id = await told(asha, { isAnonymous: true, media: [{ id: await upload(asha), caption: 'The lake' }] }, 59.5)
    await reportStory(as(bela), { storyId: id, reason: 'spam', note: '' })
    const [student] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, asha.userId))
    const seen = JSON.stringify([
      await feed(),
      await feed(bela),
      await findStory(db, { actor: olga, id }),
      await findForDesk(db, { actor: olga, id, now: new Date() }),
      await listReportQueue(db, { actor: olga }),
    ])
    expect(seen).toContain('The lake')
    for (const trace of [asha.userId, student?.id, 'Asha', 'Mount Carmel', ':59.5']) expect(seen).not.toContain(trace)
    expect((await feed(bela)).stories).toMatchObject([{ author: null, isYours: false }])
    expect((await feed(asha)).stories).toMatchObject([{ author: null, isYours: true }])
  })

  it('is hidden alone when somebody blocks its author, and stays when she is blocked by name', async () => {
    const hidden = await told(asha, { title: 'Hidden', isAnonymous: true })
    await told(asha, { title: 'Anonymous', isAnonymous: true }, 1)
    const signed = await told(asha, { title: 'Signed' }, 2)
    expect(await blockAuthor(as(bela), { storyId: hidden })).toEqual({ ok: true, hides: 'story' })
    expect(await titles(bela)).toEqual(['Signed', 'Anonymous'])
    expect(await blockAuthor(as(bela), { storyId: signed })).toEqual({ ok: true, hides: 'person' })
    expect(await titles(bela)).toEqual(['Anonymous'])
    expect(await findStory(db, { actor: bela, id: signed })).toBeNull()
    expect(await likeStory(as(bela), { storyId: signed })).toEqual({ ok: false, reason: 'not-found' })
    await told(bela, { title: 'By Bela' }, 3)
    expect(await titles(asha)).toEqual(['Signed', 'Anonymous', 'Hidden'])
    expect(await titles()).toEqual(['By Bela', 'Signed', 'Anonymous', 'Hidden'])
    expect(await listOwnMutes(db, { actor: bela })).toMatchObject([{ storyId: hidden, title: 'Hidden' }])
    await showStoryAgain(as(bela), { storyId: hidden })
    expect(await titles(bela)).toEqual(['By Bela', 'Anonymous', 'Hidden'])
  })
})

describe('under eighteen', () => {
  it('a story waits for the guardian, appears with the yes and vanishes with its withdrawal, files and all', async () => {
    const picture = await upload(meera)
    const outcome = await tell(meera, { title: 'Mine', media: [{ id: picture, caption: '' }] })
    expect(outcome).toMatchObject({ ok: true, isWaiting: true })
    const id = outcome.ok ? outcome.id : ''
    const gone = async () => {
      expect(await titles()).toEqual([])
      expect(await findStory(db, { actor: bela, id })).toBeNull()
      expect(await likeStory(as(bela), { storyId: id })).toEqual({ ok: false, reason: 'not-found' })
      expect((await listMedia(db, [picture])).size).toBe(0)
      expect(await getWallCounts(db)).toEqual({ stories: 0, likes: 0 })
      expect(await getStudentStats(db, meera)).toEqual({ stories: 0, likes: 0, points: 0, rank: 1 })
      await sound()
    }
    await gone()
    expect((await findOwnStory(db, { actor: meera, id }))?.standing.state).toBe('waiting')
    const token = await tokenTo(db, MINOR.guardianEmail)
    await answerGuardian(as(VISITOR), { token, answer: 'allowed', site: SITE })
    expect(await titles()).toEqual(['Mine'])
    expect((await feed()).stories[0]?.media).toHaveLength(1)
    expect(await likeStory(as(bela), { storyId: id })).toMatchObject({ likesCount: 1 })
    expect(await getWallCounts(db)).toEqual({ stories: 1, likes: 1 })
    await withdrawConsent(as(VISITOR, 9), { token })
    await gone()
  })

  it('stories of somebody who says so later vanish until her guardian agrees', async () => {
    await told(asha)
    const profile = { displayName: 'Asha', collegeName: 'X', yearOfStudy: 1, studentId: null, course: null, bio: null }
    await changeProfile(as(asha), { ...profile, profileImageId: null, ageBand: 'under-18' })
    expect(await titles()).toEqual([])
    await sound()
  })

  it('a story shared in the very moment in which the guardian answers is not left waiting', async () => {
    const token = await tokenTo(db, MINOR.guardianEmail)
    const shared = Array.from({ length: 8 }, () => tell(meera))
    await Promise.all([...shared, answerGuardian(as(VISITOR), { token, answer: 'allowed', site: SITE }), tell(meera)])
    expect(await titles()).toHaveLength(9)
    await sound()
  })

  it('consent brings back nothing that an operator hid', async () => {
    const id = await told(meera)
    await hide(id)
    const token = await tokenTo(db, MINOR.guardianEmail)
    await answerGuardian(as(VISITOR), { token, answer: 'allowed', site: SITE })
    expect(await titles()).toEqual([])
    await restoreStory(as(olga), { storyId: id, words: '', site: SITE })
    expect(await titles()).toEqual(['The lake'])
    await sound()
  })
})

describe('likes', () => {
  it('count once for each person, come back, and give points unless they are her own', async () => {
    const id = await told(asha)
    for (let i = 0; i < 2; i++) {
      expect(await likeStory(as(bela), { storyId: id })).toEqual({ ok: true, isLiked: true, likesCount: 1 })
    }
    expect(await likeStory(as(asha), { storyId: id })).toMatchObject({ likesCount: 2 })
    expect(await getStudentStats(db, asha)).toEqual({ stories: 1, likes: 1, points: 12, rank: 1 })
    expect(await listMyLikes(db, { actor: bela })).toEqual([id])
    expect((await feed(bela)).stories[0]?.isLiked).toBe(true)
    expect((await feed()).stories[0]?.isLiked).toBe(false)
    for (let i = 0; i < 2; i++) {
      expect(await unlikeStory(as(bela), { storyId: id })).toEqual({ ok: true, isLiked: false, likesCount: 1 })
    }
    expect(await getWallCounts(db)).toEqual({ stories: 1, likes: 1 })
    expect(await likeStory(as(VISITOR), { storyId: id })).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await likeStory(as(chitra), { storyId: id })).toEqual({ ok: false, reason: 'no-profile' })
    expect(await likeStory(as(bela), { storyId: 'nonsense' })).toEqual({ ok: false, reason: 'not-found' })
    await sound()
  })

  it('turned on and off two hundred times by fifty people at once end with a count that equals the rows', async () => {
    const people = Array.from({ length: 50 }, (_, i) => member(`Student${i}`))
    for (const who of people) await enrol(db, who)
    const ids = [await told(asha), await told(bela)]
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        const who = as(people[i % 50] ?? asha)
        const storyId = ids[i % 2] ?? ''
        return i % 3 === 2 ? unlikeStory(who, { storyId }) : likeStory(who, { storyId })
      }),
    )
    const rows = await db.select().from(storyLikes)
    expect(rows.length).toBeGreaterThan(0)
    expect((await getWallCounts(db)).likes).toBe(rows.length)
    await sound()
    await Promise.all(people.map((who) => forgetStoryteller(as(who))))
    expect(await getWallCounts(db)).toEqual({ stories: 2, likes: 0 })
    await sound()
  })

  it.each([
    [0, 0, 0, 1],
    [4, 4, 48, 1],
    [5, 0, 50, 2],
    [10, 13, 126, 3],
  ])('of %i stories and %i likes make %i points and rank %i', (stories, likes, points, rank) => {
    expect(pointsFor({ stories, likes })).toBe(points)
    expect(rankFor(points)).toBe(rank)
  })
})

describe('a reported story', () => {
  it('is reported once by a person, by visitors up to a limit, and never by its author', async () => {
    const id = await told(asha)
    const report = (who: Actor, reason: 'spam' | 'danger' = 'spam') =>
      reportStory(as(who), { storyId: id, reason, note: 'Look.' })
    for (let i = 0; i < 2; i++) expect(await report(bela, 'danger')).toEqual({ ok: true, showHelplines: true })
    expect(await report(asha)).toEqual({ ok: false, reason: 'own-story' })
    for (let i = 0; i <= VISITOR_REPORTS_OPEN_MAX; i++) await report(VISITOR)
    expect(await db.select().from(storyReports)).toHaveLength(1 + VISITOR_REPORTS_OPEN_MAX)
    const other = await told(bela)
    for (const who of [asha, chitra]) await reportStory(as(who), { storyId: other, reason: 'untrue', note: '' })
    expect(await listReportQueue(db, { actor: olga })).toMatchObject([
      { storyId: id, openReports: 21, reasons: ['danger', 'spam'] },
      { storyId: other, openReports: 2 },
    ])
    expect(JSON.stringify(await findForDesk(db, { actor: olga, id, now: new Date() }))).not.toContain(bela.userId)
    expect(await restoreStory(as(olga), { storyId: id, words: '', site: SITE })).toEqual({ ok: true, isMailed: false })
    expect(await restoreStory(as(olga), { storyId: id, words: '', site: SITE })).toMatchObject({ reason: 'unchanged' })
    expect(await listReportQueue(db, { actor: olga })).toHaveLength(1)
    expect(await report(bela)).toMatchObject({ ok: true })
    expect(await listReportQueue(db, { actor: olga })).toHaveLength(2)
  })

  it('is hidden with a reason that its author reads, gives no points, and is gone for everybody else', async () => {
    const id = await told(asha, { media: [{ id: await upload(asha), caption: '' }] })
    await likeStory(as(bela), { storyId: id })
    expect(await hide(id)).toEqual({ ok: true, isMailed: true })
    expect(await hide(id)).toEqual({ ok: false, reason: 'unchanged' })
    expect(await titles(asha)).toEqual([])
    expect(await findStory(db, { actor: olga, id })).toBeNull()
    expect(await getStudentStats(db, asha)).toEqual({ stories: 0, likes: 0, points: 0, rank: 1 })
    expect(await listOwnStories(db, { actor: asha })).toMatchObject([
      {
        title: 'The lake',
        standing: { state: 'hidden', canAppeal: true, decision: { words: 'It names the street.' } },
      },
    ])
    expect((await letters(asha)).map(({ text }) => text.includes('It names the street.'))).toEqual([true])
    expect((await db.select().from(auditLog)).at(-1)).toMatchObject({
      verb: 'removed',
      subjectKind: 'story',
      subjectId: id,
    })
    await sound()
  })

  it('may be appealed once; another operator upholds, or it is shown again', async () => {
    const id = await told(asha)
    expect(await appeal(as(asha), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'not-hidden' })
    await hide(id)
    expect(await appeal(as(bela), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'not-found' })
    expect(await appeal(as(asha), { storyId: id, words: 'It is our own street.' })).toEqual({ ok: true })
    expect(await appeal(as(asha), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'appealed-already' })
    expect(await listAppealQueue(db, { actor: oda, now: as(oda, 8).now })).toMatchObject([
      { storyId: id, isLate: true },
    ])
    const answer = (who: Member, verdict: 'upheld' | 'restored') =>
      decideAppeal(as(who), { storyId: id, verdict, words: 'Others live there too.', site: SITE })
    expect(await answer(olga, 'upheld')).toEqual({ ok: false, reason: 'your-decision' })
    expect(await answer(oda, 'upheld')).toEqual({ ok: true, isMailed: true })
    expect(await answer(oda, 'restored')).toEqual({ ok: false, reason: 'not-found' })
    expect(await titles()).toEqual([])
    expect((await findOwnStory(db, { actor: asha, id }))?.standing).toMatchObject({ canAppeal: false, appeal: null })
    expect(await appeal(as(asha), { storyId: id, words: 'x' })).toEqual({ ok: false, reason: 'appealed-already' })
    await restoreStory(as(oda), { storyId: id, words: 'Second thoughts.', site: SITE })
    expect(await titles()).toEqual(['The lake'])
    await hide(id)
    expect(await appeal(as(asha), { storyId: id, words: 'Again.' })).toEqual({ ok: true })
    expect(await answer(olga, 'restored')).toMatchObject({ ok: true })
    expect(await titles()).toEqual(['The lake'])
    expect((await db.select().from(storyDecisions)).map(({ verdict }) => verdict)).toEqual([
      'hidden',
      'upheld',
      'restored',
      'hidden',
      'restored',
    ])
    expect(await letters(asha)).toHaveLength(5)
    await sound()
  })
})

describe('who may do what', () => {
  const WHO = { visitor: VISITOR, member: chitra, author: asha, student: bela, waiting: meera, operator: olga }
  type Who = keyof typeof WHO
  const no = 'not-signed-in'
  const grid: [string, Record<Who, string>, (who: Member, id: string) => Promise<unknown>][] = [
    [
      'share',
      { visitor: no, member: 'no-profile', author: 'ok', student: 'ok', waiting: 'ok', operator: 'no-profile' },
      (who) => tell(who),
    ],
    [
      'like',
      { visitor: no, member: 'no-profile', author: 'ok', student: 'ok', waiting: 'ok', operator: 'no-profile' },
      (who, storyId) => likeStory(as(who), { storyId }),
    ],
    [
      'unlike',
      { visitor: no, member: 'no-profile', author: 'ok', student: 'ok', waiting: 'ok', operator: 'no-profile' },
      (who, storyId) => unlikeStory(as(who), { storyId }),
    ],
    [
      'report',
      { visitor: 'ok', member: 'ok', author: 'own-story', student: 'ok', waiting: 'ok', operator: 'ok' },
      (who, storyId) => reportStory(as(who), { storyId, reason: 'spam', note: '' }),
    ],
    [
      'block',
      { visitor: no, member: 'ok', author: 'self', student: 'ok', waiting: 'ok', operator: 'ok' },
      (who, storyId) => blockAuthor(as(who), { storyId }),
    ],
    [
      'hide',
      forOperators('ok'),
      (who, storyId) => hideStory(as(who), { storyId, rule: 'spam', words: 'x', site: SITE }),
    ],
    ['restore', forOperators('unchanged'), (who, storyId) => restoreStory(as(who), { storyId, words: '', site: SITE })],
    [
      'decide an appeal',
      forOperators('not-found'),
      (who, storyId) => decideAppeal(as(who), { storyId, verdict: 'restored', words: 'x', site: SITE }),
    ],
    [
      'appeal',
      {
        visitor: no,
        member: 'not-found',
        author: 'not-hidden',
        student: 'not-found',
        waiting: 'not-found',
        operator: 'not-found',
      },
      (who, storyId) => appeal(as(who), { storyId, words: 'x' }),
    ],
    [
      'take back',
      {
        visitor: no,
        member: 'not-found',
        author: 'ok',
        student: 'not-found',
        waiting: 'not-found',
        operator: 'not-found',
      },
      (who, storyId) => takeBackStory(as(who), { storyId }),
    ],
  ]

  function forOperators(operator: string): Record<Who, string> {
    const refused = 'not-allowed'
    return { visitor: refused, member: refused, author: refused, student: refused, waiting: refused, operator }
  }

  it.each(grid)('%s: %o', async (_, expected, act) => {
    const found: Record<string, string> = {}
    for (const [name, actor] of Object.entries(WHO)) {
      const outcome = (await act(actor as Member, await told(asha))) as { ok: boolean; reason?: string }
      found[name] = outcome.ok ? 'ok' : String(outcome.reason)
      await db.delete(personBlocks)
    }
    expect(found).toEqual(expected)
    await sound()
  })

  it('an operator never decides about her own story, and desks are empty for everybody else', async () => {
    await enrol(db, olga)
    const id = await told(olga)
    expect(await hide(id, olga)).toEqual({ ok: false, reason: 'own-story' })
    await reportStory(as(bela), { storyId: id, reason: 'spam', note: '' })
    for (const actor of [VISITOR, asha, bela]) {
      expect(await listReportQueue(db, { actor })).toEqual([])
      expect(await listAppealQueue(db, { actor, now: new Date() })).toEqual([])
      expect(await findForDesk(db, { actor, id, now: new Date() })).toBeNull()
    }
  })
})

it('nobody can write into a story that it is published, or change a like', async () => {
  const id = await told(asha)
  await hide(id)
  await db.update(goodDeedsStories).set({ isPublished: true })
  expect(await titles()).toEqual([])
  await expect(db.update(storyLikes).set({ userId: asha.userId })).rejects.toThrow()
  await expect(db.execute(sql`UPDATE good_deeds_stories SET likes_count = -1`)).rejects.toThrow()
  await restoreStory(as(olga), { storyId: id, words: '', site: SITE })
  await db.update(goodDeedsStories).set({ likesCount: 7 })
  const broken = await findBrokenSentences(db, as(VISITOR).now)
  expect(broken.map(({ name }) => name)).toEqual(['the like count of a story equals its rows'])
})

it('she downloads her stories; when she leaves they go, with their likes, files, and her likes of others', async () => {
  const own = await told(asha, { isAnonymous: true, media: [{ id: await upload(asha), caption: 'Us' }] })
  const other = await told(bela)
  for (const storyId of [own, other]) for (const who of [asha, bela]) await likeStory(as(who), { storyId })
  await reportStory(as(asha), { storyId: other, reason: 'untrue', note: 'I was there.' })
  expect(await exportStories(db, { actor: asha })).toMatchObject({
    stories: [{ title: 'The lake', isAnonymous: true }],
    likes: expect.arrayContaining([own, other]),
    reports: [{ note: 'I was there.' }],
  })
  await forgetStoryteller(as(asha))
  await forgetStudent(as(asha))
  expect((await db.select().from(goodDeedsStories)).map(({ id }) => id)).toEqual([other])
  expect((await feed()).stories).toMatchObject([{ likesCount: 1 }])
  expect(await getWallCounts(db)).toEqual({ stories: 1, likes: 1 })
  expect(await db.select().from(storyMedia)).toEqual([])
  expect(await db.select().from(media)).toMatchObject([{ discardedAt: expect.any(Date) }])
  expect(await db.select().from(storyReports)).toMatchObject([{ reporterUserId: null, note: '' }])
  await sound()
})

it('the samples are marked, ranked differently, and gone when one real story is shown', async () => {
  await seedStories(db, as(VISITOR).now)
  const { stories } = await feed()
  expect(stories.length).toBeGreaterThan(4)
  expect(stories.every(({ isSample }) => isSample)).toBe(true)
  expect((await getWallCounts(db)).stories).toBe(stories.length)
  const samples = await db.select().from(studentProfiles).where(eq(studentProfiles.isSample, true))
  const ranks = await Promise.all(samples.map(async (student) => (await getStudentStats(db, student)).rank))
  expect(new Set(ranks).size).toBeGreaterThan(1)
  await told(meera)
  expect(await titles()).toHaveLength(stories.length)
  await told(asha, { title: 'Real' })
  expect(await titles()).toEqual(['Real'])
  expect(await getWallCounts(db)).toEqual({ stories: 1, likes: 0 })
  await sound()
})
