import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** 20 MB and 50 ms for a page: what only the thread that draws may load. */
const DRAWERS = ['pdfkit', 'fontkit', 'harfbuzzjs']
/** At the start of a line, or in an expression. */
const IMPORT = /^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** The packages that a program loads, sooner or later. */
function packagesOf(roots: readonly string[]): Set<string> {
  const packages = new Set<string>()
  const files = new Set(roots)
  for (const file of files) {
    for (const [, ...found] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const name = found.find((each) => each !== undefined) ?? ''
      const path = name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(file), name) : null
      if (path === null) packages.add(name)
      else if (/\.tsx?$/.test(path) && existsSync(path)) files.add(normalize(path))
    }
  }
  return packages
}

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.route\.tsx?$/.test(name))
  .map((name) => join('app', name))

test('pages, jobs and mails wait for no drawing: what draws PDFs and letters is loaded by its thread alone', () => {
  const server = packagesOf(['server/main.ts', 'app/root.tsx', 'app/entry.server.tsx', ...routes])
  expect(server.size).toBeGreaterThan(20)
  expect([...server].filter((name) => DRAWERS.includes(name))).toEqual([])
  const thread = packagesOf(['app/drawings.ts'])
  expect([...thread].filter((name) => DRAWERS.includes(name)).toSorted()).toEqual(DRAWERS.toSorted())
  // It has words of no language, and no database.
  expect([...thread].filter((name) => /drizzle|pglite|^pg$|react|valibot/.test(name))).toEqual([])
})
