import { BILL_MINOR_MAX, BILL_WHAT_CHARS_MAX } from '#app/features/fundraising/bills/bill-limits.ts'
import { HOLD_APPEAL_CHARS_MAX } from '#app/features/fundraising/holds/hold-rules.ts'
import { PAYEE_NAME_CHARS_MAX, PAYEE_REASON_CHARS_MAX } from '#app/features/fundraising/payees/payee-kinds.ts'
import { PURPOSE_CHARS_MAX, TRANCHE_MINOR_MIN } from '#app/features/fundraising/tranches/states.ts'
import { accountFields, sameNumberCheck } from '#app/platform/bank/account-fields.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { readRupees } from '#app/platform/money.ts'
import { cleanLine, hasLink } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { payee, bills, ask, holds } = copy
const AMOUNT_CHARS_MAX = 20
const ID_CHARS_MAX = 40

const withoutLinks = (typed: string): string | null => (hasLink(typed) ? null : cleanLine(typed))
const idOf = (typed: string): string | null => (isUuid(typed) ? typed : null)

/** Who is paid, with the bank account. */
export const payeeForm = perLanguage(() =>
  declareForm({
    fields: {
      kind: { as: 'radios', options: payee.kinds, ...payee.fields.kind },
      reason: {
        as: 'text',
        rows: 3,
        optional: true,
        charsMax: PAYEE_REASON_CHARS_MAX,
        label: payee.fields.reason.label,
        hint: payee.fields.reason.hint,
      },
      name: { as: 'line', charsMax: PAYEE_NAME_CHARS_MAX, ...payee.fields.name, read: withoutLinks },
      ...accountFields,
    },
    checks: [
      sameNumberCheck,
      {
        field: 'reason',
        of: ['kind', 'reason'],
        message: payee.fields.reason.missing,
        isRight: ({ kind, reason }) => kind !== 'owner' || reason !== null,
      },
    ],
  }),
)

const fileField = { as: 'line', optional: true, charsMax: ID_CHARS_MAX, read: idOf } as const

/** One bill with its file: a photo or a PDF (the action asks for one of them). */
export const billForm = perLanguage(() =>
  declareForm({
    fields: {
      what: { as: 'line', charsMax: BILL_WHAT_CHARS_MAX, ...bills.fields.what, read: withoutLinks },
      amountMinor: {
        as: 'line',
        charsMax: AMOUNT_CHARS_MAX,
        ...bills.fields.amountMinor,
        read: (typed: string) => readRupees(typed, BILL_MINOR_MAX),
      },
      photoId: { ...fileField, label: bills.fields.photo.label, wrong: bills.fields.photo.missing },
      pdfId: { ...fileField, label: bills.fields.pdf.label, wrong: bills.fields.photo.missing },
    },
  }),
)

/** A request for a part of the money. `options`: the labels of bills, by id. */
export const askForm = (options: Readonly<Record<string, string>>) =>
  declareForm({
    fields: {
      amountMinor: {
        as: 'line',
        charsMax: AMOUNT_CHARS_MAX,
        ...ask.fields.amountMinor,
        read: (typed: string) => {
          const minor = readRupees(typed)
          return minor !== null && minor >= TRANCHE_MINOR_MIN ? minor : null
        },
      },
      purpose: { as: 'line', charsMax: PURPOSE_CHARS_MAX, ...ask.fields.purpose, read: withoutLinks },
      billIds: { as: 'many', options, ...ask.fields.billIds },
    },
  })

/** The owner's words against a hold. */
export const appealForm = perLanguage(() =>
  declareForm({
    fields: {
      words: {
        as: 'text',
        rows: 4,
        charsMax: HOLD_APPEAL_CHARS_MAX,
        label: holds.appeal.label,
        hint: holds.appeal.hint,
        missing: holds.appeal.missing,
      },
    },
  }),
)
