import type { CampaignPart } from '#app/features/fundraising/policy.ts'
import type { copy } from './manage-copy.ts'

/** What each page of a campaign in the account needs, by its path after `/account/campaigns/{slug}`. */
export const PAGE_PARTS: Readonly<Record<keyof typeof copy.parts, CampaignPart>> = {
  '': 'any',
  '/story': 'story',
  '/pictures': 'story',
  '/updates': 'updates',
  '/supporters': 'supporters',
  '/questions': 'updates',
  '/money': 'money',
  '/checks': 'owner',
  '/share': 'any',
  '/people': 'any',
  '/end': 'owner',
}
