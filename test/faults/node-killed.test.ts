import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import type { Site } from '#test/journeys/site.ts'
import { openBalancer } from './round-robin.ts'
import { findLost, signUpAt, startVisitors } from './visitors.ts'

/** Only in `npm run test:faults`: three built servers on one PostgreSQL. */
const ROUNDS = Number(process.env['NODE_KILLS'] ?? 0)
const NODES = 3
/** Three readers, three givers, a member. */
const VISITORS = 7
const UNDER_LOAD_MS = 3_000
const HEALED_MS = 2_000
const AFTERWARDS_MS = 5_000

const server = ROUNDS > 0 ? await openPostgresServer() : null
afterAll(() => server?.close())
const dataDir = join(scratchFolder('nodes'), 'data')

describe.skipIf(!server)('one of three nodes is killed under load', () => {
  it('only what it was answering fails, nothing acknowledged is lost, and the member stays signed in', async () => {
    const databaseUrl = (await server?.createDatabase()) ?? ''
    const balancer = await openBalancer()
    onTestFinished(() => balancer.close())
    const start = () => balancer.start({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const nodes: Site[] = []
    // The first one migrates and writes the keys.
    while (nodes.length < NODES) nodes.push(await start())
    const figures = { asked: 0, given: 0, failed: 0, healedMs: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const token = await signUpAt(balancer.url, `asha${round}@example.org`)
      const visitors = startVisitors(balancer.url, { token })
      await sleep(UNDER_LOAD_MS)
      const victim = nodes.shift()
      if (!victim) throw new Error('no node')
      const killedAt = performance.now()
      victim.process.kill('SIGKILL')
      await sleep(AFTERWARDS_MS)
      await visitors.stop()
      const failed = visitors.asked.filter(({ status }) => status === 0 || status >= 500)
      const last = Math.max(0, ...failed.map(({ endedAt }) => endedAt - killedAt))
      expect(failed.filter(({ endedAt }) => endedAt < killedAt)).toEqual([])
      // What it was answering: each visitor sends one request at a time.
      expect(failed.length).toBeLessThanOrEqual(VISITORS)
      expect(last).toBeLessThan(HEALED_MS)
      expect(visitors.asked.filter(({ kind, status }) => kind === 'member' && ![0, 200, 502].includes(status))).toEqual(
        [],
      )
      expect(visitors.asked.findLast(({ kind }) => kind === 'member')?.status).toBe(200)
      expect(await findLost(databaseUrl, visitors.given)).toEqual([])
      figures.asked += visitors.asked.length
      figures.given += visitors.given.length
      figures.failed += failed.length
      figures.healedMs = Math.max(figures.healedMs, last)
      balancer.remove(victim)
      nodes.push(await start())
    }
    expect(figures.given).toBeGreaterThan(0)
    console.log(
      `${ROUNDS} nodes killed: ${figures.asked} requests, ${figures.given} gifts acknowledged, 0 lost, ${figures.failed} failed, the last ${Math.round(figures.healedMs)} ms after the kill`,
    )
  }, 1_200_000)
})
