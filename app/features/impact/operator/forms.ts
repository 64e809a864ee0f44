import {
  BASELINE_MAX,
  type FigureUnit,
  SOURCE_NOTE_CHARS_MAX,
  SOURCE_NOTE_CHARS_MIN,
} from '#app/features/impact/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const PAISE_PER_RUPEE = 100

/** Factor between an operator's input (rupees) and the stored unit (paise). */
export const unitsPer = (unit: FigureUnit): number => (unit === 'paise' ? PAISE_PER_RUPEE : 1)

export const baselineForm = (unit: FigureUnit) =>
  declareForm({
    fields: {
      baseline: { as: 'number', min: 0, max: Math.floor(BASELINE_MAX / unitsPer(unit)), ...copy.fields[unit] },
      sourceNote: {
        as: 'text',
        rows: 3,
        charsMax: SOURCE_NOTE_CHARS_MAX,
        ...copy.fields.sourceNote,
        charsMin: SOURCE_NOTE_CHARS_MIN,
      },
    },
  })
