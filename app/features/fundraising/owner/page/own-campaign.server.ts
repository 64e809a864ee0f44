import { and, desc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { data } from 'react-router'
import { memberOf } from '#app/features/access/member.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { type CampaignPage, findCampaign } from '#app/features/fundraising/queries.server.ts'
import { campaigns, campaignClosures, campaignSubmissions } from '#app/features/fundraising/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'
import { SLUG } from '#app/platform/text/text.ts'

export interface OwnCampaign {
  ctx: MemberContext
  id: string
  campaign: CampaignPage
}

/** The member's own campaign of a path below `/account/campaigns`. @throws a 404 for anybody else's. */
export async function ownCampaignOf(
  context: Parameters<typeof memberOf>[0],
  { slug }: { slug: string },
): Promise<OwnCampaign> {
  const ctx = memberOf(context)
  const id = await findOwnId(ctx.db, { actor: ctx.actor, slug })
  const campaign = id && (await findCampaign(ctx.db, { slug, now: ctx.now }))
  if (!id || !campaign) throw data(null, { status: 404 })
  return { ctx, id, campaign }
}

async function findOwnId(db: Db, { actor, slug }: { actor: Actor; slug: string }): Promise<string | null> {
  if (!SLUG.test(slug)) return null
  const { id, ownerUserId } = campaigns
  const [row] = await db.select({ id, ownerUserId }).from(campaigns).where(eq(campaigns.slug, slug))
  return row && canManageCampaign(actor, row) ? row.id : null
}

const OWN_CAMPAIGNS_MAX = 100

/** The member's campaigns that did not come from the campaign builder, newest first. */
export function listOpenedForOwner(db: Db, { userId }: { userId: string }) {
  const { id, slug, title, goalMinor, createdAt, ownerUserId } = campaigns
  const submitted = db
    .select({ one: sql`1` })
    .from(campaignSubmissions)
    .where(eq(campaignSubmissions.campaignId, id))
  return db
    .select({ id, slug, title, goalMinor, createdAt, isClosed: sql<boolean>`${campaignClosures.id} IS NOT NULL` })
    .from(campaigns)
    .leftJoin(campaignClosures, and(eq(campaignClosures.campaignId, id), isNull(campaignClosures.reopenedAt)))
    .where(and(eq(ownerUserId, userId), notExists(submitted)))
    .orderBy(desc(createdAt))
    .limit(OWN_CAMPAIGNS_MAX)
}
