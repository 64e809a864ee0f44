import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { addressOf, type SiteContext } from '#app/platform/context.server.ts'
import { findMailRefusal, type MailRefusal } from '#app/platform/mail/mail-others.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { canReach, notify } from '#app/platform/mail/notify.server.ts'
import { hashSecret, newToken } from '#app/platform/text/numbering.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { CO_OWNERS_MAX, type CoOwnerPart, INVITATION_DAYS } from './co-owner-parts.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'
import { invitedMail } from './mails.ts'

export const hashInvitation = (token: string): string => hashSecret('campaign-co-owner', token)

interface InviteInput {
  slug: string
  address: string
  may: readonly CoOwnerPart[]
}

export type InviteOutcome =
  | { ok: true }
  | ({ ok: false } & ({ reason: 'not-found' | 'yourself' | 'already' | 'too-many' | 'no-texts' } | MailRefusal))

/** The owner invites somebody to help with the campaign, by a link that works once and for two weeks. */
export async function inviteCoOwner(ctx: SiteContext, { slug, address, may }: InviteInput): Promise<InviteOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx): Promise<InviteOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    if (address === actor.email || address === addressOf(actor)) return { ok: false, reason: 'yourself' }
    if (!canReach(config, address)) return { ok: false, reason: 'no-texts' }
    const refusal = findMailRefusal(actor, now)
    if (refusal) return { ok: false, ...refusal }
    const { campaignId, removedAt, acceptedAt, expiresAt } = campaignCoOwners
    const ofCampaign = and(eq(campaignCoOwners.campaignId, campaign.id), isNull(removedAt))
    await tx
      .update(campaignCoOwners)
      .set({ removedAt: now, address: null })
      .where(and(ofCampaign, isNull(acceptedAt), lte(expiresAt, now)))
    const current = and(ofCampaign, or(isNotNull(acceptedAt), gt(expiresAt, now)))
    if ((await tx.$count(campaignCoOwners, current)) >= CO_OWNERS_MAX) return { ok: false, reason: 'too-many' }
    const token = newToken()
    const row = { campaignId: campaign.id, may: [...may], address, invitedBy: actor.userId, invitedAt: now }
    const [invited] = await tx
      .insert(campaignCoOwners)
      .values({
        ...row,
        tokenHash: hashInvitation(token),
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      })
      .onConflictDoNothing()
      .returning({ id: campaignCoOwners.id, campaignId })
    if (!invited) return { ok: false, reason: 'already' }
    const mail = () => invitedMail(config, { owner: actor.displayName, campaign: campaign.title, may, token })
    await notify(tx, ctx, { to: address, key: `campaign-co-owner:${invited.id}`, mail, fallback: currentLanguage() })
    return { ok: true }
  })
}
