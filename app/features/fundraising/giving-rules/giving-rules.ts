/**
 * documented-share-bp: the share of a payout that bills must cover, in hundredths of a percent. payout-update-days: the
 * days until an update is due after a payout has arrived. document-days, bill-days: the days until the file of a document
 * for a check, and of a bill, is deleted.
 */
export const GIVING_RULES = ['documented-share-bp', 'payout-update-days', 'document-days', 'bill-days'] as const
export type GivingRule = (typeof GIVING_RULES)[number]
export type GivingRuleValues = Readonly<Record<GivingRule, number>>

export const GIVING_RULE_SOURCE_CHARS_MAX = 300
export const GIVING_RULE_DAYS_MAX = 3_660
