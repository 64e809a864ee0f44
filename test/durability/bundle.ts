import { basename } from 'node:path'
import { build } from 'vite'

/**
 * Packs a script that is started dozens of times into one file, and gives its path: reading the product's sources
 * takes a second at each start, and the bundle a tenth of it. The database engines stay packages.
 */
export async function bundle(script: string): Promise<string> {
  const outDir = `node_modules/.cache/test-bundles/${process.pid}`
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: script, outDir, emptyOutDir: false, copyPublicDir: false, minify: false },
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg'] },
  })
  return `${outDir}/${basename(script, '.ts')}.js`
}
