/**
 * documented-share-bp: the share of a payout that bills must cover, in hundredths of a percent. payout-update-days: the
 * days until an update is due after a payout has arrived.
 */
export const GIVING_RULES = ['documented-share-bp', 'payout-update-days'] as const
export type GivingRule = (typeof GIVING_RULES)[number]
export type GivingRuleValues = Readonly<Record<GivingRule, number>>

export const GIVING_RULE_SOURCE_CHARS_MAX = 300
