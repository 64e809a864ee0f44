import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

// What is tested is what runs: the packages as built, which also draw a page in half the time.
process.env['NODE_ENV'] = 'production'

/** For what hangs, on a machine that does ten other things: no statement of speed. */
const TEST_TIMEOUT_MS = 120_000

/** Tests that start, kill and starve processes, or change the engine that they run on. */
const PROCESSES = '{test/crash,test/durability,test/upgrade,app/platform/db,scripts}/**/*.test.ts'

/** The pages' plugin compiles for development unless it builds. */
const jsxAsBuilt = {
  name: 'jsx-as-built',
  enforce: 'post' as const,
  config: () => ({ oxc: { jsx: { development: false } } }),
}

// Told apart by their names and places: *.test.ts (rules and rows), *.http.test.ts (HTTP in, HTML and rows out,
// through the whole server), test/journeys (a real browser on the built server) and processes. The first two share
// a worker's modules from file to file, which halves their time: a test may keep nothing in a module.
export default defineConfig({
  test: {
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // The pages' plugin never lets the main process end by itself, which costs this time once. Workers need it: one with
    // several embedded databases takes about a second to give its memory back on a busy machine.
    teardownTimeout: 3_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: ['{app,auth,server,db,test,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.http.test.*', 'test/journeys/**', PROCESSES, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        plugins: [reactRouter(), jsxAsBuilt],
        test: { name: 'http', isolate: false, include: ['{app,server,test}/**/*.http.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'processes', include: [PROCESSES] },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
})
