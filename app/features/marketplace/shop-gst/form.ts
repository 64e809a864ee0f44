import { gstNumberField, oneNumberCheck } from '#app/features/marketplace/gst/gst-number-field.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { gstCopy as copy } from './copy.ts'

/** `state`: the State that the seller sends from. */
export const gstForm = (state: string) =>
  declareForm({
    fields: {
      gstin: { ...copy.gstin, ...gstNumberField('gstin', state) },
      enrolmentNumber: { ...copy.enrolment, ...gstNumberField('enrolmentNumber', state) },
    },
    checks: [oneNumberCheck],
  })
