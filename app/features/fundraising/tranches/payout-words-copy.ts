/** 'bill 2', 'bills 1, 2 and 3'; empty without bills. */
export function billNumbers(numbers: readonly number[]): string {
  const [last, ...before] = numbers.toReversed()
  if (last === undefined) return ''
  return before.length === 0 ? `bill ${last}` : `bills ${before.toReversed().join(', ')} and ${last}`
}
