import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONFIG_NAMES, readConfig } from '#app/platform/config/config.server.ts'
import { KNOWN_DEVICE_DAYS } from '#app/platform/session/session-names.ts'
import { LAST_DIGITS, SHORT_LINK_DAYS } from '#app/platform/texts/limits.ts'
import { readSettings } from '#auth/settings/settings.ts'
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

test('the README names every setting of text messages, with the defaults of their budget', () => {
  const settings = readFileSync('auth/SETTINGS.md', 'utf8')
  const section = settings.slice(settings.indexOf('## Text messages'), settings.indexOf('## Captchas'))
  const names = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/AUTH_[A-Z\d_]+/g) ?? [],
  )
  const texts = readme.slice(readme.indexOf('What text messages cost'), readme.indexOf('Caddyfile'))
  expect(names.length).toBeGreaterThanOrEqual(20)
  expect(names.filter((name) => !texts.includes(`\`${name}\``))).toEqual([])
  const { messages, rateLimits } = readSettings({ AUTH_EXTERNAL_URL: 'https://diya.example/auth/v1' })
  if (rateLimits === 'off') throw new Error('Rate limits are on by default.')
  const { smsPerHour, smsPerDay, smsNoticePercent, smsNoticesPerNumberPerDay, messageNetworkPercent } = rateLimits
  for (const values of [`${smsPerHour}, ${smsPerDay}`, `${smsNoticePercent}, ${smsNoticesPerNumberPerDay}`])
    expect(texts).toContain(`| ${values} |`)
  expect(texts).toContain(`\`AUTH_RATE_LIMIT_MESSAGE_NETWORK_PERCENT\` | ${messageNetworkPercent} |`)
  expect(texts).toContain(`\`AUTH_SMS_COUNTRIES\` | \`${messages.sms.countries?.join()}\` |`)
})

test('the glossary and the architecture name the same routes and times of text messages as the code', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8')
  expect(glossary).toContain('`/s/<id>`')
  expect(glossary).toContain(`last ${{ 4: 'four' }[LAST_DIGITS]} digits`)
  expect(glossary).toContain(`for ${KNOWN_DEVICE_DAYS} days`)
  expect(readFileSync('app/platform/texts/README.md', 'utf8')).toContain(`for ${SHORT_LINK_DAYS} days`)
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

test('docs/giving.md names every account and transfer in the printed life of a campaign', () => {
  const giving = readFileSync('docs/giving.md', 'utf8')
  const golden = readFileSync('app/features/fundraising/returns/campaign-life.golden.txt', 'utf8')
  const accounts = new Set(golden.match(/(?:asset|liability|income|expense):[a-z-]+/g))
  const transfers = new Set([...golden.matchAll(/^\d{4}-\d\d-\d\d {2}([a-z-]+)/gm)].map(([, kind = '']) => kind))
  expect(accounts.size).toBeGreaterThan(7)
  expect([...accounts].filter((account) => !giving.includes(`\`${account}`))).toEqual([])
  expect([...transfers].filter((kind) => !giving.includes(`\`${kind}\``))).toEqual([])
})
