import { declareForm } from '#app/platform/form/fields.ts'
import { parseRupees } from '#app/platform/money.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { COST_BASIS_POINTS_MAX, COST_FIXED_MINOR_MAX, COST_TAX_BASIS_POINTS_MAX } from './payment-cost.ts'

const PERCENT = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/

/** '1.75' → 175, without floating point; null above the limit. */
const basisPointsUpTo = (max: number) => (typed: string) => {
  const parts = PERCENT.exec(latinDigits(typed).trim())
  const points = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null
  return points !== null && points <= max ? points : null
}

function readFixed(typed: string): number | null {
  const parsed = parseRupees(typed)
  return parsed.ok && parsed.amountMinor <= COST_FIXED_MINOR_MAX ? parsed.amountMinor : null
}

const { fields } = copy

export const costForm = perLanguage(() =>
  declareForm({
    fields: {
      instrument: { as: 'select', ...fields.instrument },
      percent: { as: 'line', ...fields.percent, read: basisPointsUpTo(COST_BASIS_POINTS_MAX) },
      fixed: { as: 'line', ...fields.fixed, read: readFixed },
      tax: { as: 'line', ...fields.tax, read: basisPointsUpTo(COST_TAX_BASIS_POINTS_MAX) },
      fromDay: { as: 'date', ...fields.fromDay },
      untilDay: { as: 'date', ...fields.untilDay, optional: true },
      source: { as: 'text', rows: 3, ...fields.source },
      reason: { as: 'text', rows: 3, ...fields.reason },
    },
  }),
)

/** A row can only end: gifts were promised its figures. */
export const endCostForm = perLanguage(() =>
  declareForm({
    fields: {
      untilDay: { as: 'date', ...fields.lastDay },
      reason: { as: 'text', rows: 3, ...fields.reason },
    },
  }),
)
