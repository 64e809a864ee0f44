/**
 * A `tsquery` for texts that have all words of what somebody typed, of the last one at least its beginning; null without
 * a word. PostgreSQL's parser divides quoted words further, as it does those of the texts: `self-help`, `50.5`.
 */
export function wordQuery(typed: string): string | null {
  const words = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length === 0) return null
  return `${words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`).join(' & ')}:*`
}
