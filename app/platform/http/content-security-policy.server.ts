import { hash, randomUUID } from 'node:crypto'

/** A secret of one drawing: only what we draw carries it. */
export const createNonce = (): string => randomUUID()

/**
 * The Content-Security-Policy of one drawn page: files of the own origin, and the inline scripts in `html` that carry
 * the nonce. A script that got into the page in any other way is refused by the browser.
 *
 * It uses hashes, because a nonce in a cached page would be the same for everybody; see `withoutNonce`.
 */
export function contentSecurityPolicy(
  html: string,
  { nonce, formOrigins = [] }: { nonce: string; formOrigins?: readonly string[] },
): string {
  const hashes = new Set<string>()
  for (const script of drawnScripts(html, nonce)) hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  const frames = html.includes('<iframe ') ? ["frame-src 'self'"] : []
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...frames,
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // What becomes HTML or code in the browser: `hydrate.js` says which texts may.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** The page as it is sent and cached. */
export const withoutNonce = (html: string, nonce: string): string => html.replaceAll(attribute(nonce), '')

const attribute = (nonce: string): string => ` nonce="${nonce}"`

/**
 * Inline scripts with the nonce. A tag that somebody left open in front of one does not become part of it: no `<` may
 * stand in it. JSON-LD is not executed. Looks for the nonce, because a pattern of the whole tag takes milliseconds.
 */
function* drawnScripts(html: string, nonce: string): Generator<string> {
  const mark = attribute(nonce)
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const from = html.lastIndexOf('<', at)
    const open = html.indexOf('>', from) + 1
    const end = html.indexOf('</script>', open)
    const tag = html.slice(from, open)
    if (open <= at || end < 0 || !/^<script[^<]*>$/.test(tag) || / src=|ld\+json/.test(tag)) continue
    yield html.slice(open, end)
  }
}
