import { matchRoutes } from 'react-router'
import { listPages } from '#test/access/grid.ts'
import type { Things } from '#test/access/things.ts'
import type { TestApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { routePaths } from '#test/route-paths.ts'
import { SCREENS } from '#test/screens.ts'
import { layOut, readAnswer } from './answers.ts'
import { emptyAnswers, type Pairs, rightAnswers } from './fill.ts'
import { type Form, formsOf, markOf } from './forms.ts'
import { normaliseText } from './normalise.ts'
import { type Role, ROLES, type Visitors } from './roles.ts'
import { note, type Snapshot } from './snapshot.ts'

/** A form that a page showed to a role. */
interface SeenForm {
  key: string
  page: string
  form: Form
}

/** These remove what other forms need, and are sent after those. */
const ENDINGS = /=(cancel|call-off|remove|withdraw|pause|leave|block|close|end|forget|stop|delete|reject|decline|hide)/
/** These end a user's access: sent after everything else. */
const LAST = /=(dismiss|ban)|POST \/account \(/
/** The code of a request, as pages show it. */
const CODE = /[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{2}/
const STEP_MS = 10
/** Passes over forms that create further forms, such as paying. */
const PASSES_MAX = 3

/** Pages that show what was sent before. */
const CHANGING =
  /^\/(cart|checkout|account|orders|ssr|refer|operator|squads|tickets|receipt|stories|campaign|saved|dev)\b/
const OWNERS: readonly (readonly [path: RegExp, roles: readonly Role[]])[] = [
  [/^\/operator/, ['operator', 'administrator']],
  [/^\/account\/shop/, ['seller']],
  [/^\/account/, ['member', 'student']],
  [/^/, ['visitor', 'student']],
]
const ownersOf = (path: string): readonly Role[] => OWNERS.find(([pattern]) => pattern.test(path))?.[1] ?? []

/** Visits the site as every role and records every response. */
export class Walk {
  readonly #t: TestApp
  readonly #visitors: Visitors
  readonly #snapshot: Snapshot
  readonly #things: Things
  readonly #patterns = routePaths()
    .filter((path) => !path.includes('*'))
    .concat('/sandbox/payments/:id', '/sandbox/payments/:id/outcome', '/media/:name')
    .map((path) => ({ path }))
  readonly #matched = new Map<string, string>()
  readonly #linked = new Map<string, string>()
  readonly #forms = new Map<string, Map<Role, SeenForm>>()
  readonly #sent = new Set<string>()
  /** Values that cannot be generated. */
  readonly #known: Record<string, string> = { word: 'ERASE' }
  readonly #mails = new Set<string>()

  constructor(t: TestApp, { visitors, snapshot, things }: { visitors: Visitors; snapshot: Snapshot; things: Things }) {
    this.#t = t
    this.#visitors = visitors
    this.#snapshot = snapshot
    this.#things = things
  }

  /** Visits every page as every role, and the pages that these link to. */
  async look(round: string): Promise<void> {
    const looked = new Set<string>()
    for (let pass = 0; pass < PASSES_MAX; pass++) {
      for (const { name, path } of this.#listPages().filter((page) => !looked.has(page.path))) {
        looked.add(path)
        for (const role of ROLES) await this.#get(path, role, `${round}: ${name} as ${role}`)
      }
    }
  }

  /** Visits the pages that show sent forms again, as their owners. */
  async lookAgain(round: string): Promise<void> {
    for (const { name, path } of this.#listPages()) {
      if (name.includes('[unknown]') || !CHANGING.test(path)) continue
      for (const role of ownersOf(path)) await this.#get(path, role, `${round}: ${name} as ${role}`)
    }
  }

  /** Sends every new form: first empty, then filled in. */
  async send(round: string, { isLast = false } = {}): Promise<void> {
    for (let pass = 0; pass < PASSES_MAX; pass++) {
      const fresh = [...this.#forms].flatMap(([key, seen]) => {
        if (this.#sent.has(key) || LAST.test(key) !== isLast) return []
        this.#sent.add(key)
        return sendersOf(seen).map((role) => ({ role, seen: seen.get(role) as SeenForm }))
      })
      if (fresh.length === 0) return
      const inOrder = [
        ...fresh.filter(({ seen }) => !ENDINGS.test(seen.key)),
        ...fresh.filter(({ seen }) => ENDINGS.test(seen.key)),
      ]
      // A form without fields is valid when empty.
      const asking = isLast ? [] : inOrder.filter(({ seen }) => !seen.key.endsWith('()'))
      for (const { role, seen } of asking) {
        await this.#post(seen, {
          role,
          pairs: emptyAnswers(seen.form),
          name: `${round}: ${seen.key} as ${role}, empty`,
        })
      }
      for (const { role, seen } of inOrder) {
        const name = `${round}: ${seen.key} as ${role}, right`
        const { form } = await this.#drawAgain(seen, role)
        const pairs = rightAnswers(form, this.#known)
        this.#snapshot.forms[name] = await this.#post({ ...seen, form }, { role, pairs, name })
      }
    }
  }

  #listPages(): { name: string; path: string }[] {
    const known = listPages(this.#things).filter(({ method }) => method === 'GET')
    const linked = [...this.#linked].map(([pattern, path]) => ({ name: `GET ${pattern} [linked]`, path }))
    const screens = SCREENS.map((path) => ({ name: `GET ${path}`, path }))
    return [...new Map([...known, ...linked, ...screens].map(({ name, path }) => [path, { name, path }])).values()]
  }

  async #get(path: string, role: Role, name: string): Promise<void> {
    const { jar } = this.#visitors[role]
    const response = await this.#t.get(path, { headers: { Cookie: jar.header }, redirect: 'manual' })
    const { answer, raw } = await readAnswer(response)
    note(this.#snapshot, name, answer)
    this.#collect(raw, { path, role, isPage: answer.status === 200 && isHtml(response) })
  }

  #collect(raw: string, { path, role, isPage }: { path: string; role: Role; isPage: boolean }): void {
    if (!isPage) return
    for (const [, href = ''] of raw.matchAll(/(?:href|src)="([^"]*)"/g)) this.#noteLink(href)
    const counts = new Map<string, number>()
    for (const form of formsOf(raw, path)) {
      const key = this.#keyOf(form)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const seen = this.#forms.get(key) ?? new Map<Role, SeenForm>()
      if (!seen.has(role)) seen.set(role, { key, page: path, form })
      this.#forms.set(key, seen)
    }
  }

  /** The same form for another product is not a new form. */
  #keyOf(form: Form): string {
    const names = new Set(form.fields.filter(({ type }) => type !== 'hidden').map(({ name }) => name))
    const fields = normaliseText([...names].join(', '))
    return `POST ${this.#patternOf(form.action)} ${markOf(form)} (${fields})`.replace('  ', ' ')
  }

  #patternOf(action: string): string {
    const { pathname } = new URL(action, 'http://site')
    return this.#match(pathname) ?? normaliseText(pathname)
  }

  #match(pathname: string): string | undefined {
    const known = this.#matched.get(pathname)
    if (known !== undefined) return known || undefined
    const pattern = matchRoutes(this.#patterns, pathname)?.at(-1)?.route.path
    this.#matched.set(pathname, pattern ?? '')
    return pattern
  }

  /** Pages with parameters that no row provides, or with a query: the first link of each kind is recorded. */
  #noteLink(href: string): void {
    const { siteUrl } = this.#t.services.config
    if (!URL.canParse(href, siteUrl)) return
    const { origin, pathname, search, searchParams } = new URL(href, siteUrl)
    if (origin !== new URL(siteUrl).origin) return
    const pattern = this.#match(pathname)
    if (!pattern || pattern.startsWith('/sandbox/')) return
    // A form's dialog is requested by its name.
    const query = [...searchParams].map(([name, value]) => (name === 'ask' ? `ask=${value}` : name)).toSorted()
    if (query.length === 0 && (!pattern.includes(':') || Object.hasOwn(this.#things, pattern.slice(1)))) return
    const kind = query.length > 0 ? `${pattern}?${query.join('&')}` : pattern
    if (!this.#linked.has(kind)) this.#linked.set(kind, pathname + search)
  }

  /** The form with its current keys, if its page still shows it. */
  async #drawAgain(seen: SeenForm, role: Role): Promise<SeenForm> {
    const { jar } = this.#visitors[role]
    const response = await this.#t.get(seen.page, { headers: { Cookie: jar.header }, redirect: 'manual' })
    if (!isHtml(response)) return seen
    const form = formsOf(await response.text(), seen.page).find((one) => this.#keyOf(one) === seen.key)
    return form ? { ...seen, form } : seen
  }

  /** Sends a form and records the response, the page after a redirect, and the mails. Returns the status. */
  async #post({ form }: SeenForm, { role, pairs, name }: { role: Role; pairs: Pairs; name: string }): Promise<number> {
    this.#t.clock.now = new Date(this.#t.clock.now.getTime() + STEP_MS)
    const { jar } = this.#visitors[role]
    const { siteUrl } = this.#t.services.config
    const response = await this.#t.request(form.action, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: new URL(siteUrl).origin, Cookie: jar.header },
      body: bodyOf(form, pairs),
    })
    jar.keep(response)
    const { answer, raw } = await readAnswer(response)
    this.#known['code'] ||= CODE.exec(raw)?.[0] ?? ''
    note(this.#snapshot, name, answer)
    this.#collect(raw, { path: form.action, role, isPage: answer.status === 200 && isHtml(response) })
    const location = response.headers.get('Location')
    if (location && URL.canParse(location, siteUrl)) {
      const { origin, pathname, search } = new URL(location, siteUrl)
      if (origin === new URL(siteUrl).origin)
        await this.#get(pathname + search, role, `${name}, then GET ${this.#patternOf(pathname)}`)
    }
    await this.#noteMails(name)
    return answer.status
  }

  async #noteMails(name: string): Promise<void> {
    const mails = (await listMails(this.#t.database.db)).filter(({ id }) => !this.#mails.has(id))
    const texts = mails.map(({ to, subject, text, html }) => {
      const head = `To: ${to}\nSubject: ${subject}`
      return normaliseText([head, text ?? '', layOut(html ?? '', 'text/html')].join('\n\n'))
    })
    for (const mail of mails) {
      this.#mails.add(mail.id)
      for (const [url] of (mail.text ?? '').matchAll(/https?:\/\/[^\s"'<>]+/g)) this.#noteLink(url)
    }
    for (const [index, text] of texts.toSorted().entries())
      note(this.#snapshot, `${name}, mail ${index + 1}`, { status: 200, headers: [], text })
  }
}

/** A visitor, and the first signed-in role. */
function sendersOf(seen: ReadonlyMap<Role, SeenForm>): Role[] {
  const signedIn = (['student', 'seller', 'member', 'operator', 'administrator'] as const).find((role) =>
    seen.has(role),
  )
  return [...(seen.has('visitor') ? ['visitor' as const] : []), ...(signedIn ? [signedIn] : [])]
}

function bodyOf({ isMultipart }: Form, pairs: Pairs): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of pairs) {
    if (typeof value === 'string') body.append(name, value)
    else if (body instanceof FormData) body.append(name, value)
  }
  return body
}

const isHtml = (response: Response): boolean => response.headers.get('Content-Type')?.startsWith('text/html') ?? false
