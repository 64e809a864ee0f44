import { sql } from 'drizzle-orm'
import { parse } from 'parse5'
import { beforeAll, describe, expect, test } from 'vitest'
import { METRIC_NUMBER_MAX } from '#app/features/stories/schema.ts'
import { createStudent } from '#app/features/students/students.test-support.ts'
import { hasForbiddenText } from '#app/platform/request-body/forbidden-text.ts'
import { cleanLine, cleanText } from '#app/platform/text/text.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { actorOf, bearerOf, type Person, signUp } from '#test/people.ts'
import { effectsElsewhere, effectsIn } from './effects.ts'
import { changedBy, countMarks, forbiddenFields } from './forbidden-fields.ts'
import { HOSTILE } from './texts.ts'

/** Every fortieth text by default; `HOSTILE_TEXTS=all` sends all of them. */
const STEP = process.env['HOSTILE_TEXTS'] === 'all' ? 1 : 40
const TEXTS = HOSTILE.filter((_, index) => index % STEP === 0)
const STORIES_A_DAY = 18

let t: TestApp
let asha: Person

beforeAll(async () => {
  t = await testApp()
  asha = await signUp(t, 'Asha')
  await createStudent(t.database.db, actorOf(asha))
})

const PROFILE = { display_name: 'Asha', college_name: 'Fergusson', year_of_study: 2, age_band: '18-or-older' }
const STORY = { title: 'A pond', description: 'Forty sacks.', cause_category: 'environment', consent: true }

/** Sends a JSON body as it is written: with names twice, or with names that objects of JavaScript do not keep. */
async function send(method: string, path: string, body?: string) {
  const headers = { ...bearerOf(asha), 'Content-Type': 'application/json' }
  const answer = await t.request(path, { method, headers, ...(body !== undefined && { body }) })
  const text = await answer.clone().text()
  return { answer, status: answer.status, json: text === '' ? null : JSON.parse(text) }
}

describe('a JSON body that brings fields which nobody may set', () => {
  /** In bodies of their own. */
  const POLLUTED = ['__proto__', 'constructor', 'prototype']
  /** What these calls do take: a new address, a new password, data of the person's own. */
  const TAKEN = new Set([
    ...POLLUTED,
    'email',
    'phone',
    'password',
    'data',
    'nonce',
    'bio',
    'location',
    'description',
    'title',
  ])
  const POLLUTING = [
    '',
    '"__proto__":{"role":"forbidden-canary"}',
    '"constructor":{"prototype":{"role":"forbidden-canary"}}',
  ]
  const CALLS: readonly (readonly [method: string, path: string, body: object])[] = [
    ['POST', '/api/v1/student-profile', PROFILE],
    ['PATCH', '/api/v1/student-profile', { bio: 'Ponds' }],
    ['POST', '/api/v1/stories', STORY],
    ['PUT', '/api/v1/stories/STORY/like', {}],
    ['DELETE', '/api/v1/stories/STORY/like', {}],
    ['PUT', '/auth/v1/user', {}],
    ['POST', '/auth/v1/signup', { email: 'bela@example.org', password: 'a good long phrase' }],
    ['POST', '/auth/v1/otp', { email: 'chandra@example.org', create_user: true }],
    ['POST', '/auth/v1/factors', { factor_type: 'totp' }],
  ]

  test.each(CALLS)('%s %s changes none of them', async (method, path, body) => {
    const { json: made } = await send('POST', '/api/v1/stories', JSON.stringify(STORY))
    const before = await countMarks(t)
    const own = Object.fromEntries(
      (await forbiddenFields(t)).filter(([name]) => !TAKEN.has(name) && !Object.hasOwn(body, name)),
    )
    const more = JSON.stringify(own).slice(1, -1)
    const text = JSON.stringify(body).slice(1, -1)
    for (const polluting of POLLUTING) {
      const sent = `{${[polluting, more, text].filter(Boolean).join()}}`
      expect((await send(method, path.replace('STORY', made.story.id), sent)).status).toBeLessThan(500)
    }
    expect(await changedBy(t)).toEqual([])
    expect(await countMarks(t)).toEqual(before)
  })
})

