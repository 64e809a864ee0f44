import { checkPayee } from '#app/features/fundraising/payees/check-payee.server.ts'
import { declineTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import {
  prepareTranche,
  type PrepareTrancheOutcome,
} from '#app/features/fundraising/tranches/prepare-tranche.server.ts'
import { markTrancheFailed, markTranchePaid } from '#app/features/fundraising/tranches/record-bank-answer.server.ts'
import {
  releaseTranche,
  type ReleaseTrancheOutcome,
} from '#app/features/fundraising/tranches/release-tranche.server.ts'
import { actionOf, type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { cameBackForm, checkForm, declineForm, paidForm } from './forms.ts'

const told = (outcome: PrepareTrancheOutcome | ReleaseTrancheOutcome): ActionOutcome =>
  !outcome.ok && outcome.reason === 'not-covered'
    ? { ...outcome, words: copy.notCovered(formatMoney(outcome.missingMinor, 'INR')) }
    : outcome

/** Checks an account, and prepares, releases or declines a payout, or records the answer of the bank. */
export const actOnTranche = actionOf({
  path: '/operator/tranches',
  idField: 'id',
  isId: isUuid,
  proof: 'campaign-payouts',
  acts: {
    check: formAction(checkForm, async (ctx, { match }, payeeId) => {
      const outcome = await checkPayee(ctx, { payeeId, match })
      return outcome.ok ? { ...outcome, id: null } : outcome
    }),
    prepare: async (ctx, { id }) => told(await prepareTranche(ctx, { id })),
    release: async (ctx, { id }) => told(await releaseTranche(ctx, { id })),
    decline: formAction(declineForm, (ctx, { reason }, id) => declineTranche(ctx, { id, reason })),
    paid: formAction(paidForm, (ctx, { utr }, id) => markTranchePaid(ctx, { id, utr })),
    'came-back': formAction(cameBackForm, (ctx, { reason }, id) => markTrancheFailed(ctx, { id, reason })),
  },
  refused: copy.refused,
})
