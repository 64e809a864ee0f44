import { ABROAD } from '#app/features/marketplace/schema.ts'
import { cleanGstNumber, enrolmentFault, gstinFault } from '#app/platform/india/gst.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { gstNumberCopy } from './gst-number-copy.ts'

const KINDS = {
  gstin: { faultOf: gstinFault, sentences: gstNumberCopy.gstin },
  enrolmentNumber: { faultOf: enrolmentFault, sentences: gstNumberCopy.enrolment },
} as const
type Kind = keyof typeof KINDS

/**
 * The field of a form for a number, optional, with a sentence for each mistake. `state`: the seller's, when it is known
 * before the form is sent; otherwise add `stateCheck`.
 */
export const gstNumberField = (kind: Kind, state: string | null = null) => {
  const { faultOf, sentences } = KINDS[kind]
  return {
    as: 'line',
    read: (typed: string): string | null => {
      const number = cleanGstNumber(typed)
      return faultOf(number, state) === null ? number : null
    },
    wrong: (typed: string): string => sentences[faultOf(cleanGstNumber(typed), state) ?? 'form'],
    tooLong: sentences.length,
    optional: true,
  } as const
}

interface Numbers {
  gstin?: string | null
  enrolmentNumber?: string | null
  /** A State, or `ABROAD`. */
  state: string
}

/** The check that a number is of the State that the form asks for. */
export const stateCheck = <Field extends Kind>(field: Field) => ({
  field,
  of: [field, 'state'] as const,
  message: KINDS[field].sentences.state,
  isRight: (values: Numbers) => {
    const number = values[field] ?? null
    return number === null || values.state === ABROAD || KINDS[field].faultOf(number, values.state) !== 'state'
  },
})

/** The check that only one of the two numbers is there. */
export const oneNumberCheck = perLanguage(
  () =>
    ({
      field: 'enrolmentNumber',
      of: ['gstin', 'enrolmentNumber'],
      message: gstNumberCopy.both,
      isRight: ({ gstin, enrolmentNumber }: { gstin: string | null; enrolmentNumber: string | null }) =>
        gstin === null || enrolmentNumber === null,
    }) as const,
)
