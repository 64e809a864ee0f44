/** What happens with what is given above the need. */
export const SURPLUS_RULES = ['same-need', 'same-cause', 'returned'] as const
export type SurplusRule = (typeof SURPLUS_RULES)[number]

/** What happens when less is given than needed. */
export const SHORTFALL_RULES = ['pay-out', 'returned'] as const
export type ShortfallRule = (typeof SHORTFALL_RULES)[number]

export interface GiftRules {
  surplusRule: SurplusRule
  shortfallRule: ShortfallRule
}

/** The rules of a campaign whose organiser chose none. */
export const USUAL_RULES: GiftRules = { surplusRule: 'same-need', shortfallRule: 'pay-out' }

export const isSurplusRule = (typed: string): typed is SurplusRule => SURPLUS_RULES.some((rule) => rule === typed)
export const isShortfallRule = (typed: string): typed is ShortfallRule => SHORTFALL_RULES.some((rule) => rule === typed)

interface Raising {
  shortfallRule: ShortfallRule
  goalMinor: number
  raisedMinor: number
  paidOutMinor: number
}

/** Nothing is paid out yet: if the goal is not reached, everything goes back. */
export const waitsForGoal = ({ shortfallRule, goalMinor, raisedMinor, paidOutMinor }: Raising): boolean =>
  shortfallRule === 'returned' && paidOutMinor === 0 && isShort({ raisedMinor, goalMinor })

interface Ended extends GiftRules {
  raisedMinor: number
  goalMinor: number
}

/** Less was given than needed, so the rule for a shortfall applies too. */
export const isShort = ({ raisedMinor, goalMinor }: Pick<Ended, 'raisedMinor' | 'goalMinor'>): boolean =>
  raisedMinor < goalMinor

/** Whether supporters read, before they paid, that what is left of the campaign goes back to them. */
export const promisesReturn = (campaign: Ended): boolean =>
  campaign.surplusRule === 'returned' || (campaign.shortfallRule === 'returned' && isShort(campaign))
