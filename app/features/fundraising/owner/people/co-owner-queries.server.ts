import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'
import { hashInvitation } from './invite-co-owner.server.ts'

/** The co-owners of a campaign and its open invitations, oldest first. */
export function listCoOwners(db: Db, { campaignId, now }: { campaignId: string; now: Date }) {
  const { id, userId, name, may, address, acceptedAt, removedAt, expiresAt, invitedAt } = campaignCoOwners
  return db
    .select({ id, userId, name, may, address, acceptedAt, expiresAt })
    .from(campaignCoOwners)
    .where(
      and(
        eq(campaignCoOwners.campaignId, campaignId),
        isNull(removedAt),
        or(isNotNull(acceptedAt), gt(expiresAt, now)),
      ),
    )
    .orderBy(asc(invitedAt))
}

/** An invitation that can be answered; null for others. */
export async function findInvitation(db: Db, { token, now }: { token: string; now: Date }) {
  const { may, tokenHash, acceptedAt, removedAt, expiresAt } = campaignCoOwners
  const [found] = await db
    .select({ may, title: campaigns.title, slug: campaigns.slug, organiser: campaigns.organiserName })
    .from(campaignCoOwners)
    .innerJoin(campaigns, eq(campaigns.id, campaignCoOwners.campaignId))
    .where(and(eq(tokenHash, hashInvitation(token)), isNull(removedAt), isNull(acceptedAt), gt(expiresAt, now)))
  return found ?? null
}

const CO_OWNED_MAX = 100

/** The campaigns that a member helps with, by title. */
export function listCoOwned(db: Db, { userId }: { userId: string }) {
  const { slug, title, goalMinor } = campaigns
  const { may, acceptedAt, removedAt } = campaignCoOwners
  return db
    .select({ slug, title, goalMinor, may, since: acceptedAt })
    .from(campaignCoOwners)
    .innerJoin(campaigns, eq(campaigns.id, campaignCoOwners.campaignId))
    .where(and(eq(campaignCoOwners.userId, userId), isNotNull(acceptedAt), isNull(removedAt)))
    .orderBy(asc(title))
    .limit(CO_OWNED_MAX)
}
