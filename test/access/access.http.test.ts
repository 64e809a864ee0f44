import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { createApp } from '#server/app.ts'
import { testApp } from '#test/app.ts'
import { sampleOf } from '#test/full.ts'
import { type Form, formsOf } from './forms.ts'
import { type AccessCheck, sendCheck, listApiCalls, listEntryPoints, listPages, printAnswers } from './grid.ts'
import { signUpRoles, type People, type RoleName, ROLES, SAME_AS } from './people.ts'
import { createRouteRows, type Things } from './things.ts'

// Access control: every page, action, API call and entry point, requested by every role. The expected responses are in
// the files `*.grid.txt`; a route that is missing there fails. After a deliberate change run
// `vitest run test/access --update`, and review the diff line by line.

const ALIKE_ASKED_STEP = 5
const LIKE: ReadonlyMap<RoleName, RoleName> = new Map(SAME_AS)

const t = await testApp()
const origin = new URL(t.services.config.siteUrl).origin
let people: People
let things: Things
let privatePaths: readonly string[]

beforeAll(async () => {
  await seedDemoData(t.database.db, t.clock.now, t.services.sealer)
  people = await signUpRoles(t)
  things = await createRouteRows(t, people)
  privatePaths = await listPrivatePaths()
}, 120_000)

/** Sends every request as every role; returns one line each. */
async function ask(questions: readonly AccessCheck[]): Promise<string> {
  const lines = []
  const whole = new Set(sampleOf(questions, ALIKE_ASKED_STEP))
  for (const question of questions) {
    const answers = await askAll(question, whole.has(question))
    expect.soft(failures(question, answers)).toEqual([])
    lines.push(`${question.name}: ${printAnswers(answers)}`)
  }
  return `${lines.toSorted(byPath).join('\n')}\n`
}

/**
 * The answers for every role, in their order. `npm test` takes those of the roles that must get the same as another from
 * that one, but for one of `ALIKE_ASKED_STEP` pages.
 */
async function askAll(question: AccessCheck, isWhole: boolean): Promise<[RoleName, string][]> {
  const isAsked = (role: RoleName) => isWhole || question.by === 'token' || !LIKE.has(role)
  const sent = await sendCheck(t.request, question, { people, roles: ROLES.filter(isAsked), origin })
  const answerOf = new Map(sent)
  return ROLES.map((role) => [role, answerOf.get(role) ?? answerOf.get(LIKE.get(role) ?? role) ?? ''])
}

/** By path, then by method, so that the grid does not depend on the order of the route table. */
function byPath(a: string, b: string): number {
  const key = (line: string) => line.replace(/^(\w+) (\S+)/, '$2 $1')
  return key(a) < key(b) ? -1 : 1
}

/** What holds whatever the grid says: no server error, and a user without a session or role gets what visitors get. */
function failures({ name, by }: AccessCheck, answers: readonly (readonly [RoleName, string])[]): string[] {
  const answerOf = new Map(answers)
  const errors = answers
    .filter(([, answer]) => answer.startsWith('5'))
    .map(([role, answer]) => `${name}: ${answer} for ${role}`)
  // A program with an expired token is refused, also where no token is needed.
  const isRefusal = (answer: string | undefined) => by === 'token' && (answer === '401' || answer === '403')
  const unlike = SAME_AS.filter(
    ([role, like]) => answerOf.get(role) !== answerOf.get(like) && !isRefusal(answerOf.get(role)),
  )
  return [...errors, ...unlike.map(([role, like]) => `${name}: ${answerOf.get(role)} for ${role}, unlike ${like}`)]
}

/** Whose pages are searched for forms, and who else may send those forms. */
const OWNERS: readonly { owner: RoleName; may: readonly RoleName[] }[] = [
  { owner: 'member', may: [] },
  { owner: 'student', may: [] },
  { owner: 'seller', may: [] },
  { owner: 'operator', may: ['administrator'] },
]

/** Who together may read every page. */
const READERS = ['visitor', 'student', 'seller', 'administrator'] as const satisfies readonly RoleName[]

