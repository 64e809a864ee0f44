import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { bearerOf, type Person, signUp, signUpSeller } from '#test/people.ts'
import { listPages } from './grid.ts'
import { openStudent, OWN_SHOP } from './people.ts'
import { createRouteRows, type Things, UNKNOWN } from './things.ts'

// One person has a thing of each kind; another of the same role tries all its ids. To her, nothing of that is there.

const OTHER_SHOP = 'lata-maheshwar'
/** Things that only their owner sees. */
const OWN = /\[(?:the member|the student|the seller)'s\]/
/** Shared with everybody, or with everybody who has the link. */
const SEEN_BY_ALL = /^\/(?:stories|ssr\/needs)\//

const t = await testApp()
let owners: Record<'member' | 'student' | 'seller', Person>
let others: Record<'member' | 'student' | 'seller', Person>
let things: Things
let upload: UploadView
/** What only the owners' pages may contain. */
let canaries: string[]

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  owners = {
    member: await signUp(t, 'Latacanary'),
    student: await openStudent(t, 'Meeracanary'),
    seller: await signUpSeller(t, OWN_SHOP),
  }
  others = {
    member: await signUp(t, 'Bina'),
    student: await openStudent(t, 'Bela'),
    seller: await signUpSeller(t, OTHER_SHOP),
  }
  things = await createRouteRows(t, { member: buyer(owners.member), student: buyer(owners.student) })
  upload = await uploadAs(t, owners.student, { bytes: await picture(64, 48).jpeg().toBuffer() })
  canaries = [
    'Latacanary',
    owners.member.email,
    owners.student.email,
    owners.seller.email,
    '98765 43210',
    '9876543210',
    '12 Lakshmi Road',
    upload.path,
  ]
}, 120_000)

const buyer = ({ init, userId }: Person) => ({ cookie: init.headers.Cookie, userId })

async function ask(
  path: string,
  { init }: Person,
  method = 'GET',
): Promise<{ status: number; location: string; text: string }> {
  const headers = { ...init.headers, Origin: t.services.config.siteUrl }
  const form = method === 'GET' ? {} : { body: new URLSearchParams({ key: randomUUID() }) }
  const answer = await t.request(path, { method, headers, redirect: 'manual', ...form })
  return { status: answer.status, location: answer.headers.get('Location') ?? '', text: await answer.text() }
}

const isTold = (text: string) => canaries.filter((canary) => text.includes(canary))

/** The answer without what differs between any two requests: the id that was asked for, and random keys. */
function alike({ status, location, text }: Awaited<ReturnType<typeof ask>>, ids: readonly string[]): string {
  const bare = ids.reduce((all, id) => all.replaceAll(id, '*'), `${status} ${location} ${text}`)
  return bare.replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '#')
}

test('another person of the same role gets for every address of the owner what she gets for one that is not there', async () => {
  const pages = listPages(things).filter(({ name, path }) => OWN.test(name) && !SEEN_BY_ALL.test(path))
  const unlike: string[] = []
  let [asked, owned] = [0, 0]
  for (const page of pages) {
    const unknown = listPages(things).find(({ name }) => name === page.name.replace(OWN, '[unknown]'))
    if (!unknown) throw new Error(`no unknown one for ${page.name}`)
    for (const role of ['member', 'student', 'seller'] as const) {
      const own = await ask(page.path, owners[role], page.method)
      if (page.method === 'GET' && own.status === 200) owned += isTold(own.text).length
      for (const ending of page.method === 'GET' ? ['', '.data'] : ['']) {
        const [hers, none] = [
          await ask(page.path + ending, others[role], page.method),
          await ask(unknown.path + ending, others[role], page.method),
        ]
        const ids = [...Object.values(page.params), UNKNOWN.id, UNKNOWN.slug, UNKNOWN.token]
        if (alike(hers, ids) !== alike(none, ids))
          unlike.push(`${page.name}${ending} for ${role}: ${hers.status}, not there ${none.status}`)
        unlike.push(...isTold(hers.text).map((canary) => `${page.name}${ending} tells ${role} ${canary}`))
        asked++
      }
    }
  }
  console.log(`${asked} addresses of others asked for`)
  expect(unlike).toEqual([])
  expect(owned, 'the owners see their own canaries').toBeGreaterThan(0)
}, 300_000)

test('an upload of somebody else is not there: not by its address, its id, or in a story', async () => {
  const [{ src } = { src: '' }] = upload.sources
  const missing = src.replace(/-[\w-]{22}/, `-${'x'.repeat(22)}`)
  expect((await ask(src, owners.student)).status).toBe(200)
  for (const address of [src, `${src}?order=${UNKNOWN.token}`])
    expect(alike(await ask(address, others.student), [])).toBe(alike(await ask(missing, others.student), []))
  const bearer = { ...bearerOf(others.student), 'Content-Type': 'application/json' }
  const remove = async (id: string) => {
    const answer = await t.request(`${UPLOAD_URL}/${id}`, { method: 'DELETE', headers: bearer })
    return `${answer.status} ${await answer.text()}`
  }
  expect(await remove(upload.id)).toBe(await remove(randomUUID()))
  const tell = async (id: string) => {
    const story = { title: randomUUID(), description: 'Not mine.', cause_category: 'environment', consent: true }
    const body = JSON.stringify({ ...story, impact_metrics: { people: 1 }, media: [{ id, caption: '' }] })
    const answer = await t.request('/api/v1/stories', { method: 'POST', headers: bearer, body })
    const text = await answer.text()
    expect(isTold(text)).toEqual([])
    return [answer.status, /"media_cut":\d+/.exec(text)?.[0], /"media_missing":\d+/.exec(text)?.[0]]
  }
  const told = await tell(upload.id)
  expect(told).toEqual(await tell(randomUUID()))
  expect(told).toEqual([201, '"media_cut":0', '"media_missing":1'])
})
