/** A tag or text of a page, in document order. */
export type Piece =
  | { kind: 'open'; tag: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string }

const PIECE = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+|<)/gi
const ATTRIBUTE = /([^\s=/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const RAW = /^(script|style)$/i

/** Parses HTML that React rendered: every tag, and every text without surrounding white space. */
export function readHtml(html: string): Piece[] {
  const pieces: Piece[] = []
  const matcher = new RegExp(PIECE)
  for (let found = matcher.exec(html); found; found = matcher.exec(html)) {
    const [, slash, tag = '', inside = '', text] = found
    if (text !== undefined) {
      const words = unescapeHtml(text).replace(/\s+/g, ' ').trim()
      if (words) pieces.push({ kind: 'text', text: words })
    } else if (slash) pieces.push({ kind: 'close', tag })
    else if (tag) {
      pieces.push({ kind: 'open', tag, attributes: readAttributes(inside) })
      if (RAW.test(tag)) matcher.lastIndex = readRaw(html, { tag, from: matcher.lastIndex, pieces })
    }
  }
  return pieces
}

/** The content of a script is not markup. Returns the position of its closing tag. */
function readRaw(html: string, { tag, from, pieces }: { tag: string; from: number; pieces: Piece[] }): number {
  const end = html.indexOf(`</${tag}`, from)
  const until = end === -1 ? html.length : end
  if (until > from) pieces.push({ kind: 'text', text: html.slice(from, until).trim() })
  return until
}

const readAttributes = (inside: string): Record<string, string> =>
  Object.fromEntries(
    [...inside.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      unescapeHtml(double ?? single ?? bare ?? ''),
    ]),
  )

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const unescapeHtml = (html: string): string => html.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all)