test('of a name that a body has twice, the last value is judged and stored', async () => {
  const twice = (first: string, last: string) =>
    `{"title":${first},${JSON.stringify(STORY).slice(1, -1)},"title":${last}}`
  const kept = await send('POST', '/api/v1/stories', twice('""', '"Kept"'))
  expect([kept.status, kept.json.story.title]).toEqual([201, 'Kept'])
  expect((await send('POST', '/api/v1/stories', twice('"Kept"', '""'))).status).toBe(400)
  const escaped = `{${JSON.stringify(STORY).slice(1, -1)},"\\u0074itle":"Escaped"}`
  expect((await send('POST', '/api/v1/stories', escaped)).json.story.title).toBe('Escaped')
})

describe('a story', () => {
  test(`with each of ${TEXTS.length} texts is stored, read and shown to the letter, or refused with a sentence`, async () => {
    const wrong: string[] = []
    const counts = { shown: 0, refused: 0 }
    for (const [index, text] of TEXTS.entries()) {
      if (index % STORIES_A_DAY === 0) await passADay()
      const body = { ...STORY, title: text, description: text, location: text, impact_metrics: { [text]: text } }
      const { status, json, answer } = await send('POST', '/api/v1/stories', JSON.stringify(body))
      wrong.push(...(await effectsIn(answer)))
      if (status === 201) {
        counts.shown++
        wrong.push(...(await differencesOf(json.story, text)).map((one) => `${JSON.stringify(text)}: ${one}`))
      } else {
        counts.refused++
        const told = Object.values<string>(json.error.fields ?? { '': json.error.message })
        if (status !== 400 || !told.every((sentence) => sentence.length > 10)) wrong.push(`${status} ${told.join()}`)
        if (!mayBeRefused(text)) wrong.push(`${JSON.stringify(text)} is refused: ${told.join()}`)
      }
    }
    console.log(JSON.stringify(counts))
    expect(wrong).toEqual([])
    expect(counts.shown).toBeGreaterThan(counts.refused)
    expect(effectsElsewhere(t)).toEqual([])
  }, 600_000)
})

/** Longer than a title or a result may be, a larger number than a result, or with nothing that anybody sees. */
const mayBeRefused = (text: string): boolean =>
  hasForbiddenText({ [text]: text }) ||
  text.length > 60 ||
  Math.abs(Number(text)) > METRIC_NUMBER_MAX ||
  cleanLine(text) === ''

async function differencesOf(story: Story, text: string): Promise<string[]> {
  const { json } = await send('GET', `/api/v1/stories/${story.id}`)
  const html = await (await t.get(`/stories/${story.id}`)).text()
  const page = visible(html)
  const line = cleanLine(text)
  return [
    json.title !== line && 'another title',
    json.description !== cleanText(text) && 'another description',
    json.location !== line && 'another place',
    Object.keys(json.impact_metrics)[0] !== line && 'another name of a result',
    !page.includes(line.replace(/\s+/g, ' ')) && 'not shown',
  ].filter((one) => one !== false)
}

interface Story {
  id: string
}

/** The text of a page as a browser shows it. */
function visible(html: string): string {
  const texts: string[] = []
  const walk = (node: { nodeName: string; value?: string; childNodes?: readonly unknown[] }): void => {
    if (/^(script|style|template|head)$/.test(node.nodeName)) return
    if (node.nodeName === '#text') texts.push(node.value ?? '')
    for (const child of node.childNodes ?? []) walk(child as typeof node)
  }
  walk(parse(html) as never)
  return texts.join('').replace(/\s+/g, ' ')
}

async function passADay(): Promise<void> {
  await t.database.db.execute(sql`UPDATE good_deeds_stories SET created_at = created_at - interval '2 days'`)
}
