import { APPEAL_CHARS_MAX } from '#app/features/stories/schema.ts'
import { copy as stories } from '#app/features/stories/copy.ts'
import { copy as students } from '#app/features/students/copy.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { appeal } = copy.own
const { guardian } = copy

/** An appeal against the decision about an own story. */
export const appealForm = perLanguage(() =>
  declareForm({
    fields: {
      words: {
        as: 'text',
        rows: 4,
        label: appeal.label,
        hint: appeal.hint,
        charsMax: APPEAL_CHARS_MAX,
        missing: stories.form.words,
      },
    },
  }),
)

/** The address of a guardian to ask (again). */
export const guardianForm = perLanguage(() =>
  declareForm({
    fields: {
      guardianEmail: {
        as: 'contact',
        label: guardian.label,
        hint: guardian.hint,
        missing: students.form.guardianEmail,
        wrong: students.form.email,
      },
    },
  }),
)
