import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Tree } from './tree.ts'

// Counts the files that a reader must open to understand a feature: depth first along the imports from each entry, every
// file of `app/` once. Type imports, tests and shared folders (`platform`, `ui`, `shell`, `styles`) are left out. A change
// is counted when the next file is in another folder, or in another of the folders below `app/features`.

/** The entries of each feature: paths of the route table, or names of files. */
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  'give to a campaign': [
    '/campaign/:slug',
    '/campaign/:slug/support',
    'receive-notification.server.ts',
    'settle-contribution.server.ts',
    '/receipt/:token',
  ],
  'share a story': ['/stories/new', '/stories', '/stories/:id', '/stories/:id/like', '/operator/stories'],
  'ask Solve, answer at the desk': ['/solve', '/follow', '/operator/requests', '/operator/requests/:id'],
  'list a product': [
    '/account/shop/products',
    '/account/shop/products/new',
    '/account/shop/products/:slug',
    '/product/:slug',
  ],
}
const SHARED = /^app\/(platform|ui|shell|styles)\/|^app\/(root|routes)\./

export interface Walked {
  name: string
  files: number
  /** Folders of `app/features` that the files are in, at any depth. */
  features: number
  featureChanges: number
  folders: number
  folderChanges: number
  lines: number
}

export async function walkFeatures(tree: Tree): Promise<Walked[]> {
  const routes = await readRoutes(tree.root)
  const startOf = (start: string): string => {
    const found = start.startsWith('/')
      ? routes.get(start)
      : tree.files.find(({ path }) => basename(path) === start)?.path
    if (!found) throw new Error(`A feature begins at ${start}, which is nowhere.`)
    return found
  }
  return Object.entries(FEATURES).map(([name, starts]) => measure(tree, name, starts.map(startOf)))
}

function measure({ imports, files }: Tree, name: string, starts: readonly string[]): Walked {
  const targets = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  )
  const seen: string[] = []
  const visit = (path: string): void => {
    if (seen.includes(path) || !path.startsWith('app/') || SHARED.test(path)) return
    seen.push(path)
    for (const { to } of targets.get(path) ?? []) visit(to)
  }
  starts.forEach(visit)
  const linesOf = new Map(files.map(({ path, lines }) => [path, lines]))
  const folders = seen.map((path) => dirname(path))
  const features = folders.map((folder) => folder.split('/').slice(0, 3).join('/'))
  return {
    name,
    files: seen.length,
    features: new Set(features).size,
    featureChanges: countChanges(features),
    folders: new Set(folders).size,
    folderChanges: countChanges(folders),
    lines: seen.reduce((sum, path) => sum + (linesOf.get(path) ?? 0), 0),
  }
}

const countChanges = (folders: readonly string[]): number =>
  folders.filter((folder, index) => index > 0 && folder !== folders[index - 1]).length

interface Entry {
  path?: string
  file: string
  children?: Entry[]
}

/** The route table (path → file) of a tree whose packages need not be installed. */
async function readRoutes(root: string): Promise<Map<string, string>> {
  const source = readFileSync(join(root, 'app/routes.ts'), 'utf8').replace(
    /^import .*$|\bsatisfies RouteConfig\b/gm,
    '',
  )
  const makers = `
    const children = (rest) => rest.find(Array.isArray)
    const route = (path, file, ...rest) => ({ path, file, children: children(rest) })
    const index = (file) => ({ file })
    const layout = (file, ...rest) => ({ file, children: children(rest) })
    const prefix = (path, entries) => entries.map((entry) => ({ ...entry, path: [path, entry.path].filter(Boolean).join('/') }))\n`
  const { default: entries } = (await import(`data:text/javascript,${encodeURIComponent(makers + source)}`)) as {
    default: Entry[]
  }
  return new Map(flatten(entries, ''))
}

function flatten(entries: readonly Entry[], parent: string): [string, string][] {
  return entries.flatMap(({ path, file, children = [] }): [string, string][] => {
    const full = path ? `${parent}/${path}` : parent
    return [[full || '/', `app/${file}`], ...flatten(children, full)]
  })
}
