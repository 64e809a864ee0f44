import type { CampaignPage } from '#app/features/fundraising/queries.server.ts'
import { closedBecause } from '#app/features/fundraising/campaign/campaign-view.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate, wholeDaysBetween } from '#app/platform/time/dates.ts'
import { copy } from './overview-copy.ts'

/** Without an update for so many days the page reminds the owner. */
const UPDATE_DAYS = 14
const NEAR_END_DAYS = 7

export type CampaignState = 'open' | 'paused' | 'ended' | 'closed'

function stateOf({ isOpen, closure, pause }: CampaignPage): CampaignState {
  if (isOpen) return 'open'
  if (closure) return 'closed'
  return pause ? 'paused' : 'ended'
}

interface Situation {
  /** That wait for the owner's answer. */
  openQuestions: number
  now: Date
}

/** The figures of a campaign for its owner, and what to do next. */
export function overviewView(campaign: CampaignPage, { openQuestions, now }: Situation) {
  const { slug, title, currency, raisedMinor, goalMinor, percent, supporters, daysLeft, endsAt } = campaign
  return {
    slug,
    title,
    state: stateOf(campaign),
    because: closedBecause(campaign),
    raised: formatMoney(raisedMinor, currency),
    goal: formatMoney(goalMinor, currency),
    percent,
    supporters,
    daysLeft,
    ends: endsAt && formatDate(endsAt),
    steps: nextSteps(campaign, { openQuestions, now }),
  }
}

interface NextStep {
  label: string
  /** After `/account/campaigns/{slug}`. */
  part: string
}

function nextSteps(campaign: CampaignPage, { openQuestions, now }: Situation): NextStep[] {
  const { steps } = copy
  const state = stateOf(campaign)
  const { updates, supporters, daysLeft, createdAt } = campaign
  const last = updates[0]?.at ?? createdAt
  const isQuiet = supporters > 0 && wholeDaysBetween(last, now) >= UPDATE_DAYS
  return [
    ...(state === 'open' && supporters === 0 ? [{ label: steps.share, part: '/share' }] : []),
    ...(openQuestions > 0 ? [{ label: steps.questions(openQuestions), part: '/questions' }] : []),
    ...(isQuiet ? [{ label: steps.update(wholeDaysBetween(last, now)), part: '/updates' }] : []),
    ...(state === 'open' && daysLeft <= NEAR_END_DAYS ? [{ label: steps.end(daysLeft), part: '/end' }] : []),
    ...(state === 'paused' ? [{ label: steps.resume, part: '/end' }] : []),
    ...(state === 'ended' ? [{ label: steps.ended, part: '/end' }] : []),
  ]
}
