import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

interface TreeFile {
  /** Relative to the tree's root, e.g. `app/root.tsx`. */
  path: string
  folder: string
  kind: string
  lines: number
}
export interface Import {
  from: string
  to: string
  isType: boolean
}
export interface Tree {
  root: string
  files: readonly TreeFile[]
  /** Imports between files of the tree, in source order. */
  imports: readonly Import[]
  /** Folders with one file and no subfolder. */
  singleFileFolders: readonly string[]
}

const EXCLUDED = new Set(['node_modules', 'build', 'data', '.git', '.react-router', '.out'])
const READ = /\.(tsx?|mjs|css|sql|md)$|^_?\w+\.json$/

/** The first matching kind applies. */
const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['generated', /^db\/migrations\/meta\//],
  ['tests', /^test\/.*\.tsx?$|\.test\.tsx?$|\.test-(support|data)\.tsx?$|^auth\/test-/],
  ['demo, bench, sql, md', /^db\/demo\/|\/demo(-data)?\.ts$|^app\/features\/[\w-]+\/demo\/|^bench\/|\.(sql|md)$/],
  ['css', /\.css$/],
  ['copy', /copy\.tsx?$/],
  ['auth', /^auth\/.*\.tsx?$/],
  ['source', /\.(tsx?|mjs)$/],
]

export function readTree(root: string): Tree {
  const files: TreeFile[] = []
  const imports: Import[] = []
  const singleFileFolders: string[] = []
  const paths = new Set<string>()
  const texts = new Map<string, string>()
  walk('.')
  for (const path of paths) {
    const kind = KINDS.find(([, pattern]) => pattern.test(path))?.[0]
    if (!kind) continue
    const text = readFileSync(join(root, path), 'utf8')
    files.push({ path, folder: dirname(path), kind, lines: text.split('\n').length - 1 })
    if (kind !== 'tests' && kind !== 'generated' && /\.tsx?$/.test(path)) texts.set(path, text)
  }
  for (const [path, text] of texts) imports.push(...importsOf(path, text).filter(({ to }) => paths.has(to)))
  return { root, files, imports, singleFileFolders }

  function walk(folder: string): void {
    const entries = readdirSync(join(root, folder), { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )
    if (entries.length === 1 && entries[0]?.isFile()) singleFileFolders.push(normalize(folder))
    for (const entry of entries) {
      const path = normalize(join(folder, entry.name))
      if (entry.isDirectory() && !EXCLUDED.has(entry.name)) walk(path)
      else if (entry.isFile() && READ.test(entry.name)) paths.add(path)
    }
  }
}

const IMPORT =
  /^\s*(?:import|export)\s(?<what>[^'"`;]*?\sfrom\s)?['"](?<path>[^'"]+)['"]|\bimport\(\s*['"](?<late>[^'"]+)['"]/gm

function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
    const path = groups['path'] ?? groups['late'] ?? ''
    const to = path.startsWith('#') ? path.slice(1) : path.startsWith('.') ? normalize(join(dirname(from), path)) : ''
    return to ? [{ from, to: to.replace(/\?.*$/, ''), isType: isTypeOnly(groups['what'] ?? '') }] : []
  })
}

/** `type { A } from` and `{ type A, type B } from`. */
function isTypeOnly(what: string): boolean {
  if (/^type\s/.test(what.trim())) return true
  const names =
    /^\s*\{([^}]*)\}/
      .exec(what)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? []
  return names.length > 0 && names.every((name) => name.startsWith('type '))
}
