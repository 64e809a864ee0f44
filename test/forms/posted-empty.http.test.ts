import { matchRoutes } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { listPages } from '#test/access/grid.ts'
import { createRouteRows, UNKNOWN } from '#test/access/things.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { routePaths } from '#test/route-paths.ts'
import { emptyAnswers, type Pairs, rightAnswers } from '#test/same-site/fill.ts'
import { type Form, formsOf, markOf } from '#test/same-site/forms.ts'
import { readHtml } from '#test/same-site/html.ts'
import { confirmAll, openVisitors, type Role, type Visitors } from '#test/same-site/roles.ts'
import { SCREENS } from '#test/screens.ts'

// Every form of the site is posted without any input, and with each of its fields missing in turn: the answer is in our
// own words, says nothing twice, and names no field as the code does.

interface SeenForm {
  name: string
  page: string
  role: Role
  form: Form
}

interface Answer {
  /** The form, and what was missing. */
  name: string
  status: number
  /** The lines that the form's page did not have before. */
  words: string[]
  /** A field is marked as invalid, or an alert is shown. */
  isMarked: boolean
}

/** Sentences of the validation library, of the auth service and of JavaScript. */
const FOREIGN =
  /Invalid (key|type|format|length|value|input|UUID|email)|\bExpected\b|must provide either|\bundefined\b|\bNaN\b|\[object|but received|Received "|\bnull\b/
/** A name of a field in the code: `displayName`, `line_1`. */
const IN_CODE = /(?<![\w./@:#?=&-])[a-z]+(?:[A-Z][a-z]+|_[a-z0-9]+)+(?![\w./@-])/
/** These end a session, an account or a role, and other forms need it. */
const ENDING = /=(dismiss|ban|withdraw|leave|close|delete)\b|^\/account \(|\/exit/
const FORMS_MIN = 50
/** What `rightAnswers` types into a text area. */
const TYPED = /We light a lamp/
/** A link that opens a form's dialog. */
const DIALOG = /href="([^"#]*\?ask=[\w-]+)(?:#[^"]*)?"/g
const OWNERS: readonly (readonly [path: RegExp, role: Role])[] = [
  [/^\/operator/, 'administrator'],
  [/^\/account\/shop|^\/product/, 'seller'],
  [/^\/(ssr|stories)/, 'student'],
  [/^\/(account|squads|checkout|cart|orders|refer|school)/, 'member'],
]

let t: TestApp
let visitors: Visitors
let forms: SeenForm[]
const answers: Answer[] = []

beforeAll(async () => {
  t = await testApp()
  const { db } = t.database
  await upsertCategories(db)
  await insertFirstHelplines(db, t.clock.now)
  await seedDemoData(db, t.clock.now, t.services.sealer)
  visitors = await openVisitors(t)
  const keysOf = (role: Role) => ({
    cookie: visitors[role].person?.init.headers.Cookie ?? '',
    userId: visitors[role].person?.userId ?? UNKNOWN.id,
  })
  const things = await createRouteRows(t, { member: keysOf('member'), student: keysOf('student') })
  await confirmAll(t, visitors)
  // With a filled cart, the cart and the checkout show their forms.
  const slug = things['product/:slug']?.[0]?.params['slug'] ?? ''
  const { jar } = visitors.member
  jar.keep(await t.post('/cart', { intent: 'add', slug, returnTo: '/cart' }, { headers: { Cookie: jar.header } }))
  const pages = listPages(things).filter(({ method, name }) => method === 'GET' && !name.includes('[unknown]'))
  forms = await findForms([...new Set([...pages.map(({ path }) => path), ...SCREENS])])
  for (const seen of forms) await postWithout(seen)
})

test('the forms of the site are found', () => {
  expect(forms.length).toBeGreaterThan(FORMS_MIN)
  const paths = forms.map(({ name }) => name.split(' ')[0])
  expect(paths).toEqual(expect.arrayContaining(['/checkout', '/cart', '/campaign/:slug/support', '/solve', '/contact']))
  expect(answers.length).toBeGreaterThan(FORMS_MIN * 4)
})

test('no answer is in the words of a library or of the code', () => {
  const foreign = answers.flatMap(({ name, words }) =>
    words.filter((line) => FOREIGN.test(line) || IN_CODE.test(line)).map((line) => `${name}: ${line}`),
  )
  expect(foreign).toEqual([])
})

test('no answer says a sentence twice', () => {
  const doubled = answers.flatMap(({ name, words }) =>
    words.filter((line) => !TYPED.test(line) && isDoubled(line)).map((line) => `${name}: ${line}`),
  )
  expect(doubled).toEqual([])
})

test('no form breaks the server', () => {
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(t.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('every refusal is drawn on the page', () => {
  const silent = answers.filter(({ status, words }) => status >= 400 && words.length === 0)
  expect(silent.map(({ name, status }) => `${status} ${name}`)).toEqual([])
  const unmarked = answers.filter(({ status, isMarked }) => status === 400 && !isMarked)
  expect(unmarked.map(({ name, words }) => `${name}: ${words.join(' | ')}`)).toEqual([])
})

/** Each form once, on the first page that shows it. */
async function findForms(paths: readonly string[]): Promise<SeenForm[]> {
  const patterns = routePaths()
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path }))
  const found = new Map<string, SeenForm>()
  const queue = new Set(paths)
  for (const page of queue) {
    const role = OWNERS.find(([pattern]) => pattern.test(page))?.[1] ?? 'visitor'
    const html = await htmlOf(page, role)
    for (const [, dialog = ''] of html.matchAll(DIALOG))
      queue.add(new URL(dialog, `http://site${page}`).pathname + new URL(dialog, 'http://site').search)
    for (const form of formsOf(html, page)) {
      const typed = typedOf(form)
      if (typed.length === 0) continue
      const { pathname } = new URL(form.action, 'http://site')
      const pattern = matchRoutes(patterns, pathname)?.at(-1)?.route.path ?? pathname
      const name = `${pattern} ${markOf(form)} (${typed.join(', ')})`
      if (!ENDING.test(name) && !found.has(name)) found.set(name, { name, page, role, form })
    }
  }
  return [...found.values()]
}

const typedOf = ({ fields }: Form): string[] => [
  ...new Set(fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name)),
]

async function htmlOf(page: string, role: Role): Promise<string> {
  const response = await t.get(page, { headers: { Cookie: visitors[role].jar.header }, redirect: 'manual' })
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') && response.status === 200
  return isHtml ? response.text() : ''
}

/** Posts it empty, then without each field, the others filled in. */
async function postWithout({ name, page, role, form }: SeenForm): Promise<void> {
  const before = new Set(linesOf(await htmlOf(page, role)))
  await post('everything', emptyAnswers(form))
  const right = rightAnswers(form, {})
  for (const missing of typedOf(form)) {
    await post(
      missing,
      right.filter(([field]) => field !== missing),
    )
  }

  async function post(missing: string, pairs: Pairs): Promise<void> {
    const { siteUrl } = t.services.config
    const body = form.isMultipart ? new FormData() : new URLSearchParams()
    for (const [field, value] of pairs) body.append(field, value as string)
    const response = await t.request(form.action, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: new URL(siteUrl).origin, Cookie: visitors[role].jar.header },
      body,
    })
    const html = await response.text()
    const words = linesOf(html).filter((line) => !before.has(line))
    answers.push({
      name: `${name} without ${missing}`,
      status: response.status,
      words,
      isMarked: /aria-invalid="true"|role="alert"/.test(html),
    })
  }
}

/** The visible lines of a page. */
function linesOf(html: string): string[] {
  const lines: string[] = []
  let hidden: string | null = null
  for (const piece of readHtml(html)) {
    if (piece.kind === 'open' && /^(script|style|title|textarea)$/.test(piece.tag)) hidden = piece.tag
    else if (piece.kind === 'close' && piece.tag === hidden) hidden = null
    else if (piece.kind === 'text' && !hidden) lines.push(piece.text)
  }
  return lines
}

function isDoubled(line: string): boolean {
  const sentences = line.split(/(?<=[.!?])\s+/).filter((one) => one.length > 12)
  return new Set(sentences).size < sentences.length || /[.!?]\.(?!\.)/.test(line)
}
