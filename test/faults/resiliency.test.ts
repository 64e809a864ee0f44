import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnPostgresServer } from '#test/crash/postgres-server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { type Answer, askForLink, listProbes, newAddress } from './probes.ts'
import { SERVICES, type Service, type SiteBehindProxies, startBehindProxies } from './site-behind-proxies.ts'
import { type Toxic, TOXICS } from './toxic-proxy.ts'

// What people see while a service that the site needs is down, slow or talks nonsense, and that all of it is over within
// seconds after the fault. `npm run test:faults` runs it; test/faults/lines.test.ts has a sample.

const isRun = process.env['RESILIENCY'] === 'full'
const ANSWER_MS_MAX = 10_000
const BACK_MS_MAX = 5_000
/** Nobody waits for a mail before the page: the attempt that hangs may end first. */
const MAIL_BACK_MS_MAX = 30_000

/** The answers to each probe, in the order of `probes.ts`. */
const SEEN: Readonly<Record<Service, Readonly<Record<Toxic, string>>>> = {
  database: {
    down: 'cached page 200, page 503, gift 503 with the form',
    slow: 'cached page 200, page 503, gift 503 with the form',
    reset: 'cached page 200, page 503, gift 503 with the form',
    'half-open': 'cached page 200, page 503, gift 503 with the form',
    trickle: 'cached page 200, page 503, gift 503 with the form',
    garbage: 'cached page 200, page 503, gift 503 with the form',
  },
  files: {
    down: 'cached page 200, page 200, picture 503, upload 503',
    slow: 'cached page 200, page 200, picture 503, upload 503',
    reset: 'cached page 200, page 200, picture 503, upload 503',
    'half-open': 'cached page 200, page 200, picture 503, upload 503',
    trickle: 'cached page 200, page 200, picture 503, upload 503',
    garbage: 'cached page 200, page 200, picture 503, upload 503',
  },
  gateway: {
    down: 'cached page 200, page 200, gift 503 with the form',
    slow: 'cached page 200, page 200, gift 303',
    reset: 'cached page 200, page 200, gift 503 with the form',
    'half-open': 'cached page 200, page 200, gift 503 with the form',
    trickle: 'cached page 200, page 200, gift 503 with the form',
    garbage: 'cached page 200, page 200, gift 503 with the form',
  },
  texts: {
    down: 'page 200, code 422',
    slow: 'page 200, code 200',
    reset: 'page 200, code 422',
    'half-open': 'page 200, code 422',
    trickle: 'page 200, code 422',
    garbage: 'page 200, code 422',
  },
  mails: {
    down: 'page 200, link 200',
    slow: 'page 200, link 200',
    reset: 'page 200, link 200',
    'half-open': 'page 200, link 200',
    trickle: 'page 200, link 200',
    garbage: 'page 200, link 200',
  },
}

const server = isRun ? await openOwnPostgresServer() : null
const folder = scratchFolder('resiliency')
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))

describe.skipIf(!server)('while a service is spoiled, people get an answer', () => {
  let behind: SiteBehindProxies
  let probes: Awaited<ReturnType<typeof listProbes>>
  const longest = { answerMs: 0, backMs: 0, mailMs: 0 }

  beforeAll(async () => {
    if (!server) return
    behind = await startBehindProxies(server, folder, seed)
    probes = await listProbes(behind.site.url)
    // The first pages of a process take longer, on a busy machine seconds.
    for (const { run } of Object.values(probes).flat()) await run()
  })
  afterAll(async () => {
    await behind?.close()
    await server?.close()
    const { answerMs, backMs, mailMs } = longest
    const seconds = (ms: number) => (ms / 1_000).toFixed(1)
    console.log(
      `seed ${seed}: 30 cells, longest answer ${seconds(answerMs)} s, back after ${seconds(backMs)} s, mails after ${seconds(mailMs)} s`,
    )
  })

  const cells = SERVICES.flatMap((service) => TOXICS.map((toxic) => ({ service, toxic })))
  it.for(cells)('$service: $toxic', { timeout: 180_000 }, async ({ service, toxic }) => {
    const { site, proxies } = behind
    await settled(service)
    await proxies[service].set(toxic)
    const seen = await Promise.all(probes[service].map(({ run }) => run()))
    await proxies[service].set(null)
    const isOver = performance.now()
    expect(described(service, seen)).toBe(SEEN[service][toxic])
    longest.answerMs = Math.max(longest.answerMs, ...seen.map(({ ms }) => ms))
    expect(longest.answerMs).toBeLessThan(ANSWER_MS_MAX)
    await settled(service)
    const backMs = performance.now() - isOver
    longest.backMs = Math.max(longest.backMs, backMs)
    expect(backMs).toBeLessThan(BACK_MS_MAX)
    if (service === 'mails') longest.mailMs = Math.max(longest.mailMs, await mailArrives())
    expect(site.process.exitCode, site.output()).toBeNull()
  })

  function described(service: Service, answers: readonly Answer[]): string {
    return answers.map(({ said }, at) => `${probes[service][at]?.does} ${said}`).join(', ')
  }

  /** Waits until every probe answers as usual. */
  async function settled(service: Service): Promise<void> {
    for (const { does, run, usual } of probes[service])
      await expect.poll(async () => (await run()).said, { message: does, timeout: 20_000, interval: 100 }).toBe(usual)
  }

  async function mailArrives(): Promise<number> {
    const since = performance.now()
    const address = newAddress()
    await askForLink(behind.site.url, address)
    const isThere = () => behind.recipients.includes(address)
    await expect.poll(isThere, { timeout: MAIL_BACK_MS_MAX }).toBe(true)
    return performance.now() - since
  }
})
