import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, ne, type SQL, sql } from 'drizzle-orm'
import { canCheckDocument } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOfTwo } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { ProofKind } from './document-kinds.ts'
import { campaignDocuments } from './document-tables.server.ts'

const DOCUMENTS_LISTED_MAX = 200
const DOCUMENTS_PER_PAGE = 50
const isProof = ne(campaignDocuments.kind, 'bill')

/** Not decided, and its file is still there. */
export const isWaiting = and(
  isNull(campaignDocuments.decision),
  isNull(campaignDocuments.removedAt),
  isNotNull(campaignDocuments.mediaId),
)

interface Asking {
  actor: Actor
}

type Row = typeof campaignDocuments.$inferSelect

/** A document for a check as operators see it. */
export interface OperatorDocument extends Pick<
  Row,
  'id' | 'what' | 'amountMinor' | 'mediaId' | 'addedAt' | 'deleteOn'
> {
  kind: ProofKind
  decision: Row['decision']
  decisionReason: string | null
  campaign: { slug: string; title: string; organiserName: string }
  isWaiting: boolean
  /** The operator owns the campaign or sent it. */
  isOwn: boolean
}

/** Documents that wait, the oldest first, then the others, the latest first; operators only. */
export async function listDocumentsForOperator(
  db: Db,
  { actor, page = 1 }: Asking & { page?: number },
): Promise<Page<OperatorDocument>> {
  if (!isOperator(actor)) return { rows: [], hasMore: false }
  const { addedAt, id } = campaignDocuments
  const { rows, hasMore } = await pageOfTwo(
    { page, perPage: DOCUMENTS_PER_PAGE },
    async () => (await countDocumentsToCheck(db, { actor })).waiting,
    (waits, { limit, offset }) =>
      selectDocuments(db, waits ? isWaiting : sql`NOT (${isWaiting})`)
        .orderBy(waits ? asc(addedAt) : desc(addedAt), asc(id))
        .limit(limit)
        .offset(offset),
  )
  return { rows: rows.map((row) => operatorView(row, actor)), hasMore }
}

/** One document for a check that was not removed; null for an unknown id, and for everybody but operators. */
export async function findDocumentForOperator(
  db: Db,
  { actor, id }: Asking & { id: string },
): Promise<OperatorDocument | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [row] = await selectDocuments(db, eq(campaignDocuments.id, id))
  return row ? operatorView(row, actor) : null
}

const selectDocuments = (db: Db, which: SQL | undefined) =>
  db
    .select({ document: campaignDocuments, campaign: campaigns, waits: sql<boolean>`(${isWaiting})` })
    .from(campaignDocuments)
    .innerJoin(campaigns, eq(campaigns.id, campaignDocuments.campaignId))
    .where(and(isProof, isNull(campaignDocuments.removedAt), which))
    .$dynamic()

const operatorView = (
  { document, campaign, waits }: Awaited<ReturnType<typeof selectDocuments>>[number],
  actor: Actor,
): OperatorDocument => ({
  ...document,
  kind: document.kind as ProofKind,
  campaign: { slug: campaign.slug, title: campaign.title, organiserName: campaign.organiserName },
  isWaiting: waits,
  isOwn: !canCheckDocument(actor, { ...campaign, ...document }),
})

/** Documents that wait, and since when the oldest does; operators only. */
export async function countDocumentsToCheck(
  db: Db,
  { actor }: Asking,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  if (!isOperator(actor)) return { waiting: 0, oldestAt: null }
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(campaignDocuments.addedAt) })
    .from(campaignDocuments)
    .where(and(isProof, isWaiting))
  return row ?? { waiting: 0, oldestAt: null }
}

const isProofOf = (campaignId: string) =>
  and(eq(campaignDocuments.campaignId, campaignId), isProof, isNull(campaignDocuments.removedAt))

/** An SQL query of the ids of the media of these documents. */
export const documentMedia = (db: Db, campaignId: string) =>
  db.select({ id: campaignDocuments.mediaId }).from(campaignDocuments).where(isProofOf(campaignId))

/** The documents for checks of a campaign, for its owner, the newest first. */
export async function listDocumentsOf(db: Db, campaignId: string): Promise<(Row & { kind: ProofKind })[]> {
  const rows = await db
    .select()
    .from(campaignDocuments)
    .where(isProofOf(campaignId))
    .orderBy(desc(campaignDocuments.addedAt), asc(campaignDocuments.id))
    .limit(DOCUMENTS_LISTED_MAX)
  return rows.map((row) => ({ ...row, kind: row.kind as ProofKind }))
}

/** Where else the same file was sent: titles of campaigns by the id of the document, also removed ones; operators only. */
export async function listSameFiles(
  db: Db,
  { actor, documentIds }: Asking & { documentIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly { slug: string; title: string }[]>> {
  if (!isOperator(actor) || documentIds.length === 0) return new Map()
  const own = db.$with('own').as(
    db
      .select({ id: campaignDocuments.id, fingerprints: campaignDocuments.fingerprints })
      .from(campaignDocuments)
      .where(inArray(campaignDocuments.id, [...documentIds])),
  )
  const rows = await db
    .with(own)
    .selectDistinctOn([own.id, campaigns.id], { id: own.id, slug: campaigns.slug, title: campaigns.title })
    .from(own)
    .innerJoin(
      campaignDocuments,
      sql`${campaignDocuments.fingerprints} && ${own.fingerprints} AND ${campaignDocuments.id} <> ${own.id}`,
    )
    .innerJoin(campaigns, eq(campaigns.id, campaignDocuments.campaignId))
    .orderBy(own.id, campaigns.id)
  return Map.groupBy(rows, ({ id }) => id)
}
