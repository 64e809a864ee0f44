import { defineConfig } from 'vitest/config'

// Not part of the test suite: `npm run test:browsers` runs it.
export default defineConfig({
  test: {
    include: ['test/browsers/*.run.ts'],
    testTimeout: 300_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    teardownTimeout: 3_000,
  },
})
