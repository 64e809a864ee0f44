import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG_NAMES, readConfig } from '#app/platform/config.server.ts'
import { WING_GROUPS } from '#app/ui/wings/wings.ts'

const readme = readFileSync('README.md', 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...markdownIn('docs'),
  'bench/README.md',
  'auth/README.md',
]

test('the README names every configuration value and no other', () => {
  const table = readme.slice(readme.indexOf('## Configure'), readme.indexOf('## Run it'))
  const firstCells = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell]) => cell).join()
  const named = [...firstCells.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(CONFIG_NAMES.toSorted())
})

test('the README tells the defaults that the code has', () => {
  const { port, host, brandName, payments, logLevel } = readConfig({})
  for (const value of [port, host, brandName, payments.provider, logLevel]) {
    expect(readme).toMatch(new RegExp(`\\| \`${value}\` \\|`))
  }
})

test('every command that the documents name exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const path of documents) {
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/npm run ([a-z:-]+)/g))
      expect(scripts, path).toHaveProperty([name ?? ''])
  }
})

test('every file that the documents link to exists', () => {
  for (const path of documents) {
    const folder = join(path, '..')
    for (const [, target] of readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      expect(existsSync(join(folder, target ?? '')), `${path} → ${target}`).toBe(true)
    }
  }
})

test('the order of the features names each folder, in the lint and in the document', () => {
  const listed = (path: string, list: RegExp, name: RegExp) =>
    [...(list.exec(readFileSync(path, 'utf8'))?.[1] ?? '').matchAll(name)].map(([, found]) => found)
  const order = listed('oxlint.config.ts', /FEATURE_ORDER = \[([^\]]+)\]/, /'([a-z-]+)'/g)
  expect(order.toSorted()).toEqual(readdirSync('app/features').toSorted())
  expect(listed('docs/architecture.md', /only to their left: ([^.]+)\./, /([a-z-]+)/g)).toEqual(order)
})

test('the README counts the wings', () => {
  expect(WING_GROUPS.flatMap(({ wings }) => wings)).toHaveLength(16)
  expect(readme).toContain('the sixteen wings')
})

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
}
