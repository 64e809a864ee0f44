import { asc, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Actor, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import {
  type ApplicationSecret,
  unsealApplication,
} from '#app/features/marketplace/apply/application-sealing.server.ts'
import { evidenceOf } from '#app/features/marketplace/apply/evidence.server.ts'
import { canDecideAboutSeller, canManageSellers } from '#app/features/marketplace/policy.ts'
import type { ApplicationState } from '#app/features/marketplace/schema.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { applicationEvidence, sellerApplications } from '#app/features/marketplace/trust/trust-tables.server.ts'

const APPLICATIONS_PER_PAGE = 50

interface Application {
  id: string
  state: ApplicationState
  stateAt: Date
  createdAt: Date
  displayName: string
  bio: string
  regionId: string | null
  /** The region's name and country, or the name that the applicant typed because it was missing. */
  place: string
  regionWish: string | null
  homeState: string | null
  district: string | null
  town: string | null
  gstin: string | null
  /** The operator's message to the applicant. */
  reason: string | null
  secret: ApplicationSecret | null
  evidence: readonly MediaView[]
}

export type OwnApplication = Application

export interface OperatorApplication extends Application {
  /** The operator's own application: another operator has to decide it. */
  isOwn: boolean
  /** The shop that was opened when it was approved. */
  shopSlug: string | null
}

/** The member's newest application in whatever state; null when they never applied. */
export async function findOwnApplication(ctx: PrivateContext): Promise<OwnApplication | null> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return null
  const { id, userId, createdAt } = sellerApplications
  const newest = db
    .select({ id })
    .from(sellerApplications)
    .where(eq(userId, actor.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  const [[row], evidence] = await Promise.all([select(db).where(eq(id, newest)), readEvidence(ctx, newest)])
  return row ? shape(ctx, row, evidence) : null
}

/** All applications of the member, for their personal data export. */
export async function listOwnApplications(ctx: PrivateContext): Promise<object[]> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return []
  const rows = await select(db)
    .where(eq(sellerApplications.userId, actor.userId))
    .orderBy(asc(sellerApplications.createdAt))
  return rows.map(({ application, regionName }) => {
    const {
      id: _id,
      userId: _userId,
      decidedBy: _decidedBy,
      sealed: _sealed,
      regionId: _regionId,
      ...said
    } = application
    return { ...said, region: regionName, ...unsealApplication(ctx.sealer, application) }
  })
}

/**
 * One application for an operator, opened; null for everybody else. Screens call `read-application`, which audits the
 * access.
 */
export async function findApplicationForOperator(
  ctx: PrivateContext,
  { id }: { id: string },
): Promise<OperatorApplication | null> {
  const { db, actor } = ctx
  if (!canManageSellers(actor) || !isUuid(id)) return null
  const [[row], evidence] = await Promise.all([select(db).where(eq(sellerApplications.id, id)), readEvidence(ctx, id)])
  if (!row) return null
  const isOwn = !canDecideAboutSeller(actor, row.application)
  return { ...shape(ctx, row, evidence), isOwn, shopSlug: row.shopSlug }
}

/** Applications for the operators: open ones first, the oldest on top, then the latest decisions. */
export async function listApplicationsForOperator(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<{ id: string; displayName: string; place: string; state: ApplicationState; stateAt: Date }>> {
  if (!canManageSellers(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: APPLICATIONS_PER_PAGE })
  const { id, displayName, state, stateAt, regionWish, district, town } = sellerApplications
  const isWaiting = sql`${state} = 'waiting'`
  const rows = await db
    .select({ id, displayName, state, stateAt, regionWish, district, town, region: regions.name })
    .from(sellerApplications)
    .leftJoin(regions, eq(regions.id, sellerApplications.regionId))
    .orderBy(desc(isWaiting), sql`CASE WHEN ${isWaiting} THEN ${stateAt} END`, desc(stateAt), asc(id))
    .limit(limit)
    .offset(offset)
  const shown = rows.map(({ region, regionWish, district, town, ...row }) => ({
    ...row,
    place: region ?? placeOf({ regionWish, district, town }),
  }))
  return pageOf(shown, APPLICATIONS_PER_PAGE)
}

/** The number of applications that wait for a decision. */
export async function countWaitingApplications(db: Db, { actor }: { actor: Actor }): Promise<number> {
  if (!canManageSellers(actor)) return 0
  return db.$count(sellerApplications, eq(sellerApplications.state, 'waiting'))
}

/** The place of an applicant whose region is not in the list. */
function placeOf({ regionWish, district, town }: Pick<Application, 'regionWish' | 'district' | 'town'>): string {
  return regionWish ?? [town, district].filter(Boolean).join(', ')
}

function select(db: Db) {
  return db
    .select({
      application: sellerApplications,
      regionName: regions.name,
      country: regions.country,
      shopSlug: sellerProfiles.slug,
    })
    .from(sellerApplications)
    .leftJoin(regions, eq(regions.id, sellerApplications.regionId))
    .leftJoin(sellerProfiles, eq(sellerProfiles.id, sellerApplications.sellerId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

async function readEvidence({ db, actor }: PrivateContext, applicationId: string | SQLWrapper): Promise<MediaView[]> {
  const ofApplication = db
    .select({ id: applicationEvidence.mediaId })
    .from(applicationEvidence)
    .where(eq(applicationEvidence.applicationId, applicationId))
  const [ids, pictures] = await Promise.all([
    evidenceOf(db, applicationId),
    listHiddenMedia(db, { actor, ids: ofApplication }),
  ])
  return ids.flatMap((id) => pictures.get(id) ?? [])
}

function shape(
  { sealer }: PrivateContext,
  { application, regionName, country }: Row,
  evidence: readonly MediaView[],
): Application {
  const { id, state, stateAt, createdAt, displayName, bio, regionId, regionWish, homeState, gstin, reason } =
    application
  const { district, town } = application
  const place = regionName === null ? placeOf(application) : `${regionName}, ${country}`
  const secret = unsealApplication(sealer, application)
  const said = { displayName, bio, regionId, place, regionWish, homeState, district, town, gstin, reason }
  return { id, state, stateAt, createdAt, ...said, secret, evidence }
}
