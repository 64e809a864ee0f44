import { declareForm } from '#app/platform/form/fields.ts'
import { latinDigits, withoutPercent } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { GIVING_RULE_DAYS_MAX } from './giving-rules.ts'

const VALUE = /^(\d{1,5})(?:\.(\d{1,2}))?$/
const HUNDREDTHS = 100
const PERCENT_MAX = 100
const { fields } = copy

/** '70', '70.5' → hundredths, without floating point; null for anything else. */
function readHundredths(typed: string): number | null {
  const parts = VALUE.exec(withoutPercent(latinDigits(typed).replaceAll(',', '')))
  return parts ? Number(parts[1]) * HUNDREDTHS + Number((parts[2] ?? '').padEnd(2, '0')) : null
}

/** `value` is in hundredths: of a percent for shares, of a day for days. */
export const givingRuleForm = perLanguage(() =>
  declareForm({
    fields: {
      rule: { as: 'select', ...fields.rule, options: copy.rules },
      value: { as: 'line', ...fields.value, read: readHundredths },
      fromDay: { as: 'date', ...fields.fromDay },
      source: { as: 'text', rows: 3, ...fields.source },
    },
    checks: [
      {
        field: 'value',
        of: ['rule', 'value'],
        message: copy.values.percent,
        isRight: ({ rule, value }) => rule !== 'documented-share-bp' || value <= PERCENT_MAX * HUNDREDTHS,
      },
      {
        field: 'value',
        of: ['rule', 'value'],
        message: copy.values.days,
        isRight: ({ rule, value }) => rule === 'documented-share-bp' || isWholeDays(value),
      },
    ],
  }),
)

const isWholeDays = (value: number): boolean =>
  value >= HUNDREDTHS && value % HUNDREDTHS === 0 && value <= GIVING_RULE_DAYS_MAX * HUNDREDTHS
