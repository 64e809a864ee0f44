import { readdirSync, readFileSync } from 'node:fs'
import { ROUTES as API_ROUTES } from '#app/features/api/all-routes.server.ts'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { UPLOAD_FIELD, UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import type { UploadView } from '#app/features/media/views.ts'
import { createApp } from '#server/app.ts'
import { listMails } from '#test/mails.ts'
import type { TestApp } from '#test/app.ts'
import { routePaths } from '#test/route-paths.ts'
import { type Form, formsOf, linksOf } from './harvest.ts'
import type { Role, Roles } from './roles.ts'

/** A form, and the role that saw it. */
interface SeenForm extends Form {
  role: Role
}

/** Everything that a request can be built from. */
export interface Surface {
  /** Route patterns of pages and of the server's other entry points: '/campaign/:slug'. */
  patterns: readonly string[]
  /** Patterns of pages, which also accept `.data`. */
  pages: ReadonlySet<string>
  /** Existing paths, by pattern. */
  known: ReadonlyMap<string, readonly string[]>
  forms: readonly SeenForm[]
  /** Names of fields and parameters that some code reads. */
  names: readonly string[]
  /** A small picture, for uploads. */
  picture: Buffer
  /** JSON bodies that the API accepts, by pattern. */
  examples: ReadonlyMap<string, readonly unknown[]>
}

/** The auth service has its own test with 10,000 requests. */
const isForPages = (path: string): boolean => !path.startsWith('/auth/v1')

/** Patterns of the route table and of the server's own entry points. */
function listPatterns(t: TestApp): { pages: string[]; all: string[] } {
  const pages = routePaths().filter((path) => !path.includes('*'))
  const entryPoints = createApp(t.services)
    .routes.map(({ path }) => path.replace(/\{.*?\}/g, '').replace(/\/$/, ''))
    .filter((path) => path !== '' && !path.includes('*') && isForPages(path))
  return { pages, all: [...new Set([...pages, ...entryPoints, '/assets/:name', '/nowhere/:name', '/__manifest'])] }
}

/** Visits every page as every role, and sends each form once unchanged, which creates rows, mails and keys. */
export async function explore(t: TestApp, roles: Roles): Promise<Surface> {
  const { pages, all } = listPatterns(t)
  const collected = new Collected(all)
  collected.note([...FIXED, await upload(t, roles.student)])
  await t.post('/refer', REFERRAL)
  const looked = new Set<string>()
  const sent = new Set<string>()
  for (const patterns of [['/product/:slug'], ['/checkout'], ['/sandbox/payments/:id'], ...ROUNDS.map(() => all)]) {
    await lookEverywhere(t, { roles, patterns, collected, looked })
    await sendForms(t, { roles, collected, sent })
    const mails = await listMails(t.database.db)
    collected.note(mails.flatMap(({ text }) => linksOf(text, t.services.config.siteUrl)))
  }
  collected.noteSiblings()
  const examples = Map.groupBy(
    API_ROUTES.flatMap(({ path, example }) =>
      example ? [[`/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`, example]] : [],
    ),
    ([path]) => path as string,
  )
  return {
    patterns: all,
    pages: new Set(pages),
    known: collected.known,
    forms: [...collected.forms.values()],
    names: [
      ...new Set([
        ...namesInCode(),
        ...[...collected.forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name)),
      ]),
    ],
    picture: await samplePicture(),
    examples: new Map([...examples].map(([path, list]) => [path, list.map(([, example]) => example)])),
  }
}

/** Entry points that no page links to. */
const FIXED = [
  '/product/handloom-dupatta-madder',
  '/webhooks/payments/sandbox',
  '/live/events/heartbeat',
  '/live/campaigns/rukmini-grocery',
  '/campaign/rukmini-grocery/lamps',
  '/icons/192.png',
]

/** Sent forms lead to pages and forms that did not exist before. */
const ROUNDS = [1, 2, 3]
const KNOWN_PER_PATTERN_MAX = 8

class Collected {
  readonly known = new Map<string, string[]>()
  readonly forms = new Map<string, SeenForm>()
  readonly #matchers: readonly [pattern: string, matcher: RegExp][]

  constructor(patterns: readonly string[]) {
    const bySpecific = patterns.toSorted((a, b) => a.split(':').length - b.split(':').length || b.length - a.length)
    this.#matchers = bySpecific.map((pattern) => [
      pattern,
      new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+?')}(?:\\?.*)?$`),
    ])
  }

  note(paths: readonly string[]): void {
    for (const path of paths.map((one) => one.replace(/(?<=.)\/(?=\?|$)/, ''))) {
      const pattern = this.#matchers.find(([, matcher]) => matcher.test(path))?.[0]
      if (pattern === undefined) continue
      const same = this.known.get(pattern) ?? []
      if (same.length < KNOWN_PER_PATTERN_MAX && !same.includes(path)) this.known.set(pattern, [...same, path])
    }
  }

  /** Adds '/receipt/:token.pdf' where '/receipt/:token' is known. */
  noteSiblings(): void {
    for (const [pattern] of this.#matchers) {
      const [stem = '', ending = ''] = pattern.split(/(?<=:\w+)(?=[./])/)
      if (ending === '' || ending.includes(':') || this.known.has(pattern)) continue
      const paths = (this.known.get(stem) ?? []).map((path) => path.replace(/\/?(\?.*)?$/, ending))
      if (paths.length > 0) this.known.set(pattern, paths)
    }
  }

  noteForms(forms: readonly Form[], role: Role): void {
    for (const form of forms.map(withoutDismissal)) {
      // The same form for another product is not a new form, but other buttons or hidden values make one.
      const fixed = form.fields.filter(({ name }) => /act|intent|form/i.test(name)).flatMap(({ values }) => values)
      const place = form.action.startsWith('/sandbox/') ? form.action : form.action.replace(/[\w-]{16,}|\d+/g, '')
      const key = `${place} ${form.fields.map(({ name }) => name).join()} ${fixed.join()}`
      const seenBy = this.forms.get(key)?.role
      // A member's form gets further than a visitor's.
      if (!seenBy || seenBy === 'visitor') this.forms.set(key, { ...form, role })
    }
  }
}

