/** Lone surrogates, and control characters except line breaks and tabs. PostgreSQL does not store NUL. */
const FORBIDDEN = /\p{Cs}|[^\P{Cc}\n\r\t]/u
/** Names that change what all objects have, where a program copies them; schemas leave them out without a word. */
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Whether a text, or any key or text in a parsed JSON value, contains a forbidden character, or a key is a forbidden name.
 */
export function hasForbiddenText(value: unknown): boolean {
  // No recursion: JSON may be nested deeper than the call stack.
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string') {
      if (FORBIDDEN.test(next)) return true
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) {
        if (FORBIDDEN_NAMES.has(key)) return true
        left.push(key, inner)
      }
    }
  }
  return false
}
