import { REQUIREMENT_NOTE_CHARS_MAX, SOURCE_CHARS_MAX } from '#app/features/marketplace/listing-requirements/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const words = copy.fields
/** The value of the category field for a row about all categories. */
export const ALL = 'all'

/** The categories come from the database, so the form is built per request. */
export const requirementForm = (categories: readonly { id: string; name: string }[]) =>
  declareForm({
    fields: {
      field: { as: 'select', ...words.field },
      category: {
        as: 'select',
        ...words.category,
        options: { [ALL]: copy.all, ...Object.fromEntries(categories.map(({ id, name }) => [id, name])) },
      },
      fromDay: { as: 'date', ...words.fromDay },
      untilDay: { as: 'date', ...words.untilDay, optional: true },
      source: { as: 'text', rows: 2, charsMax: SOURCE_CHARS_MAX, ...words.source },
      note: { as: 'text', rows: 3, charsMax: REQUIREMENT_NOTE_CHARS_MAX, ...words.note, optional: true },
      isRequired: { as: 'check', ...words.isRequired, optional: true, isPreference: true },
    },
    checks: [
      {
        field: 'untilDay',
        of: ['fromDay', 'untilDay'],
        message: copy.untilWrong,
        isRight: ({ fromDay, untilDay }) => untilDay === null || untilDay >= fromDay,
      },
    ],
  })
