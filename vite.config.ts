import { reactRouter } from '@react-router/dev/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const SHELL =
  /\/app\/(root|entry\.client|shell\/|ui\/(icon|thread|toasts|kolam\/(flame|kolam|dye))\.|platform\/(device-list|session\/(session-names|sign-in-href)))|vite\/(preload|modulepreload)|rolldown/

// Two files for all screens: one large file compresses better than many small ones. The framework's file changes rarely.
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shell', test: SHELL, priority: 1 },
]

const ROUTE_MODULES = 'routeModules.js'
const OWN_ROUTE_MODULES = fileURLToPath(new URL('app/shell/connection/load-route-module.ts', import.meta.url))

/**
 * Replaces React Router's `loadRouteModule`, which reloads the document when a module cannot be fetched. The build fails
 * when a new version of the router has no such file.
 */
function keepPageWithoutModule(): Plugin {
  let isReplaced = false
  return {
    name: 'keep-page-without-module',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!importer?.includes('react-router') || !source.endsWith(`/${ROUTE_MODULES}`)) return null
      isReplaced = true
      return OWN_ROUTE_MODULES
    },
    buildEnd(error) {
      if (!error && !isReplaced && this.environment.mode === 'build') this.error(`react-router has no ${ROUTE_MODULES}`)
    },
  }
}

// The entry of the server bundle is server/main.ts instead of React Router's.
export default defineConfig({
  plugins: [keepPageWithoutModule(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
  server: { host: '127.0.0.1' },
})
