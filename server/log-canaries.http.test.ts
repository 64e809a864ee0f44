import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '#test/app.ts'
import { type Person, signUpStaff } from '#test/people.ts'
import { routePaths } from '#test/route-paths.ts'
import { createApp } from './app.ts'

// A path may contain a key, so logs must not contain paths: a reader of the log could open a receipt or consent for a
// guardian. The lists come from the route table and the mounted routes, so new parameters are included.

const t = await testApp()
const withParameters = (paths: readonly string[]) => [...new Set(paths)].filter((path) => path.includes(':'))
const pages = withParameters(routePaths())
const entryPoints = withParameters(createApp(t.services).routes.map(({ path }) => path))

type Kind = 'word' | 'id'
const EVERY_KIND: readonly Kind[] = ['word', 'id']

/** Unique for each parameter, so that a leak shows its parameter. */
const canaries = new Map<string, string>()
function canaryOf(parameter: string, kind: Kind): string {
  const number = String(canaries.size + 1).padStart(12, '0')
  const canary = kind === 'id' ? `0caba71e-0000-4000-8000-${number}` : `canary${number}`
  canaries.set(canary, parameter)
  return canary
}
const fill = (pattern: string, kind: Kind): string =>
  pattern.replace(/:(\w+)(\{.*?\})?(?=\/|\.|$)/g, (_, name: string, shape = '') => {
    const ending = /\\(\.\w+)\}$/.exec(shape)?.[1] ?? ''
    return canaryOf(`${name} of ${pattern}`, kind) + ending
  })

const printed: string[] = []
let staff: Person

beforeAll(async () => {
  staff = await signUpStaff(t, 'Asha', 'administrator', 'operator')
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...said: unknown[]) => {
      printed.push(
        said.map((each) => (each instanceof Error ? `${each.message}${each.stack}` : String(each))).join(' '),
      )
    })
  }
})
beforeEach(() => {
  t.logged.length = 0
  printed.length = 0
})
afterAll(() => vi.restoreAllMocks())

/** The parameters whose canaries were logged or printed in this test. */
function findLeaks(): string[] {
  const lines = (JSON.stringify(t.logged) + printed.join('\n')).toLowerCase()
  return [...canaries].filter(([canary]) => lines.includes(canary)).map(([, parameter]) => parameter)
}

const routesLogged = () =>
  new Set(
    t.logged.filter(({ message }) => message === 'request').map(({ fields }) => (fields as { route: string }).route),
  )

interface How {
  method?: string
  kinds?: readonly Kind[]
  inits?: readonly RequestInit[]
  spell?: (path: string) => string
}

async function sendRequest(
  pattern: string,
  { method = 'GET', kinds = EVERY_KIND, inits, spell = (path) => path }: How = {},
) {
  for (const init of inits ?? [{}, staff.init]) {
    for (const kind of kinds) {
      const path = spell(fill(pattern, kind))
      const intent = canaryOf(`a field of ${pattern}`, kind)
      const asked =
        method === 'POST'
          ? t.post(path, { intent }, init)
          : t.request(`${path}?q=${intent}`, { ...init, method, redirect: 'manual' })
      await (await asked).body?.cancel()
    }
  }
}

/** Other spellings of a path that reach the same route. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[^/](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/nowhere${path}`,
]
const once = { kinds: ['word'], inits: [{}] } as const

test('there are pages and routes with parameters', () => {
  expect(pages.length).toBeGreaterThan(35)
  expect(entryPoints.length).toBeGreaterThan(15)
})

describe('a page is logged by its pattern, for every kind of request', () => {
  test.each(pages)('%s', async (pattern) => {
    for (const method of ['GET', 'POST']) {
      await sendRequest(pattern, { method })
      await sendRequest(pattern, { method, spell: (path) => `${path}.data` })
    }
    expect(routesLogged()).toEqual(new Set([pattern, `${pattern}.data`]))
    for (const spell of SPELLINGS) await sendRequest(pattern, { spell, ...once })
    await sendRequest(pattern, { method: 'DELETE', ...once })
    expect(findLeaks()).toEqual([])
  })
})

describe('a route beside the pages is logged by its pattern', () => {
  test.each(entryPoints)('%s', async (pattern) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) await sendRequest(pattern, { method })
    expect(routesLogged()).toContain(pattern.replace(/\{.*?\}(?=\/|$)/g, ''))
    for (const spell of SPELLINGS) await sendRequest(pattern, { spell, ...once })
    expect(findLeaks()).toEqual([])
  })
})

test('errors while the database is unreachable are logged without paths', async () => {
  await t.database.close()
  for (const pattern of [...pages, ...entryPoints]) {
    for (const method of ['GET', 'POST']) await sendRequest(pattern, { method, kinds: ['id'] })
  }
  expect(t.logged.filter(({ level }) => level === 'error').length).toBeGreaterThan(pages.length)
  expect(findLeaks()).toEqual([])
})
