import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

// No test of the suite: `npm run same-site` runs it. The setup comes before the product, which then draws no real chance.
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
