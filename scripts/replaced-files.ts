import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface Replacement {
  /** How the library's file is written where it is imported. */
  source: RegExp
  /** The files that import it. */
  importer: RegExp
  /** Our file, from the root. */
  own: string
}

type Side = 'client' | 'server'

const REPLACEMENTS: Readonly<Record<Side, readonly Replacement[]>> = {
  client: [
    {
      // React Router's `loadRouteModule`, which reloads the document when a module cannot be fetched.
      source: /\/routeModules\.js$/,
      importer: /react-router/,
      own: 'app/shell/connection/load-route-module.ts',
    },
    {
      // Vite's `__vitePreload`, after which Chromium never requests again what could not be fetched.
      source: /vite\/preload-helper\.js$/,
      importer: /./,
      own: 'app/platform/code/import-again.ts',
    },
  ],
  server: [
    {
      // Drizzle's `is`, which takes most of the time of building a statement.
      source: /^\.\.?\/.*entity\.js$/,
      importer: /\/drizzle-orm\/(?:.*\/)?[^/]+\.js$/,
      own: 'engine/drizzle-entity.server.ts',
    },
  ],
}

const ROOT = new URL('../', import.meta.url)

/** Replaces files of libraries by our own. The build fails when a new version of a library no longer imports the file. */
export function replacedFiles(side: Side): Plugin {
  const missing = new Set(REPLACEMENTS[side])
  return {
    name: `replaced-files-${side}`,
    enforce: 'pre',
    applyToEnvironment: ({ name }) => (name === 'client') === (side === 'client'),
    resolveId(source, importer = '') {
      const found = REPLACEMENTS[side].find((one) => one.source.test(source) && one.importer.test(importer))
      if (!found) return null
      missing.delete(found)
      return fileURLToPath(new URL(found.own, ROOT))
    },
    buildEnd(error) {
      if (error || this.environment.mode !== 'build') return
      const modules = [...this.getModuleIds()]
      const kept = [...missing].filter(({ importer }) => modules.some((id) => importer.test(id)))
      if (kept.length > 0) this.error(`nothing to replace by ${kept.map(({ own }) => own).join(', ')}`)
    },
  }
}
