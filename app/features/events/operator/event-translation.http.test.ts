import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openConsole } from '#app/features/console/console.test-support.ts'
import { events } from '#app/features/events/tables.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'

const { t, db, asha, kavita, get, post } = await openConsole()
const SLUG = 'beats-for-books'
const PATH = '/operator/events'
const HINDI = {
  title: 'किताबों के लिए संगीत',
  summary: 'आपके गाने, और किताबों के लिए पैसे।',
  description: 'दरवाज़े शाम को खुलते हैं।\n\nसबका स्वागत है।',
  cause: '',
}

beforeEach(async () => {
  await db.delete(contentTranslations).where(eq(contentTranslations.kind, 'event'))
  await publish(db, [pagesChanged(['events'])])
})

const translate = (fields: Record<string, string>, person = kavita) =>
  post(`${PATH}?edit=${SLUG}`, { act: 'translation', slug: SLUG, ...fields }, person)
const read = async (path: string) => (await t.get(path)).text()

test('Kavita adds the Hindi of an event: each reader gets their version, with a link to the other', async () => {
  expect(textOf(await read(`/hi/heartbeat/${SLUG}`))).toContain('यह अंग्रेज़ी में लिखा है')
  expect((await get(`${PATH}?edit=${SLUG}`, kavita)).html).toContain('value="translation"')
  expect((await translate(HINDI)).to).toBe(`${PATH}?edit=${SLUG}&did=translation`)

  const hindi = await read(`/hi/heartbeat/${SLUG}`)
  expect(hindi).toContain(`<h1>${HINDI.title}</h1>`)
  expect(hindi).toContain('<p>सबका स्वागत है।</p>')
  expect(hindi).toContain(`<a href="/heartbeat/${SLUG}" hrefLang="en">`)
  // What was left out is read as it was written.
  expect(hindi).toMatch(/<span lang="en">A library corner/)
  for (const path of ['/hi/heartbeat', `/hi/heartbeat/${SLUG}/join`]) expect(await read(path)).toContain(HINDI.title)
  const english = await read(`/heartbeat/${SLUG}`)
  expect(english).toContain(`<a href="/hi/heartbeat/${SLUG}" hrefLang="hi">`)
  expect(english).not.toContain(HINDI.title)
  expect(textOf((await get('/operator/audit', kavita)).html)).toContain('Beats for Books')
})

test('her form of the original and of the other version keep what was written, also in Hindi first', async () => {
  await translate(HINDI)
  const { html } = await get(`${PATH}?edit=${SLUG}`, kavita)
  expect(html).toContain('value="Beats for Books"')
  expect(html).toContain(`value="${HINDI.title}"`)
  const [event] = await db.select().from(events).where(eq(events.slug, SLUG))
  expect(event?.title).toBe('Beats for Books')
})

test('whoever took a place on a Hindi page is written to about the Hindi event, also by an operator in English', async () => {
  await translate(HINDI)
  const form = { key: randomUUID(), name: 'Meera', contact: 'meera.hindi@example.org' }
  expect((await t.post(`/hi/heartbeat/${SLUG}/join`, form)).status).toBe(303)
  await post(PATH, { act: 'cancel', slug: SLUG, reason: 'Heavy rain.' }, kavita)
  const mails = await listMails(db, { to: form.contact })
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toContain(HINDI.title)
    expect(text).not.toContain('Beats for Books')
  }
})

test('English in place of Hindi is refused, and kept in the form', async () => {
  const refused = await translate({ ...HINDI, title: 'Music for books', summary: 'Songs', description: 'Doors open.' })
  expect([refused.status, refused.html.includes('value="Music for books"')]).toEqual([400, true])
  expect(await db.$count(contentTranslations, eq(contentTranslations.kind, 'event'))).toBe(0)
})

test('nobody but operators can write it, and it goes with its event', async () => {
  expect((await translate(HINDI, asha)).status).toBe(403)
  expect(await db.$count(contentTranslations, eq(contentTranslations.kind, 'event'))).toBe(0)
  const [event] = await db.select().from(events).where(eq(events.slug, 'clay-and-quiet'))
  await post(PATH, { act: 'translation', slug: 'clay-and-quiet', title: 'मिट्टी' }, kavita)
  const ofEvent = eq(contentTranslations.subjectId, event?.id ?? '')
  expect(await db.$count(contentTranslations, ofEvent)).toBe(1)
  await db.delete(events).where(eq(events.slug, 'clay-and-quiet'))
  expect(await db.$count(contentTranslations, ofEvent)).toBe(0)
})

test('an event that is not there is said to be gone', async () => {
  const gone = await translate({ ...HINDI, slug: 'no-such-event' })
  expect([gone.status, gone.html.includes('This event no longer exists.')]).toEqual([409, true])
})
