import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import { createStudent } from '#app/features/students/students.test-support.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { actorOf, bearerOf, type Person, signUp } from '#test/people.ts'

// Chains of calls on things that may have been used, deleted or withdrawn before, by their owner or by others. The model
// knows what each call has to answer.

const CHAINS = Number(process.env['FUZZ_CHAINS'] ?? 4)
/** On a busy machine. */
const MS_PER_CHAIN_MAX = 5_000
const SEED = Number(process.env['FUZZ_SEED'] ?? 196_242_552)

const NAMES = ['asha', 'bela'] as const
type Name = (typeof NAMES)[number]

interface Upload {
  id: string
  src: string
  owner: Name
  state: 'free' | 'shown' | 'gone'
  isPublic: boolean
}
interface Story {
  id: string
  author: Name
  likes: Set<Name>
  isGone: boolean
  upload?: Upload | undefined
}

const ACTS = ['upload', 'share', 'discard', 'withdraw', 'like', 'unlike', 'read', 'open'] as const
interface Call {
  act: (typeof ACTS)[number]
  who: Name
  /** Which of the things that were made so far. */
  pick: number
}
/** A picture is written anew in several sizes, which takes as long as ten other calls. */
const act = fc.oneof(
  { weight: 1, arbitrary: fc.constant('upload' as const) },
  { weight: 12, arbitrary: fc.constantFrom(...ACTS.slice(1)) },
)
const chain = fc.array(fc.record({ act, who: fc.constantFrom(...NAMES), pick: fc.nat(20) }), {
  minLength: 10,
  maxLength: 30,
})

let t: TestApp
const people = {} as Record<Name, Person>

beforeAll(async () => {
  t = await testApp()
  for (const name of NAMES) {
    people[name] = await signUp(t, name)
    await createStudent(t.database.db, actorOf(people[name]))
  }
})

test(
  `in ${CHAINS} chains of calls, what was deleted stays deleted, for everybody (FUZZ_SEED=${SEED})`,
  async () => {
    let calls = 0
    let afterDelete = 0
    await fc.assert(
      fc.asyncProperty(chain, async (steps) => {
        await passTwoDays()
        const made: Made = { uploads: [], stories: [] }
        // Each chain has something to lose.
        for (const step of [FIRST, SECOND, ...steps]) {
          calls++
          if (await run(step, made)) afterDelete++
        }
      }),
      { seed: SEED, numRuns: CHAINS, endOnFailure: false },
    )
    console.log(`FUZZ_SEED=${SEED}: ${calls} calls in ${CHAINS} chains, ${afterDelete} of them on something deleted`)
    expect(afterDelete).toBeGreaterThan(CHAINS / 2)
    expect(t.logged.filter(({ level }) => level === 'error')).toEqual([])
  },
  60_000 + CHAINS * MS_PER_CHAIN_MAX,
)

/** For the things that were made, because of the limits of an hour and a day. */
async function passTwoDays(): Promise<void> {
  for (const table of ['good_deeds_stories', 'media'])
    await t.database.db.execute(sql`UPDATE ${sql.identifier(table)} SET created_at = created_at - interval '2 days'`)
}

const FIRST: Call = { act: 'upload', who: 'asha', pick: 0 }
const SECOND: Call = { act: 'share', who: 'asha', pick: 0 }

interface Made {
  uploads: Upload[]
  stories: Story[]
}

/** Runs one call and compares its answer with the model; tells whether it was on something deleted. */
async function run({ act, who, pick }: Call, { uploads, stories }: Made): Promise<boolean> {
  const upload = uploads[pick % Math.max(1, uploads.length)]
  const story = stories[pick % Math.max(1, stories.length)]
  if (act === 'upload') uploads.push(await add(who))
  else if (act === 'share') stories.push(await share(who, upload))
  else if (act === 'discard' && upload) await discard(who, upload)
  else if (act === 'open' && upload) await open(who, upload)
  else if (act === 'withdraw' && story) await withdraw(who, story)
  else if (act === 'read' && story) await read(who, story)
  else if (story) await like(who, story, act === 'like')
  return ['discard', 'open'].includes(act) ? upload?.state === 'gone' : act !== 'share' && story?.isGone === true
}

async function add(who: Name): Promise<Upload> {
  const { id, sources } = await uploadAs(t, people[who], { bytes: await picture(12, 9).png().toBuffer() })
  return { id, src: new URL(sources[0]?.src ?? '', 'http://site').pathname, owner: who, state: 'free', isPublic: false }
}

async function share(who: Name, upload: Upload | undefined): Promise<Story> {
  const isUsable = upload?.owner === who && upload.state === 'free'
  const story = { title: 'A pond', description: 'Forty sacks.', cause_category: 'environment', consent: true }
  const media = upload ? [{ id: upload.id }] : []
  const { status, json } = await call(who, 'POST', '/api/v1/stories', { ...story, media })
  expect([status, json.media_missing, json.story.media.length]).toEqual([
    201,
    upload && !isUsable ? 1 : 0,
    Number(isUsable),
  ])
  if (isUsable) Object.assign(upload, { state: 'shown', isPublic: true })
  return { id: json.story.id, author: who, likes: new Set(), isGone: false, upload: isUsable ? upload : undefined }
}

async function discard(who: Name, upload: Upload): Promise<void> {
  const { status } = await call(who, 'DELETE', `${UPLOAD_URL}/${upload.id}`)
  if (upload.owner !== who) expect(status).toBe(404)
  // Discarded twice is as discarded once, until a job has deleted the row.
  else if (upload.state === 'gone') expect([204, 404]).toContain(status)
  else expect(status).toBe(upload.state === 'shown' ? 409 : 204)
  if (upload.owner === who && upload.state === 'free') upload.state = 'gone'
}

async function open(who: Name, { src, owner, state, isPublic }: Upload): Promise<void> {
  const { status } = await call(who, 'GET', src)
  expect(status).toBe(state !== 'gone' && (isPublic || owner === who) ? 200 : 404)
}

async function withdraw(who: Name, story: Story): Promise<void> {
  const answer = await t.post(`/stories/${story.id}`, { intent: 'take-back' }, people[who].init)
  expect(answer.status).toBe(story.author === who ? 303 : 404)
  if (story.author !== who) return
  story.isGone = true
  if (story.upload) story.upload.state = 'gone'
}

async function read(who: Name, { id, likes, isGone }: Story): Promise<void> {
  const { status, json } = await call(who, 'GET', `/api/v1/stories/${id}`)
  expect(status).toBe(isGone ? 404 : 200)
  if (!isGone) expect([json.likes_count, json.is_liked]).toEqual([likes.size, likes.has(who)])
}

async function like(who: Name, { id, likes, isGone }: Story, isLiked: boolean): Promise<void> {
  const { status, json } = await call(who, isLiked ? 'PUT' : 'DELETE', `/api/v1/stories/${id}/like`)
  expect(status).toBe(isGone ? 404 : 200)
  if (isGone) return
  likes[isLiked ? 'add' : 'delete'](who)
  expect(json).toEqual({ story_id: id, is_liked: isLiked, likes_count: likes.size })
}

async function call(who: Name, method: string, path: string, body?: object) {
  const headers = { ...bearerOf(people[who]), 'Content-Type': 'application/json' }
  const answer = await t.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  return { status: answer.status, json: isJson ? await answer.json() : (await answer.arrayBuffer(), null) }
}
