import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { copyLanguages } from './scripts/copy-languages.ts'
import { replacedFiles } from './scripts/replaced-files.ts'

// Tests use the production builds of packages, which also render a page in half the time.
process.env['NODE_ENV'] = 'production'

/** Only for tests that hang, also on a busy machine; it does not test speed. */
const TEST_TIMEOUT_MS = 120_000

const WORKERS = 2
/** Browsers and servers that start often wait, which leaves time for two more workers. They run after the other tests. */
const WAITING = { maxWorkers: WORKERS + 2, sequence: { groupOrder: 1 } }

/** Tests that start and kill processes, fill disks, hold connections, or open databases of their own. */
const PROCESSES =
  '{test/crash,test/durability,test/faults,test/raw,test/upgrade,app/platform/db,engine,auth/alone,scripts}/**/*.test.ts'

/** Started before the others of their project, so that none of them runs alone at the end. The longest is the first. */
const LONG = [
  'test/journeys/every-screen.test.ts',
  'test/fuzz/fuzz.http.test.ts',
  'app/platform/db/backup/backup.test.ts',
  'test/crash/gifts-kill.test.ts',
]

/**
 * `npm test` has a quarter of an hour on two cores: it walks the main road, first visits, bad lines, TLS, no scripts
 * and Hindi, and starts, kills, upgrades and backs up what is quick to open. `npm run test:all` runs every file, and all of
 * the tests that run a sample otherwise (`test/full.ts`).
 */
const IS_FULL = process.env['FULL'] === '1'
const SHORT_JOURNEYS =
  '{behind-tls,broken-line,every-form,every-screen,first-visit,hindi,main-road,start,without-scripts}'
const JOURNEYS = `test/journeys/${IS_FULL ? '**/*' : SHORT_JOURNEYS}.test.ts`
/** Only in a full run, and each of them alone: they measure how soon a site answers again. */
const ALONE = 'test/faults/{node-killed,primary-killed,resiliency,two-releases}.test.ts'
const LONG_PROCESSES = [
  'test/crash/{database-away,gifts-power-cut,money-out-kill,move}.test.ts',
  'test/durability/{full-disk,power-cut}.test.ts',
  'test/faults/{backup-under-load,uploads-kill}.test.ts',
  'test/raw/{behind-proxies,flood}.test.ts',
  'app/platform/db/backup/backup-privacy.test.ts',
  'auth/alone/alone.test.ts',
  'test/upgrade/upgrade.test.ts',
  'scripts/{admin,backup,doctor,verify-ledger}.test.ts',
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const long = LONG.flatMap((name) => rest.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)))
    return [...long, ...rest.filter((file) => !long.includes(file))]
  }
}

/** What React Router's plugin changes unless it builds: JSX for development, and packages for bundlers in Node. */
const asBuilt: Plugin = {
  name: 'as-built',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false } } }),
  configResolved: ({ ssr }) => {
    delete ssr.resolve?.conditions
  },
}

/** Vitest compiles a module when a worker asks for it. With this, its imports are compiled meanwhile: a quarter less of a first run. */
const importsAhead: Plugin = {
  name: 'imports-ahead',
  configResolved: ({ environments: { ssr } }) => {
    if (ssr) ssr.dev.preTransformRequests = true
  },
}

const asked = process.argv.join(' ').match(/--project[ =]\S+/g) ?? []
/**
 * Vitest also resolves the projects that it does not run, and never closes them: React Router's watchers would keep the
 * process alive until the timeout below.
 */
const runsPages = asked.length === 0 || asked.some((name) => /app|[*!]/.test(name))

// The projects: `app` (rules and rows in *.test.ts; HTTP in, HTML and rows out, with the whole server, in *.http.test.ts),
// test/journeys (a real browser with the built server), processes, and those that run alone. The files of a worker share
// its modules, and the journeys its browser, which halves their time, so tests must not leave state in a module.
export default defineConfig({
  plugins: [copyLanguages(undefined), replacedFiles('server'), importsAhead],
  test: {
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: WORKERS,
    // Tests make much garbage: with the default of 16 MB its collection takes up to a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongFirst },
    // Workers need some time: one with several embedded databases takes about a second to free its memory on a busy
    // machine.
    teardownTimeout: 3_000,
    setupFiles: ['test/close-opened.ts'],
    // As the build replaces a file of it.
    server: { deps: { inline: ['drizzle-orm'] } },
    projects: [
      {
        extends: true,
        plugins: runsPages ? [reactRouter(), asBuilt] : [],
        test: {
          name: 'app',
          isolate: false,
          include: ['{app,auth,engine,server,db,test,bench}/**/*.test.{ts,tsx}'],
          exclude: ['test/journeys/**', PROCESSES, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          // In a full run each file has a worker of its own.
          isolate: IS_FULL,
          include: [PROCESSES],
          exclude: IS_FULL ? [ALONE] : [ALONE, ...LONG_PROCESSES],
          ...WAITING,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: IS_FULL ? [ALONE] : [], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          isolate: false,
          ...WAITING,
          globalSetup: ['test/journeys/global-setup.ts'],
          include: [JOURNEYS],
          testTimeout: 300_000,
          // On a busy machine a browser may lose a request. The report names each test that was tried again: a bug to find.
          retry: 1,
        },
      },
    ],
  },
})
