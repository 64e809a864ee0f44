import { existsSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

/** Every path that the specification names, and where decisions put the ones it leaves open. */
const SPECIFIED = [
  '/',
  '/home',
  '/empowerher',
  '/fearless',
  '/ssr',
  '/ssr/build',
  '/ssr/auth',
  '/ssr/dashboard',
  '/seeds',
  '/solve',
  '/sow',
  '/school',
  '/campaign/:slug',
  '/ngo-templates',
  '/ssr-toolkit',
  '/partnership-hub',
  '/partnership-conversation',
  '/stories',
  '/sellers',
  '/fearless-girls',
  '/sahaara',
  '/heartbeat',
  '/doc',
  '/refer',
  '/wings',
  '/start',
  '/come-back',
  '/legal-companion',
  '/campus',
  '/mutually',
  '/auth',
  '/login',
  '/about',
  '/impact',
  '/partners',
  '/support',
  '/privacy',
  '/team',
  '/how-it-works',
  '/contact',
  '/terms',
  '/success-stories',
  '/guidelines',
  '/feedback',
  '/campaign',
  '/manifesto',
]

const flat = flatten(routes)

test('every path of the specification has a route', () => {
  expect(SPECIFIED.filter((path) => !flat.has(path))).toEqual([])
})

test('every route has its file', () => {
  expect([...flat.values()].filter((file) => !existsSync(`app/${file}`))).toEqual([])
})

test('a path without a route gets the 404 page', () => {
  expect(flat.get('/*')).toBe('features/site/not-found/not-found.route.tsx')
})

function flatten(entries: readonly RouteConfigEntry[], parent = ''): Map<string, string> {
  const paths = new Map<string, string>()
  for (const { path, file, children } of entries) {
    const full = `${parent}/${path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    paths.set(full, file)
    for (const [childPath, childFile] of flatten(children ?? [], full)) paths.set(childPath, childFile)
  }
  return paths
}
