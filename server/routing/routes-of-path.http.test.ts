import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from 'virtual:react-router/server-build'
import { fullPath, type Routes } from './route-paths.ts'
import { routesOfPaths } from './routes-of-path.ts'

const find = routesOfPaths(routes)

const PATHS = Object.keys(routes)
  .map((id) => fullPath(routes, id))
  .map((pattern) => pattern.replaceAll(/:\w+/g, 'something').replace('*', 'no/such-page'))

const SPELLINGS = [
  (path: string) => `${path}/`,
  (path: string) => `${path}/more`,
  (path: string) => `${path}/more/than/that`,
  (path: string) => path.replace(/[^/]+$/, 'another'),
  (path: string) => path.toUpperCase(),
  (path: string) => path.replace('/c', '/%63'),
  (path: string) => `/${path}`,
  (path: string) => `${path}%2F`,
]

test('a path matches the same routes among those of its first segment as among all', () => {
  const all = toTree(routes)
  const others = PATHS.map((path, i) => SPELLINGS[i % SPELLINGS.length]?.(path) ?? path)
  for (const path of new Set([...PATHS, ...others])) {
    expect(matched(toTree(find(path) ?? routes), path), path).toEqual(matched(all, path))
  }
})

test('few routes are tried for a page, and those of its data are the same', () => {
  const total = Object.keys(routes).length
  for (const [path, most] of [
    ['/', 0.05],
    ['/home', 0.05],
    ['/campaign/x', 0.1],
  ] as const) {
    const few = find(path) ?? {}
    expect(Object.keys(few).length, path).toBeLessThan(total * most)
    expect(find(path === '/' ? '/_root.data' : `${path}.data`), path).toBe(few)
  }
  expect(find('/CAMPAIGN/x')).toBeUndefined()
})

function toTree(of: Routes, parentId?: string): RouteObject[] {
  const own = Object.values(of).filter((route) => route?.parentId === parentId)
  return own.map((route) => ({ ...route, children: route?.index ? undefined : toTree(of, route?.id) })) as RouteObject[]
}

const matched = (among: RouteObject[], path: string) =>
  matchRoutes(among, path)?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }))