/** The title of an HTML page, as the first of these users who may read it sees it; null for other addresses. */
async function readTitle(path: string): Promise<string | null> {
  for (const role of READERS) {
    const answer = await t.get(path, { headers: { Cookie: people[role].cookie }, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status !== 200) continue
    return answer.headers.get('Content-Type')?.includes('html')
      ? (/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '')
      : null
  }
  return null
}

/** Pages that a visitor cannot see. */
async function listPrivatePaths(): Promise<string[]> {
  const pages = listPages(things).filter(({ method, name }) => method === 'GET' && !name.includes('[unknown]'))
  const paths = []
  for (const { path } of pages) {
    const stranger = await t.get(path, { redirect: 'manual' })
    await stranger.body?.cancel()
    if (stranger.status !== 200) paths.push(path)
  }
  return paths
}

/** The forms of those pages, with real ids. */
async function privateForms(owner: RoleName): Promise<Form[]> {
  const seen = new Map<string, Form>()
  for (const path of privatePaths) {
    const own = await t.get(path, { headers: { Cookie: people[owner].cookie }, redirect: 'manual' })
    if (own.status !== 200 || !own.headers.get('Content-Type')?.includes('html')) continue
    const main = /<main[\s\S]*<\/main>/.exec(await own.text())?.[0] ?? ''
    for (const form of formsOf(main, path)) seen.set(JSON.stringify(form), form)
  }
  return [...seen.values()]
}

/**
 * Whether one of these forms changes anything when its owner sends it. The forms of the account page are left out,
 * because they would delete it.
 */
async function changesSomething(owner: RoleName, forms: readonly Form[]): Promise<boolean> {
  const before = await fingerprint()
  for (const { action, fields } of forms.filter((form) => form.action !== '/account')) {
    await t.post(action, fields, { headers: { Cookie: people[owner].cookie } })
    if (JSON.stringify(await fingerprint()) !== JSON.stringify(before)) return true
  }
  return false
}

/** One hash of all rows of each table. */
async function fingerprint(): Promise<Record<string, string>> {
  const sums = (await listTables(t.database.db)).map(
    ({ table }) =>
      `SELECT '${table}' AS name, md5(coalesce(string_agg(r::text, '|' ORDER BY r::text), '')) AS sum FROM ${table} AS r`,
  )
  const { rows } = (await t.database.db.execute(sql.raw(sums.join(' UNION ALL ')))) as unknown as {
    rows: { name: string; sum: string }[]
  }
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

describe('every role', () => {
  test('gets the responses of the page grid', async () => {
    await expect(await ask(listPages(things))).toMatchFileSnapshot('./pages.grid.txt')
  }, 300_000)
})

describe('every page', () => {
  test('has a title that ends with the name of the site, or is only that', async () => {
    const { brandName } = t.services.config
    const titles = new Map<string, string>()
    for (const { name, path } of listPages(things).filter(({ method }) => method === 'GET')) {
      const title = await readTitle(path)
      if (title !== null) titles.set(name, title)
    }
    expect(titles.size).toBeGreaterThan(100)
    const isRight = (title: string) =>
      title === brandName || (title.endsWith(` · ${brandName}`) && /^[^\s·]/.test(title))
    // The landing page has its own title.
    const wrong = [...titles].filter(([name, title]) => name !== 'GET /' && !isRight(title))
    expect(wrong).toEqual([])
  }, 120_000)
})

describe('a form of another user', () => {
  test.each(OWNERS)(
    'that a page shows to the $owner changes nothing when another user sends it',
    async ({ owner, may }) => {
      const forms = await privateForms(owner)
      expect(forms.length).toBeGreaterThan(0)
      const before = await fingerprint()
      for (const { action, fields } of forms) {
        const answers: string[] = []
        for (const role of ROLES.filter((name) => name !== owner && !may.includes(name))) {
          const { status } = await t.post(action, fields, { headers: { Cookie: people[role].cookie } })
          answers.push(`${role}: ${status}`)
          expect(status, `${role} sends ${action}`).toBeLessThan(500)
        }
        expect(await fingerprint(), `${action} ${JSON.stringify(fields)} ${answers.join(', ')}`).toEqual(before)
      }
      expect(await changesSomething(owner, forms), 'the owner can use at least one of them').toBe(true)
    },
    120_000,
  )
})

describe('every API client', () => {
  test('gets the responses of the API grid', async () => {
    await expect(await ask(listApiCalls())).toMatchFileSnapshot('./api.grid.txt')
  }, 60_000)

  test('gets the responses of the entry point grid', async () => {
    await expect(await ask(listEntryPoints(createApp(t.services)))).toMatchFileSnapshot('./entry-points.grid.txt')
  }, 60_000)
})
