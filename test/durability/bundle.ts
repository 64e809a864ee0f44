import { basename } from 'node:path'
import { build } from 'vite'

/**
 * Bundles a script that is started dozens of times into one file, and returns its path. Reading the sources takes a
 * second at each start, the bundle a tenth of it. The database engines stay packages.
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
