import type { SupporterView } from './views.ts'

/** Totals of settled gifts that were not returned. */
export interface Totals {
  raisedMinor: number
  supporters: number
  percent: number
}

/** Live event of a campaign page. */
export type CampaignEvent =
  | { event: 'supporter'; data: Totals & { supporter: SupporterView; milestone: number | null } }
  | { event: 'totals'; data: Totals }

export const campaignTopic = (slug: string) => `campaign:${slug}`

/** The page-cache tag of a campaign's page. */
export const campaignTag = (slug: string) => `campaign:${slug}`

/** Page-cache tags of pages that show a campaign. */
export const campaignTags = (slug: string): readonly string[] => [campaignTag(slug), 'campaigns']
