const KEYS_MAX = 1_000
const DEPTH_MAX = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
/** Setting it maps `[` to `{`, `]` to `}` and `U` to `u`. */
const BIT_6 = 0x20
const OPENS = 0x7b
const CLOSES = 0x7d
const LETTER_U = 0x75

/**
 * Parses JSON whose strings PostgreSQL can store: without NUL and lone surrogates. The text is scanned once before
 * it is parsed, so that the cost is bounded by its length: more than 1,000 keys or 32 levels are refused unparsed.
 * Throws SyntaxError.
 */
export function parseJsonBody(json: string): unknown {
  let depth = 0
  let keys = 0
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at)
    if (unit === QUOTE) at = endOfString(json, at)
    else if (unit === COLON) keys++
    else if ((unit | BIT_6) === OPENS) depth++
    else if ((unit | BIT_6) === CLOSES) depth--
    if (keys > KEYS_MAX || depth > DEPTH_MAX) throw new SyntaxError('more keys or levels than a body may have')
  }
  return JSON.parse(json)
}

/** The index of the closing quote of the string that opens at `start`. */
function endOfString(json: string, start: number): number {
  let isAfterHigh = false
  for (let at = start + 1; at < json.length; at++) {
    const unit = json.charCodeAt(at)
    const isEscape = unit === BACKSLASH
    const unicode = isEscape ? escapedUnit(json, at) : undefined
    const isLow = unicode !== undefined && unicode >= 0xdc00 && unicode <= 0xdfff
    if (unicode === 0 || isAfterHigh !== isLow) throw new SyntaxError('a character that cannot be stored')
    isAfterHigh = unicode !== undefined && unicode >= 0xd800 && unicode <= 0xdbff
    if (unit === QUOTE) return at
    if (isEscape) at += unicode === undefined ? 1 : 5
  }
  return json.length
}

/** The code unit of an escape like `\u0041`; undefined for every other escape. */
function escapedUnit(json: string, at: number): number | undefined {
  if ((json.charCodeAt(at + 1) | BIT_6) !== LETTER_U) return undefined
  const unit = Number.parseInt(json.slice(at + 2, at + 6), 16)
  return Number.isNaN(unit) ? undefined : unit
}
