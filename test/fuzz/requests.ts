import * as fc from 'fast-check'
import { UPLOAD_FIELD, UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import { type Body, breakage, contentType, encoded, multipart, noForm, type Pairs, urlEncoded } from './bodies.ts'
import type { Field, Form } from './harvest.ts'
import { NAUGHTY } from './naughty.ts'
import { ROLES, type Role } from './roles.ts'
import type { Surface } from './surface.ts'

/** One request as it is sent. */
export interface Asked {
  role: Role
  method: string
  /** Path and query, correctly percent-encoded or not. */
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer | null
}

/** Only for parsing; a path that names another host, like '//evil.example', is never passed here. */
const SITE = 'http://site'

const role = fc.constantFrom(...ROLES)
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(...NAUGHTY),
)

/** Requests built from what the installation knows: most get far, the others are broken in one place or everywhere. */
export function requestsOf(surface: Surface): fc.Arbitrary<Asked> {
  return fc
    .oneof(
      { weight: 50, arbitrary: visitsOf(surface) },
      { weight: 50, arbitrary: postsOf(surface) },
      { weight: 10, arbitrary: callsOf(surface) },
      { weight: 1, arbitrary: uploadsOf(surface) },
    )
    .filter(({ path }) => URL.canParse(path, SITE) && new URL(path, SITE).origin === SITE)
}

/** Any method at any URL. */
function visitsOf(surface: Surface): fc.Arbitrary<Asked> {
  return fc
    .record({ role, method, path: pathsOf(surface), query: queriesOf(surface), headers, body: fc.option(noForm) })
    .map(({ path, query, body, ...rest }) => {
      const sent = ['GET', 'HEAD'].includes(rest.method) ? null : body
      return {
        ...rest,
        path: path.includes('?') ? path : path + query,
        headers: { ...rest.headers, ...(sent && contentType(sent)) },
        body: sent?.bytes ?? null,
      }
    })
}

const method = fc.oneof(
  { weight: 14, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constant('POST') },
  { weight: 2, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND') },
)

const HEADERS = [
  'Range',
  'If-None-Match',
  'If-Range',
  'Accept',
  'Accept-Language',
  'Referer',
  'Sec-Fetch-Dest',
  'Forwarded',
  'X-Forwarded-For',
  'Authorization',
]
const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom(...HEADERS), fc.stringMatching(/^[!-~]{0,30}$/), { maxKeys: 3 }),
  },
)

const queriesOf = ({ names }: Surface) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    {
      weight: 4,
      arbitrary: fc
        .array(fc.tuple(fc.constantFrom(...names), strange), { maxLength: 3 })
        .map((pairs) => `?${urlEncoded(pairs).bytes}`),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map((raw) => `?${raw.replaceAll('#', '')}`) },
  )

/** Pictures and files are slow to render, so they are requested less often. */
const isHeavy = (pattern: string): boolean => /\.(png|pdf|docx)$/.test(pattern)

const BENT = ['/', '//', '/..', '/%2e%2e/', '%', '%00', '%0d%0a', ';x', '.data', '\\', '%ff']

/** Every pattern, with existing or strange values for its parameters; a few are not paths at all. */
function pathsOf({ patterns, pages, known }: Surface): fc.Arbitrary<string> {
  const pattern = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...patterns.filter((path) => !isHeavy(path))) },
    { weight: 1, arbitrary: fc.constantFrom(...patterns.filter(isHeavy)) },
  )
  const made = fc
    .record({
      pattern,
      texts: fc.array(strange, { minLength: 3, maxLength: 3 }),
      pick: fc.nat(),
      isData: fc.boolean(),
      isReal: fc.nat(9).map((dice) => dice > 3),
    })
    .map(({ pattern: path, texts, pick, isData, isReal }) => {
      const real = known.get(path) ?? []
      let index = 0
      const one =
        isReal && real.length > 0
          ? (real[pick % real.length] ?? path)
          : path.replace(/:\w+/g, () => encoded(texts[index++] ?? '') || '-')
      return isData && pages.has(path) ? asData(one) : one
    })
  const raw = fc.string({ maxLength: 30 }).map((text) => `/${text.replace(/[?#]/g, '')}`)
  const bent = fc.tuple(made, fc.constantFrom(...BENT)).map((parts) => parts.join(''))
  return fc.oneof({ weight: 12, arbitrary: made }, { weight: 1, arbitrary: raw }, { weight: 1, arbitrary: bent })
}

