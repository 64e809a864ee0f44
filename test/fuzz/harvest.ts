/** A field of a page's form: its default, or values that it accepts. */
export interface Field {
  name: string
  /** Values that the form offers; for a text field a plausible one. */
  values: readonly string[]
}

export interface Form {
  method: 'GET' | 'POST'
  /** A path with its query. */
  action: string
  fields: readonly Field[]
}

/** Every form of a page that was rendered at `path`. */
export function formsOf(html: string, path: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', inner = '']) => {
    const attributes = attributesOf(head)
    return {
      method: attributes['method']?.toUpperCase() === 'POST' ? 'POST' : 'GET',
      action: inSite(attributes['action'] ?? path, path),
      fields: fieldsOf(inner),
    }
  })
}

/** Without the fragment, which browsers do not send. */
function inSite(action: string, path: string): string {
  const { pathname, search } = new URL(action, new URL(path, 'http://site'))
  return pathname + search
}

/** The links of a page or a mail to this site: paths with their queries. */
export function linksOf(text: string, siteUrl: string): string[] {
  const hrefs = [...text.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, href = '']) => plain(href))
  const written = [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([url]) => url)
  return [...hrefs, ...written].flatMap((href) => {
    if (!URL.canParse(href, siteUrl)) return []
    const { origin, pathname, search } = new URL(href, siteUrl)
    return origin === siteUrl ? [pathname + search] : []
  })
}

const FIELD = /<(input|button|textarea)\b([^>]*)>|<select\b([^>]*)>([\s\S]*?)<\/select>/g

function fieldsOf(html: string): Field[] {
  const offers: [name: string, value: string][] = []
  for (const [, tag, head = '', selectHead = '', options = ''] of html.matchAll(FIELD)) {
    const attributes = attributesOf(tag ? head : selectHead)
    const { name, value } = attributes
    if (!name) continue
    if (tag) offers.push([name, value || likely(tag, attributes)])
    else
      for (const [, option = '', text = ''] of options.matchAll(/<option\b([^>]*)>([^<]*)/g)) {
        const { value: chosen, disabled } = attributesOf(option)
        if (disabled === undefined) offers.push([name, chosen ?? plain(text)])
      }
  }
  const byName = Map.groupBy(offers, ([name]) => name)
  return [...byName].map(([name, all]) => ({ name, values: [...new Set(all.map(([, value]) => value))] }))
}

const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'meera@example.in',
  tel: '9876543210',
  number: '500',
  date: '2027-01-15',
  'datetime-local': '2027-01-15T10:00',
  time: '10:00',
  url: 'https://example.org/course',
  checkbox: 'on',
  file: 'title,price\nA lamp,500',
}
const BY_NAME: readonly [pattern: RegExp, value: string][] = [
  [/mail|contact/i, 'meera@example.in'],
  [/phone/i, '9876543210'],
  [/pin(code)?$/i, '411001'],
  [/^state$/i, 'IN-MH'],
  [/^(gstin|fssai|maker|origin|bestBefore|time)$/, ''],
  [/ifsc/i, 'SBIN0001234'],
  [/^number/, '123456789012'],
  [/^age$/i, '34'],
  [/^day\d/, '11:00, 15:30'],
  [/year/i, '2'],
  [/^costs$/, 'Books: 500'],
  [/word$/, 'Lamp'],
  [/amount|price|goal|target|stock|quantity|seats|hours|hands|percent|delivery/i, '500'],
  [/date|from$|until/i, '2027-01-15'],
  [/name|holder/i, 'Meera Joshi'],
]

function likely(tag: string, { type = '', name = '', min }: Record<string, string>): string {
  if (type === 'number' && min) return min
  const typed = BY_TYPE[type] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
  return typed ?? (tag === 'textarea' ? 'We light a lamp every evening, and others join. '.repeat(4) : 'A lamp')
}

function attributesOf(head: string): Record<string, string> {
  return Object.fromEntries(
    [...head.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }
const plain = (html: string): string => html.replace(/&([\w#]+);/g, (all, name: string) => ENTITIES[name] ?? all)
