import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { canSeeHidden } from './policy.ts'
import { MEDIA_URL } from './schema.ts'
import { media, type Variant } from './tables.server.ts'
import type { MediaView, OwnMedia, UploadView } from './views.ts'

type Row = typeof media.$inferSelect

/** What may be shown of these, by id. Withdrawn, unused and private ones are left out; captions are the caller's to fill in. */
export function listMedia(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MediaView>> {
  return findViews(db, ids, and(isNotNull(media.attachedAt), isNull(media.withdrawnAt), not(media.isPrivate)))
}

/** Her uploads that nothing shows yet, by id: a form that comes back with mistakes shows them again. */
export function listOwnUploads(
  db: Db,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, MediaView>> {
  return findViews(db, ids, and(eq(media.ownerId, ownerId), isNull(media.attachedAt), isNull(media.withdrawnAt)))
}

/** Also those that are private or not shown (yet, or any more), as far as this person may see them. */
export function listHiddenMedia(
  db: Db,
  { actor, ids }: { actor: Actor; ids: readonly string[] },
): Promise<ReadonlyMap<string, MediaView>> {
  return findViews(db, ids, isNull(media.discardedAt), (row) => canSeeHidden(actor, row))
}

/**
 * Private ones, for a caller that has looked whether this person may see what they belong to. `key` is the query that
 * goes with each address where she has no session; the door asks `isShared` with it.
 */
export async function listSharedMedia(
  db: Db,
  ids: readonly string[],
  key = '',
): Promise<ReadonlyMap<string, MediaView>> {
  const found = await findViews(db, ids, and(isNotNull(media.attachedAt), isNull(media.withdrawnAt)))
  if (key === '') return found
  const keyed = ({ sources, ...view }: MediaView) => ({
    ...view,
    sources: sources.map((source) => ({ ...source, src: `${source.src}?${key}` })),
  })
  return new Map([...found].map(([id, view]) => [id, keyed(view)]))
}

async function findViews(
  db: Db,
  ids: readonly string[],
  condition: SQL | undefined,
  isSeen: (row: Row) => boolean = () => true,
): Promise<ReadonlyMap<string, MediaView>> {
  const wanted = [...new Set(ids)].filter(isUuid)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, wanted), condition))
  return new Map(rows.filter(isSeen).map((row) => [row.id, { ...shape(row), caption: '' }]))
}

/** Everything that she handed in, for her download. */
export async function listOwnMedia(db: Db, { userId }: { userId: string }): Promise<OwnMedia[]> {
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.ownerId, userId), isNull(media.discardedAt)))
    .orderBy(asc(media.createdAt), asc(media.id))
  return rows.map((row) => ({
    kind: row.kind,
    url: urlOf(mainOf(row.variants)),
    bytes: row.size,
    createdAt: row.createdAt,
    isUsed: row.attachedAt !== null,
    isWithdrawn: row.withdrawnAt !== null,
  }))
}

/** What one person has handed in: since when it counts, and what of it lies unused. */
export async function getUploadLoad(
  db: Db,
  { ownerId, since }: { ownerId: string; since: Date },
): Promise<{ recent: number; unattachedBytes: number }> {
  const [row] = await db
    .select({
      recent: sql<number>`count(*) FILTER (WHERE ${media.createdAt} > ${since})`.mapWith(Number),
      unattachedBytes: sql<number>`coalesce(sum(${media.size}) FILTER (WHERE ${media.attachedAt} IS NULL), 0)`.mapWith(
        Number,
      ),
    })
    .from(media)
    .where(
      and(
        eq(media.ownerId, ownerId),
        isNull(media.discardedAt),
        or(gt(media.createdAt, since), isNull(media.attachedAt)),
      ),
    )
  return row ?? { recent: 0, unattachedBytes: 0 }
}

interface Finding {
  stem: string
  file: string
  findActor(): Promise<Actor>
  /** Whether what a private file belongs to is shown to her. */
  isShared?(mediaId: string, actor: Actor): Promise<boolean>
}

/** A file that may be handed out, and whether to everybody; null when there is none for this person. */
export async function findFile(
  db: Db,
  { stem, file, findActor, isShared }: Finding,
): Promise<{ variant: Variant; isPublic: boolean } | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.path, stem), isNull(media.discardedAt)))
    .orderBy(desc(media.createdAt))
    .limit(1)
  const variant = row?.variants.find((candidate) => candidate.file === file)
  if (!row || !variant) return null
  const isShown = row.attachedAt !== null && row.withdrawnAt === null
  if (isShown && !row.isPrivate) return { variant, isPublic: true }
  const actor = await findActor()
  const isSeen = canSeeHidden(actor, row) || (isShown && (await isShared?.(row.id, actor)))
  return isSeen ? { variant, isPublic: false } : null
}

/** The row as the upload door answers it. */
export function uploadView(row: Row): UploadView {
  return { ...shape(row), path: mainOf(row.variants).file }
}

function shape({ id, kind, width, height, variants }: Row): Omit<MediaView, 'caption'> {
  const sources = variants.map((variant) => ({ src: urlOf(variant), type: variant.type, width: variant.width }))
  return { id, kind, width, height, sources }
}

/** The largest file in the form that every browser reads. */
function mainOf(variants: readonly Variant[]): Variant {
  const main = variants.filter(({ type }) => type !== 'image/avif').at(-1)
  if (!main) throw new Error('a medium without a file')
  return main
}

function urlOf({ file }: Variant): string {
  return `${MEDIA_URL}${file}`
}
