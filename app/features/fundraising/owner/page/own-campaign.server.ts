import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { memberOf } from '#app/features/access/member.server.ts'
import { campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { acceptsGift, type CampaignPart, canManageCampaign, isPaused } from '#app/features/fundraising/policy.ts'
import { type CampaignPage, findCampaign } from '#app/features/fundraising/queries.server.ts'
import { withClosureAndTotals } from '#app/features/fundraising/rows/campaign-rows.server.ts'
import { findCampaignRow } from '#app/features/fundraising/rows/campaign.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns, campaignClosures } from '#app/features/fundraising/tables.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { EarlyRead } from '#app/platform/http/early-read.server.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'
import { type CampaignState, stateOf } from './overview-view.server.ts'

type Context = Readonly<RouterContextProvider>
type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaignRow>>>

const rowContext = createContext<CampaignRow | null>()

const PATH = /^\/account\/campaigns\/([\w-]+)(?=[/.]|$)/

export const earlyCampaign: EarlyRead<CampaignRow | null> = {
  paths: PATH,
  read: ({ db, path }) => findCampaignRow(db, PATH.exec(path)?.[1] ?? ''),
}

/** Reads the campaign of a path below `/account/campaigns` once, for the frame and its page. */
export const readOwnCampaign: MiddlewareFunction<Response> = async ({ context, params: { slug = '' } }) => {
  const ctx = memberOf(context)
  context.set(rowContext, await (ctx.begun(earlyCampaign) ?? findCampaignRow(ctx.db, slug)))
}

/** What the member may do with the campaign of the path. */
export const canManageOwn = (context: Context, part: CampaignPart): boolean => {
  const row = context.get(rowContext)
  return row !== null && canManageCampaign(memberOf(context).actor, row, part)
}

export interface OwnCampaign {
  ctx: MemberContext
  id: string
  /** As it was read for the frame. */
  campaign: CampaignRow
  isOwner: boolean
}

/** The member's campaign of a path below `/account/campaigns`. @throws a 404 where this part is not the member's. */
export function ownCampaignOf(context: Context, part: CampaignPart): OwnCampaign {
  const campaign = context.get(rowContext)
  if (!campaign || !canManageOwn(context, part)) throw data(null, { status: 404 })
  return { ctx: memberOf(context), id: campaign.id, campaign, isOwner: canManageOwn(context, 'owner') }
}

/** The member's campaign with everything on its public page. */
export async function readOwnPage({ ctx, campaign: { slug } }: OwnCampaign): Promise<CampaignPage> {
  const page = await findCampaign(ctx.db, { slug, now: ctx.now })
  if (!page) throw data(null, { status: 404 })
  return page
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
    .select({ id, slug, title, goalMinor, createdAt })
    .from(campaigns)
    .where(and(eq(ownerUserId, userId), notExists(submitted)))
    .orderBy(desc(createdAt))
    .limit(OWN_CAMPAIGNS_MAX)
}

/** Whether each public campaign of the member takes gifts, by its slug. */
export async function readOwnStates(
  db: Db,
  { actor, now }: { actor: Member; now: Date },
): Promise<ReadonlyMap<string, CampaignState>> {
  const { slug, endsAt, ownerUserId } = campaigns
  const columns = { slug, endsAt, closureId: campaignClosures.id, pausedUntil: campaignPauses.until }
  const rows = await withClosureAndTotals(db.select(columns).from(campaigns).$dynamic()).where(
    eq(ownerUserId, actor.userId),
  )
  return new Map(
    rows.map(({ closureId: closure, ...row }) => {
      const isOpen = acceptsGift({ ...row, isClosed: closure !== null }, now)
      return [row.slug, stateOf({ isOpen, closure, pause: isPaused(row, now) ? row : null })]
    }),
  )
}
