// Rewrites the browser's list of routes: addresses once, lists of them as numbers, and a list in place of names. The
// operators' routes are in a list of their own, because every other page would load them in vain.
import { OPERATOR_PATH, OPERATOR_PREFIX } from '#app/shell/hydration/operator-routes.ts'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'build/client/assets'
const PREFIX = 'window.__reactRouterManifest='

interface Route {
  path?: string
  parentId?: string
  module: string
  imports: string[]
  css: string[]
  hasLoader: boolean
  hasAction: boolean
  hasDefaultExport: boolean
  hasClientLoader?: boolean
}

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, Route>
}

/** The properties of a route that are true or left out. */
const FLAGS = ['hasLoader', 'hasAction', 'hasDefaultExport'] as const
// Runs in the browser.
const EXPAND =
  `(modules,files,flags,m)=>{let next=0;const all=m.routes;m.routes={};for(const[path,bits,i,c,more={}]of all){
const{m:own=next++,id=path,...rest}=more;const r=m.routes[id]={id,path,module:modules[own],imports:i.map(i=>files[i]),css:c.map(i=>files[i])};
flags.forEach((flag,n)=>{if(bits>>n&1)r[flag]=true});if(path===null)delete r.path;if(id!=="root")r.parentId="root";Object.assign(r,rest)}return m}`.replaceAll(
    '\n',
    '',
  )
const names = (await readdir(FOLDER)).filter((file) => /^manifest-.*\.js$/.test(file))
if (names.length === 0) throw new Error('the build has no manifest of the routes')
await Promise.all(names.map(compact))

/** There is a manifest for each language. */
async function compact(name: string): Promise<void> {
  const path = join(FOLDER, name)
  const script = await readFile(path, 'utf8')
  if (!script.startsWith(PREFIX)) throw new Error(`${name} does not begin with ${PREFIX}`)
  const manifest = JSON.parse(script.slice(PREFIX.length).replace(/;$/, '')) as Manifest
  const loadDocument = `operator-${name.replace('manifest-', '')}`
  await writeFile(
    join(FOLDER, loadDocument),
    'export const clientLoader=({request})=>{location.assign(request.url);return new Promise(()=>{})};export default ()=>null',
  )
  await writeFile(join(FOLDER, OPERATOR_PREFIX + name), scriptOf(manifest, manifest.routes))
  await writeFile(path, scriptOf(manifest, withoutOperators(manifest.routes, `/assets/${loadDocument}`)))
}

/** The routes, with one in place of the operators': it loads their page as a document. */
function withoutOperators(routes: Manifest['routes'], module: string): Manifest['routes'] {
  const isOperators = (route?: Route): boolean =>
    route !== undefined && (route.path === OPERATOR_PATH || isOperators(routes[route.parentId ?? '']))
  const others = Object.entries(routes).filter(([, route]) => !isOperators(route))
  if (others.length === Object.keys(routes).length) throw new Error(`no route has the path ${OPERATOR_PATH}`)
  const place: Route = {
    path: `${OPERATOR_PATH}/*`,
    parentId: 'root',
    module,
    imports: [],
    css: [],
    hasLoader: false,
    hasAction: false,
    hasDefaultExport: true,
    hasClientLoader: true,
  }
  return { ...Object.fromEntries(others), [OPERATOR_PATH]: place }
}

/** The browser loads a PDF or a table as a document, without the router. */
function isFile({ path = '', hasDefaultExport }: Route): boolean {
  return !hasDefaultExport && /\.\w+$/.test(path)
}

function scriptOf(manifest: Manifest, all: Manifest['routes']): string {
  const isOnEveryPage = new Set(manifest.entry.imports)
  const pages = Object.entries(all).filter(([, route]) => !isFile(route))
  const routes = pages.map(([, route]) => route)
  // Several addresses can have one module.
  const modules = [...new Set(routes.map(({ module }) => module))]
  const files = byUse(routes.flatMap(({ imports, css }) => [...imports, ...css]))
  const places = new Map(files.map((file, place) => [file, place]))
  const compactRoute = compactIn(modules, places, isOnEveryPage)
  const compact = {
    ...manifest,
    routes: pages.map(([id, route]) => compactRoute(id, route)),
  }
  const given = [modules, files, FLAGS, compact].map((each) => JSON.stringify(each)).join(',')
  return `${PREFIX}(${EXPAND})(${given});`
}

/** Path, flags as bits, shared code, styles, and what few routes have: an id that is not the path, the module unless it is the next one, the parent. */
function compactIn(
  modules: readonly string[],
  places: ReadonlyMap<string, number>,
  isOnEveryPage: ReadonlySet<string>,
) {
  const seen = new Set<string>()
  const placesOf = (list: string[] = []) => list.map((file) => places.get(file) ?? 0)
  return (id: string, { path: address, module, imports, css, parentId, ...own }: Route): unknown[] => {
    const isNext = !seen.has(module)
    seen.add(module)
    const bits = FLAGS.reduce((sum, flag, n) => sum + (own[flag] ? 2 ** n : 0), 0)
    const isRare = ([key, value]: [string, unknown]) => value !== false && !['id', ...FLAGS].includes(key)
    const more = {
      ...Object.fromEntries(Object.entries(own).filter(isRare)),
      ...(id !== address && { id }),
      ...(parentId !== 'root' && { parentId }),
      ...(!isNext && { m: modules.indexOf(module) }),
    }
    // Sorted, because it compresses better; the order of the styles matters.
    const shared = placesOf(imports.filter((file) => !isOnEveryPage.has(file))).sort((a, b) => a - b)
    return [address, bits, shared, placesOf(css), ...(Object.keys(more).length > 0 ? [more] : [])]
  }
}

/** Each file once, the most frequent first. */
function byUse(all: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of all) counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file)
}
