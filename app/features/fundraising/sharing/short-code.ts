import { base32crockford, hex } from '@scure/base'

/** In bytes of the id: 8 letters. */
const CODE_BYTES = 5
const CODE = /^[0-9a-hjkmnp-tv-z]{8}$/
/** Letters that people read as digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** The letters of a campaign's short link: the beginning of its id (uuid), without letters that look like digits. */
export function codeOf(campaignId: string): string {
  const begin = hex.decode(campaignId.replaceAll('-', '').slice(0, 2 * CODE_BYTES))
  return base32crockford.encode(begin).toLowerCase()
}

/** The ids that begin with this code, as typed by hand; null for what is no code. */
export function idsOf(typed: string): { first: string; last: string } | null {
  const code = typed.toLowerCase().replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter)
  if (!CODE.test(code)) return null
  const begin = hex.encode(base32crockford.decode(code.toUpperCase()))
  return { first: uuidOf(begin.padEnd(32, '0')), last: uuidOf(begin.padEnd(32, 'f')) }
}

const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
