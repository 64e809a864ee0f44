/** 'बिल 2', 'बिल 1, 2 और 3'; empty without bills. */
export function billNumbers(numbers: readonly number[]): string {
  const [last, ...before] = numbers.toReversed()
  if (last === undefined) return ''
  return before.length === 0 ? `बिल ${last}` : `बिल ${before.toReversed().join(', ')} और ${last}`
}
