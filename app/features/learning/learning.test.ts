import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { findProgress } from '#app/features/impact/queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type Actor, type Member, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { COURSES, PATHS } from './demo/demo-data.ts'
import { seedLearning } from './demo/demo.ts'
import { testDatabase } from '#test/database.ts'
import { NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { completeCourse } from './commands/complete-course.server.ts'
import { completeModule } from './commands/complete-module.server.ts'
import { editCourse } from './commands/edit-course.server.ts'
import { editModule } from './commands/edit-module.server.ts'
import { enrol } from './commands/enrol.server.ts'
import { forgetLearner } from './commands/forget-learner.server.ts'
import { leaveCourse } from './commands/leave-course.server.ts'
import { markLinkChecked } from './commands/mark-link-checked.server.ts'
import { publishCourse } from './commands/publish-course.server.ts'
import { rateCourse } from './commands/rate-course.server.ts'
import { removeModule } from './commands/remove-module.server.ts'
import { removeSpotlight } from './commands/remove-spotlight.server.ts'
import { retireCourse } from './commands/retire-course.server.ts'
import { showSpotlight } from './commands/show-spotlight.server.ts'
import { findCourse, findLearningFigures, findModule, findSpotlight, listBadges, listPaths } from './queries.server.ts'
import { searchCourses } from './courses/course-search.server.ts'
import { countCompleted, listOwn } from './learner-queries.server.ts'
import { listForOperator, listModulesForOperator, listSpotlights } from './operator-queries.server.ts'
import { courseForm } from './operator/forms.ts'
import { ratingForm } from './school/form.ts'
import { LINK_CHECK_DAYS, readCourseFilter } from './schema.ts'
import { courses, earnedBadges, enrolments, learnerSpotlights, moduleCompletions } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db)
const OPERATOR = member('Kavita', 'operator')
const SALE = 'first-sale'
const AI = 'elements-of-ai'

/** Loads the demo courses before each test of the block. */
function onFreshCourses(): void {
  beforeEach(async () => {
    for (const table of [courses, earnedBadges]) await db.delete(table)
    await seedLearning(db, NOW)
  })
}

describe('the directory', () => {
  onFreshCourses()

  it('lists three, three and two external courses, and learning paths separately', async () => {
    const { counts, courses } = await searchCourses(db, { tab: 'business', q: '' })
    expect([counts, courses.length]).toEqual([{ ai: 3, tech: 3, business: 2 }, 2])
    expect((await listPaths(db)).map(({ slug }) => slug)).toEqual(['first-mission', 'teach-a-phone', SALE])
    expect((await listPaths(db, { track: 'seeds' })).map(({ slug }) => slug)).toEqual([SALE])
  })

  it.each([
    ['LEARNING crash', ['machine-learning-crash-course']],
    ['google', ['machine-learning-crash-course']],
    ['harvard', ['cs50x']],
    ['freecodecamp', ['responsive-web-design']],
    ['%', []],
    ['_', []],
  ])('finds courses of every subject by title or provider, ignoring case: "%s" → %o', async (q, slugs) => {
    const { courses, isSimilar } = await searchCourses(db, { tab: null, q })
    expect([courses.map(({ slug }) => slug), isSimilar]).toEqual([slugs, false])
  })

  it.each([
    ['pyhton', 'joy-of-computing-python'],
    ['joy of compuing', 'joy-of-computing-python'],
    ['harward', 'cs50x'],
    ['marketting', 'digital-marketing'],
  ])('forgives a typing error: "%s" finds %s, and says that it is only similar', async (q, slug) => {
    const { courses, isSimilar } = await searchCourses(db, { tab: null, q })
    expect([courses.map((course) => course.slug), isSimilar]).toEqual([[slug], true])
  })

  it('finds nothing for words that no course has, and narrows to a chosen tab without changing the counts', async () => {
    expect((await searchCourses(db, { tab: null, q: 'embroidery' })).courses).toEqual([])
    const narrowed = await searchCourses(db, { tab: 'tech', q: 'NPTEL' })
    expect(narrowed.counts).toEqual({ ai: 1, tech: 1, business: 1 })
    expect(narrowed.courses).toHaveLength(1)
  })
})

