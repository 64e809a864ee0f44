import type { AuthRequest } from '#auth/context.ts'
import { LOOPBACK } from '#auth/settings/fields.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'

type RedirectSettings = Pick<AuthSettings, 'siteUrl' | 'redirectAllowList' | 'redirectPaths'>

const URL_LENGTH_MAX = 2_048
const IP_LITERAL = /^(?:\d+(?:\.\d+){3}|\[[^\]]*\])$/
const HOSTNAME = /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*\.?$/
const SCRIPT_SCHEMES = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'view-source:'])

/**
 * The redirect target of a request: the first allowed one of the header `redirect_to`, the query's, the body's
 * (`posted`) and the referrer; otherwise the site. A target that is not allowed is ignored.
 */
export function redirectTarget(c: AuthRequest, settings: RedirectSettings, posted?: string): string {
  const candidates = [c.req.header('redirect_to'), c.req.query('redirect_to'), posted, c.req.header('Referer')]
  return (
    candidates.find((candidate) => candidate !== undefined && isAllowedRedirect(candidate, settings)) ??
    settings.siteUrl
  )
}

/**
 * Whether a redirect, with its tokens, may go to this address: a page of the site at one of `redirectPaths`, or an
 * address that a glob of the list matches.
 */
export function isAllowedRedirect(address: string, settings: RedirectSettings): boolean {
  const { siteUrl, redirectPaths } = settings
  if (!isKnownAddress(address, settings)) return false
  const url = new URL(address)
  return !isOwn(url, new URL(siteUrl)) || redirectPaths.includes('*') || redirectPaths.includes(url.pathname)
}

/** Whether an address is on the site's own origin, at any path, or matches a glob of the list. */
export function isKnownAddress(
  address: string,
  { siteUrl, redirectAllowList }: Pick<RedirectSettings, 'siteUrl' | 'redirectAllowList'>,
): boolean {
  // Refused before any comparison, because browsers interpret these characters in their own ways.
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

/** The address with parameters in the query; its own query is kept, a fragment is dropped. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const [base = ''] = address.split('#')
  const query = new URLSearchParams(parameters).toString()
  return base + (base.includes('?') ? (/[?&]$/.test(base) ? '' : '&') : '?') + query
}

/** The address with parameters in the fragment. Clients recognise this service by the empty `sb`. */
export function withFragment(address: string, parameters: Record<string, string>): string {
  const [base = ''] = address.split('#')
  return `${base}#${new URLSearchParams({ ...parameters, sb: '' })}`
}

const OAUTH_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/**
 * The address with an error in the fragment, and for a PKCE client in the query, too. `word` (OAuth's `error`)
 * defaults by the status.
 */
export function withError(
  address: string,
  refusal: { status: number; code: string; message: string; word?: string },
  isPkce: boolean,
): string {
  const word = refusal.word ?? OAUTH_ERRORS[refusal.status]
  const error = { ...(word && { error: word }), error_code: refusal.code, error_description: refusal.message }
  return withFragment(isPkce ? withQuery(address, error) : address, error)
}

/** A redirect that may carry tokens: without referrer and cache. */
export function redirectTo(c: AuthRequest, address: string, status: 302 | 303 = 303): Response {
  c.header('Referrer-Policy', 'no-referrer')
  // Headers are ASCII.
  c.header('Location', address.replace(/[^\x21-\x7e]/gu, encodeURIComponent))
  return c.body(null, status)
}

function isOwn(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || LOOPBACK.test(site.hostname)
}

/** Refuses disguised hosts: numbers (`http://2130706433`), IP addresses other than loopback, special characters. */
function isPlainHost(address: string, { hostname }: URL): boolean {
  if (LOOPBACK.test(hostname)) return new RegExp(`^https?://${escapePattern(hostname)}(?:[:/?#]|$)`, 'i').test(address)
  return !IP_LITERAL.test(hostname) && HOSTNAME.test(hostname)
}

const globs = new Map<string, RegExp>()

/** `*` and `?` match neither `.` nor `/`, `**` matches everything; `[a-z]`, `[!a]`, `{one,two}` and `\` as usual. */
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
