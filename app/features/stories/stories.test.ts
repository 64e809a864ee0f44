import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answerGuardian } from '#app/features/students/guardian-consent/answer-guardian.server.ts'
import { changeProfile } from '#app/features/students/commands/change-profile.server.ts'
import { forgetStudent } from '#app/features/students/commands/forget-student.server.ts'
import { withdrawConsent } from '#app/features/students/guardian-consent/withdraw-consent.server.ts'
import { MINOR, latestGuardianToken } from '#app/features/students/students.test-support.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { findProgress } from '#app/features/impact/queries.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { seedStories } from './demo.ts'
import { later, NOW } from '#test/clock.ts'
import { SITE } from '#test/context.ts'
import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { blockAuthor } from './story/block-author.server.ts'
import { forgetStoryteller } from './forget-storyteller.server.ts'
import { likeStory } from './likes/like-story.server.ts'
import { reportStory } from './story/report-story.server.ts'
import { restoreStory } from './moderation/restore-story.server.ts'
import { showStoryAgain } from './moderation/show-story-again.server.ts'
import { withdrawStory } from './story/withdraw-story.server.ts'
import { parseStoryForm } from './share/form.ts'
import { findForOperator, listReportQueue } from './moderation/moderation-queries.server.ts'
import {
  exportStories,
  findOwnStory,
  findStory,
  getStudentStats,
  getFeedCounts,
  listFeed,
  listOwnMutes,
} from './queries.server.ts'
import { METRIC_NUMBER_MAX, METRICS_MAX, STORIES_A_DAY_MAX, STORIES_PER_PAGE } from './schema.ts'
import { readMetricValue, storyInput } from '#app/features/stories/share/form.ts'
import { goodDeedsStories, storyMedia, storyReports } from './tables.server.ts'

import { openStories, INPUT } from './stories.test-support.ts'

const { db, as, asha, bela, meera, olga, submitStory, addStory, feed, titles, hide, sound, upload } =
  await openStories()