/** Replaces the user to dismiss by an unknown one, because the operator is needed to the end. */
function withoutDismissal(form: Form): Form {
  const isDismissal = form.fields.some(({ values }) => values.includes('dismiss'))
  if (!isDismissal) return form
  return {
    ...form,
    fields: form.fields.map((field) => (field.name === 'userId' ? { ...field, values: [NOBODY] } : field)),
  }
}
const NOBODY = '00000000-0000-4000-8000-000000000000'

interface Exploring {
  roles: Roles
  collected: Collected
}

/** Which role visits which pages: a page that is the same for two roles is visited by one of them. */
const LOOKS: readonly [role: Role, pages: RegExp][] = [
  ['visitor', /^\/(?!account|operator)/],
  ['student', /^\/(?!operator|account\/shop)/],
  ['member', /^\/(account|ssr|refer|squads)/],
  ['seller', /^\/account\/shop/],
  ['operator', /^\/(operator|tickets)/],
  ['administrator', /^\/operator\/desks/],
]
const LOOKS_PER_PATTERN = 2
/** Pages that show what was sent before. */
const CHANGING = /^\/(cart|checkout|account|orders|ssr|refer|operator)/

async function lookEverywhere(
  t: TestApp,
  { roles, patterns, collected, looked }: Exploring & { patterns: readonly string[]; looked: Set<string> },
): Promise<void> {
  const { siteUrl } = t.services.config
  for (const [role, places] of LOOKS) {
    for (const pattern of patterns.filter((path) => places.test(path))) {
      const looks = pattern.startsWith('/sandbox/') ? KNOWN_PER_PATTERN_MAX : LOOKS_PER_PATTERN
      const known = (collected.known.get(pattern) ?? []).slice(0, looks)
      for (const path of pattern.includes(':') ? known : [pattern]) {
        if (looked.has(`${role} ${path}`) && !CHANGING.test(path)) continue
        looked.add(`${role} ${path}`)
        const answer = await t.get(path, { ...roles[role], redirect: 'manual' })
        if (!answer.headers.get('Content-Type')?.startsWith('text/html')) await answer.body?.cancel()
        else if (answer.status === 200) {
          const html = await answer.text()
          collected.note([path, ...linksOf(html, siteUrl)])
          collected.noteForms(formsOf(html, path), role)
        }
      }
    }
  }
}

/** Sends each new form twice: with the first and with the last of the options that it offers. */
async function sendForms(t: TestApp, { roles, collected, sent }: Exploring & { sent: Set<string> }): Promise<void> {
  const { siteUrl } = t.services.config
  const fresh = [...collected.forms].filter(
    ([key, form]) => form.method === 'POST' && !sent.has(key) && !isEnding(form),
  )
  for (const index of [0, -1]) {
    for (const [key, { action, fields, role }] of fresh) {
      sent.add(key)
      const filled = fields.map(({ name, values }) => [name, values.filter(Boolean).at(index) ?? ''])
      const answer = await t.post(action, Object.fromEntries(filled), roles[role])
      storeCookies(roles[role], answer)
      const text = await answer.text()
      collected.note(linksOf(`${text} href="${answer.headers.get('Location') ?? ''}"`, siteUrl))
      collected.noteForms(formsOf(text, action), role)
    }
  }
}

/** Whether the form removes what other forms need. */
const isEnding = ({ fields }: Form): boolean =>
  fields.some(({ name, values }) => /^(act|intent)$/.test(name) && values.some((value) => ENDINGS.test(value)))
const ENDINGS = /^(cancel|call-off|remove|withdraw|pause|leave|block)/

/** Keeps cookies as a browser does, because the cart is a cookie. */
function storeCookies(init: Roles[Role], answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const pair = cookie.split(';', 1).join()
    const others = init.headers.Cookie.split('; ').filter((one) => one && !one.startsWith(pair.replace(/=.*/, '=')))
    init.headers.Cookie = [...others, pair].join('; ')
  }
}

const REFERRAL = {
  form: 'referral',
  name: 'Lata',
  email: 'lata@example.in',
  wing: 'doc',
  reason: 'She sat with us.',
  notify: 'yes',
}

/** Uploads a picture; returns the path of its file. */
async function upload(t: TestApp, { headers }: Roles[Role]): Promise<string> {
  const form = new FormData()
  form.append(UPLOAD_FIELD, new File([new Uint8Array(await samplePicture())], 'lamp.png'))
  const init = { method: 'POST', headers: { ...headers, Origin: t.services.config.siteUrl }, body: form }
  const { sources } = (await (await t.request(UPLOAD_URL, init)).json()) as UploadView
  return new URL(sources[0]?.src ?? '', t.services.config.siteUrl).pathname
}

const samplePicture = () => picture(12, 9).png().toBuffer()

/** Names of query parameters and form fields that the code reads. */
function namesInCode(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  const text = files.map((name) => readFileSync(`app/${name}`, 'utf8')).join('\n')
  return [...text.matchAll(/\.(?:get|getAll|has)\('([\w-]+)'\)/g)].map(([, name = '']) => name)
}
