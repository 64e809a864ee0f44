import { matchRoutes } from 'react-router'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { listPages } from '#test/access/grid.ts'
import { createRouteRows, UNKNOWN } from '#test/access/things.ts'
import type { TestApp } from '#test/app.ts'
import { routePaths } from '#test/route-paths.ts'
import type { Pairs } from '#test/same-site/fill.ts'
import { type Form, formsOf, markOf } from '#test/same-site/forms.ts'
import { confirmAll, openVisitors, type Role, type Visitors } from '#test/same-site/roles.ts'
import { SCREENS } from '#test/screens.ts'

/** A form as one role sees it. */
export interface SeenForm {
  name: string
  page: string
  role: Role
  form: Form
}

/** An installation with rows of each kind, a user of each role, and every page that they can open. */
export interface Seen {
  visitors: Visitors
  forms: SeenForm[]
  pages: readonly string[]
}

/** These end a session, an account or a role, and other forms need it. */
const ENDING = /=(dismiss|ban|withdraw|leave|close|delete)\b|^\/account \(|\/exit/
/** A link that opens a form's dialog. */
const DIALOG = /href="([^"#]*\?ask=[\w-]+)(?:#[^"]*)?"/g
const OWNERS: readonly (readonly [path: RegExp, role: Role])[] = [
  [/^\/operator/, 'administrator'],
  [/^\/account\/shop|^\/product/, 'seller'],
  [/^\/(ssr|stories)/, 'student'],
  [/^\/(account|squads|checkout|cart|orders|refer|school)/, 'member'],
]
const ownerOf = (page: string): Role => OWNERS.find(([pattern]) => pattern.test(page))?.[1] ?? 'visitor'

/** Fills the installation, and finds the forms in which somebody types or chooses something. */
export async function seeForms(t: TestApp): Promise<Seen> {
  const { db } = t.database
  await upsertCategories(db)
  await insertFirstHelplines(db, t.clock.now)
  await seedDemoData(db, t.clock.now, t.services.sealer)
  const visitors = await openVisitors(t)
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
  const listed = listPages(things).filter(({ method, name }) => method === 'GET' && !name.includes('[unknown]'))
  const pages = new Set([...listed.map(({ path }) => path), ...SCREENS])
  const forms = await findForms(t, { visitors, pages })
  return { visitors, forms, pages: [...pages] }
}

/** Each form once, on the first page that shows it; adds the pages of dialogs to `pages`. */
async function findForms(
  t: TestApp,
  { visitors, pages }: { visitors: Visitors; pages: Set<string> },
): Promise<SeenForm[]> {
  const patterns = routePaths()
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path }))
  const found = new Map<string, SeenForm>()
  for (const page of pages) {
    const role = ownerOf(page)
    const html = await pageFor(t, { page, cookie: visitors[role].jar.header })
    for (const [, dialog = ''] of html.matchAll(DIALOG))
      pages.add(new URL(dialog, `http://site${page}`).pathname + new URL(dialog, 'http://site').search)
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

export const typedOf = ({ fields }: Form): string[] => [
  ...new Set(fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name)),
]

/** The HTML of a page; '' where there is none for this person. */
export async function pageFor(t: TestApp, { page, cookie }: { page: string; cookie: string }): Promise<string> {
  const response = await t.get(page, { headers: { Cookie: cookie }, redirect: 'manual' })
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') && response.status === 200
  return isHtml ? response.text() : ''
}

/** Sends a form as its page would. */
export function sendForm(
  t: TestApp,
  { form, cookie, pairs }: { form: Form; cookie: string; pairs: Pairs },
): Promise<Response> {
  const body = form.isMultipart ? new FormData() : new URLSearchParams()
  for (const [field, value] of pairs) body.append(field, value as string)
  return t.request(form.action, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: new URL(t.services.config.siteUrl).origin, Cookie: cookie },
    body,
  })
}
