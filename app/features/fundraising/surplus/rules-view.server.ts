import type { CampaignPage } from '#app/features/fundraising/views.ts'
import { copy as beneficiaryCopy } from '#app/features/fundraising/beneficiaries/copy.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { payeeLine } from '#app/features/fundraising/payees/payee-words.ts'
import { shortfallCopy, surplusCopy, usualRules } from './copy.ts'

/** Who a campaign is for and its rules, as its page and the donation form say them. */
export function rulesView({
  surplusRule,
  shortfallRule,
  usualRulesSince,
  beneficiary,
  payee,
}: Pick<CampaignPage, 'beneficiary' | 'payee' | 'surplusRule' | 'shortfallRule' | 'usualRulesSince'>) {
  return {
    lines: [
      ...(beneficiary ? [[beneficiaryCopy.term, beneficiaryCopy.words(beneficiary)] as const] : []),
      ...(payee ? [payeeLine(payee)] : []),
      [surplusCopy.label, surplusCopy.options[surplusRule]],
      [shortfallCopy.label, shortfallCopy.options[shortfallRule]],
    ] as readonly (readonly [string, string])[],
    note: usualRulesSince && usualRules(formatDate(usualRulesSince)),
  }
}
export type RulesView = ReturnType<typeof rulesView>
