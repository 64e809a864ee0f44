import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishCourse } from '#app/features/learning/commands/publish-course.server.ts'
import { retireCourse } from '#app/features/learning/commands/retire-course.server.ts'
import { earnedBadges, enrolments } from '#app/features/learning/tables.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { seedLearning } from '#app/features/learning/demo/demo.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { htmlOf } from '#test/page-text.ts'
import { signUp } from '#test/people.ts'

const app = await testApp()
const { db } = app.database
const SALE = '/school/first-sale'
const MODULES = [
  'what-and-for-whom',
  'the-price',
  'ten-customers',
  'a-book-of-money',
  'papers-in-india',
  'three-minutes',
]

beforeAll(() => seedLearning(db, app.clock.now))
beforeEach(async () => {
  for (const table of [enrolments, earnedBadges]) await db.delete(table)
})

describe('the directory', () => {
  it('has the tabs AI & ML, Technology and Business with three, three and two courses', async () => {
    const html = await read('/school')
    for (const label of ['AI &amp; ML', 'Technology', 'Business']) expect(html).toContain(`${label} <span`)
    expect(html.match(/class="card course"/g)).toHaveLength(3)
    for (const words of ['Machine Learning Crash Course', 'Google', 'From a company', '4.7', 'About 15 hours'])
      expect(html).toContain(words)
    expect(html).toContain('1,120 learners')
    expect(html.match(/>Start Learning</g)).toHaveLength(3)
    expect((await read('/school?tab=tech')).match(/class="card course"/g)).toHaveLength(3)
    expect((await read('/school?tab=business')).match(/class="card course"/g)).toHaveLength(2)
    expect(html).toContain('href="/sow"')
    expect(html).toContain('Demo data: learners and ratings are invented')
  })

  it('can be searched by title or provider in every tab, forgiving typing errors, and links to the tabs', async () => {
    const found = await read('/school?q=iit+ropar')
    expect(found).toContain('1 course for “iit ropar”')
    expect(found).toContain('The Joy of Computing using Python')
    expect(found).not.toContain('CS50x')
    expect(await read('/school?q=marketing')).toContain('1 course for “marketing”')
    const none = await read('/school?tab=ai&q=marketing')
    expect(none).toContain('No course for “marketing”')
    expect(none).toContain('href="/school?tab=business&amp;q=marketing"')
    const similar = await read('/school?q=pyhton')
    expect(similar).toContain('No course for “pyhton”. Similar: 1 course')
    expect(similar).toContain('The Joy of Computing using Python')
    for (const tab of ['ai', 'tech', 'business']) expect(similar).toContain(`href="/school?tab=${tab}&amp;q=pyhton"`)
    expect(await read(`/school?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).not.toContain('<script>alert')
  })
})

describe('a visitor', () => {
  it('reads every module without an account', async () => {
    const course = await read(SALE)
    expect(course).toContain(`href="${SALE}/what-and-for-whom"`)
    expect(course).toContain(`href="${signInHref(SALE)}"`)
    for (const module of MODULES) {
      const html = await read(`${SALE}/${module}`)
      expect(html).toContain('Your task')
      expect(html).not.toContain('Mark module as done')
    }
  })

  it('reads that they leave this site before opening an external course', async () => {
    const html = await read('/school/cs50x')
    expect(html).toMatch(/<a[^>]*href="https:\/\/cs50\.harvard\.edu\/x\/"[^>]*rel="noopener noreferrer"/)
    expect(html).toContain('The course is on another site, cs50.harvard.edu. It opens in a new tab.')
    expect(html).toContain('A certificate from edX costs a fee.')
  })

  it('signs in first to save progress, and returns to the page', async () => {
    const posts = [app.post(SALE, { do: 'start' }), app.post(`${SALE}/the-price`, {})]
    const answers = await Promise.all(posts)
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([
      signInHref(SALE),
      signInHref(`${SALE}/the-price`),
    ])
    expect(await db.select().from(enrolments)).toEqual([])
  })

  it.each(['/school/nothing', '/school/Not%20A%20Slug', `${SALE}/nothing`, '/school/cs50x/the-price'])(
    'gets 404 at %s',
    async (path) => {
      expect((await app.get(path)).status).toBe(404)
    },
  )

  it('no longer finds a retired course', async () => {
    const ctx = contextIn(app)(DEMO_OPERATOR)
    await retireCourse(ctx, { slug: 'first-sale' })
    expect((await app.get(SALE)).status).toBe(404)
    expect((await app.get(`${SALE}/the-price`)).status).toBe(404)
    await publishCourse(ctx, { slug: 'first-sale' })
    expect((await app.get(SALE)).status).toBe(200)
  })
})

describe('a member', () => {
  it('completes a path module by module without JavaScript, and gets the badge', async () => {
    const her = await join('kavita@example.in')
    expect((await app.post(SALE, { do: 'start' }, her)).headers.get('Location')).toBe(`${SALE}/what-and-for-whom`)
    const next = []
    for (const module of MODULES) {
      const answer = await app.post(`${SALE}/${module}`, {}, her)
      expect(answer.status).toBe(303)
      next.push(answer.headers.get('Location'))
    }
    expect(next).toEqual([...MODULES.slice(1).map((module) => `${SALE}/${module}`), `${SALE}#finished`])
    const response = await app.get(SALE, her)
    expect(response.headers.get('X-Cache-Tags')).toBeNull()
    const html = await htmlOf(response)
    expect(html).toContain('Path completed')
    expect(html).toContain('Skill Identity Boost: First Founder')
    expect(html).toContain('6 of 6 modules done')
    expect(await read(SALE)).not.toContain('Path completed')
  })

  it('continues with the first module not done', async () => {
    const her = await join('lata@example.in')
    await app.post(`${SALE}/what-and-for-whom`, {}, her)
    const html = await read(SALE, her)
    expect(html).toContain('1 of 6 modules done')
    expect(html).toMatch(new RegExp(`href="${SALE}/the-price"[^>]*>Continue Learning<`))
    expect(await read(`${SALE}/what-and-for-whom`, her)).toContain('Module done.')
  })

  it('starts, finishes, rates and removes an external course', async () => {
    const her = await join('meera@example.in')
    const path = '/school/cs50x'
    expect((await app.post(path, { do: 'complete' }, her)).status).toBe(409)
    const presses: Record<string, string>[] = [
      { do: 'start' },
      { do: 'start' },
      { do: 'complete' },
      { do: 'rate', rating: '4' },
    ]
    for (const fields of presses) expect((await app.post(path, fields, her)).status).toBe(303)
    expect(await db.select().from(enrolments)).toMatchObject([{ rating: 4, completedAt: app.clock.now }])
    const refused = await app.post(path, { do: 'rate', rating: '9' }, her)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Enter a whole number from 1 to 5.')
    const html = await read(path, her)
    expect(html).toContain('Finished on 20 November 2026.')
    expect(html).toContain('Your rating: 4 of 5.')
    expect(await read('/school?tab=tech', her)).toContain('Completed')
    await app.post(path, { do: 'leave' }, her)
    expect(await db.select().from(enrolments)).toEqual([])
  })

  it('cannot be enrolled by a form on another site', async () => {
    const her = await join('usha@example.in')
    const headers = { ...her.headers, Origin: 'https://elsewhere.example' }
    expect((await app.post(SALE, { do: 'start' }, { headers })).status).toBe(403)
    expect(await db.select().from(enrolments)).toEqual([])
  })

  it('finds their learning in the data export; erasing the account deletes it', async () => {
    const her = await join('rehana@example.in')
    for (const module of MODULES) await app.post(`${SALE}/${module}`, {}, her)
    expect(await (await app.get('/account/export', her)).text()).toContain('First Founder')
    expect((await app.post('/account', { word: 'ERASE' }, her)).status).toBe(303)
    expect(await db.select().from(enrolments)).toEqual([])
    expect(await db.select().from(earnedBadges)).toEqual([])
  })
})

async function read(path: string, init?: RequestInit): Promise<string> {
  const response = await app.get(path, init)
  expect(response.status).toBe(200)
  return htmlOf(response)
}

const join = async (email: string) => (await signUp(app, 'Kavita', { email })).init
