import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { canPostUpdate } from '#app/features/fundraising/policy.ts'
import { UPDATE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { cleanText } from '#app/platform/text/text.ts'
import { campaignUpdates } from '#app/features/fundraising/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'

export type PostUpdateOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-allowed' | 'empty' | 'too-long' }

export async function postUpdate(
  ctx: CommandContext,
  input: { slug: string; message: string },
): Promise<PostUpdateOutcome> {
  const message = cleanText(input.message)
  if (message === '') return { ok: false, reason: 'empty' }
  if (message.length > UPDATE_CHARS_MAX) return { ok: false, reason: 'too-long' }
  return ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, input.slug)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canPostUpdate(ctx.actor, campaign)) return { ok: false, reason: 'not-allowed' }
    await tx
      .insert(campaignUpdates)
      .values({ campaignId: campaign.id, message, at: ctx.now, postedBy: userIdOf(ctx.actor) })
    await announce(tx, input.slug)
    return { ok: true }
  })
}
