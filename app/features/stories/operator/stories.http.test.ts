import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createProfile } from '#app/features/students/commands/create-profile.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { appeal } from '#app/features/stories/moderation/appeal.server.ts'
import { reportStory } from '#app/features/stories/story/report-story.server.ts'
import { shareStory } from '#app/features/stories/share/share-story.server.ts'
import { goodDeedsStories, storyDecisions } from '#app/features/stories/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'
import { contextIn } from '#test/context.ts'

const t = await testApp()
const { db } = t.database
const PATH = '/operator/stories'

let meera: Person
let olga: Person
let oda: Person
beforeAll(async () => {
  meera = await signUp(t, 'Meera')
  olga = await signUpStaff(t, 'Olga', 'operator')
  oda = await signUpStaff(t, 'Oda', 'operator')
})
beforeEach(async () => {
  for (const table of [studentProfiles, outbox]) await db.delete(table)
  for (const who of [meera, olga]) await createStudent(who)
})

const context = (who: Person | null) => contextIn(t)(who ? actorOf(who) : VISITOR)
const createStudent = (who: Person) =>
  createProfile(context(who), {
    site: t.services.config,
    input: {
      displayName: who.name,
      collegeName: 'Fergusson College',
      yearOfStudy: 2,
      studentId: null,
      course: null,
      bio: null,
      profileImageId: null,
      ageBand: '18-or-older',
      guardianEmail: '',
    },
  })
async function submitStory(who: Person, title: string, isAnonymous = false): Promise<string> {
  const story = { title, description: 'We cleaned it.', causeCategory: 'environment', consent: true } as const
  const rest = { location: null, impactMetrics: [], media: [], isAnonymous, formKey: randomUUID() }
  const outcome = await shareStory(context(who), { ...story, ...rest })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}
const report = (storyId: string, reason: 'private' | 'danger' = 'private', who: Person | null = null) =>
  reportStory(context(who), { storyId, reason, note: 'The street is named.' })

async function get(path: string, { init }: Person) {
  const text = (await (await t.get(path, init)).text()).replaceAll('&#x27;', "'")
  return /<div class="console"[\s\S]*<\/main>/.exec(text)?.[0] ?? text
}
async function act(fields: Record<string, string>, { init }: Person) {
  const response = await t.post(PATH, fields, init)
  return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
}
const isPublished = async (id: string) =>
  (await db.select().from(goodDeedsStories).where(eq(goodDeedsStories.id, id)))[0]?.isPublished
const HIDE = { act: 'hide', rule: 'private', words: 'It names the street.' }

describe('the queue', () => {
  it('shows danger first, then the most reports; who reported is shown to nobody', async () => {
    const [pond, lake, road] = [
      await submitStory(meera, 'The pond'),
      await submitStory(meera, 'The lake'),
      await submitStory(meera, 'The road'),
    ]
    await report(pond)
    for (const who of [oda, olga, null]) await report(lake, 'private', who)
    await report(road, 'danger')
    const html = await get(PATH, olga)
    const places = ['The road', 'The lake', '3 reports', 'The pond'].map((words) => html.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // Three stories wait: the number is in the navigation and in the overview.
    expect(await get('/operator', olga)).toContain(
      '<b class="num">3</b><span class="small secondary-ink">reported or appealed stories',
    )
    const chosen = await get(`${PATH}?edit=${lake}`, olga)
    for (const words of ['The street is named.', 'a member', 'a visitor', 'Meera, Fergusson College'])
      expect(chosen).toContain(words)
    expect(chosen).not.toContain('Oda')
  })

  it('does not reveal the author of an anonymous story', async () => {
    const id = await submitStory(meera, 'The pond', true)
    await report(id)
    const html = await get(`${PATH}?edit=${id}`, olga)
    expect(html).toContain('anonymous')
    expect(html).not.toMatch(/Meera|Fergusson/)
  })
})

describe('a decision', () => {
  it('to hide needs a rule and a reason; the author gets both by mail, and it is recorded', async () => {
    const id = await submitStory(meera, 'The lake')
    await report(id)
    const empty = await act({ id, act: 'hide', rule: '', words: ' ' }, olga)
    expect([empty.status, empty.html.includes('Please choose the rule that was broken.')]).toEqual([400, true])
    expect(await isPublished(id)).toBe(true)
    expect(await act({ id, ...HIDE }, olga)).toMatchObject({ status: 303, to: `${PATH}?edit=${id}&did=hidden-mailed` })
    expect(await isPublished(id)).toBe(false)
    expect((await act({ id, ...HIDE }, oda)).status).toBe(409)
    const mails = await listMails(db, { to: meera.email })
    expect(mails.map(({ text }) => text.includes('It names the street.'))).toEqual([true])
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(acts).toMatchObject([{ verb: 'removed', byUserId: olga.userId }])
    const html = await get(`${PATH}?edit=${id}`, olga)
    for (const words of ['You hid it', 'Publish again', 'answered']) expect(html).toContain(words)
    expect((await act({ id, act: 'restore', words: '' }, oda)).to).toContain('did=restored-mailed')
    expect(await isPublished(id)).toBe(true)
  })

  it('that nothing is wrong closes the reports and notifies nobody', async () => {
    const id = await submitStory(meera, 'The lake')
    await report(id)
    expect((await act({ id, act: 'keep', words: '' }, olga)).to).toBe(`${PATH}?edit=${id}&did=kept`)
    expect(await get(PATH, olga)).toContain('No reports and no appeals.')
    expect(await db.$count(outbox)).toBe(0)
  })

  it('is refused about the operator’s own story, and without the role', async () => {
    const id = await submitStory(olga, 'My lake')
    await report(id)
    expect(await get(`${PATH}?edit=${id}`, olga)).toContain('This is your own story. Another operator has to decide.')
    expect((await act({ id, ...HIDE }, olga)).status).toBe(409)
    expect((await act({ id, ...HIDE }, meera)).status).toBe(403)
    expect((await act({ id, act: 'nonsense' }, oda)).status).toBe(404)
    expect((await act({ id: 'nothing', ...HIDE }, oda)).status).toBe(404)
    expect(await db.$count(storyDecisions, eq(storyDecisions.storyId, id))).toBe(0)
  })
})

it('an appeal is answered by another operator than the one who hid the story, with text for the author', async () => {
  const id = await submitStory(meera, 'The lake')
  await act({ id, ...HIDE }, olga)
  await appeal(context(meera), { storyId: id, words: 'The street is my own.' })
  await db.delete(outbox)
  const hers = await get(`${PATH}?edit=${id}`, olga)
  for (const words of ['The street is my own.', 'It names the street.', 'You hid this story, so another operator'])
    expect(hers).toContain(words)
  expect(hers).not.toContain('Keep hidden')
  const upheld = { id, act: 'upheld', verdict: 'upheld', words: 'Neighbours live there too.' }
  expect((await act(upheld, olga)).status).toBe(409)
  expect((await act({ ...upheld, words: '' }, oda)).status).toBe(400)
  expect((await act(upheld, oda)).to).toContain('did=upheld-mailed')
  expect((await act({ ...upheld, act: 'restored', verdict: 'restored' }, oda)).status).toBe(409)
  expect(await isPublished(id)).toBe(false)
  expect((await listMails(db)).map(({ to }) => to)).toEqual([meera.email])
})
