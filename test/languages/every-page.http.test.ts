import { beforeAll, expect, test } from 'vitest'
import { events } from '#app/features/events/tables.server.ts'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type AccessCheck, listPages } from '#test/access/grid.ts'
import { type People, signUpRoles } from '#test/access/people.ts'
import { createRouteRows } from '#test/access/things.ts'
import { testApp } from '#test/app.ts'
import { htmlOf } from '#test/page-text.ts'
import { passagesOf } from './passages.ts'
import { isUntranslated, listWritten } from './written.ts'

// Every page of the route table below /hi, as people see it who may.

const ROLES = ['visitor', 'member', 'student', 'seller'] as const
/** Four words or more that are no names. */
const SENTENCE = /(?:(?:^|[^\w-])[a-z]+\b[^a-z]*?){4}/
const t = await testApp()
let people: People
const shown = new Map<string, string>()
let written: readonly string[] = []
let places: readonly string[] = []

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  people = await signUpRoles(t)
  const pages = listPages(await createRouteRows(t, people))
  for (const page of pages.filter(
    ({ method, path }) => method === 'GET' && hasLanguages(path) && !path.startsWith('/dev/'),
  ))
    for (const role of ROLES) await show(page, role)
  written = await listWritten(t.database.db)
  places = (await t.database.db.select({ place: events.place }).from(events)).map(({ place }) => place)
}, 240_000)

async function show({ name, path }: AccessCheck, role: (typeof ROLES)[number]): Promise<void> {
  const { cookie } = people[role]
  const response = await t.request(pathIn('hi', path), { headers: cookie ? { Cookie: cookie } : {} })
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') && response.status < 500
  if (isPage) shown.set(`${name} as ${role}`, await htmlOf(response))
  else await response.body?.cancel()
}

test('every page says that it is in Hindi', () => {
  expect(shown.size).toBeGreaterThan(300)
  const others = [...shown].filter(([, html]) => !html.includes('<html lang="hi"')).map(([name]) => name)
  expect(others).toEqual([])
})

test('no page has an English sentence, except in passages that are marked as English', () => {
  const found = new Map<string, string>()
  for (const [name, html] of shown)
    for (const passage of passagesOf(html).filter((each) => isUntranslated(each, written)))
      if (!found.has(passage.text)) found.set(passage.text, name)
  expect([...found].map(([text, name]) => `${name}: ${text}`)).toEqual([])
})

test('a sentence that somebody wrote in English is marked, so that it is read aloud in English', () => {
  // Places are the same in both languages; in a field she goes on in whichever language she likes.
  const own = new Set(written.filter((text) => !places.includes(text)))
  const found = new Map<string, string>()
  for (const [name, html] of shown)
    for (const { text, lang } of passagesOf(html.replace(/<textarea.*?<\/textarea>/gs, '')))
      if (lang === 'hi' && own.has(text) && SENTENCE.test(text) && !found.has(text)) found.set(text, name)
  expect([...found].map(([text, name]) => `${name}: ${text}`)).toEqual([])
})

test('no page has a value in braces, or one that is missing', () => {
  const wrong = /\{\w+\}|\bundefined\b|\bNaN\b|\[object /
  const found = [...shown].flatMap(([name, html]) =>
    passagesOf(html)
      .filter(({ text }) => wrong.test(text))
      .map(({ text }) => `${name}: ${text}`),
  )
  expect(found).toEqual([])
})

test('every link of a page stays in Hindi, or leads to what has no language', () => {
  const found = new Set<string>()
  for (const html of shown.values())
    for (const [tag, path = ''] of html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="(\/[^"]*)"[^>]*>/g))
      if (
        !tag.includes('hrefLang="en') &&
        hasLanguages(path) &&
        !path.startsWith('/dev/') &&
        !/^\/hi(?:[/?#]|$)/.test(path)
      )
        found.add(tag)
  expect([...found]).toEqual([])
})
