import type { NeedFilter } from '#app/features/needs/schema.ts'

export const BOARD = '/ssr/needs'

type Change = Partial<Omit<NeedFilter, 'cursor'>> & { cursor?: string }

/** URL of the board with this filter and a change to it. Starts at the newest need unless `cursor` is given. */
export function boardHref(filter: NeedFilter, { cursor, ...change }: Change = {}): string {
  const { kind, cause, region, college, q, isClosed } = { ...filter, ...change }
  const wanted = { kind, cause, region, college, q, show: isClosed ? 'closed' : null, cursor }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(wanted)) if (value) params.set(name, value)
  return params.size > 0 ? `${BOARD}?${params}` : BOARD
}