describe('a learner', () => {
  onFreshCourses()

  it('is enrolled and counted once, however often they enrol', async () => {
    const asha = member()
    const before = (await findCourse(db, { slug: AI }))?.students ?? 0
    for (let i = 0; i < 3; i++) expect(await enrol(as(asha), { slug: AI })).toEqual({ ok: true })
    expect(await db.select().from(enrolments)).toHaveLength(1)
    expect((await findCourse(db, { slug: AI }))?.students).toBe(before + 1)
    expect((await findCourse(db, { slug: AI, userId: member().userId }))?.own).toBeNull()
  })

  it('completes a path module by module; the last module awards the badge', async () => {
    const asha = member()
    const modules = (await findCourse(db, { slug: SALE }))?.modulesList ?? []
    expect(modules).toHaveLength(6)
    for (const [index, { slug: module }] of modules.entries()) {
      const own = (await findCourse(db, { slug: SALE, userId: asha.userId }))?.own
      expect(own?.percent ?? 0).toBe(Math.floor((index / 6) * 100))
      const isFinished = index === 5
      for (let twice = 0; twice < 2; twice++)
        expect(await completeModule(as(asha), { slug: SALE, module })).toEqual({ ok: true, isFinished })
    }
    const course = await findCourse(db, { slug: SALE, userId: asha.userId })
    expect(course).toMatchObject({ own: { percent: 100, completedAt: NOW }, badgeEarnedAt: NOW })
    expect(await db.select().from(moduleCompletions)).toHaveLength(6)
    expect((await db.select().from(earnedBadges)).map(({ badge }) => badge)).toEqual(['First Founder'])
    expect((await listBadges(db, asha)).map(({ earnedAt }) => earnedAt)).toEqual([null, null, NOW])
    expect((await listBadges(db, member())).every(({ earnedAt }) => earnedAt === null)).toBe(true)
    expect(await findProgress(db, asha)).toMatchObject({ progress: { coursesCompleted: 1 } })
  })

  it('completes a path once when the last two modules are posted at the same time', async () => {
    const asha = member()
    const modules = (await findCourse(db, { slug: SALE }))?.modulesList ?? []
    for (const { slug: module } of modules.slice(0, 4)) await completeModule(as(asha), { slug: SALE, module })
    await Promise.all(modules.slice(4).map(({ slug: module }) => completeModule(as(asha), { slug: SALE, module })))
    expect(await countCompleted(db, asha)).toBe(1)
    expect(await db.select().from(earnedBadges)).toHaveLength(1)
  })

  it('marks an external course as finished, only after enrolling', async () => {
    const asha = member()
    expect(await completeCourse(as(asha), { slug: AI })).toEqual({ ok: false, reason: 'not-started' })
    await enrol(as(asha), { slug: AI })
    expect(await completeCourse(as(asha), { slug: AI })).toEqual({ ok: true })
    expect(await countCompleted(db, asha)).toBe(1)
    await enrol(as(asha), { slug: SALE })
    expect(await completeCourse(as(asha), { slug: SALE })).toEqual({ ok: false, reason: 'has-modules' })
    expect(await db.select().from(earnedBadges)).toEqual([])
  })

  it('rates a course after enrolling; the average includes earlier ratings', async () => {
    const asha = member()
    expect(await rateCourse(as(asha), { slug: AI, rating: 5 })).toEqual({ ok: false, reason: 'not-started' })
    await editAs(OPERATOR, { ...elements(), rating: 4, ratings: 1 })
    await enrol(as(asha), { slug: AI })
    await rateCourse(as(asha), { slug: AI, rating: 3 })
    await rateCourse(as(asha), { slug: AI, rating: 5 })
    expect(await findCourse(db, { slug: AI })).toMatchObject({ rating: 4.5, ratings: 2 })
    for (const rating of ['', '0', '6', '4.5', 'good'])
      expect(parseFields(ratingForm, { rating })).toMatchObject({
        errors: { rating: 'Enter a whole number from 1 to 5.' },
      })
  })

  it('can leave: the progress is deleted, the badge is kept', async () => {
    const asha = member()
    await finish(asha, SALE)
    await leaveCourse(as(asha), { slug: SALE })
    expect(await db.select().from(enrolments)).toEqual([])
    expect(await db.select().from(moduleCompletions)).toEqual([])
    expect(await findCourse(db, { slug: SALE, userId: asha.userId })).toMatchObject({ own: null, badgeEarnedAt: NOW })
  })

  it('loses all learning data when the account is erased; other learners lose nothing', async () => {
    const [asha, other] = [member(), member()]
    for (const who of [asha, other]) await finish(who, SALE)
    expect(await listOwn(db, asha)).toMatchObject({
      courses: [{ course: 'Your first sale', modulesDone: 6 }],
      badges: [{ badge: 'First Founder' }],
    })
    await forgetLearner(as(asha))
    expect(await listOwn(db, asha)).toEqual({ courses: [], badges: [] })
    expect((await listOwn(db, other)).courses).toHaveLength(1)
  })

  it('can read without an account, but no enrolment is created', async () => {
    expect(await enrol(as(VISITOR), { slug: SALE })).toEqual({ ok: false, reason: 'not-signed-in' })
    const done = await completeModule(as(VISITOR), { slug: SALE, module: 'the-price' })
    expect(done).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await findModule(db, { slug: SALE, module: 'the-price' })).toMatchObject({
      number: 2,
      count: 6,
      isDone: false,
      previous: { slug: 'what-and-for-whom' },
      next: { slug: 'ten-customers' },
    })
    expect(await findModule(db, { slug: SALE, module: 'see-one-thing' })).toBeNull()
    expect(await db.select().from(enrolments)).toEqual([])
  })
})

