import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

/** Everything below these paths is private, unless it is listed here with a reason. */
const PRIVATE = /^\/(account|operator|ssr)(\/|$)/
const OPEN: Readonly<Record<string, string>> = {
  '/account/erased': 'shown to who has no account any more',
  '/account/lists': 'a visitor gets an empty answer',
  '/account/notes': 'notes of a visitor are on the device',
  '/account/notes/door': 'answers in JSON, 401 to a visitor',
  '/ssr': 'public',
  '/ssr/auth': 'where students sign in',
  '/ssr/needs': 'public',
  '/ssr/needs/:id': 'public',
  '/ssr/build': 'a visitor writes on the device',
  '/ssr/build/draft': 'answers in JSON, 401 to a visitor',
}

interface Found {
  path: string
  file: string
  /** The routes above it, outermost first, and itself. */
  line: readonly string[]
}

const found = list(routes)
const isLayout = (file: string) => /^export const middleware\b/m.test(readFileSync(`app/${file}`, 'utf8'))
const isGuarded = ({ line }: Found) => line.some(isLayout)

test('every private route has a layout above it that controls access', () => {
  const open = found.filter((route) => PRIVATE.test(route.path) && !isGuarded(route)).map(({ path }) => path)
  expect(open.toSorted()).toEqual(Object.keys(OPEN).toSorted())
})

test("every private screen has a loader, because without one a client-side navigation would skip the server's check", () => {
  const screens = found.filter((route) => isGuarded(route) && !isLayout(route.file))
  expect(screens.length).toBeGreaterThan(20)
  const silent = screens.filter(
    ({ file }) => !/^export (async function|function|const) loader\b/m.test(readFileSync(`app/${file}`, 'utf8')),
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('console screens reach the database only through operatorOf, which refuses; the middleware does not', () => {
  const places = 'app/features/{*/operator,console,staff/desks,text-messages}/**/*.{ts,tsx}'
  const screens = globSync(places, { exclude: (file) => file.includes('.test.') })
  const own = screens.filter((file) => /\b(contextOf|requestContext)\b/.test(readFileSync(file, 'utf8')))
  expect(screens.length).toBeGreaterThan(100)
  expect(own).toEqual([])
})

function list(entries: readonly RouteConfigEntry[], parent = '', above: readonly string[] = []): Found[] {
  return entries.flatMap(({ path, file, children }) => {
    const full = path ? `${parent}/${path}` : parent
    const line = [...above, file]
    const inside = list(children ?? [], full, line)
    // A layout without a path is not a page.
    return path || !children ? [{ path: full || '/', file, line }, ...inside] : inside
  })
}
