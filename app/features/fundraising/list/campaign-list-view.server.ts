import { campaignCardView, type CampaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import {
  type CampaignFilter,
  type CampaignSort,
  readCampaignFilter,
  readTurn,
  type UnusedValue,
} from '#app/features/fundraising/finding/campaign-filter.ts'
import { CAMPAIGNS_PER_PAGE } from '#app/features/fundraising/finding/fair-order.ts'
import { findCampaigns, listChoices } from '#app/features/fundraising/finding/find-campaigns.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { CAMPAIGNS_PATH } from './campaigns-path.ts'
import { findingCopy as copy } from './finding-copy.ts'

/** The list of campaigns under the filter of a URL, with all texts and links built. */
export interface CampaignListView {
  q: string
  cause: string | null
  state: string | null
  sort: CampaignSort
  causes: readonly string[]
  states: readonly string[]
  /** '6 campaigns', or what was not found. */
  status: string
  /** One sentence for each value of the URL that is not used. */
  unused: readonly string[]
  cards: CampaignCardView[]
  /** The list without cause and State; null when it has neither. */
  clearHref: string | null
  isFiltered: boolean
  page: number
  pages: string
  previousHref: string | null
  nextHref: string | null
}

/** Reads the list of a URL, for a loader. The page's cache needs `CAMPAIGN_FILTER_PARAMS`. */
export async function campaignListView(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  params: URLSearchParams,
): Promise<CampaignListView> {
  const read = together(db)
  const choices = listChoices(read)
  // Only a cause has to be known before it can be looked for.
  const { filter, unused } = readCampaignFilter(params, params.has('cause') ? (await choices).causes : [])
  const turn = readTurn(params, now)
  const [{ causes, states }, found] = await Promise.all([
    choices,
    findCampaigns(read, { ...filter, now, turn, page: pageNumber(params) }),
  ])
  const { page, total } = found
  const pages = Math.max(1, Math.ceil(total / CAMPAIGNS_PER_PAGE))
  const at = (given: number) => hrefOf(filter, { page: given, turn })
  const { q, cause, state, sort } = filter
  return {
    q: q ?? '',
    cause,
    state,
    sort,
    causes,
    states,
    status: statusOf(found, filter),
    unused: unused.map(unusedText),
    cards: found.cards.map(campaignCardView),
    clearHref: cause || state ? hrefOf({ ...filter, cause: null, state: null }) : null,
    isFiltered: q !== null || cause !== null || state !== null,
    page,
    pages: copy.page(page, pages),
    previousHref: page > 1 ? at(page - 1) : null,
    nextHref: page < pages ? at(page + 1) : null,
  }
}

function statusOf({ total, isSimilar }: { total: number; isSimilar: boolean }, { q, cause, state }: CampaignFilter) {
  if (isSimilar && q) return copy.similar(q, total)
  if (total > 0) return copy.count(total)
  if (q) return cause || state ? copy.noneFiltered(q) : copy.none(q)
  return cause || state ? copy.noneChosen : copy.count(0)
}

const unusedText = ({ param, typed }: UnusedValue): string => copy.unused[param](typed)

/** What filters nothing is left out. A later page names its turn, so that it continues the same order. */
function hrefOf({ q, cause, state, sort }: CampaignFilter, place?: { page: number; turn: number }): string {
  const search = new URLSearchParams()
  const isFair = sort === 'fair'
  const params = {
    q,
    cause,
    state,
    sort: isFair ? null : sort,
    page: place && place.page > 1 ? String(place.page) : null,
    turn: place && isFair ? String(place.turn) : null,
  }
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value)
  return search.size > 0 ? `${CAMPAIGNS_PATH}?${search}` : CAMPAIGNS_PATH
}
