import { endOfDay, isCheckEnd } from '#app/features/marketplace/trust/check.ts'
import {
  ABROAD,
  ADDRESS_CHARS_MAX,
  APPLICATION_REASON_CHARS_MAX,
  CHECK_KINDS,
  CHECK_NOTE_CHARS_MAX,
  GSTIN,
  LEGAL_NAME_CHARS_MAX,
  SELLER_BIO_CHARS_MAX,
  SELLER_NAME_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import type { DeclaredForm } from '#app/platform/declared-form/fields.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { copy } from './copy.ts'

const words = copy.fields

/** The number as it is kept: in capitals, without blanks. */
export const tidyGstin = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The regions are rows: the form is made for what the list holds now. */
export const sellerForm = (regions: readonly { id: string; name: string }[]): DeclaredForm => ({
  fields: {
    displayName: { as: 'line', charsMax: SELLER_NAME_CHARS_MAX, ...words.displayName },
    region: { as: 'select', options: Object.fromEntries(regions.map(({ id, name }) => [id, name])), ...words.region },
    bio: { as: 'text', charsMax: SELLER_BIO_CHARS_MAX, ...words.bio },
    state: {
      as: 'select',
      label: words.state.label,
      options: { [ABROAD]: words.state.abroad, ...Object.fromEntries(INDIAN_STATES.map((name) => [name, name])) },
    },
    deliversTo: { as: 'select', ...words.deliversTo },
    gstin: { as: 'line', ...words.gstin, optional: true },
    legalName: { as: 'line', charsMax: LEGAL_NAME_CHARS_MAX, ...words.legalName, optional: true },
    address: { as: 'text', rows: 2, charsMax: ADDRESS_CHARS_MAX, ...words.address, optional: true },
  },
  rule: ({ gstin, state, deliversTo }) => {
    if (gstin && !GSTIN.test(tidyGstin(String(gstin)))) return { field: 'gstin', message: copy.wrongGstin }
    const needsState = deliversTo === 'own-state' && state === ABROAD
    return needsState ? { field: 'state', message: copy.noState } : null
  },
})

const { add, kinds, revoke } = copy.checks

export const checkForm = (now: Date): DeclaredForm => ({
  fields: {
    kind: { as: 'select', ...add.kind, options: Object.fromEntries(CHECK_KINDS.map((kind) => [kind, kinds[kind]])) },
    until: { as: 'date', ...add.until },
    note: { as: 'line', charsMax: CHECK_NOTE_CHARS_MAX, ...add.note },
  },
  rule: ({ until }) => (isCheckEnd(endOfDay(String(until)), now) ? null : { field: 'until', message: add.untilWrong }),
})

export const revokeForm: DeclaredForm = {
  fields: { reason: { as: 'text', rows: 2, charsMax: APPLICATION_REASON_CHARS_MAX, ...revoke.reason } },
}
