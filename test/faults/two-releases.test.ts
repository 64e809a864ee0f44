import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { openBalancer } from './round-robin.ts'
import { findLost, signUpAt, startVisitors } from './visitors.ts'

/** Only in `npm run test:faults`, which builds the release before. */
const SECONDS = Number(process.env['TWO_RELEASES_S'] ?? 0)
const BUILD_MS_MAX = 900_000

const server = SECONDS > 0 ? await openPostgresServer() : null
afterAll(() => server?.close())
const folder = scratchFolder('releases')

/** The release before: RELEASE_BEFORE, or the commit before the newest migration. */
const before = () =>
  process.env['RELEASE_BEFORE'] ??
  execFileSync('git', ['log', '-1', '--format=%H^', '--', 'db/migrations/*.sql'], { encoding: 'utf8' }).trim()

describe.skipIf(!server)('an upgrade with two servers, one after the other', () => {
  const old = join(folder, 'before')

  beforeAll(() => {
    mkdirSync(old)
    execFileSync('tar', ['-x', '-C', old], {
      input: execFileSync('git', ['archive', before()], { maxBuffer: 2 ** 30 }),
    })
    symlinkSync(resolve('node_modules'), join(old, 'node_modules'))
    const build = `import('./scripts/build.mjs').then((m) => m.buildIfStale()).then((code) => process.exit(code))`
    execFileSync('node', ['-e', build], { cwd: old, stdio: 'ignore' })
    expect(existsSync(join(old, 'build/server/main.js'))).toBe(true)
  }, BUILD_MS_MAX)

  it('fails no request while the release before and this one serve one database', async () => {
    const databaseUrl = (await server?.createDatabase()) ?? ''
    const balancer = await openBalancer()
    onTestFinished(() => balancer.close())
    const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseUrl }
    await balancer.start(env, old)
    const token = await signUpAt(balancer.url, 'asha@example.org')
    // It migrates while the old one serves.
    const during = startVisitors(balancer.url, { token })
    await balancer.start(env)
    await during.stop()
    const visitors = startVisitors(balancer.url, { token })
    await sleep(SECONDS * 1_000)
    await visitors.stop()
    const asked = [...during.asked, ...visitors.asked]
    const failed = asked.filter(({ status }) => ![200, 303].includes(status))
    expect(failed.map(({ path, status }) => `${status} ${path}`)).toEqual([])
    expect(await findLost(databaseUrl, [...during.given, ...visitors.given])).toEqual([])
    console.log(
      `${before().slice(0, 10)} beside this one for ${SECONDS} s: ${asked.length} requests, ${visitors.given.length} gifts, 0 failed`,
    )
  }, 1_200_000)
})
