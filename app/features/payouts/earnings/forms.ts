import { copy as payoutsCopy } from '#app/features/payouts/copy.ts'
import { HOLD_APPEAL_CHARS_MAX } from '#app/features/payouts/schema.ts'
import { accountFields, sameNumberCheck } from '#app/platform/bank/account-fields.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/** The bank account that sales are paid to. */
export const bankAccountForm = perLanguage(() => declareForm({ fields: accountFields, checks: [sameNumberCheck] }))

/** The seller's appeal against a hold. */
export const appealForm = perLanguage(() =>
  declareForm({
    fields: {
      words: {
        as: 'text',
        rows: 4,
        charsMax: HOLD_APPEAL_CHARS_MAX,
        label: copy.holds.appeal.label,
        hint: copy.holds.appeal.hint,
        missing: payoutsCopy.errors.words,
      },
    },
  }),
)
