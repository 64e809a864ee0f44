import { isDraftOf } from './is-draft-of.server.ts'
import { canSaveDraft } from '#app/features/fundraising/policy.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Deletes the account's draft. A visitor's draft is on the device only. */
export async function discardDraft(ctx: CommandContext, { mends }: { mends: string | null }): Promise<void> {
  if (!canSaveDraft(ctx.actor)) return
  await ctx.db.delete(campaignDrafts).where(isDraftOf({ userId: ctx.actor.userId, mends }))
}
