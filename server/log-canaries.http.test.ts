import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '#test/app.ts'
import { type Person, signUpStaff } from '#test/people.ts'
import { routePaths } from '#test/route-paths.ts'
import { createApp } from './app.ts'

// A path may hold a key: whoever reads the log must not be able to open a receipt or to consent for a guardian. The
// lists are made from the route table and the mounted entry points, so a new parameter is covered when it is written.

const t = await testApp()
const withParameters = (paths: readonly string[]) => [...new Set(paths)].filter((path) => path.includes(':'))
const pages = withParameters(routePaths())
const entryPoints = withParameters(createApp(t.services).routes.map(({ path }) => path))

type Kind = 'word' | 'id'
const EVERY_KIND: readonly Kind[] = ['word', 'id']

/** One of a kind each, so that a leak names its parameter. */
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

/** The parameters whose canaries stand in anything logged or printed in this test. */
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

async function ask(pattern: string, { method = 'GET', kinds = EVERY_KIND, inits, spell = (path) => path }: How = {}) {
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

/** Other ways to write a path, all of which reach the server. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replace(/[^/](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/nowhere${path}`,
]
const once = { kinds: ['word'], inits: [{}] } as const

test('there is something to ask', () => {
  expect(pages.length).toBeGreaterThan(35)
  expect(entryPoints.length).toBeGreaterThan(15)
})

describe('a page is logged by its pattern, however it is asked for', () => {
  test.each(pages)('%s', async (pattern) => {
    for (const method of ['GET', 'POST']) {
      await ask(pattern, { method })
      await ask(pattern, { method, spell: (path) => `${path}.data` })
    }
    expect(routesLogged()).toEqual(new Set([pattern, `${pattern}.data`]))
    for (const spell of SPELLINGS) await ask(pattern, { spell, ...once })
    await ask(pattern, { method: 'DELETE', ...once })
    expect(findLeaks()).toEqual([])
  })
})

describe('an entry point is logged by its pattern', () => {
  test.each(entryPoints)('%s', async (pattern) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) await ask(pattern, { method })
    expect(routesLogged()).toContain(pattern.replace(/\{.*?\}(?=\/|$)/g, ''))
    for (const spell of SPELLINGS) await ask(pattern, { spell, ...once })
    expect(findLeaks()).toEqual([])
  })
})

test('errors are logged without what was asked for: the database is away', async () => {
  await t.database.close()
  for (const pattern of [...pages, ...entryPoints]) {
    for (const method of ['GET', 'POST']) await ask(pattern, { method, kinds: ['id'] })
  }
  expect(t.logged.filter(({ level }) => level === 'error').length).toBeGreaterThan(pages.length)
  expect(findLeaks()).toEqual([])
})