describe('a story', () => {
  it('is published at once with its author, and only once however often the form is posted', async () => {
    const formKey = crypto.randomUUID()
    const metrics = [
      { name: 'Bags', value: '1,200' },
      { name: 'Rubbish', value: '2 tonnes' },
      { name: '', value: '' },
    ]
    const first = await submitStory(asha, { formKey, location: ' Pune ', impactMetrics: metrics })
    expect(await submitStory(asha, { formKey, title: 'Another' })).toEqual(first)
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
    expect(await getFeedCounts(db)).toEqual({ stories: 1, likes: 0 })
    expect((await feed(asha)).stories[0]?.isYours).toBe(true)
    expect(await findProgress(db, asha)).toMatchObject({ progress: { storiesShared: 1 } })
    await sound()
  })

  it('takes four of the author’s files in their order, drops the rest, and leaves out those of others', async () => {
    const own = [await upload(asha), await upload(asha), await upload(asha), await upload(asha), await upload(asha)]
    const files = own.map((id, i) => ({ id, caption: `Picture ${i}` }))
    expect(await submitStory(asha, { media: [files[0], ...files] })).toMatchObject({ mediaCut: 1, mediaMissing: 0 })
    const [story] = (await feed()).stories
    expect(story?.media.map(({ caption }) => caption)).toEqual(['Picture 0', 'Picture 1', 'Picture 2', 'Picture 3'])
    const more = [{ id: own[0], caption: '' }, { id: await upload(bela), caption: '' }, files[4]]
    expect(await submitStory(asha, { media: more })).toMatchObject({ ok: true, mediaMissing: 2 })
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

  it('is listed in pages of twenty, each story once, also when stories share a time or arrive meanwhile', async () => {
    const student =
      (await db.select().from(studentProfiles).where(eq(studentProfiles.userId, asha.userId)))[0]?.id ?? ''
    const base = {
      studentProfileId: student,
      description: 'x',
      causeCategory: 'health' as const,
      consentedAt: NOW,
    }
    await db.insert(goodDeedsStories).values(
      Array.from({ length: 45 }, (_, i) => ({
        ...base,
        formKey: crypto.randomUUID(),
        title: `${i}`,
        createdAt: new Date(NOW.getTime() - Math.floor(i / 7) * 1000),
      })),
    )
    const seen: string[] = []
    let after: string | null = null
    for (const size of [STORIES_PER_PAGE, STORIES_PER_PAGE, 5]) {
      const page: Awaited<ReturnType<typeof listFeed>> = await listFeed(db, { actor: VISITOR, cause: 'health', after })
      expect(page.stories).toHaveLength(size)
      seen.push(...page.stories.map(({ id }) => id))
      after = page.next
      await addStory(bela, { causeCategory: 'health', title: 'New' }, 60)
    }
    expect(after).toBeNull()
    expect(new Set(seen).size).toBe(45)
    expect((await listFeed(db, { actor: VISITOR, cause: 'health', after: 'nonsense' })).stories[0]?.title).toBe('New')
    expect((await feed(VISITOR)).stories).toHaveLength(STORIES_PER_PAGE)
  })

  it('can be shared twenty times a day', async () => {
    for (let i = 0; i < STORIES_A_DAY_MAX; i++) await addStory(asha)
    expect(await submitStory(asha)).toEqual({ ok: false, reason: 'too-many-today' })
    const atOnce = await Promise.all(Array.from({ length: STORIES_A_DAY_MAX + 3 }, () => submitStory(bela)))
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(STORIES_A_DAY_MAX)
    expect(await submitStory(asha, {}, 86_401)).toMatchObject({ ok: true })
  })

  it('is withdrawn by its author: text and files are gone, and the form does not bring it back', async () => {
    const formKey = crypto.randomUUID()
    const id = await addStory(asha, { formKey, media: [{ id: await upload(asha), caption: 'Us' }] })
    await likeStory(as(bela), { storyId: id })
    expect(await withdrawStory(as(bela), { storyId: id })).toEqual({ ok: false, reason: 'not-found' })
    for (let i = 0; i < 2; i++) expect(await withdrawStory(as(asha), { storyId: id })).toEqual({ ok: true })
    await submitStory(asha, { formKey })
    expect(await titles(asha)).toEqual([])
    expect(await findOwnStory(db, { actor: asha, id })).toBeNull()
    expect(await getFeedCounts(db)).toEqual({ stories: 0, likes: 0 })
    expect(JSON.stringify(await db.select().from(goodDeedsStories))).not.toContain('lake')
    expect(await db.select().from(media)).toMatchObject([{ discardedAt: expect.any(Date) }])
    await sound()
  })
})

describe('an anonymous story', () => {
  it('reveals its author to nobody: not in the feed, not on its page, not in the queue', async () => {
    const id = await addStory(
      asha,
      { isAnonymous: true, media: [{ id: await upload(asha), caption: 'The lake' }] },
      59.5,
    )
    await reportStory(as(bela), { storyId: id, reason: 'spam', note: '' })
    const [student] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, asha.userId))
    const seen = JSON.stringify([
      await feed(),
      await feed(bela),
      await findStory(db, { actor: olga, id }),
      await findForOperator(db, { actor: olga, id, now: new Date() }),
      await listReportQueue(db, { actor: olga }),
    ])
    expect(seen).toContain('The lake')
    for (const trace of [asha.userId, student?.id, 'Asha', 'Mount Carmel', ':59.5']) expect(seen).not.toContain(trace)
    expect((await feed(bela)).stories).toMatchObject([{ author: null, isYours: false }])
    expect((await feed(asha)).stories).toMatchObject([{ author: null, isYours: true }])
  })

  it('is muted alone when somebody blocks its author, and stays when the author is blocked by name', async () => {
    const hidden = await addStory(asha, { title: 'Hidden', isAnonymous: true })
    await addStory(asha, { title: 'Anonymous', isAnonymous: true }, 1)
    const signed = await addStory(asha, { title: 'Signed' }, 2)
    expect(await blockAuthor(as(bela), { storyId: hidden })).toEqual({ ok: true, hides: 'story' })
    expect(await titles(bela)).toEqual(['Signed', 'Anonymous'])
    expect(await blockAuthor(as(bela), { storyId: signed })).toEqual({ ok: true, hides: 'person' })
    expect(await titles(bela)).toEqual(['Anonymous'])
    expect(await findStory(db, { actor: bela, id: signed })).toBeNull()
    expect(await likeStory(as(bela), { storyId: signed })).toEqual({ ok: false, reason: 'not-found' })
    await addStory(bela, { title: 'By Bela' }, 3)
    expect(await titles(asha)).toEqual(['Signed', 'Anonymous', 'Hidden'])
    expect(await titles()).toEqual(['By Bela', 'Signed', 'Anonymous', 'Hidden'])
    expect(await listOwnMutes(db, { actor: bela })).toMatchObject([{ storyId: hidden, title: 'Hidden' }])
    await showStoryAgain(as(bela), { storyId: hidden })
    expect(await titles(bela)).toEqual(['By Bela', 'Anonymous', 'Hidden'])
  })
})

