import type { Config } from '#app/platform/config/config.server.ts'

const PART_CHARS_MAX = 60
/** What proxies send for a network that they cannot place: Cloudflare's XX and T1 (Tor), and others. */
const NOWHERE = new Set(['', '-', 'xx', 't1', 'zz', 'unknown'])

const countryNames = new Intl.DisplayNames('en-IN', { type: 'region' })

/**
 * Where the proxy in front places the client's network, like 'Pune, Maharashtra, India'; null when it does not say, or
 * no proxy is trusted: then anybody could send these headers. Nothing is guessed from the address.
 */
export function clientPlace(
  headers: { get(name: string): string | null | undefined },
  { trustedProxies, placeHeaders }: Pick<Config, 'trustedProxies' | 'placeHeaders'>,
): string | null {
  if (trustedProxies === 0) return null
  const read = (name: string | undefined) => (name === undefined ? '' : readPart(headers.get(name) ?? ''))
  const { city, region, country } = placeHeaders
  const parts = [read(city), read(region), countryName(read(country))].filter((part) => part !== '')
  return [...new Set(parts)].join(', ') || null
}

/** Names come as UTF-8, which Node reads as Latin-1, or percent-encoded. */
function readPart(value: string): string {
  const bytes = Buffer.from(value, 'latin1').toString()
  const text = decoded(bytes.includes('\uFFFD') ? value : bytes)
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
  return NOWHERE.has(text.toLowerCase()) ? '' : text.slice(0, PART_CHARS_MAX)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A per cent sign that encodes nothing.
    return text
  }
}

/** 'IN' is India; other texts stay as they are. */
const countryName = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (countryNames.of(country) ?? country) : country
