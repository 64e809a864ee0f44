import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Snapshot } from './snapshot.ts'

const CLIENT = 'build/client'
interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  imports?: string[]
  css?: string[]
}
interface Manifest {
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, BuiltRoute>
}

/** The bytes of the files that each screen loads before the first touch, by their names without hashes. */
export function weighScreens(): Snapshot['screens'] {
  const manifest = readManifest()
  const entry = [manifest.entry.module, ...manifest.entry.imports]
  // A layout without a path is not a screen.
  const screens = Object.values(manifest.routes).filter(({ id, path, index }) => id !== 'root' && (path || index))
  return Object.fromEntries(
    screens.map((route) => {
      const chain = withParents(route, manifest)
      const path = `/${chain
        .map((one) => one.path)
        .filter(Boolean)
        .toReversed()
        .join('/')}`
      const js = new Set([...entry, ...chain.flatMap(({ module, imports = [] }) => [module, ...imports])])
      return [
        path,
        { js: sizes(js), css: sizes(new Set([...manifest.entry.css, ...chain.flatMap(({ css = [] }) => css)])) },
      ]
    }),
  )
}

function withParents(route: BuiltRoute, manifest: Manifest): BuiltRoute[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  return parent ? [route, ...withParents(parent, manifest)] : [route]
}

function readManifest(): Manifest {
  const folder = join(CLIENT, 'assets')
  const name = existsSync(folder) ? readdirSync(folder).find((one) => /^manifest-.*\.js$/.test(one)) : undefined
  if (!name) throw new Error('There is no built client: its manifest was not found.')
  const window: { __reactRouterManifest?: Manifest } = {}
  runInNewContext(readFileSync(join(folder, name), 'utf8'), { window })
  if (!window.__reactRouterManifest) throw new Error(`${name} sets no manifest.`)
  return window.__reactRouterManifest
}

/** Bytes by the file's name; shared files have a hash only, and are added up by their ending. */
function sizes(urls: ReadonlySet<string>): Record<string, number> {
  const bytes: Record<string, number> = {}
  for (const url of urls) {
    const name = url.replace(/^\/assets\/|-?[\w-]{8}(?=\.\w+#?$)|#$/g, '')
    bytes[name] = (bytes[name] ?? 0) + statSync(join(CLIENT, url.replace('#', ''))).size
  }
  return bytes
}
