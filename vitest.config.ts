import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

const TEST_TIMEOUT_MS = 30_000

// Three kinds of tests, told apart by their names: *.test.ts (rules and rows), *.http.test.ts (HTTP in,
// HTML and rows out, through the whole server) and test/journeys (a real browser on the built server).
export default defineConfig({
  test: {
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // The pages' plugin leaves file watchers behind; there is nothing to wait for.
    teardownTimeout: 300,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{app,auth,server,db,scripts,test,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.http.test.*', 'test/journeys/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        plugins: [reactRouter()],
        test: { name: 'http', include: ['{app,server,test}/**/*.http.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
