import { beforeAll, expect, test } from 'vitest'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { keptParts } from '#app/ui/kept-part/kept-parts.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { listPages } from '#test/access/grid.ts'
import { type People, type RoleName, signUpRoles } from '#test/access/people.ts'
import { createRouteRows } from '#test/access/things.ts'
import { testApp } from '#test/app.ts'

// Parts that were drawn for one person and page stand on those of others, who must see what would be drawn for them.

const READERS: readonly (readonly [RoleName, Language])[] = [
  ['visitor', 'en'],
  ['member', 'en'],
  ['seller', 'hi'],
]
const t = await testApp()
let people: People
let paths: string[] = []

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  people = await signUpRoles(t)
  const pages = listPages(await createRouteRows(t, people))
  paths = [...new Set(pages.filter(({ method }) => method === 'GET').map(({ path }) => path))]
})

/** The page without what is another one at each request. */
async function draw(path: string, [role, language]: (typeof READERS)[number]): Promise<string> {
  const { cookie } = people[role]
  const address = hasLanguages(path) ? pathIn(language, path) : path
  const response = await t.request(address, { headers: cookie ? { Cookie: cookie } : {} })
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  return isPage ? withoutKeys(await response.text()) : ''
}

const withoutKeys = (html: string): string => html.replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}/g, '')

test('a page with the parts of other pages and people is the page as it is drawn anew', async () => {
  const anew = new Map<string, string>()
  for (const reader of READERS)
    for (const path of paths) {
      keptParts.clear()
      anew.set(`${path} as ${reader.join(', ')}`, await draw(path, reader))
    }
  const different: string[] = []
  for (const reader of READERS)
    for (const path of paths) {
      const name = `${path} as ${reader.join(', ')}`
      if ((await draw(path, reader)) !== anew.get(name)) different.push(name)
    }
  expect(different).toEqual([])
}, 240_000)
