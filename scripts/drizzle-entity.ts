import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LIBRARY = /\/drizzle-orm\/(?:.*\/)?[^/]+\.js$/
const OWN = fileURLToPath(new URL('../engine/drizzle-entity.server.ts', import.meta.url))

/** Gives Drizzle a faster `is` (`engine/drizzle-entity.server.ts`). The build fails when a new version has no such file. */
export function drizzleEntity(): Plugin {
  let isReplaced = false
  return {
    name: 'drizzle-entity',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(source, importer) {
      if (!/^\.\.?\/.*entity\.js$/.test(source) || !LIBRARY.test(importer ?? '')) return null
      isReplaced = true
      return OWN
    },
    buildEnd(error) {
      const usesIt = [...this.getModuleIds()].some((id) => LIBRARY.test(id))
      if (!error && this.environment.mode === 'build' && usesIt && !isReplaced) this.error('Drizzle has no entity.js')
    },
  }
}
