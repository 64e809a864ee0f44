import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { type AccessCheck, listPages } from '#test/access/grid.ts'
import { type People, signUpRoles } from '#test/access/people.ts'
import { createRouteRows } from '#test/access/things.ts'
import { testApp } from '#test/app.ts'
import { htmlOf } from '#test/page-text.ts'
import { isEnglish, type Passage, passagesOf } from './passages.ts'

// Every page of the route table below /hi, as people see it who may.

/** Names of things that are the same in Hindi: of the site's own programmes, of menus of programs, of keys in the browser. */
const NAMES = [
  'School of World',
  'Duty of Care',
  'Save as, CSV UTF-8',
  'Comma-separated values',
  'New Incognito tab',
  'double entry',
  'pro bono',
  'Data Protection Board of India',
  'Grievance Appellate Committee',
  // As files of products are read in every language.
  'gluten, crustaceans, milk, egg, fish, nuts, soya, sulphites',
  // Code to copy.
  /<iframe[^>]*>/,
  /diya[-:][\w:-]+(?:, )?/,
] as const

const ROLES = ['visitor', 'member', 'student', 'seller'] as const
const t = await testApp()
let people: People
const shown = new Map<string, string>()
/** What people wrote, the longest first. */
let written: readonly string[] = []

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  people = await signUpRoles(t)
  const pages = listPages(await createRouteRows(t, people))
  for (const page of pages.filter(
    ({ method, path }) => method === 'GET' && hasLanguages(path) && !path.startsWith('/dev/'),
  ))
    for (const role of ROLES) await show(page, role)
  written = await listWritten()
}, 240_000)

/** All texts in the database that contain a space. */
async function listWritten(): Promise<string[]> {
  const found = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split('\n')) if (line.includes(' ')) found.add(line.trim())
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  for (const { table } of await listTables(t.database.db)) {
    const { rows } = await t.database.db.execute(sql`SELECT * FROM ${sql.raw(table)}`)
    rows.forEach(collect)
  }
  return [...found].toSorted((a, b) => b.length - a.length)
}

/** The passage without what people wrote, and without names. */
function withoutWritten({ text, lang }: Passage): Passage {
  const own = written.reduce((rest, each) => (rest.includes(each) ? rest.replaceAll(each, '') : rest), text)
  return {
    lang,
    text: NAMES.reduce<string>(
      (rest, name) => rest.replaceAll(name instanceof RegExp ? new RegExp(name, 'g') : name, ''),
      own,
    ),
  }
}

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
    for (const passage of passagesOf(html).filter((each) => isEnglish(each) && isEnglish(withoutWritten(each))))
      if (!found.has(passage.text)) found.set(passage.text, name)
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
