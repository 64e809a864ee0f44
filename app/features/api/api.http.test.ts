import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { goodDeedsStories, storyLikes } from '#app/features/stories/tables.server.ts'
import type { ApiDocument } from '#app/platform/api/document.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { API_PATH, ROUTES } from './all-routes.server.ts'
import { strict } from './strict.test-support.ts'

const t = await testApp()
const { db } = t.database
const PROFILE = {
  display_name: 'Asha',
  college_name: 'Fergusson College',
  year_of_study: 2,
  age_band: '18-or-older',
} as const
const STORY = {
  title: 'We cleaned the pond',
  description: 'Forty sacks.',
  cause_category: 'environment',
  impact_metrics: { people: 19, 'how long': '2 hours' },
  consent: true,
} as const
const NOBODY = randomUUID()

type Who = 'visitor' | 'member' | 'student' | 'other' | 'operator'
const PEOPLE = ['visitor', 'member', 'student', 'other', 'operator'] as const
const people = {} as Record<Exclude<Who, 'visitor'>, Person>
let storyId = ''
let anonymousId = ''

const tokenOf = (person: Person): string => person.init.headers.Cookie.split('=')[1] ?? ''

/** Calls the API with the user's bearer token and no cookie. */
async function call(who: Who, method: string, path: string, body?: unknown) {
  const headers = new Headers()
  if (who !== 'visitor') headers.set('Authorization', `Bearer ${tokenOf(people[who])}`)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await t.request(API_PATH + path, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

beforeAll(async () => {
  const shop = await openShop(db)
  await shop.add({ slug: 'jar', title: 'Jar' })
  people.member = await signUp(t, 'Lata')
  people.student = await signUp(t, 'Asha')
  people.other = await signUp(t, 'Bela')
  people.operator = await signUpStaff(t, 'Op', 'operator')
  for (const who of ['student', 'other'] as const) {
    expect((await call(who, 'POST', '/student-profile', PROFILE)).status).toBe(201)
  }
  storyId = (await call('student', 'POST', '/stories', STORY)).body.story.id
  anonymousId = (await call('student', 'POST', '/stories', { ...STORY, title: 'Quietly', is_anonymous: true })).body
    .story.id
})

describe('every declared route', () => {
  /**
   * The status that each of the five people gets, in the order of `PEOPLE`. A test checks that every route is listed.
   */
  const grid: Record<string, [path: string, body: unknown, ...answers: number[]]> = {
    'get /': ['', undefined, 200, 200, 200, 200, 200],
    'get /student-profile': ['', undefined, 401, 404, 200, 200, 404],
    'post /student-profile': ['', {}, 401, 400, 400, 400, 400],
    'patch /student-profile': ['', { year_of_study: 3 }, 401, 404, 200, 200, 404],
    'get /student-profile/stats': ['', undefined, 401, 404, 200, 200, 404],
    'get /stories': ['', undefined, 200, 200, 200, 200, 200],
    'get /stories/counts': ['', undefined, 200, 200, 200, 200, 200],
    'get /stories/likes': ['', undefined, 401, 200, 200, 200, 200],
    'get /stories/{id}': ['story', undefined, 200, 200, 200, 200, 200],
    'post /stories': ['', STORY, 401, 409, 201, 201, 409],
    'put /stories/{id}/like': ['story', undefined, 401, 409, 200, 200, 409],
    'delete /stories/{id}/like': ['story', undefined, 401, 409, 200, 200, 409],
    'post /media': ['', undefined, 401, 400, 400, 400, 400],
    'delete /media/{id}': ['nobody', undefined, 401, 404, 404, 404, 404],
    'get /sellers': ['', undefined, 200, 200, 200, 200, 200],
    'get /sellers/counts': ['', undefined, 200, 200, 200, 200, 200],
    'get /products': ['', undefined, 200, 200, 200, 200, 200],
    'get /products/{slug}': ['jar', undefined, 200, 200, 200, 200, 200],
    'get /categories': ['', undefined, 200, 200, 200, 200, 200],
    'get /regions': ['', undefined, 200, 200, 200, 200, 200],
  }

  it('is in the document, and no other is', async () => {
    const { body } = await call('visitor', 'GET', '/openapi.json')
    const { paths } = body as ApiDocument
    const listed = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method} ${path}`),
    )
    expect(listed.toSorted()).toEqual(Object.keys(grid).toSorted())
    const names = Object.values(paths).flatMap((calls) => Object.values(calls).map(({ operationId }) => operationId))
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(Object.entries(grid))('%s answers each person as declared', async (name, [of, body, ...expected]) => {
    const [method = '', declaredPath = ''] = name.split(' ')
    const route = ROUTES.find((one) => one.method === method && one.path === declaredPath)
    const value = { story: storyId, nobody: NOBODY, jar: 'jar' }[of] ?? ''
    const path = declaredPath.replace(/\{\w+\}/, value)
    const { body: document } = await call('visitor', 'GET', '/openapi.json')
    const declared = (document as ApiDocument).paths[declaredPath]?.[method]
    const got: number[] = []
    for (const who of PEOPLE) {
      const answer = await call(who, method.toUpperCase(), path === '/' ? '' : path, body)
      got.push(answer.status)
      expect(Object.keys(declared?.responses ?? {}), `${who} ${answer.status}`).toContain(String(answer.status))
      const schema = route?.answers[answer.status]?.schema
      if (schema) expect(v.safeParse(strict(schema), answer.body).issues, JSON.stringify(answer.body)).toBeUndefined()
      if (answer.status >= 400)
        expect(answer.body.error).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      if (answer.status === 401) expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
    }
    expect(Object.fromEntries(PEOPLE.map((who, i) => [who, got[i]]))).toEqual(
      Object.fromEntries(PEOPLE.map((who, i) => [who, expected[i]])),
    )
  })

  it('is linked from the index, as far as anybody may read it without a parameter', async () => {
    const { body } = await call('visitor', 'GET', '')
    expect(body).toMatchObject({ name: expect.stringContaining('API'), version: '1.0.0' })
    expect(Object.keys(body.links)).toEqual(expect.arrayContaining(['openapi', 'stories', 'sellers', 'products']))
    expect((await t.get(`${API_PATH}/`, { redirect: 'manual' })).headers.get('Location')).toBe(API_PATH)
    for (const link of Object.values<string>(body.links)) {
      expect((await t.get(new URL(link).pathname)).status, link).toBe(200)
    }
  })

  it('answers another method with 405 and lists the allowed ones', async () => {
    const { status, headers } = await call('visitor', 'DELETE', '/stories')
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, POST'])
    expect((await call('visitor', 'POST', '/products', {})).status).toBe(405)
    expect((await call('visitor', 'GET', '/no-such-thing')).status).toBe(404)
  })
})

describe('a student', () => {
  it('creates a profile once, changes it, and reads their badges', async () => {
    const again = await call('student', 'POST', '/student-profile', { ...PROFILE, display_name: 'Another' })
    expect([again.status, again.body.display_name]).toEqual([200, 'Asha'])
    const changed = await call('student', 'PATCH', '/student-profile', { bio: 'I like ponds.', year_of_study: 4 })
    expect(changed.body).toMatchObject({ bio: 'I like ponds.', year_of_study: 4, college_name: 'Fergusson College' })
    expect((await call('student', 'PATCH', '/student-profile', { bio: null })).body.bio).toBeNull()
    const { body } = await call('student', 'GET', '/student-profile/stats')
    expect(body.impact_points).toBe(body.stories_count * 10 + body.likes_count * 2)
  })

  it.each<[string, object, string]>([
    ['year_of_study', { ...PROFILE, year_of_study: 6 }, 'year_of_study'],
    ['display_name', { ...PROFILE, display_name: '  ' }, 'display_name'],
    ['guardian_email', { ...PROFILE, age_band: 'under-18' }, 'guardian_email'],
  ])('gets an error at %s for an invalid profile', async (_, body, field) => {
    const answer = await call('member', 'POST', '/student-profile', body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.error.fields)).toEqual([field])
    expect(await db.select().from(studentProfiles).where(eq(studentProfiles.userId, people.member.userId))).toEqual([])
  })

  it('shares a story once per idempotency key; numbers stay numbers, and errors name the field', async () => {
    const form_key = randomUUID()
    const first = await call('other', 'POST', '/stories', { ...STORY, form_key, impact_metrics: { sacks: '1,200' } })
    const second = await call('other', 'POST', '/stories', { ...STORY, form_key })
    expect(second.body.story.id).toBe(first.body.story.id)
    expect(first.body.story.impact_metrics).toEqual({ sacks: 1200 })
    const before = await db.$count(goodDeedsStories)
    const wrong = await call('other', 'POST', '/stories', {
      ...STORY,
      title: ' ',
      cause_category: 'war',
      consent: false,
    })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.body.error.fields).toSorted()).toEqual(['cause_category', 'consent'])
    expect((await call('other', 'POST', '/stories', { ...STORY, title: ' ' })).body.error.fields).toHaveProperty(
      'title',
    )
    expect(await db.$count(goodDeedsStories)).toBe(before)
  })

  it('likes and unlikes; both are idempotent, and the count is returned', async () => {
    const like = () => call('other', 'PUT', `/stories/${storyId}/like`)
    for (let i = 0; i < 2; i++) {
      expect((await like()).body).toEqual({ story_id: storyId, is_liked: true, likes_count: 1 })
    }
    expect((await call('other', 'GET', '/stories/likes')).body).toEqual({ likes: [{ story_id: storyId }] })
    expect((await call('other', 'GET', `/stories/${storyId}`)).body.is_liked).toBe(true)
    expect((await call('visitor', 'GET', `/stories/${storyId}`)).body.is_liked).toBe(false)
    expect((await call('other', 'DELETE', `/stories/${storyId}/like`)).body.likes_count).toBe(0)
    expect(await db.select().from(storyLikes)).toEqual([])
    expect((await call('other', 'PUT', `/stories/${NOBODY}/like`)).status).toBe(404)
    expect((await call('other', 'PUT', '/stories/%00/like')).status).toBe(400)
  })

  it('under eighteen: only they can read their story until a guardian consents', async () => {
    people.member = await signUp(t, 'Meera')
    const profile = { ...PROFILE, age_band: 'under-18', guardian_email: 'mother@example.in' }
    expect((await call('member', 'POST', '/student-profile', profile)).body).toMatchObject({
      may_publish: false,
      guardian_state: 'asked',
    })
    expect(await listMails(db, { to: 'mother@example.in' })).toHaveLength(1)
    const { body } = await call('member', 'POST', '/stories', STORY)
    expect(body).toMatchObject({ is_waiting: true, story: { is_published: false } })
    expect((await call('member', 'GET', `/stories/${body.story.id}`)).body.is_published).toBe(false)
    for (const who of ['visitor', 'student', 'operator'] as const) {
      expect((await call(who, 'GET', `/stories/${body.story.id}`)).status).toBe(404)
    }
  })
})

it('an anonymous story reveals its author to nobody', async () => {
  const [asha] = await db.select().from(studentProfiles).where(eq(studentProfiles.userId, people.student.userId))
  for (const who of PEOPLE) {
    const { body } = await call(who, 'GET', `/stories/${anonymousId}`)
    expect(body).toMatchObject({ student_id: null, student_profiles: null, is_yours: who === 'student' })
    const text = JSON.stringify(body)
    for (const trace of [asha?.id, people.student.userId, 'Asha', 'Fergusson']) expect(text).not.toContain(trace)
  }
})

describe('the feed', () => {
  it('filters by cause, pages by cursor, and rejects invalid parameters', async () => {
    const kind = await call('visitor', 'GET', '/stories?cause=kindness')
    expect(kind.body).toEqual({ stories: [], next_cursor: null })
    const wrong = await call('visitor', 'GET', '/stories?cause=war')
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['cause']])
    expect((await call('visitor', 'GET', '/stories?cursor=x')).status).toBe(200)
  })

  it('is not cached for requests with a token', async () => {
    expect((await call('visitor', 'GET', '/stories')).headers.get('X-Cache-Tags')).toContain('stories')
    const mine = await call('student', 'GET', '/stories')
    expect([mine.headers.get('X-Cache-Tags'), mine.headers.get('Cache-Control')]).toEqual([null, 'no-store'])
  })
})

describe('a client', () => {
  const write = (headers: Record<string, string>) =>
    t.request(`${API_PATH}/stories/${storyId}/like`, { method: 'PUT', headers })

  it('with a cookie can write from this site only; with a token from anywhere', async () => {
    const { Cookie } = people.student.init.headers
    expect((await write({ Cookie })).status).toBe(403)
    expect((await write({ Cookie, Origin: 'https://evil.example' })).status).toBe(403)
    expect((await write({ Cookie, Origin: 'http://localhost:3000' })).status).toBe(200)
    expect((await write({ Authorization: `Bearer ${tokenOf(people.student)}` })).status).toBe(200)
  })

  it('with an invalid token gets 401, also where no token is needed', async () => {
    for (const token of ['Bearer nonsense', 'Bearer', 'Basic eDp5']) {
      const response = await t.get(`${API_PATH}/stories`, { headers: { Authorization: token } })
      expect([token, response.status]).toEqual([token, 401])
    }
  })

  it('must send JSON of a limited size', async () => {
    const headers = { Authorization: `Bearer ${tokenOf(people.student)}` }
    const send = (body: string, type: string) =>
      t.request(`${API_PATH}/stories`, { method: 'POST', headers: { ...headers, 'Content-Type': type }, body })
    expect((await send('title=x', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send('{', 'application/json')).status).toBe(400)
    expect((await send('[]', 'application/json')).status).toBe(400)
    const large = await send(JSON.stringify({ title: 'x'.repeat(300_000) }), 'application/json')
    expect([large.status, (await large.json()).error.code]).toEqual([413, 'size'])
  })
})

it('sellers can be listed by name, region and seal, each with its number of products', async () => {
  const { body } = await call('visitor', 'GET', '/sellers?q=SAVI&verified=true')
  const [savitri] = body.sellers
  expect(savitri).toMatchObject({ display_name: 'Savitri', is_verified: true, regions: { name: 'Nashik' } })
  expect((await call('visitor', 'GET', `/sellers?region=${savitri.region_id}`)).body.sellers).toHaveLength(1)
  expect((await call('visitor', 'GET', `/sellers?region=${NOBODY}`)).body.sellers).toEqual([])
  expect((await call('visitor', 'GET', '/sellers?region=nowhere')).status).toBe(400)
  expect((await call('visitor', 'GET', '/sellers/counts')).body).toEqual({
    total: 1,
    verified: 1,
    sellers: [{ seller_id: savitri.id, product_count: 1 }],
  })
})
