import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { type Answer, faultsOf } from './oracles.ts'
import { type Asked, requestsOf } from './requests.ts'
import { openRoles, ROLES, type Roles } from './roles.ts'
import { explore, type Surface } from './surface.ts'

/**
 * A sample, the same in each run; `npm run test:faults` sends 10,000, `npm run fuzz` 100,000. For others:
 * `FUZZ_SEED=42 npm run fuzz`.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 1_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 196_242_552)
/** On a busy machine. */
const MS_PER_REQUEST_MAX = 400
/** Each round has an installation of its own: what the last ones have sent fills the limits of a day. */
const REQUESTS_PER_ROUND = 10_000
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
  '/sitemap-products/:part.xml',
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

beforeAll(() => void process.on('unhandledRejection', note))
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

const rounds = Array.from({ length: Math.ceil(REQUESTS / REQUESTS_PER_ROUND) }, (_, index) => ({
  seed: SEED + index,
  requests: Math.min(REQUESTS_PER_ROUND, REQUESTS - index * REQUESTS_PER_ROUND),
}))

describe.each(rounds)('an installation that gets $requests requests (FUZZ_SEED=$seed)', ({ seed, requests }) => {
  beforeAll(async () => {
    t = await testApp()
    roles = await openRoles(t)
    surface = await explore(t, roles)
  }, 900_000)

  test('shows each role its own pages, and every form of the pages was found', async () => {
    expect(await statusOfHomes()).toEqual(EVERYBODY_AT_HOME)
    expect(surface.forms.length).toBeGreaterThan(60)
    const empty = [...surface.patterns].filter((path) => path.includes(':') && !surface.known.has(path))
    expect(empty).toEqual(UNKNOWN)
    expect(errors()).toEqual([])
  })

  test(
    'answers every role at every route as declared, whole or broken, and never with a server error or its inside',
    async () => {
      const run = new Run(requests)
      const cpu = process.cpuUsage()
      for (const one of fc.sample(requestsOf(surface), { seed, numRuns: requests })) await run.send(one)
      const seconds = Math.round(process.cpuUsage(cpu).user / 1e6)
      console.log(`FUZZ_SEED=${seed}: ${run.tell()}, ${seconds} s of one core`)
      expect(run.failures, `FUZZ_SEED=${seed}`).toEqual([])
      expect(rejections).toEqual([])
      // Verifies that requests get far enough to succeed, to be redirected, and to be refused in every way.
      for (const status of [200, 303, 400, 401, 403, 404, 405, 409, 413])
        expect(run.statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0)
      expect(await statusOfHomes()).toEqual(EVERYBODY_AT_HOME)
    },
    requests * MS_PER_REQUEST_MAX + 60_000,
  )
})

/** Sends requests one after the other and keeps what was wrong. */
class Run {
  readonly statuses = new Map<number, number>()
  readonly failures: string[] = []
  readonly #startedAt = t.clock.now.getTime()
  readonly #times: number[] = []
  readonly #stepMs: number

  constructor(requests: number) {
    this.#stepMs = (SECONDS_PER_RUN * 1000) / requests
    t.logged.length = 0
  }

  async send(one: Asked): Promise<void> {
    t.clock.now = new Date(this.#startedAt + Math.floor(this.#times.length * this.#stepMs))
    const sentAt = performance.now()
    const answer = await answerTo(one).catch((error: unknown) => String(error))
    this.#times.push(performance.now() - sentAt)
    const status = typeof answer === 'string' ? 0 : answer.status
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    const logged = errors().map(({ fields, message }) => `${message}: ${String((fields as { err?: unknown }).err)}`)
    const faults =
      typeof answer === 'string'
        ? [`threw ${answer}`]
        : faultsOf(one, answer, new URL(t.services.config.siteUrl).origin)
    if (faults.length + logged.length > 0) this.#fail(tell(one, status, [...faults, ...logged]))
    t.logged.length = 0
  }

  /** A long run tells at once what it finds. */
  #fail(what: string): void {
    this.failures.push(what)
    console.log(what)
  }

  tell(): string {
    const counts = JSON.stringify(Object.fromEntries([...this.statuses].toSorted(([a], [b]) => a - b)))
    const sorted = this.#times.toSorted((a, b) => a - b)
    const [half, most] = [0.5, 0.99].map((part) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0))
    return `${counts}, ${half} ms in the middle, 99 % within ${most} ms`
  }
}

async function answerTo({ role, method, path, headers, body }: Asked): Promise<Answer> {
  const { Cookie } = roles[role].headers
  const answer = await t.request(path, {
    method,
    headers: { Origin: t.services.config.siteUrl, Cookie, ...headers },
    redirect: 'manual',
    ...(body && { body: new Uint8Array(body) }),
  })
  const { status } = answer
  // A live stream has no end; every other body is read completely.
  if (answer.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel()
    return { status, headers: answer.headers, text: '' }
  }
  return { status, headers: answer.headers, text: await answer.text() }
}

const tell = ({ role, method, path, headers, body }: Asked, status: number, why: readonly string[]): string =>
  [
    `${status} ${role} ${method} ${path}`,
    JSON.stringify(headers),
    body?.subarray(0, 300).toString() ?? '',
    ...why,
  ].join('\n')