/** The URL that React Router's client requests for the data of a page. */
const asData = (path: string): string => path.replace(/(?=\?|$)/, /^\/(\?|$)/.test(path) ? '_.data' : '.data')

/** A form as its page would send it, with some fields changed, whole or damaged. */
function postsOf({ forms, names }: Surface): fc.Arbitrary<Asked> {
  const change = fc.record({
    name: fc.oneof(fc.nat(), fc.constantFrom(...names)),
    value: strange,
    how: fc.constantFrom('set', 'set', 'drop', 'again'),
  })
  return fc
    .record({
      form: fc.constantFrom(...forms.filter((form) => form.method === 'POST')),
      other: fc.option(role, { freq: 2 }),
      changes: fc.array(change, { maxLength: 3 }),
      picks: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      isData: fc.boolean(),
      isMultipart: fc.nat(4).map((dice) => dice === 0),
      broken: fc.option(breakage, { freq: 2 }),
    })
    .map(({ form, other, changes, picks, isData, isMultipart, broken }) => {
      const pairs = changedFields(form, { changes, picks })
      const whole = isMultipart ? multipart(pairs) : urlEncoded(pairs)
      const body = broken ? broken(whole) : whole
      const path = isData ? asData(form.action) : form.action
      return { role: other ?? form.role, method: 'POST', path, headers: contentType(body), body: body.bytes }
    })
}

interface Change {
  /** A name, or the index of a field of the form. */
  name: string | number
  value: string
  how: string
}

function changedFields(
  { fields }: Form,
  { changes, picks }: { changes: readonly Change[]; picks: readonly number[] },
): Pairs {
  const chosen = ({ values }: Field, index: number) => values[(picks[index % picks.length] ?? 0) % values.length] ?? ''
  let pairs: Pairs = fields.map((field, index) => [field.name, chosen(field, index)])
  for (const { name: wish, value, how } of changes) {
    const name = typeof wish === 'string' ? wish : (fields[wish % Math.max(1, fields.length)]?.name ?? 'act')
    if (how !== 'again') pairs = pairs.filter(([known]) => known !== name)
    if (how !== 'drop') pairs = [...pairs, [name, value]]
  }
  return pairs
}

/** API calls with a JSON body. */
function callsOf({ examples }: Surface): fc.Arbitrary<Asked> {
  const calls = [...examples].flatMap(([path, list]) => list.map((example) => ({ path, example })))
  const value = fc.oneof(strange, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 1e308, null, [], {}))
  return fc
    .record({
      call: fc.constantFrom(...calls),
      role,
      method: fc.constantFrom('POST', 'PUT', 'PATCH'),
      key: fc.nat(),
      value,
      param: strange,
      broken: fc.option(noForm, { freq: 3 }),
    })
    .map(({ call: { path, example }, key, value: odd, param, broken, ...rest }) => {
      const names = Object.keys(example as object)
      const json = JSON.stringify({ ...(example as object), [names[key % names.length] ?? 'x']: odd })
      const body: Body = broken ?? { type: 'application/json', bytes: Buffer.from(json) }
      const headersOf = contentType(body)
      return { ...rest, path: path.replace(/:\w+/g, encoded(param) || '-'), headers: headersOf, body: body.bytes }
    })
}

/** A picture, whole or damaged. */
function uploadsOf({ picture }: Surface): fc.Arbitrary<Asked> {
  return fc
    .record({ role, at: fc.nat(picture.length - 1), byte: fc.nat(255), broken: fc.option(breakage, { freq: 2 }) })
    .map(({ role: who, at, byte, broken }) => {
      const damaged = Buffer.from(picture)
      damaged[at] = byte
      const whole = multipart([[UPLOAD_FIELD, damaged]])
      const body = broken ? broken(whole) : whole
      return { role: who, method: 'POST', path: UPLOAD_URL, headers: contentType(body), body: body.bytes }
    })
}
