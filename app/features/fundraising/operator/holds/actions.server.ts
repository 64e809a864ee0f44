import { answerAppeal } from '#app/features/fundraising/holds/answer-appeal.server.ts'
import { liftHold } from '#app/features/fundraising/holds/lift-hold.server.ts'
import { placeHold } from '#app/features/fundraising/holds/place-hold.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { answerForm, campaignHoldForm } from './forms.ts'

const answer = (verdict: 'lifted' | 'upheld') =>
  formAction(answerForm, (ctx, { answer }, holdId) => answerAppeal(ctx, { verdict, answer, holdId }))

/** Places or lifts a hold, or answers an appeal. */
export const actOnCampaignHold = actionOf({
  path: '/operator/campaign-holds',
  idField: 'holdId',
  isId: (id) => id === '' || isUuid(id),
  proof: 'campaign-holds',
  acts: {
    place: formAction(campaignHoldForm, async (ctx, values) => {
      const outcome = await placeHold(ctx, values)
      const isUnknown = !outcome.ok && outcome.reason === 'not-found'
      return isUnknown ? { ...outcome, field: 'slug', words: copy.noCampaign } : outcome
    }),
    lift: (ctx, { id: holdId }) => liftHold(ctx, { holdId }),
    lifted: answer('lifted'),
    upheld: answer('upheld'),
  },
  refused: copy.refused,
})
