import type { ShortfallRule, SurplusRule } from './surplus-rules.ts'

interface RuleCopy<Rule extends string> {
  label: string
  missing: string
  options: Readonly<Record<Rule, string>>
}

export const surplusCopy: RuleCopy<SurplusRule> = {
  label: 'If more is given than needed',
  missing: 'Choose what happens if more is given than needed.',
  options: {
    'same-need': 'The rest is used for the same need.',
    'same-cause': 'The rest goes to another campaign of the same cause. Our team chooses it.',
    returned: 'The rest goes back to the supporters.',
  },
}

export const shortfallCopy: RuleCopy<ShortfallRule> = {
  label: 'If less is given than needed',
  missing: 'Choose what happens if less is given than needed.',
  options: {
    'pay-out': 'What was given is paid out for a part of the need.',
    returned: 'Everything goes back to the supporters. Nothing is paid out before the goal is reached.',
  },
}

/** Where the organiser chose no rule. */
export const usualRules = (since: string) => `The organiser chose no rule. Our usual rule applies since ${since}.`
