import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIG_NAMES } from '#app/platform/config/config.server.ts'
import { KEYS_FILE } from '#auth/keys/keys.ts'
import { SECRETS_FILE } from '#auth/keys/secrets.ts'
import { routePaths } from '#test/route-paths.ts'

const text = readFileSync('docs/operations.md', 'utf8')
const CASES_MIN = 20
/** Of the shell and of this document. */
const FOREIGN = new Set(['DROP', 'SCHEMA', 'CASCADE', 'CREATE', 'SELECT', 'FROM', 'FILE', 'ID'])

const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]
const cases = [...text.matchAll(/^(\d+)\. \*\*(.+?)\*\* (.+)$/gm)]

test('every setting in the guide of operations exists', () => {
  const auth = readFileSync('auth/SETTINGS.md', 'utf8')
  const named = all(/\b([A-Z][A-Z\d]*_[A-Z\d_]+)\b/g)
  expect(named.length).toBeGreaterThan(8)
  const unknown = named.filter(
    (name) => !CONFIG_NAMES.includes(name) && !FOREIGN.has(name) && !auth.includes(`\`${name}\``),
  )
  expect(unknown).toEqual([])
})

test('every command of an administrator in it exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const name of all(/npm run ([a-z:-]+)/g)) {
    const program = scripts[name]?.split(' ').at(-1) ?? ''
    expect(existsSync(program), name).toBe(true)
  }
  const usage = readFileSync('scripts/admin.ts', 'utf8')
  for (const verb of all(/npm run admin -- ([a-z-]+(?: (?:new|forget))?)/g))
    expect(usage).toContain(`npm run admin -- ${verb}`)
  const move = readFileSync('scripts/move.ts', 'utf8')
  expect(move).toContain("from: { type: 'string' }")
})

test('every file, page and series in it exists', () => {
  for (const path of all(/\b((?:deploy|auth|bench|docs|scripts)\/[\w.-]+\.\w+)/g))
    expect(existsSync(path), path).toBe(true)
  expect(all(/DATA_DIR\/keys\/([\w.-]+)/g).toSorted()).toEqual([KEYS_FILE, SECRETS_FILE].toSorted())
  const paths = routePaths()
  for (const path of all(/`(\/operator\/[a-z-]+)`/g)) expect(paths).toContain(path)
  const sources = ['metrics', 'stored-figures']
    .map((name) => readFileSync(`server/metrics/${name}.ts`, 'utf8'))
    .join('')
  const series = all(/\b(diya_[a-z_]+)\b/g)
  expect(series.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
  const declared = [...sources.matchAll(/'(diya_[a-z_]+)'/g)].map(([, name = '']) => name)
  expect(declared.filter((name) => !series.includes(name))).toEqual([])
})

test('each case says what to do with a command or a page, and each alarm leads to a case', () => {
  expect(cases.length).toBeGreaterThanOrEqual(CASES_MIN)
  expect(cases.map(([, number]) => Number(number))).toEqual(cases.map((_, index) => index + 1))
  expect(cases.filter(([, , , answer = '']) => !/`[^`]+`/.test(answer)).map(([, , title]) => title)).toEqual([])
  const alarms = all(/\| case (\d+) \|/g).map(Number)
  expect(alarms.length).toBeGreaterThan(8)
  expect(alarms.filter((number) => number > cases.length)).toEqual([])
})
