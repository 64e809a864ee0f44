import { readHtml } from './html.ts'

/** Random values: replaced by their kind and a number, in the order of their first occurrence in a document. */
const MADE: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['jwt', /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g],
  ['uuid', /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi],
  ['digest', /\bsha(?:256|384|512)-[\w+/]{20,}={0,2}/g],
  ['hex', /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{24,}\b/g],
  // Upper and lower case letters and digits: random bytes in base64url nearly always have all three, and no word has.
  ['token', /(?<![\w%-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{16,}(?![\w-])/g],
  ['code', /\b[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{2}\b/g],
  ['ticket', /\b[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}\b|\b(?=[A-Z]*\d)[0-9A-HJKMNP-TV-Z]{10}\b/g],
  // A code in a mail is alone on its line, or after the word "code:".
  ['digits', /(?<=^\s*)\d{6}(?=\s*$)|(?<=\bcode:\s+)\d{6}\b/gm],
  // The path of a QR code starts with its corner.
  ['qr', /\bM2 2h7v1h-7z[\dhvzM -]*/g],
  // Addresses of the users that `signUp` creates.
  ['address', /(?<=-)[\da-f]{8}(?=@example\.com)/g],
  ['version', /(?<=const VERSION = ')[^']+/g],
  ['id', /_R_\w*_|«r\w+»/g],
]
/** The built files of the browser; without a build, the sources themselves. */
const ASSET = /(["'(\s]|^)\/(?:assets\/[\w.-]+|app\/[\w./-]+\.(?:tsx?|css|svg|woff2)|@[\w./:-]+)(?:\?[\w=&.-]*)?/g

/** The same text without values that differ between two runs of the same application. */
export function normaliseText(text: string): string {
  const named = text.replace(ASSET, '$1/asset')
  return MADE.reduce((before, [kind, pattern]) => {
    if (kind === 'digest') return before.replace(pattern, 'digest')
    const seen = new Map<string, string>()
    return before.replace(pattern, (value) => {
      const known = seen.get(value) ?? `${kind}-${seen.size + 1}`
      seen.set(value, known)
      return `{${known}}`
    })
  }, named)
}

/** Links to browser files, which are compared by size and not by name. */
const LOADING = /^(modulepreload|preload|stylesheet)$/

/** A page with one tag or text on each line, attributes in alphabetical order. */
export function canonicalHtml(html: string): string {
  const lines: string[] = []
  let isSkipping = false
  for (const piece of readHtml(html)) {
    if (piece.kind === 'open') {
      const { tag, attributes } = piece
      if (tag === 'link' && LOADING.test(attributes['rel'] ?? '')) continue
      isSkipping = tag === 'style' || (tag === 'script' && !isData(attributes))
      if (!isSkipping) lines.push(`<${[tag, ...sorted(attributes)].join(' ')}>`)
    } else if (piece.kind === 'close') {
      if (!isSkipping) lines.push(`</${piece.tag}>`)
      isSkipping = false
    } else if (!isSkipping) lines.push(piece.text)
  }
  return lines.join('\n')
}

/** Data, not code. */
const isData = ({ type = '' }: Readonly<Record<string, string>>): boolean => type.endsWith('json')

const sorted = (attributes: Readonly<Record<string, string>>): string[] =>
  Object.entries(attributes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
