import { and, eq, gt, isNull } from 'drizzle-orm'
import { isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'
import { hashInvitation } from './invite-co-owner.server.ts'
import { acceptedMail } from './mails.ts'

export type AnswerOutcome =
  | { ok: true; slug: string | null }
  /** `own`: the account owns the campaign, or helps with it already. */
  | { ok: false; reason: 'not-signed-in' | 'not-found' | 'own' }

/** Accepts an invitation with the signed-in account, or declines it. The owner is told who accepted. */
export async function answerInvitation(
  ctx: SiteContext,
  { token, isYes }: { token: string; isYes: boolean },
): Promise<AnswerOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx): Promise<AnswerOutcome> => {
    const { tokenHash, removedAt, acceptedAt, expiresAt } = campaignCoOwners
    const [found] = await tx
      .select({ invitation: campaignCoOwners, campaign: campaigns })
      .from(campaignCoOwners)
      .innerJoin(campaigns, eq(campaigns.id, campaignCoOwners.campaignId))
      .where(and(eq(tokenHash, hashInvitation(token)), isNull(removedAt), isNull(acceptedAt), gt(expiresAt, now)))
      .for('update')
    if (!found) return { ok: false, reason: 'not-found' }
    const { invitation, campaign } = found
    const set = (values: Partial<typeof campaignCoOwners.$inferInsert>) =>
      tx
        .update(campaignCoOwners)
        .set({ ...values, address: null })
        .where(eq(campaignCoOwners.id, invitation.id))
    if (!isYes) {
      await set({ removedAt: now })
      return { ok: true, slug: null }
    }
    if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
    if (isOwnCampaign(actor, campaign)) return { ok: false, reason: 'own' }
    await set({ userId: actor.userId, name: actor.displayName, acceptedAt: now })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = () => acceptedMail(config, { name: actor.displayName, campaign })
    await notify(tx, ctx, { to, key: `campaign-co-owner-accepted:${invitation.id}`, mail })
    return { ok: true, slug: campaign.slug }
  })
}
