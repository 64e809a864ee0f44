import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG_NAMES, readConfig } from '#app/platform/config/config.server.ts'
import { FEATURE_ORDER, FEATURES } from '#features'
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

test('the README states the defaults of the code', () => {
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

test('the order of the features lists each folder, in the lint rules, the document and the picture', () => {
  expect(FEATURE_ORDER.toSorted()).toEqual(readdirSync('app/features').toSorted())
  const architecture = readFileSync('docs/architecture.md', 'utf8')
  const sentence = /only from those before it: ([^.]+)\./.exec(architecture)?.[1] ?? ''
  expect([...sentence.matchAll(/([a-z-]+)/g)].map(([, found]) => found)).toEqual(FEATURE_ORDER)
  const picture = readFileSync('docs/architecture.svg', 'utf8')
  const drawn = [...picture.matchAll(/font-size="14"[^>]*>([a-z-]+)</g)].map(([, found]) => found)
  expect(drawn).toEqual([...FEATURES.overview, ...FEATURES.subjects, ...FEATURES.ground])
})

test('the twenty entries of "where to change what" point to existing files', () => {
  const questions = readFileSync('docs/where-do-i-change.md', 'utf8')
  expect([...questions.matchAll(/^\| \d+ \|/gm)]).toHaveLength(20)
  const paths = [...questions.matchAll(/`((?:app|auth|server)\/[^`]+)`/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThanOrEqual(20)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
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
