const PAGES_MAX = 1_000

/** The number of `?page=`, from 1; whatever is not a number is the first page, and more than `max` the last. */
export const pageNumber = (params: URLSearchParams, max = PAGES_MAX): number =>
  Math.min(max, Math.max(1, Math.trunc(Number(params.get('page'))) || 1))
