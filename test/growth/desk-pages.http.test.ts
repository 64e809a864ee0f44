import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openConsole } from '#app/features/console/console.test-support.ts'
import { readColumns } from '#app/features/erasure/columns.server.ts'
import { Canaries } from '#test/personal-data/canaries.ts'
import { plantRows } from '#test/personal-data/plant-rows.ts'
import { DESKS } from './desks.ts'

// Whatever waits at a desk must be found there, also when it is more than a page.

const PER_PAGE = 50

const { t, db, asha, kavita, get, post } = await openConsole()

beforeAll(async () => {
  await plantRows(db, {
    her: { userId: asha.userId, email: 'zq@example.org', phone: '+919876543210' },
    canaries: new Canaries(),
    tags: readColumns().tags,
    now: t.clock.now,
    sealer: t.services.sealer,
    fillsEmptyOnly: true,
  })
  await db.transaction(async (tx) => {
    // No foreign keys, and no triggers that know the originals.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const { rows = [] } of Object.values(DESKS)) for (const fill of rows) await tx.execute(sql.raw(fill))
  })
})

const addressOf = (path: string, search: Record<string, string>): string => {
  const url = new URL(path, 'http://local')
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}

const entriesIn = (html: string) =>
  [...html.matchAll(/<a[^>]*class="editor-entry"[^>]*>/g)].map(([link]) => /[?;]edit=([^"&]+)/.exec(link)?.[1] ?? link)

test.each(Object.entries(DESKS))('an operator reads the desk %s to its end, each entry once', async (name, desk) => {
  const path = `/operator/${name}`
  const pages: string[][] = []
  let html = ''
  do {
    html = (await get(addressOf(path, { page: String(pages.length + 1) }), kavita)).html
    pages.push(entriesIn(html))
  } while (html.includes(`page=${pages.length + 1}"`))

  const all = pages.flat()
  const { rows } = await db.execute<{ id: string; first: boolean }>(sql.raw(desk.entries))
  expect(all.toSorted()).toEqual(rows.map((row) => row.id).toSorted())
  expect(all.length).toBeGreaterThan(2 * PER_PAGE)
  expect(pages.slice(0, -1).filter((page) => page.length !== PER_PAGE)).toEqual([])
  const first = new Set(rows.filter((row) => row.first).map(({ id }) => id))
  expect(all.findLastIndex((id) => first.has(id))).toBe(first.size - 1)

  // A mail links to an entry without saying on which page it is.
  const [edit = ''] = pages[1] ?? []
  const search = { edit: edit.replace('+', ' ') }
  expect((await get(addressOf(path, search), kavita)).html).toContain('class="editor chosen"')
  const opened = (await get(addressOf(path, { ...search, page: '2' }), kavita)).html
  expect(opened).toMatch(/<a[^>]*aria-label="Back to the list"[^>]*href="[^"]*page=2"/)
})

test('an operator who has decided about an entry of the second page stays on that page', async () => {
  const path = addressOf('/operator/market-flags', { page: '2' })
  const [id = ''] = entriesIn((await get(path, kavita)).html)
  const { to } = await post(addressOf(path, { edit: id }), { act: 'kept', id, note: 'It can stay.' }, kavita)
  expect(to).toBe(`/operator/market-flags?edit=${id}&page=2&did=kept`)
})
