import { beforeAll, describe, expect, it } from 'vitest'
import { seedLearning } from '#app/features/learning/demo/demo.ts'
import { testApp } from '#test/app.ts'
import { htmlOf } from '#test/page-text.ts'
import { signUp } from '#test/people.ts'

const app = await testApp()

beforeAll(() => seedLearning(app.database.db, app.clock.now))

describe('the School of World', () => {
  it('has three paths, new to a visitor, with modules, duration, learners and rating', async () => {
    const html = await read('/sow')
    expect(html.match(/class="card path-card"/g)).toHaveLength(3)
    expect(html.match(/>New</g)).toHaveLength(3)
    expect(html.match(/>Start Course</g)).toHaveLength(3)
    expect(html).not.toContain('role="progressbar"')
    for (const words of ['6 modules', 'About 80 minutes', '350 learners', '4.9', 'School of World team, Beginner'])
      expect(html).toContain(words)
  })

  it.each([
    ['/sow', 'All Tracks', 3],
    ['/sow?track=ssr', 'SSR Track', 2],
    ['/sow?track=seeds', 'Seeds Track', 1],
    ['/sow?track=nonsense', 'All Tracks', 3],
  ])('%s shows %s: %d paths', async (path, label, count) => {
    const html = await read(path)
    expect(html).toMatch(new RegExp(`aria-current="true"[^>]*>${label}<`))
    expect(html.match(/class="card path-card"/g)).toHaveLength(count)
  })

  it('counts its figures from the courses, names where the earlier ones come from, and leaves out noughts', async () => {
    const html = await read('/sow')
    for (const words of ['>11<', '>16<', '11,770', 'Demo data: learners and ratings are invented'])
      expect(html).toContain(words)
    expect(html).not.toContain('learning paths completed here')
  })

  it('says that the learner in the spotlight is a sample', async () => {
    const html = await read('/sow')
    expect(html).toContain('Student Spotlight')
    expect(html).toContain('This is an invented example.')
    expect(html).not.toContain('nobody had to be asked')
  })

  it('shows her own progress and her badge to her, and to nobody else', async () => {
    const her = (await signUp(app, 'Kavita')).init
    await app.post('/school/first-mission/see-one-thing', {}, her)
    const going = await read('/sow', her)
    for (const words of ['In Progress', '20% done', 'Continue Learning', 'aria-valuenow="20"'])
      expect(going).toContain(words)
    for (const module of ['ask-before-you-act', 'a-plan-on-one-page', 'people-and-money', 'count-and-tell'])
      await app.post(`/school/first-mission/${module}`, {}, her)
    const done = await read('/sow', her)
    expect(done).toContain('Earned on 20 November 2026')
    expect(done).toContain('learning paths completed here')
    const visitor = await read('/sow')
    expect(visitor).not.toMatch(/Earned on|In Progress|Continue Learning/)
    expect(visitor).toContain('413 learners')
  })
})

async function read(path: string, init?: RequestInit): Promise<string> {
  const response = await app.get(path, init)
  expect(response.status).toBe(200)
  return htmlOf(response)
}
