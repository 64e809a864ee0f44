const LETTERS_MIN = 6

/**
 * Slips of the thumb put right: one letter too many, too few, wrong or swapped, in long words that are not known.
 * Null where there is nothing to put right.
 */
export function corrected(words: readonly string[], vocabulary: readonly string[]): string[] | null {
  const known = new Set(vocabulary)
  const long = [...known].filter((word) => word.length >= LETTERS_MIN)
  const right = words.map((word) => {
    if (known.has(word) || word.length < LETTERS_MIN) return word
    return long.find((known) => known[0] === word[0] && isOneSlip(word, known)) ?? word
  })
  return right.some((word, at) => word !== words[at]) ? right : null
}

/** Whether one word becomes the other by one slip. */
function isOneSlip(a: string, b: string): boolean {
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
