import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

// Not part of the test suite: `npm run same-site` runs it. The setup file is loaded before the application, which then
// gets no real random values.
export default defineConfig({
  plugins: [
    reactRouter(),
    { name: 'jsx-as-built', enforce: 'post', config: () => ({ oxc: { jsx: { development: false } } }) },
  ],
  test: {
    include: ['test/same-site/*.run.ts'],
    setupFiles: ['test/same-site/fixed-chance.ts'],
    reporters: ['dot'],
    teardownTimeout: 3_000,
  },
})
