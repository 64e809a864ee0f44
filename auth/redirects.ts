import type { AuthRequest } from './context.ts'
import type { AuthSettings } from './settings.ts'

type RedirectSettings = Pick<AuthSettings, 'siteUrl' | 'redirectAllowList' | 'redirectPaths'>

const URL_LENGTH_MAX = 2_048
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const IP_LITERAL = /^(?:\d+(?:\.\d+){3}|\[[^\]]*\])$/
const HOSTNAME = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?$/
const SCRIPT_SCHEMES = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'view-source:'])

/**
 * Where to send a person afterwards: the first valid of the header `redirect_to`, the query's, the body's
 * (`posted`) and the referrer; else the site. A bad wish is never an error.
 */
export function redirectTarget(c: AuthRequest, settings: RedirectSettings, posted?: string): string {
  const wishes = [c.req.header('redirect_to'), c.req.query('redirect_to'), posted, c.req.header('Referer')]
  return wishes.find((wish) => wish !== undefined && isAllowedRedirect(wish, settings)) ?? settings.siteUrl
}

/**
 * Whether people may be sent to this address, with their tokens: a page of the site at one of
 * `redirectPaths`, or one that a glob of the list allows.
 */
export function isAllowedRedirect(address: string, settings: RedirectSettings): boolean {
  const { siteUrl, redirectPaths } = settings
  if (!isKnownAddress(address, settings)) return false
  const url = new URL(address)
  return !isOwn(url, new URL(siteUrl)) || redirectPaths.includes('*') || redirectPaths.includes(url.pathname)
}

/** Whether an address is one of the site's own, whatever its path, or one that a glob of the list allows. */
export function isKnownAddress(
  address: string,
  { siteUrl, redirectAllowList }: Pick<RedirectSettings, 'siteUrl' | 'redirectAllowList'>,
): boolean {
  // What browsers read differently than they are written never gets as far as a comparison.
  if (address.length > URL_LENGTH_MAX || !address.isWellFormed() || /[\s\\\p{Cc}]/u.test(address)) return false
  const url = URL.parse(address)
  if (!url || SCRIPT_SCHEMES.has(url.protocol)) return false
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && (url.username || url.password || !/^https?:\/\/[^/]/i.test(address))) return false
  if (isOwn(url, new URL(siteUrl))) return true
  if (isWeb && !isPlainHost(address, url)) return false
  const [withoutFragment = ''] = address.split('#')
  const [normal = ''] = url.href.split('#')
  return redirectAllowList.some((glob) => matchesGlob(glob, withoutFragment) || matchesGlob(glob, normal))
}

/** The address with parameters behind `?`; its own query is kept, a fragment is dropped. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const [base = ''] = address.split('#')
  const query = new URLSearchParams(parameters).toString()
  return base + (base.includes('?') ? (/[?&]$/.test(base) ? '' : '&') : '?') + query
}

/** The address with parameters behind `#`. The empty `sb` tells clients who wrote them. */
export function withFragment(address: string, parameters: Record<string, string>): string {
  const [base = ''] = address.split('#')
  return `${base}#${new URLSearchParams({ ...parameters, sb: '' })}`
}

const OAUTH_WORDS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** The address with an error behind `#`, and for a PKCE client behind `?` too. `word` defaults by the status. */
export function withError(
  address: string,
  refusal: { status: number; code: string; message: string; word?: string },
  isPkce: boolean,
): string {
  const word = refusal.word ?? OAUTH_WORDS[refusal.status]
  const error = { ...(word && { error: word }), error_code: refusal.code, error_description: refusal.message }
  return withFragment(isPkce ? withQuery(address, error) : address, error)
}

/** A redirect that may carry tokens: no referrer, no cache. */
export function redirectTo(c: AuthRequest, address: string, status: 302 | 303 = 303): Response {
  c.header('Referrer-Policy', 'no-referrer')
  // A header holds plain ASCII; an address may hold any script.
  c.header('Location', address.replace(/[^\x21-\x7e]/gu, encodeURIComponent))
  return c.body(null, status)
}

function isOwn(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || LOOPBACK.test(site.hostname)
}

/** Refuses hosts in disguise: numbers (`http://2130706433`), other people's IP addresses, odd characters. */
function isPlainHost(address: string, { hostname }: URL): boolean {
  if (LOOPBACK.test(hostname)) return new RegExp(`^https?://${escapePattern(hostname)}(?:[:/?#]|$)`, 'i').test(address)
  return !IP_LITERAL.test(hostname) && HOSTNAME.test(hostname)
}

const globs = new Map<string, RegExp>()

/** `*` and `?` stop at `.` and `/`, `**` at nothing; `[a-z]`, `[!a]`, `{one,two}` and a backslash as usual. */
function matchesGlob(glob: string, text: string): boolean {
  let pattern = globs.get(glob)
  if (!pattern) globs.set(glob, (pattern = toPattern(glob)))
  return pattern.test(text)
}

function toPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*+|\\.|\[!?[^\]]+\]|\{[^{}]*\}|[\s\S]/g, (part) => {
    if (part.startsWith('**')) return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    if (part.length > 1 && part.startsWith('[')) return part.replace('[!', '[^').replaceAll('\\', '\\\\')
    if (part.length > 1 && part.startsWith('{')) {
      const options = part.slice(1, -1).split(',')
      return `(?:${options.map((option) => toPattern(option).source.slice(1, -1)).join('|')})`
    }
    return escapePattern(part.length > 1 ? part.slice(1) : part)
  })
  return new RegExp(`^${source}$`, 's')
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
