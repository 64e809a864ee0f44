import type { GstNeed, GstRule } from '#app/features/marketplace/gst/gst-rules.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { latinDigits, withoutPercent } from '#app/platform/text/text.ts'
import { ratesCopy, rulesCopy } from './copy.ts'

const PERCENT = /^(?:100|\d{1,2})(?:\.\d{1,2})?$/
const BASIS_POINTS = 100
const BASIS_POINTS_MAX = 10_000

const { percent, ...words } = ratesCopy.fields
/** What can change of a rate: its percentage and first day identify it. */
const changeable = {
  untilDay: { as: 'date', ...words.untilDay, optional: true },
  source: { as: 'text', rows: 4, ...words.source },
} as const

export const rateForm = declareForm({
  fields: {
    percent: { as: 'line', ...percent, read: readPercent },
    fromDay: { as: 'date', ...words.fromDay },
    ...changeable,
  },
})

export const changeRateForm = declareForm({ fields: changeable })

export type RuleChoice = keyof typeof rulesCopy.rules

const { fields } = rulesCopy
export const ruleForm = declareForm({
  fields: {
    rule: { as: 'select', ...fields.rule, options: rulesCopy.rules },
    fromDay: { as: 'date', ...fields.fromDay },
    source: { as: 'text', rows: 4, ...fields.source },
  },
})

/** 'tax-details nothing' → the rule and what it needs. */
export function splitChoice(choice: RuleChoice): { rule: GstRule; needs: GstNeed } {
  const [rule, needs] = choice.split(' ') as [GstRule, GstNeed]
  return { rule, needs }
}

function readPercent(typed: string): number | null {
  const text = withoutPercent(latinDigits(typed))
  const basisPoints = PERCENT.test(text) ? Math.round(Number(text) * BASIS_POINTS) : Number.NaN
  return basisPoints <= BASIS_POINTS_MAX ? basisPoints : null
}
