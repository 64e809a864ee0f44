import type { SupporterView } from './views.ts'

/** What a campaign has, of settled gifts that were not returned. */
export interface Totals {
  raisedMinor: number
  supporters: number
  percent: number
}

/** What the browser hears while a campaign page is open. */
export type CampaignEvent =
  | { event: 'supporter'; data: Totals & { supporter: SupporterView; milestone: number | null } }
  | { event: 'totals'; data: Totals }

export const campaignTopic = (slug: string) => `campaign:${slug}`

/** The name under which the page of a campaign is kept in the cache. */
export const campaignTag = (slug: string) => `campaign:${slug}`

/** The names under which pages that show a campaign are kept in the cache. */
export const campaignTags = (slug: string): readonly string[] => [campaignTag(slug), 'campaigns']
