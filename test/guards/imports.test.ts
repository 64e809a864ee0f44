import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One violation of each rule: where it is planted, what it imports, and whether it must be caught. */
const PLANTS: ReadonlyArray<[from: string, imports: string, caught: boolean]> = [
  ['app/wings/solve/a.ts', '../seeds/b.ts', true],
  ['app/wings/solve/b.ts', '#app/wings/seeds/b.ts', true],
  ['app/wings/solve/c.ts', '#app/pages/home/c.ts', true],
  ['app/wings/solve/d.ts', '#app/features/ledger/tables.server.ts', true],
  ['app/wings/solve/e.ts', '#server/app.ts', true],
  ['app/wings/solve/f.ts', '#test/app.ts', true],
  ['app/pages/home/a.ts', '#app/wings/solve/a.ts', true],
  ['app/api/a.ts', '#app/pages/home/a.ts', true],
  ['app/offline/a.ts', '#app/features/ledger/tables.server.ts', true],
  ['app/ui/a.ts', '#app/features/ledger/queries.server.ts', true],
  ['app/ui/b.ts', '#app/wings/solve/a.ts', true],
  ['app/platform/a.ts', '#app/ui/b.ts', true],
  ['app/platform/b.ts', '#auth/service.ts', true],
  ['app/capabilities/ledger/a.ts', '#app/features/fundraising/queries.server.ts', true],
  ['app/capabilities/fundraising/a.ts', '#app/capabilities/ledger/postings.server.ts', true],
  ['app/capabilities/fundraising/b.ts', '#app/ui/b.ts', true],
  ['app/features/step-up/a.ts', '#app/features/sign-in/copy.ts', true],
  ['app/features/step-up/b.ts', '#app/features/other/card.tsx', true],
  ['app/features/step-up/c.ts', '#server/app.ts', true],
  ['app/features/other/card.ts', '#app/ui/b.ts', false],
  ['app/operator/holds/a.ts', '#app/features/step-up/copy.ts', true],
  ['app/operator/holds/ok.ts', '#app/features/step-up/fresh-proof.server.ts', false],
  ['app/wings/solve/g.ts', '#app/features/step-up/copy.ts', true],
  ['app/capabilities/ledger/b.ts', '#app/features/step-up/grave-acts.ts', true],
  ['app/ui/c.ts', '#app/features/step-up/after-proof.tsx', true],
  ['app/features/erasure/a.ts', '#server/app.ts', true],
  ['app/features/erasure/b.ts', '#app/wings/solve/a.ts', true],
  ['app/features/erasure/c.ts', '#app/capabilities/ledger/postings.server.ts', true],
  ['app/capabilities/fundraising/c.ts', '#app/features/erasure/commands/erase-person.server.ts', true],
  ['auth/a.ts', '#app/platform/a.ts', true],
  ['app/wings/solve/ok.ts', '#app/features/fundraising/queries.server.ts', false],
  ['app/wings/solve/ok2.ts', '#app/features/fundraising/giving/commands/pledge.server.ts', false],
  ['app/wings/solve/ok3.ts', '#app/platform/money.ts', false],
  ['app/wings/solve/ok4.ts', '#app/ui/b.ts', false],
  ['app/features/erasure/ok.ts', '#app/features/fundraising/giving/commands/forget-supporter.server.ts', false],
  ['app/capabilities/fundraising/ok.ts', '#app/features/ledger/tables.server.ts', false],
  ['app/capabilities/fundraising/ok2.ts', '#app/features/ledger/commands/record.server.ts', false],
  ['app/capabilities/fundraising/ok3.ts', '#app/capabilities/fundraising/anything.server.ts', false],
]

/** One line that reads a body in each way, and whether it must be caught. */
const READERS: ReadonlyArray<[from: string, line: string, caught: boolean]> = [
  ['app/wings/solve/form.ts', 'export const read = (request: Request) => request.formData()', true],
  ['app/wings/solve/clone.ts', 'export const read = (request: Request) => request.clone().formData()', true],
  ['app/wings/solve/json.ts', 'export const read = (request: Request) => request.json()', true],
  ['server/parse.ts', 'export const read = (c: { req: { parseBody(): object } }) => c.req.parseBody()', true],
  [
    'app/wings/solve/sending.ts',
    'export const read = (navigation: { formData?: FormData }) => navigation.formData',
    false,
  ],
  ['app/wings/solve/answer.ts', 'export const read = (answer: Response) => answer.json()', false],
]

let root: string
let reported: Set<string>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'diya-guard-'))
  await copyFile('oxlint.config.ts', join(root, 'oxlint.config.ts'))
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  await mkdir(join(root, 'app/features/startups/list'), { recursive: true })
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

/** The planted files in which oxlint finds a restricted import or a body that is read past the one reader. */
function lint(cwd: string): Promise<Set<string>> {
  return new Promise((done, fail) => {
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['--format=json', 'app', 'auth', 'server'],
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
