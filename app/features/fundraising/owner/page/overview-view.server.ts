import { and, eq } from 'drizzle-orm'
import type { CampaignPage } from '#app/features/fundraising/queries.server.ts'
import { closedBecause } from '#app/features/fundraising/campaign/campaign-view.server.ts'
import { findOverdueUpdate, readShownMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { TRANCHE_MINOR_MIN } from '#app/features/fundraising/tranches/states.ts'
import { campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate, wholeDaysBetween } from '#app/platform/time/dates.ts'
import { copy } from './overview-copy.ts'

/** Without an update for so many days the page reminds the owner. */
const UPDATE_DAYS = 14
const NEAR_END_DAYS = 7

export type CampaignState = 'open' | 'paused' | 'ended' | 'closed'

/** Whether a public campaign takes gifts, and why not. */
export function stateOf({
  isOpen,
  closure,
  pause,
}: {
  isOpen: boolean
  closure: object | string | null
  pause: object | null
}): CampaignState {
  if (isOpen) return 'open'
  if (closure) return 'closed'
  return pause ? 'paused' : 'ended'
}

interface MoneySteps {
  /** What can be asked for now; 0 while a request waits. */
  askableMinor: number
  /** When the update after the last payout was due, if it is missing. */
  updateDueAt: Date | null
}

export async function readMoneySteps(db: Db, asking: { campaignId: string; now: Date }): Promise<MoneySteps> {
  const { campaignId, state } = campaignTranches
  const { asked, money, overdue } = await allKeyed({
    asked: db.$count(campaignTranches, and(eq(campaignId, asking.campaignId), eq(state, 'asked'))),
    money: readShownMoney(db, asking),
    overdue: findOverdueUpdate(db, asking),
  })
  return { askableMinor: asked > 0 ? 0 : money.payableMinor, updateDueAt: overdue?.dueAt ?? null }
}

interface Situation {
  /** That wait for the owner's answer. */
  openQuestions: number
  /** Null for those who do not manage the money. */
  money: MoneySteps | null
  now: Date
}

/** The figures of a campaign for its owner, and what to do next. */
export function overviewView(campaign: CampaignPage, situation: Situation) {
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
    steps: nextSteps(campaign, situation),
  }
}

interface NextStep {
  label: string
  /** After `/account/campaigns/{slug}`. */
  part: string
}

function nextSteps(campaign: CampaignPage, situation: Situation): NextStep[] {
  const { openQuestions, money, now } = situation
  const { steps } = copy
  const state = stateOf(campaign)
  const { updates, supporters, daysLeft, createdAt, endsAt } = campaign
  const last = updates[0]?.at ?? createdAt
  const isQuiet = supporters > 0 && wholeDaysBetween(last, now) >= UPDATE_DAYS
  return [
    ...(state === 'open' && supporters === 0 ? [{ label: steps.share, part: '/share' }] : []),
    ...(money?.updateDueAt ? [{ label: steps.payoutUpdate(formatDate(money.updateDueAt)), part: '/money' }] : []),
    ...(money && money.askableMinor >= TRANCHE_MINOR_MIN
      ? [{ label: steps.money(formatMoney(money.askableMinor, campaign.currency)), part: '/money' }]
      : []),
    ...(openQuestions > 0 ? [{ label: steps.questions(openQuestions), part: '/questions' }] : []),
    ...(isQuiet ? [{ label: steps.update(wholeDaysBetween(last, now)), part: '/updates' }] : []),
    ...(state === 'open' && endsAt !== null && daysLeft <= NEAR_END_DAYS
      ? [{ label: steps.end(daysLeft), part: '/end' }]
      : []),
    ...(state === 'paused' ? [{ label: steps.resume, part: '/end' }] : []),
    ...(state === 'ended' ? [{ label: steps.ended, part: '/end' }] : []),
  ]
}
