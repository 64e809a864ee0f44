/** Lone surrogates, and control characters except line breaks and tabs. PostgreSQL does not store NUL. */
const FORBIDDEN = /\p{Cs}|[^\P{Cc}\n\r\t]/u

/** Whether a text, or any key or text in a parsed JSON value, contains a forbidden character. */
export function hasForbiddenText(value: unknown): boolean {
  // No recursion: JSON may be nested deeper than the call stack.
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
