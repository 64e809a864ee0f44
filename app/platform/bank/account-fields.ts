import { cleanLine, latinDigits } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { fields, errors } = copy

export const HOLDER_CHARS_MAX = 100
/** Spaces and hyphens are allowed between the digits. */
const NUMBER_CHARS_MAX = 60
const IFSC_CHARS_MAX = 20

const digitsOf = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '')
const matching = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null)
const said = (sentence: string) => ({ missing: sentence, wrong: sentence })

/** Fields of a bank account. The number is typed twice, because money sent to a wrong one is hard to recover. */
export const accountFields = perLanguage(
  () =>
    ({
      holder: {
        as: 'line',
        charsMax: HOLDER_CHARS_MAX,
        ...fields.holder,
        ...said(errors.holder),
        read: (typed: string) => matching(cleanLine(typed), /^[A-Za-z][A-Za-z .&'-]+$/),
      },
      number: {
        as: 'line',
        charsMax: NUMBER_CHARS_MAX,
        ...fields.number,
        ...said(errors.number),
        read: (typed: string) => matching(digitsOf(typed), /^\d{9,18}$/),
      },
      numberAgain: {
        as: 'line',
        charsMax: NUMBER_CHARS_MAX,
        ...fields.numberAgain,
        ...said(errors.numberAgain),
        read: digitsOf,
      },
      ifsc: {
        as: 'line',
        charsMax: IFSC_CHARS_MAX,
        ...fields.ifsc,
        ...said(errors.ifsc),
        read: (typed: string) =>
          matching(latinDigits(typed).replace(/\s/g, '').toUpperCase(), /^[A-Z]{4}0[A-Z0-9]{6}$/),
      },
    }) as const,
)

/** The check of a form with these fields. */
export const sameNumberCheck = perLanguage(
  () =>
    ({
      field: 'numberAgain',
      message: errors.numberAgain,
      isRight: (values: { number: string; numberAgain: string }) => values.number === values.numberAgain,
    }) as const,
)
