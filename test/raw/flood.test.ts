import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#test/journeys/site.ts'
import { Flood } from './flood.ts'
import { Probe } from './probe.ts'

// One address that asks as fast as it can, beside people elsewhere. `RAW_SECONDS=60 npx vitest run --project processes
// test/raw` floods for a minute each.

const SECONDS = Number(process.env['RAW_SECONDS'] ?? 2)
const TEST_MS_MAX = SECONDS * 1_000 + 120_000
const CONNECTIONS = 32
const FLOODER = '203.0.113.9'
const OTHERS = { 'X-Forwarded-For': '198.51.100.7' }

let site: Site
let port: number

beforeAll(async () => {
  // Behind a proxy, so that addresses are told apart.
  site = await startSite({ RATE_LIMITS: '1', TRUST_PROXY: '1' })
  port = Number(new URL(site.url).port)
  for (let index = 0; index < 20; index++) await (await fetch(`${site.url}/about`, { headers: OTHERS })).text()
})
afterAll(() => site.close())

test.each([
  ['the cheapest page', '/about'],
  ['a call that is not cached', '/api/v1/none'],
])('a flood of %s from one address leaves others their answers', { timeout: TEST_MS_MAX }, async (_name, path) => {
  const alone = await new Probe(site.url, OTHERS).during(1_000)
  const flood = new Flood(port, { path, address: FLOODER, connections: CONNECTIONS })
  const beside = await new Probe(site.url, OTHERS).during(SECONDS * 1_000)
  flood.end()
  const ratio = beside.within(0.99) / alone.within(0.99)
  console.log(
    `flood of ${path}: ${flood.tell(SECONDS)}; others alone ${alone.tell()}, beside it ${beside.tell()}: ${ratio.toFixed(1)} times`,
  )
  expect(beside.failed).toBe(0)
  expect(beside.answered).toBeGreaterThan(0)
})

test('the flooding address is told when to come back, and no other is', async () => {
  const flood = new Flood(port, { path: '/api/v1/none', address: FLOODER, connections: CONNECTIONS })
  await expect.poll(() => flood.statuses.get('429') ?? 0).toBeGreaterThan(0)
  flood.end()
  expect(flood.hasRetryAfter).toBe(true)
  const ask = (headers: Record<string, string>) => fetch(`${site.url}/api/v1/none`, { headers })
  expect((await ask({ 'X-Forwarded-For': FLOODER })).status).toBe(429)
  expect((await ask(OTHERS)).status).toBe(404)
})
