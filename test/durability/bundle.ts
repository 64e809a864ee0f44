import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { build } from 'vite'
import { afterAll } from 'vitest'

/**
 * Bundles a script that is started several times into one file, and returns its path; it is removed after this test
 * file. Reading the sources takes a second at each start, the bundle a tenth of it. The database engines stay packages.
 */
export async function bundle(script: string): Promise<string> {
  const outDir = `node_modules/.cache/test-bundles/${process.pid}`
  afterAll(() => rm(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: script, outDir, emptyOutDir: false, copyPublicDir: false, minify: false },
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg'] },
  })
  return `${outDir}/${basename(script, '.ts')}.js`
}
