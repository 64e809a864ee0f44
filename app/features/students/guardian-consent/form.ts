import { copy as students } from '#app/features/students/copy.ts'
import { GUARDIAN_ANSWERS } from '#app/features/students/limits.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const [ALLOWED, DECLINED] = GUARDIAN_ANSWERS

/** The guardian's answer. The two buttons post it; allowing requires the confirmation `isGuardian`. */
export const guardianAnswerForm = perLanguage(() =>
  declareForm({
    fields: {
      answer: {
        as: 'radios',
        label: copy.open.title,
        options: { [ALLOWED]: copy.allow, [DECLINED]: copy.decline },
        missing: students.form.answer,
      },
      isGuardian: { as: 'check', label: copy.isGuardian, optional: true },
    },
    checks: [
      {
        field: 'isGuardian',
        message: students.form.isGuardian,
        isRight: (given) => given.answer === DECLINED || given.isGuardian,
      },
    ],
  }),
)
