import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One violation of each rule: the file, what it imports, and whether it must be caught. */
const PLANTS: ReadonlyArray<[from: string, imports: string, caught: boolean]> = [
  ['app/features/solve/a.ts', '../seeds/b.ts', true],
  ['app/features/solve/b.ts', '#app/features/site/schema.ts', true],
  ['app/features/solve/c.ts', '#app/features/campus/campus.route.tsx', true],
  ['app/features/solve/d.ts', '#app/features/ledger/book.ts', true],
  ['app/features/solve/e.ts', '#server/app.ts', true],
  ['app/features/solve/f.ts', '#test/app.ts', true],
  ['app/features/solve/g.ts', '#auth/service.ts', true],
  ['app/features/solve/h.ts', '#app/features/step-up/copy-of-nobody.ts', true],
  ['app/features/solve/i.ts', '#app/features/fundraising/settlement/booking.server.ts', true],
  ['app/features/solve/ok.ts', '#app/features/fundraising/queries.server.ts', false],
  ['app/features/solve/ok2.ts', '#app/features/requests/submit/receive-form.server.ts', false],
  ['app/features/solve/ok3.ts', '#app/platform/money.ts', false],
  ['app/features/solve/ok4.ts', '#app/ui/b.ts', false],
  ['app/features/solve/ok5.ts', '#app/features/solve/anything.server.ts', false],
  ['app/features/solve/ok6.ts', '#app/features/fundraising/card/campaign-card.tsx', false],
  ['app/features/solve/ok7.ts', '#app/features/step-up/fresh-proof.server.ts', false],
  ['app/features/solve/ok8.ts', '#app/features/fundraising/personal-data.server.ts', false],
  ['app/features/ledger/a.ts', '#app/features/fundraising/queries.server.ts', true],
  ['app/features/ledger/b.ts', '#app/features/solve/request-forms.ts', true],
  ['app/features/fundraising/a.ts', '#app/features/ledger/book.ts', true],
  ['app/features/fundraising/b.ts', '#app/features/erasure/commands/erase-person.server.ts', true],
  ['app/features/fundraising/ok.ts', '#app/features/ledger/tables.server.ts', false],
  ['app/features/fundraising/ok2.ts', '#app/features/ledger/commands/record.server.ts', false],
  ['app/ui/a.ts', '#app/features/ledger/queries.server.ts', true],
  ['app/ui/b.ts', '#app/features/solve/a.ts', true],
  ['app/ui/c.ts', '#app/features/step-up/after-proof.tsx', true],
  ['app/shell/a.ts', '#app/features/solve/solve.route.tsx', true],
  ['app/offline/a.ts', '#app/features/ledger/book.ts', true],
  ['app/platform/a.ts', '#app/ui/b.ts', true],
  ['app/platform/b.ts', '#auth/service.ts', true],
  ['auth/a.ts', '#app/platform/a.ts', true],
  ['auth/ok.ts', '#engine/lock.server.ts', false],
  ['app/platform/ok.ts', '#engine/lock.server.ts', false],
  ['app/ui/d.ts', '#engine/lock.server.ts', true],
  ['engine/a.ts', '#app/platform/a.ts', true],
  ['engine/b.ts', '#auth/service.ts', true],
]

/** One line for each way of reading a body, and whether it must be caught. */
const READERS: ReadonlyArray<[from: string, line: string, caught: boolean]> = [
  ['app/features/solve/form.ts', 'export const read = (request: Request) => request.formData()', true],
  ['app/features/solve/clone.ts', 'export const read = (request: Request) => request.clone().formData()', true],
  ['app/features/solve/json.ts', 'export const read = (request: Request) => request.json()', true],
  ['server/parse.ts', 'export const read = (c: { req: { parseBody(): object } }) => c.req.parseBody()', true],
  [
    'app/features/solve/sending.ts',
    'export const read = (navigation: { formData?: FormData }) => navigation.formData',
    false,
  ],
  ['app/features/solve/answer.ts', 'export const read = (answer: Response) => answer.json()', false],
]

let root: string
let reported: Set<string>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'diya-guard-'))
  for (const file of ['oxlint.config.ts', 'oxlint.features.ts']) await copyFile(file, join(root, file))
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  for (const name of readdirSync('app/features')) await mkdir(join(root, 'app/features', name), { recursive: true })
  for (const [from, imports] of PLANTS) {
    const path = join(root, from)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `import { planted } from '${imports}'\n\nplanted()\n`)
  }
  for (const [from, line] of READERS) {
    const path = join(root, from)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${line}\n`)
  }
  reported = await lint(root)
})

afterAll(() => rm(root, { recursive: true, force: true }))

test.each(PLANTS)('%s importing %s is caught: %s', (from, _imports, caught) => {
  expect(reported.has(from)).toBe(caught)
})

test.each(READERS)('%s: %s is caught: %s', (from, _line, caught) => {
  expect(reported.has(from)).toBe(caught)
})

test('each feature-specific entry point is imported by another feature', async () => {
  const lists: { OWN_ENTRY_POINTS: Record<string, string[]> } = await import(resolve('oxlint.features.ts'))
  const imported = listImportsOfOtherFeatures()
  const unused = Object.entries(lists.OWN_ENTRY_POINTS).flatMap(([name, files]) =>
    files.map((file) => `${name}/${file}`).filter((path) => !imported.some((each) => matchesGlob(each, path))),
  )
  expect(unused).toEqual([])
})

function listImportsOfOtherFeatures(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-support)\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join('app', file), 'utf8').matchAll(/'#app\/features\/([\w-]+)(\/[^']+)'/g)]
        .filter(([, feature]) => !file.startsWith(`features/${feature}/`))
        .map(([, feature, path]) => `${feature}${path}`),
    )
}

/** The generated files in which oxlint finds a restricted import or a body that is read without the shared reader. */
function lint(cwd: string): Promise<Set<string>> {
  return new Promise((done, fail) => {
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['--format=json', 'app', 'auth', 'engine', 'server'],
      { cwd },
      (_error, stdout) => {
        try {
          const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
          done(
            new Set(
              diagnostics
                .filter(({ code }) => /no-restricted-(imports|properties)/.test(code))
                .map(({ filename }) => filename),
            ),
          )
        } catch (error) {
          fail(error as Error)
        }
      },
    )
  })
}
