const LETTERS_MIN = 6

/**
 * Corrects one typing error (a letter added, missing, wrong or swapped) in long words that are not in the vocabulary.
 * Null when there is nothing to correct.
 */
export function correctTypingErrors(words: readonly string[], vocabulary: readonly string[]): string[] | null {
  const known = new Set(vocabulary)
  const long = [...known].filter((word) => word.length >= LETTERS_MIN)
  const right = words.map((word) => {
    if (known.has(word) || word.length < LETTERS_MIN) return word
    return long.find((known) => known[0] === word[0] && isOneTypingError(word, known)) ?? word
  })
  return right.some((word, at) => word !== words[at]) ? right : null
}

/** Whether the words differ by one typing error. */
function isOneTypingError(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  const start = firstDifference(a, b)
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}
