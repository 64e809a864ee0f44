import type { GstNumberFault } from '#app/platform/india/gst.ts'

/** What is wrong with a GST number or an enrolment number, for sellers and operators. */
export const gstNumberCopy = {
  gstin: {
    length: 'A GST number has 15 characters, e.g. 27AAPFU0939F1ZV. Please count them.',
    form: 'A GST number is 2 digits, the 10 characters of the PAN, and 3 more, e.g. 27AAPFU0939F1ZV.',
    code: 'A GST number starts with the code of a State, for example 27 for Maharashtra.',
    state: 'This GST number is of another State than the one that parcels are sent from.',
    check: 'There is a typing mistake in this GST number: its last character does not fit the others.',
  },
  enrolment: {
    length: 'An enrolment number has 15 characters. Please count them.',
    form: 'An enrolment number is 2 digits and 13 letters or digits.',
    code: 'An enrolment number starts with the code of a State, for example 27 for Maharashtra.',
    state: 'This enrolment number is of another State than the one that parcels are sent from.',
    check: 'There is a typing mistake in this number.',
  },
  both: 'Enter one of the two: an enrolment ends with the registration.',
} as const satisfies Record<'gstin' | 'enrolment', Record<GstNumberFault, string>> & { both: string }
