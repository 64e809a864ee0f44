/** Lone surrogates, and all control characters but line breaks and tabs: no keyboard types them, no database takes NUL. */
const FORBIDDEN = /\p{Cs}|[^\P{Cc}\n\r\t]/u

/** Whether a text, or any key or text inside a parsed JSON value, contains a character that no input may contain. */
export function hasForbiddenText(value: unknown): boolean {
  // A stack of our own: JSON may be nested deeper than calls can be.
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string') {
      if (FORBIDDEN.test(next)) return true
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) left.push(key, inner)
    }
  }
  return false
}
