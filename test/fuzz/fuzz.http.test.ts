import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { type Asked, requestsOf } from './requests.ts'
import { openRoles, ROLES, type Roles } from './roles.ts'
import { explore, type Surface } from './surface.ts'

/**
 * A sample, the same in each run; `npm run test:faults` sends 10,000. For others, and more: `FUZZ_REQUESTS=100000
 * FUZZ_SEED=42 npx vitest run --project http test/fuzz`.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 196_242_552)
const MS_PER_REQUEST_MAX = 60
/** Spreads the requests over time because of hourly limits, but within the hour of the sessions. */
const SECONDS_PER_RUN = 3_000

/** A page that only this role, or few others, can see. */
const HOMES = {
  visitor: '/about',
  member: '/account',
  student: '/account/student',
  seller: '/account/shop/orders',
  operator: '/operator/requests',
  administrator: '/operator/desks',
} as const

/**
 * Patterns without an existing path: nothing was imported, paid out or given monthly, nobody signed in on a new device or
 * was invited, no picture was added, and files of the browser are built elsewhere.
 */
const UNKNOWN = [
  '/campaign-invitation/:token',
  '/giving/:token',
  '/auth/not-me/:token',
  '/account/gifts/:year.pdf',
  '/account/gifts/:year.csv',
  '/account/campaigns/:slug/pictures/:picture/faces',
  '/account/shop/import/:id.csv',
  '/operator/tranches/:id.csv',
  '/operator/payouts/:id.csv',
  '/operator/tax-approvals/:id/:year.csv',
  '/sandbox/mandates/:id',
  '/sandbox/mandates/:id/:act',
  '/assets/:name',
  '/nowhere/:name',
]

let t: TestApp
let roles: Roles
let surface: Surface
const rejections: unknown[] = []
const note = (reason: unknown) => void rejections.push(reason)

beforeAll(async () => {
  t = await testApp()
  roles = await openRoles(t)
  surface = await explore(t, roles)
  process.on('unhandledRejection', note)
}, 300_000)

afterAll(() => void process.off('unhandledRejection', note))

const errors = () => t.logged.filter(({ level }) => level === 'error')
const statusOfHomes = async () =>
  Object.fromEntries(
    await Promise.all(
      ROLES.map(
        async (role) => [role, (await t.get(HOMES[role], { ...roles[role], redirect: 'manual' })).status] as const,
      ),
    ),
  )
const EVERYBODY_AT_HOME = Object.fromEntries(ROLES.map((role) => [role, 200]))

test('each role opens its own pages, and every form of the pages was found', async () => {
  expect(await statusOfHomes()).toEqual(EVERYBODY_AT_HOME)
  expect(surface.forms.length).toBeGreaterThan(60)
  const empty = [...surface.patterns].filter((path) => path.includes(':') && !surface.known.has(path))
  expect(empty).toEqual(UNKNOWN)
  expect(errors()).toEqual([])
})

test(
  `${REQUESTS} requests of every role to every route, whole and broken, never cause a server error (FUZZ_SEED=${SEED})`,
  async () => {
    const statuses = new Map<number, number>()
    const failures: string[] = []
    const startedAt = t.clock.now.getTime()
    const cpu = process.cpuUsage()
    const asked = fc.sample(requestsOf(surface), { seed: SEED, numRuns: REQUESTS })
    for (const [index, one] of asked.entries()) {
      t.clock.now = new Date(startedAt + Math.floor((index * SECONDS_PER_RUN * 1000) / REQUESTS))
      const status = await statusOf(one).catch((error: unknown) => {
        failures.push(`${tell(one, 0, [])}\nthrew ${String(error)}`)
        return 0
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const logged = errors()
      if (status >= 500 || logged.length > 0) failures.push(tell(one, status, logged))
      t.logged.length = 0
    }
    const counts = JSON.stringify(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))
    console.log(`FUZZ_SEED=${SEED}: ${counts}, ${Math.round(process.cpuUsage(cpu).user / 1e6)} s of one core`)
    expect(failures, `FUZZ_SEED=${SEED}`).toEqual([])
    expect(rejections).toEqual([])
    // Verifies that requests get far enough to succeed, to be redirected, and to be refused in every way.
    for (const status of [200, 303, 400, 401, 403, 404, 405, 409, 413])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0)
    expect(await statusOfHomes()).toEqual(EVERYBODY_AT_HOME)
  },
  REQUESTS * MS_PER_REQUEST_MAX + 60_000,
)

async function statusOf({ role, method, path, headers, body }: Asked): Promise<number> {
  const { Cookie } = roles[role].headers
  const answer = await t.request(path, {
    method,
    headers: { Origin: t.services.config.siteUrl, Cookie, ...headers },
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  })
  // A live stream has no end; every other body is read completely.
  if (answer.headers.get('Content-Type')?.startsWith('text/event-stream')) await answer.body?.cancel()
  else await answer.arrayBuffer()
  return answer.status
}

function tell({ role, method, path, headers, body }: Asked, status: number, logged: TestApp['logged']): string {
  const why = logged.map(({ fields, message }) => `${message}: ${String((fields as { err?: unknown }).err)}`)
  return [
    `${status} ${role} ${method} ${path}`,
    JSON.stringify(headers),
    body?.subarray(0, 300).toString() ?? '',
    ...why,
  ].join('\n')
}
