import { BILL_MINOR_MAX } from '#app/features/fundraising/bills/bill-limits.ts'
import { DOCUMENT_WHAT_CHARS_MAX, type ProofKind } from '#app/features/fundraising/documents/document-kinds.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { readRupees } from '#app/platform/money.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { fields } = copy

const whatOf = (kind: ProofKind) =>
  ({
    as: 'line',
    charsMax: DOCUMENT_WHAT_CHARS_MAX,
    label: copy.forms[kind].what,
    hint: copy.forms[kind].whatHint,
    missing: fields.whatMissing,
  }) as const

const AMOUNT_CHARS_MAX = 20

/** By kind of the document. The file is read by the action. */
export const documentForms = {
  identity: perLanguage(() => declareForm({ fields: { what: whatOf('identity') } })),
  relation: perLanguage(() => declareForm({ fields: { what: whatOf('relation') } })),
  estimate: perLanguage(() =>
    declareForm({
      fields: {
        what: whatOf('estimate'),
        amountMinor: {
          as: 'line',
          charsMax: AMOUNT_CHARS_MAX,
          ...fields.amount,
          read: (typed: string) => readRupees(typed, BILL_MINOR_MAX),
        },
      },
    }),
  ),
}
