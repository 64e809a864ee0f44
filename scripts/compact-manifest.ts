// Rewrites the browser's list of routes: addresses once, lists of them as numbers, and no property that is false.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'build/client/assets'
const PREFIX = 'window.__reactRouterManifest='

interface Route {
  module: string
  imports: string[]
  css: string[]
}

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, Route>
}

const name = (await readdir(FOLDER)).find((file) => /^manifest-.*\.js$/.test(file))
if (!name) throw new Error('the build has no manifest of the routes')
const path = join(FOLDER, name)
const script = await readFile(path, 'utf8')
if (!script.startsWith(PREFIX)) throw new Error(`${name} does not begin with ${PREFIX}`)
const manifest = JSON.parse(script.slice(PREFIX.length).replace(/;$/, '')) as Manifest
const routes = Object.values(manifest.routes)
const isOnEveryPage = new Set(manifest.entry.imports)
const files = byUse(routes.flatMap(({ module, imports, css }) => [module, ...imports, ...css]))
const places = new Map(files.map((file, place) => [file, place]))
const placesOf = (list: string[] = []) => list.map((file) => places.get(file) ?? 0)
const compact = {
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { module, imports, css, ...route }]) => [
      id,
      {
        ...Object.fromEntries(Object.entries(route).filter(([key, value]) => value !== false && key !== 'id')),
        m: places.get(module),
        // Sorted, because it compresses better; the order of the styles matters.
        i: placesOf(imports.filter((file) => !isOnEveryPage.has(file))).sort((a, b) => a - b),
        c: placesOf(css),
      },
    ]),
  ),
}
// Runs in the browser.
const expand = `(f,m)=>{for(const[id,r]of Object.entries(m.routes)){r.id=id;r.module=f[r.m];r.imports=r.i.map(i=>f[i]);r.css=r.c.map(i=>f[i])}return m}`
await writeFile(path, `${PREFIX}(${expand})(${JSON.stringify(files)},${JSON.stringify(compact)});`)

/** Each file once, the most frequent first. */
function byUse(all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of all) counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file)
}
