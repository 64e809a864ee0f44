/** The index `by` steps away, wrapping around at both ends. */
export function wrapped(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count
}
