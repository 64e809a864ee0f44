/** The place that is `by` steps further on; after the last comes the first, before the first the last. */
export function wrapped(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count
}
