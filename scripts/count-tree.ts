import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCycles } from './count-tree/cycles.ts'
import { walkFeatures } from './count-tree/features.ts'
import { readTree } from './count-tree/tree.ts'

// Prints the size and structure of the source tree: `npm run count`, or `npm run count -- --tree DIR` for another tree.

const { values } = parseArgs({ options: { tree: { type: 'string', default: '.' } } })
const tree = readTree(resolve(values.tree))
const inApp = tree.files.filter(({ path }) => path.startsWith('app/'))
const folders = Map.groupBy(inApp, ({ folder }) => folder)

console.log('## Size\n')
console.log(`files in app/: ${inApp.length}`)
console.log(`folders in app/ that hold files: ${folders.size}`)
console.log(`folders of one file: ${tree.singleFileFolders.filter((folder) => folder.startsWith('app')).length}`)
for (const [folder, { length }] of [...folders]
  .filter(([, files]) => files.length > 15)
  .toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`  more than 15 files: ${folder} (${length})`)

console.log(
  '\n## Lines by kind\n\n| kind | files | lines | median | most | over the limit |\n|---|---|---|---|---|---|',
)
const LIMITS: Readonly<Record<string, number>> = { source: 250, auth: 250, tests: 400, css: 300 }
const kinds = Map.groupBy(tree.files, ({ kind }) => kind)
for (const [kind, files] of kinds) {
  const lines = files.map((file) => file.lines).toSorted((a, b) => a - b)
  const over = files.filter((file) => file.lines > (LIMITS[kind] ?? Number.POSITIVE_INFINITY))
  console.log(
    `| ${kind} | ${files.length} | ${lines.reduce((sum, one) => sum + one, 0)} | ${lines[lines.length >> 1]} | ${lines.at(-1)} | ${kind in LIMITS ? over.length : ''} |`,
  )
}
for (const [kind, limit] of Object.entries(LIMITS)) {
  const over = (kinds.get(kind) ?? []).filter(({ lines }) => lines > limit).toSorted((a, b) => b.lines - a.lines)
  for (const { path, lines } of over) console.log(`\nover ${limit} lines: ${path} (${lines})`)
}

console.log('\n## Import circles\n')
for (const [name, edges] of [
  ['with imports of types', tree.imports],
  ['without imports of types', tree.imports.filter(({ isType }) => !isType)],
] as const) {
  const cycles = findCycles(edges)
  console.log(`${name}: ${cycles.length}`)
  for (const cycle of cycles) console.log(`  ${cycle.join(' ↔ ')}`)
}

console.log(
  '\n## Four features\n\n| | files | features | changes of feature | folders | changes of folder | lines |\n|---|---|---|---|---|---|---|',
)
for (const { name, files, features, featureChanges, folders: seen, folderChanges, lines } of await walkFeatures(tree)) {
  console.log(`| ${name} | ${files} | ${features} | ${featureChanges} | ${seen} | ${folderChanges} | ${lines} |`)
}
