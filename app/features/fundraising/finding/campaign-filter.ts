import { findIndianState, type IndianState } from '#app/platform/india/states.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { turnOf } from './fair-order.ts'

const CAMPAIGN_SORTS = ['fair', 'ends-soon', 'nearly-there', 'newest'] as const
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number]

export const CAMPAIGN_SEARCH_CHARS_MAX = 100
const CAUSE_CHARS_MAX = 60
/** A page of the fair order can be turned for this long. */
const TURNS_KEPT = 24

export interface CampaignFilter {
  q: string | null
  cause: string | null
  state: IndianState | null
  sort: CampaignSort
}

/** A value of the URL that is not used. */
export interface UnusedValue {
  param: 'cause' | 'state' | 'sort'
  typed: string
}

/** The search parameters of the list, for page caches. */
export const CAMPAIGN_FILTER_PARAMS = ['q', 'cause', 'state', 'sort', 'page', 'turn'] as const

/** Reads the filter from a URL. Never fails: a long search is cut, and values that are not known are named. */
export function readCampaignFilter(
  params: URLSearchParams,
  causes: readonly string[],
): { filter: CampaignFilter; unused: UnusedValue[] } {
  const typed = (name: UnusedValue['param']) => cleanLine(params.get(name) ?? '').slice(0, CAUSE_CHARS_MAX)
  const known = {
    cause: causes.find((cause) => cause === typed('cause')) ?? null,
    state: findIndianState(typed('state')),
    sort: CAMPAIGN_SORTS.find((sort) => sort === typed('sort')) ?? null,
  }
  const unused = (['cause', 'state', 'sort'] as const).flatMap((param) =>
    typed(param) !== '' && known[param] === null ? [{ param, typed: typed(param) }] : [],
  )
  const q = cleanLine(params.get('q') ?? '').slice(0, CAMPAIGN_SEARCH_CHARS_MAX) || null
  return { filter: { q, ...known, sort: known.sort ?? 'fair' }, unused }
}

/** The turn whose order a later page continues; the current one without a usable value. */
export function readTurn(params: URLSearchParams, now: Date): number {
  const current = turnOf(now)
  const typed = params.get('turn') ?? ''
  const turn = /^\d{1,9}$/.test(typed) ? Number(typed) : current
  return turn <= current && turn >= current - TURNS_KEPT ? turn : current
}
