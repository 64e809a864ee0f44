import { endOfIndianDay } from '#app/platform/time/indian-days.ts'
import { gstNumberField, oneNumberCheck, stateCheck } from '#app/features/marketplace/gst/gst-number-field.ts'
import { isCheckEnd } from '#app/features/marketplace/trust/check.ts'
import {
  ABROAD,
  ADDRESS_CHARS_MAX,
  APPLICATION_REASON_CHARS_MAX,
  CHECK_KINDS,
  CHECK_NOTE_CHARS_MAX,
  LEGAL_NAME_CHARS_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_NAME_CHARS_MAX,
  SELLER_VOICE_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { copy } from './copy.ts'

const words = copy.fields

/** The regions come from the database, so the form is built per request. */
export const sellerForm = (regions: readonly { id: string; name: string }[]) =>
  declareForm({
    fields: {
      displayName: { as: 'line', charsMax: SELLER_NAME_CHARS_MAX, ...words.displayName },
      region: { as: 'select', options: Object.fromEntries(regions.map(({ id, name }) => [id, name])), ...words.region },
      bio: { as: 'text', charsMax: SELLER_BIO_CHARS_MAX, ...words.bio },
      voice: { as: 'text', rows: 3, charsMax: SELLER_VOICE_CHARS_MAX, ...words.voice, optional: true },
      state: {
        as: 'select',
        label: words.state.label,
        options: { [ABROAD]: words.state.abroad, ...optionsOf(INDIAN_STATES) },
      },
      deliversTo: { as: 'select', ...words.deliversTo },
      gstin: { ...words.gstin, ...gstNumberField('gstin') },
      enrolmentNumber: { ...words.enrolmentNumber, ...gstNumberField('enrolmentNumber') },
      legalName: { as: 'line', charsMax: LEGAL_NAME_CHARS_MAX, ...words.legalName, optional: true },
      address: { as: 'text', rows: 2, charsMax: ADDRESS_CHARS_MAX, ...words.address, optional: true },
    },
    checks: [
      stateCheck('gstin'),
      stateCheck('enrolmentNumber'),
      oneNumberCheck,
      {
        field: 'state',
        message: copy.noState,
        isRight: ({ deliversTo, state }) => deliversTo !== 'own-state' || state !== ABROAD,
      },
    ],
  })

const { add, kinds, revoke } = copy.checks

export const checkForm = (now: Date) =>
  declareForm({
    fields: {
      kind: { as: 'select', ...add.kind, options: optionsOf(CHECK_KINDS, (kind) => kinds[kind]) },
      until: { as: 'date', ...add.until },
      note: { as: 'line', charsMax: CHECK_NOTE_CHARS_MAX, ...add.note },
    },
    checks: [
      { field: 'until', message: add.untilWrong, isRight: ({ until }) => isCheckEnd(endOfIndianDay(until), now) },
    ],
  })

export const revokeForm = declareForm({
  fields: { reason: { as: 'text', rows: 2, charsMax: APPLICATION_REASON_CHARS_MAX, ...revoke.reason } },
})