describe('managing courses', () => {
  onFreshCourses()

  const grid: [string, Actor, boolean][] = [
    ['a visitor', VISITOR, false],
    ['a member', member(), false],
    ['an operator', OPERATOR, true],
    ['an administrator', member('Leela', 'administrator'), true],
  ]
  it.each(grid)('%s can write, publish, retire and check: %o → %s', async (_, actor, isAllowed) => {
    const outcomes = [
      await editAs(actor, { ...elements(), slug: 'fresh' }),
      await editModule(as(actor), { ...moduleOf(SALE), slug: 'extra' }),
      await removeModule(as(actor), { course: SALE, slug: 'three-minutes' }),
      await publishCourse(as(actor), { slug: AI }),
      await retireCourse(as(actor), { slug: AI }),
      await markLinkChecked(as(actor), { slug: AI, result: 'works' }),
      await showSpotlight(as(actor), spotlight()),
      await removeSpotlight(as(actor), { id: randomUUID() }),
    ]
    expect(outcomes.map(({ ok }) => ok)).toEqual(outcomes.map(() => isAllowed))
    expect((await listForOperator(db, { actor, now: NOW })).length > 0).toBe(isAllowed)
    expect((await listModulesForOperator(db, { actor, course: SALE })).length > 0).toBe(isAllowed)
    expect((await listSpotlights(db, { actor })).length > 0).toBe(isAllowed)
    if (!isAllowed) expect(await findCourse(db, { slug: AI })).not.toBeNull()
  })

  it('nobody sees a draft until it is published, and a path needs a module', async () => {
    const path = { ...PATHS[0]!.course, slug: 'empty-path' }
    expect(await editAs(OPERATOR, path)).toEqual({ ok: true, slug: 'empty-path', isNew: true })
    expect(await publishCourse(as(OPERATOR), path)).toEqual({ ok: false, reason: 'no-modules' })
    expect(await findCourse(db, path)).toBeNull()
    expect(await enrol(as(member()), path)).toEqual({ ok: false, reason: 'not-found' })
    await editModule(as(OPERATOR), moduleOf('empty-path'))
    expect(await publishCourse(as(OPERATOR), path)).toEqual({ ok: true })
    expect(await findCourse(db, path)).toMatchObject({ modules: 1 })
    expect(await removeModule(as(OPERATOR), { course: 'empty-path', slug: 'one' })).toEqual({
      ok: false,
      reason: 'no-modules',
    })
  })

  it('enrolled learners keep a retired course', async () => {
    const asha = member()
    await enrol(as(asha), { slug: SALE })
    await retireCourse(as(OPERATOR), { slug: SALE })
    expect(await findCourse(db, { slug: SALE })).toBeNull()
    expect(await findCourse(db, { slug: SALE, userId: member().userId })).toBeNull()
    expect(await findCourse(db, { slug: SALE, userId: asha.userId })).toMatchObject({ isRetired: true })
    const done = await completeModule(as(asha), { slug: SALE, module: 'the-price' })
    expect(done).toEqual({ ok: true, isFinished: false })
    expect((await listPaths(db, asha)).map(({ slug }) => slug)).not.toContain(SALE)
  })

  it('removing the only module left to do completes the path', async () => {
    const asha = member()
    const modules = (await findCourse(db, { slug: SALE }))?.modulesList ?? []
    for (const { slug: module } of modules.slice(0, 5)) await completeModule(as(asha), { slug: SALE, module })
    await enrol(as(member()), { slug: SALE })
    await removeModule(as(OPERATOR), { course: SALE, slug: 'three-minutes' })
    expect(await countCompleted(db, asha)).toBe(1)
    expect(await db.select().from(earnedBadges)).toHaveLength(1)
  })

  it('a link check is due until somebody checks, and again after the interval', async () => {
    const due = async (days: number) => {
      const listed = await listForOperator(db, { actor: OPERATOR, now: new Date(NOW.getTime() + days * DAY_MS) })
      return listed.filter(({ isCheckDue }) => isCheckDue).length
    }
    expect(await due(0)).toBe(COURSES.length)
    await markLinkChecked(as(OPERATOR), { slug: AI, result: 'broken' })
    expect(await due(0)).toBe(COURSES.length - 1)
    expect(await due(LINK_CHECK_DAYS + 1)).toBe(COURSES.length)
    expect((await findCourse(db, { slug: AI }))?.linkCheck).toEqual({ result: 'broken', at: NOW })
    expect(await markLinkChecked(as(OPERATOR), { slug: SALE, result: 'works' })).toEqual({
      ok: false,
      reason: 'not-external',
    })
  })
})