describe('under eighteen', () => {
  it('a story waits for the guardian, appears with the consent and disappears with its withdrawal, files included', async () => {
    const picture = await upload(meera)
    const outcome = await submitStory(meera, { title: 'Mine', media: [{ id: picture, caption: '' }] })
    expect(outcome).toMatchObject({ ok: true, isWaiting: true })
    const id = outcome.ok ? outcome.id : ''
    const gone = async () => {
      expect(await titles()).toEqual([])
      expect(await findStory(db, { actor: bela, id })).toBeNull()
      expect(await likeStory(as(bela), { storyId: id })).toEqual({ ok: false, reason: 'not-found' })
      expect((await listMedia(db, [picture])).size).toBe(0)
      expect(await getFeedCounts(db)).toEqual({ stories: 0, likes: 0 })
      expect(await getStudentStats(db, meera)).toEqual({ stories: 0, likes: 0, points: 0, rank: 1 })
      await sound()
    }
    await gone()
    expect((await findOwnStory(db, { actor: meera, id }))?.moderation.state).toBe('waiting')
    const token = await latestGuardianToken(db, MINOR.guardianEmail)
    await answerGuardian(as(VISITOR), { token, answer: 'allowed', site: SITE })
    expect(await titles()).toEqual(['Mine'])
    expect((await feed()).stories[0]?.media).toHaveLength(1)
    expect(await likeStory(as(bela), { storyId: id })).toMatchObject({ likesCount: 1 })
    expect(await getFeedCounts(db)).toEqual({ stories: 1, likes: 1 })
    await withdrawConsent(as(VISITOR, later(9 * DAY_MS)), { token })
    await gone()
  })

  it('stories of somebody who later states to be under eighteen disappear until the guardian agrees', async () => {
    await addStory(asha)
    const profile = { displayName: 'Asha', collegeName: 'X', yearOfStudy: 1, studentId: null, course: null, bio: null }
    await changeProfile(as(asha), { ...profile, profileImageId: null, ageBand: 'under-18' })
    expect(await titles()).toEqual([])
    await sound()
  })

  it('a story shared while the guardian answers does not stay waiting', async () => {
    const token = await latestGuardianToken(db, MINOR.guardianEmail)
    const shared = Array.from({ length: 8 }, () => submitStory(meera))
    await Promise.all([
      ...shared,
      answerGuardian(as(VISITOR), { token, answer: 'allowed', site: SITE }),
      submitStory(meera),
    ])
    expect(await titles()).toHaveLength(9)
    await sound()
  })

  it('consent brings back nothing that an operator hid', async () => {
    const id = await addStory(meera)
    await hide(id)
    const token = await latestGuardianToken(db, MINOR.guardianEmail)
    await answerGuardian(as(VISITOR), { token, answer: 'allowed', site: SITE })
    expect(await titles()).toEqual([])
    await restoreStory(as(olga), { storyId: id, words: '', site: SITE })
    expect(await titles()).toEqual(['The lake'])
    await sound()
  })
})

it('a student downloads their stories; erasing the account deletes them with likes, files, and likes given', async () => {
  const own = await addStory(asha, { isAnonymous: true, media: [{ id: await upload(asha), caption: 'Us' }] })
  const other = await addStory(bela)
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
  expect(await getFeedCounts(db)).toEqual({ stories: 1, likes: 1 })
  expect(await db.select().from(storyMedia)).toEqual([])
  expect(await db.select().from(media)).toMatchObject([{ discardedAt: expect.any(Date) }])
  expect(await db.select().from(storyReports)).toMatchObject([{ reporterUserId: null, note: '' }])
  await sound()
})

it('the samples are marked, count in no figure, cannot be liked, and stand last until there are ten real stories', async () => {
  await seedStories(db, NOW)
  const { stories } = await feed()
  expect(stories.length).toBeGreaterThan(4)
  expect(stories.every(({ isSample }) => isSample)).toBe(true)
  expect(await getFeedCounts(db)).toEqual({ stories: 0, likes: 0 })
  const sample = { storyId: stories[0]?.id ?? '' }
  expect(await likeStory(as(asha), sample)).toEqual({ ok: false, reason: 'not-found' })
  const report = { ...sample, reason: 'untrue', note: 'Not true' } as const
  expect(await reportStory(as(asha), report)).toEqual({ ok: false, reason: 'not-found' })
  const samples = await db.select().from(studentProfiles).where(eq(studentProfiles.isSample, true))
  const ranks = await Promise.all(samples.map(async (student) => (await getStudentStats(db, student)).rank))
  expect(new Set(ranks).size).toBeGreaterThan(1)
  await addStory(meera)
  expect(await titles()).toHaveLength(stories.length)
  await addStory(asha, { title: 'Real' })
  const shown = (await feed()).stories
  expect([shown[0]?.title, shown.length, shown.slice(1).every(({ isSample }) => isSample)]).toEqual([
    'Real',
    stories.length + 1,
    true,
  ])
  expect(await getFeedCounts(db)).toEqual({ stories: 1, likes: 0 })
  for (let n = 2; n <= SAMPLES_UNTIL_REAL; n++) await addStory(asha, { title: 'Real' })
  expect(await titles()).toEqual(Array.from({ length: SAMPLES_UNTIL_REAL }, () => 'Real'))
  await sound()
})
