import { AMOUNT_RUPEES_MAX, LINE_CHARS_MAX, TEXT_CHARS_MAX } from '#app/features/startups/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const PARAGRAPHS_MAX = 12
const INVESTORS_MAX = 100_000
const PITCH_CHARS_MAX = 5_000

const words = copy.fields
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const
const rupees = { as: 'number', min: 0, max: AMOUNT_RUPEES_MAX } as const

/** 'One.\n\nTwo.' → ['One.', 'Two.'] */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

export const startupForm = declareForm({
  fields: {
    title: { ...line, ...words.title },
    stage: { as: 'select', options: copy.stages, ...words.stage },
    category: { ...line, ...words.category },
    equity: { ...line, ...words.equity, optional: true },
    location: { ...line, ...words.location, optional: true },
    description: { as: 'text', rows: 4, charsMax: TEXT_CHARS_MAX, ...words.description },
    pitch: { as: 'text', rows: 10, charsMax: PITCH_CHARS_MAX, ...words.pitch, optional: true },
    founderName: { ...line, ...words.founderName },
    founderEmail: { as: 'contact', ...words.founderEmail, optional: true },
    target: { ...rupees, ...words.target },
    raised: { ...rupees, ...words.raised },
    investors: { as: 'number', min: 0, max: INVESTORS_MAX, ...words.investors },
    endsOn: { as: 'date', ...words.endsOn, optional: true },
  },
  checks: [
    {
      field: 'pitch',
      message: copy.pitchTooLong(PARAGRAPHS_MAX),
      isRight: ({ pitch }) => paragraphsOf(pitch ?? '').length <= PARAGRAPHS_MAX,
    },
  ],
})
