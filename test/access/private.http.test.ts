import { beforeAll, describe, expect, test } from 'vitest'
import * as build from 'virtual:react-router/server-build'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from '#test/app.ts'
import { type AccessCheck, listPages } from './grid.ts'
import { signUpRoles, type People, type RoleName } from './people.ts'
import { createRouteRows, type Things } from './things.ts'

// A layout's middleware must protect all routes below it. React Router requests pages, their data, the data of single
// routes, and form submissions with and without a document: each is a separate request.

interface Route {
  id: string
  parentId?: string
  module: { middleware?: readonly unknown[]; default?: unknown; loader?: unknown; action?: unknown }
}

const modules = build.routes as unknown as Record<string, Route | undefined>
/** A role that each layout admits. */
const GUEST: Readonly<Record<string, RoleName>> = {
  'features/access/member.route': 'member',
  'features/marketplace/shop-frame/seller.route': 'seller',
  'features/students/student.route': 'student',
  'features/console/operator.route': 'operator',
}

const t = await testApp()
let people: People
let things: Things
let pages: (AccessCheck & { layout: Route })[]

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  people = await signUpRoles(t)
  things = await createRouteRows(t, people)
  pages = listPages(things).flatMap((page) => {
    const layout = layoutOf(page.id)
    return layout ? [{ ...page, layout }] : []
  })
}, 120_000)

/** The outermost route with a middleware. */
function layoutOf(id: string | undefined): Route | undefined {
  const route = id === undefined ? undefined : modules[id]
  return route && (layoutOf(route.parentId) ?? (route.module.middleware ? route : undefined))
}

test('layouts with middleware exist, and each has private pages below it', () => {
  expect([...new Set(pages.map(({ layout }) => layout.id))].toSorted()).toEqual(Object.keys(GUEST).toSorted())
})

describe('a visitor', () => {
  test('is refused by every private page, its data and its forms', async () => {
    const let_in: string[] = []
    for (const { name, method, path, id } of pages) {
      const urls = method === 'GET' ? [path, `${path}.data`, `${path}.data?_routes=${id}`] : [path, `${path}.data`]
      for (const url of urls) {
        const { status, body } = await ask(method, url)
        // A redirect in a data response has the status 202.
        const isRefused = [302, 303].includes(status) || (status === 202 && /"\/(ssr\/)?auth\b/.test(body))
        if (!isRefused) let_in.push(`${name} ${url}: ${status}`)
      }
    }
    expect(let_in).toEqual([])
  }, 120_000)

  test('is refused when they post a form that a private page does not have', async () => {
    const { status } = await ask('POST', '/account/orders')
    expect(status).toBe(302)
  })
})

test('a member is refused by every page of the console, its data and its forms', async () => {
  const answers: string[] = []
  for (const { name, method, path, layout } of pages) {
    if (layout.id !== 'features/console/operator.route') continue
    for (const url of [path, `${path}.data`]) {
      const { status } = await ask(method, url, people.member.cookie)
      if (status !== 403) answers.push(`${name} ${url}: ${status}`)
    }
  }
  expect(answers).toEqual([])
})

test('private responses are neither cached nor indexed', async () => {
  for (const { name, method, path, layout } of pages) {
    if (method !== 'GET') continue
    const role = GUEST[layout.id] ?? 'visitor'
    for (const url of [path, `${path}.data`]) {
      const { headers, status, body } = await ask('GET', url, people[role].cookie)
      expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')], name).toEqual(['no-store', 'noindex'])
      expect(headers.get('X-Cache-Tags'), name).toBeNull()
      if (status === 200 && headers.get('Content-Type')?.includes('html'))
        expect(body.split('</head>')[0], name).toContain('name="robots" content="noindex"')
    }
  }
}, 120_000)

async function ask(method: string, path: string, cookie = '') {
  const answer = await t.request(path, {
    method,
    redirect: 'manual',
    headers: { Origin: new URL(t.services.config.siteUrl).origin, ...(cookie && { Cookie: cookie }) },
    ...(method === 'POST' && { body: new URLSearchParams() }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