describe('the form of a course', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['slug', { slug: 'Not A Slug' }],
    ['title', { title: ' ' }],
    ['url', { url: 'http://plain.example' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['type', { url: '' }],
    ['type', { track: 'ssr' }],
    ['type', { type: 'path' }],
    ['figuresNote', { figuresNote: '' }],
    ['students', { students: '1.5' }],
    ['students', { students: '' }],
    ['rating', { rating: '7' }],
    ['rating', { rating: '' }],
    ['tags', { tags: 'a,b,c,d,e,f,g' }],
    ['level', { level: 'hard' }],
  ])('reports at %s what is wrong with %j', (field, change) => {
    const read = parseFields(courseForm, { ...typed(), ...change })
    expect(read.ok ? [] : Object.keys(read.errors)).toContain(field)
  })

  it('parses a course from form fields', () => {
    const form = { ...typed(), students: '12', rating: '4.6', ratings: '3', tags: 'one, two,one ,' }
    const course = { students: 12, rating: 4.6, ratings: 3, tags: ['one', 'two'], track: null }
    expect(parseFields(courseForm, form)).toMatchObject({ ok: true, value: course })
  })

  it('cleans and shortens the parameters of a search', () => {
    const read = (search: string) => readCourseFilter(new URLSearchParams(search))
    expect(read('tab=tech&q=%20a%00%20b%20')).toEqual({ tab: 'tech', q: 'a b' })
    expect(read(`tab=nonsense&q=${'x'.repeat(500)}`)).toEqual({ tab: null, q: 'x'.repeat(100) })
  })
})

describe('the spotlight', () => {
  onFreshCourses()

  it('shows a marked sample until a real learner is added; then the sample is hidden', async () => {
    expect(await findSpotlight(db)).toMatchObject({ isSample: true, name: 'Meenal' })
    const shown = await showSpotlight(as(OPERATOR), spotlight())
    expect(await findSpotlight(db)).toMatchObject({ isSample: false, name: 'Rukhsar' })
    expect(await findSpotlight(db)).not.toHaveProperty('consent')
    await removeSpotlight(as(OPERATOR), { id: shown.ok ? shown.id : '' })
    expect((await findSpotlight(db))?.name).not.toBe('Rukhsar')
    expect(JSON.stringify(await db.select().from(learnerSpotlights))).not.toContain('Rukhsar')
  })
})

describe('the figures of the page', () => {
  onFreshCourses()

  it('are counted from the listed courses', async () => {
    const before = await findLearningFigures(db)
    expect(before).toMatchObject({ courses: 11, paths: 3, modules: 16, completed: 0 })
    expect(before.notes).toHaveLength(1)
    await finish(member(), SALE)
    const asha = member()
    await enrol(as(asha), { slug: AI })
    await completeCourse(as(asha), { slug: AI })
    const after = await findLearningFigures(db)
    expect([after.students - before.students, after.completed]).toEqual([2, 1])
    await retireCourse(as(OPERATOR), { slug: AI })
    expect((await findLearningFigures(db)).courses).toBe(10)
  })
})

const editAs = (actor: Actor, input: Parameters<typeof editCourse>[1]) => editCourse(as(actor), input)

function elements() {
  const course = COURSES.find(({ slug }) => slug === AI)
  if (!course) throw new Error('no such course')
  return course
}

/** The same as a form shows it. */
const typed = () => Object.fromEntries(Object.entries(elements()).map(([name, value]) => [name, String(value ?? '')]))

const moduleOf = (course: string) => ({
  course,
  slug: 'one',
  position: 7,
  title: 'One',
  minutes: 5,
  body: 'Read.',
  task: 'Do.',
})

const spotlight = () => ({
  course: SALE,
  name: 'Rukhsar',
  place: 'Bhopal',
  quote: 'I asked for my price and waited.',
  step: 'Sews uniforms for two schools.',
  consent: 'By letter, 3 November 2026.',
})

async function finish(who: Member, slug: string): Promise<void> {
  const course = await findCourse(db, { slug })
  for (const { slug: module } of course?.modulesList ?? []) await completeModule(as(who), { slug, module })
}
