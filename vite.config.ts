import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const SHELL =
  /\/app\/(root|entry\.client|shell\/|ui\/(icon|thread|toasts|kolam\/(flame|kolam|dye))\.|platform\/(device-list|session\/(session-names|sign-in-href)))|vite\/(preload|modulepreload)|rolldown/

// Two files that every screen shares; they compress better than their parts. The first keeps its name over
// many releases.
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: SHELL, priority: 1 },
]

// The server bundle starts at our own entry, not at the router's: one process, one Hono app.
export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
  server: { host: '127.0.0.1' },
})
