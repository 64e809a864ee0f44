import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Ids } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { canSeeHidden } from './policy.ts'
import { MEDIA_URL } from './upload-limits.ts'
import { stemOf } from './receive/file-name.ts'
import { media, type Variant } from './tables.server.ts'
import type { DocumentView, MediaView, OwnMedia, ShownKind, UploadView } from './views.ts'

type Row = typeof media.$inferSelect
type Shaped = Pick<Row, 'id' | 'kind' | 'width' | 'height' | 'variants'>

const isShown = and(isNotNull(media.attachedAt), isNull(media.withdrawnAt), not(media.isPrivate))

/**
 * The public media among these ids, by id. Withdrawn, unused and private ones are left out; the caller fills in
 * captions.
 */
export function listMedia(db: Db, ids: Ids): Promise<ReadonlyMap<string, MediaView>> {
  return findViews(db, ids, isShown)
}

/** What is read of a public medium inside another query. */
export type MediumJson = Pick<Row, 'id' | 'width' | 'height' | 'variants'> & { kind: ShownKind }

/**
 * A public picture or film as JSON, to be selected with what it belongs to; null where `listMedia` leaves it out.
 * `mediumView` shows it.
 */
export function publicMedium(id: SQLWrapper): SQL<MediumJson | null> {
  const { kind, width, height, variants } = media
  return sql`(SELECT json_build_object('id', ${media.id}, 'kind', ${kind}, 'width', ${width}, 'height', ${height},
      'variants', ${variants})
    FROM ${media} WHERE ${media.id} = ${id} AND ${kind} <> 'document' AND ${isShown})`
}

/** A public medium with an empty caption, which the caller fills in. */
export const mediumView = (medium: MediumJson): MediaView => ({ ...shape(medium), kind: medium.kind, caption: '' })

/** The public documents among these ids, by id; with an actor also hidden ones that the actor may see. */
export async function listDocuments(
  db: Db,
  { ids, actor }: { ids: Ids; actor?: Actor },
): Promise<ReadonlyMap<string, DocumentView>> {
  const wanted = wantedOf(ids)
  if (wanted === null) return new Map()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, wanted), eq(media.kind, 'document'), actor ? isNull(media.discardedAt) : isShown))
  const seen = rows.filter((row) => !actor || canSeeHidden(actor, row))
  return new Map(seen.map(({ id, size, variants }) => [id, { id, src: urlOf(mainOf(variants)), bytes: size }]))
}

/** The owner's unused uploads among these ids, by id: a form with errors shows them again. */
export function listOwnUploads(
  db: Db,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, MediaView>> {
  return findViews(db, ids, and(eq(media.ownerId, ownerId), isNull(media.attachedAt), isNull(media.withdrawnAt)))
}

/** Like `listMedia`, with private, unused and withdrawn media that the actor may see. */
export function listHiddenMedia(
  db: Db,
  { actor, ids }: { actor: Actor; ids: Ids },
): Promise<ReadonlyMap<string, MediaView>> {
  return findViews(db, ids, isNull(media.discardedAt), (row) => canSeeHidden(actor, row))
}

/**
 * Private media, for a caller that has checked that the user may see what they belong to. `key` is a query string that
 * is added to each URL for users without a session; the file endpoint passes it to `isShared`.
 */
export async function listSharedMedia(db: Db, ids: Ids, key = ''): Promise<ReadonlyMap<string, MediaView>> {
  const found = await findViews(db, ids, and(isNotNull(media.attachedAt), isNull(media.withdrawnAt)))
  if (key === '') return found
  const withKey = ({ sources, ...view }: MediaView) => ({
    ...view,
    sources: sources.map((source) => ({ ...source, src: `${source.src}?${key}` })),
  })
  return new Map([...found].map(([id, view]) => [id, withKey(view)]))
}

/** Null when none of them can be an id. */
function wantedOf(ids: Ids): SQLWrapper | string[] | null {
  if ('getSQL' in ids) return ids
  const wanted = [...new Set(ids)].filter(isUuid)
  return wanted.length > 0 ? wanted : null
}

async function findViews(
  db: Db,
  ids: Ids,
  condition: SQL | undefined,
  isSeen: (row: Row) => boolean = () => true,
): Promise<ReadonlyMap<string, MediaView>> {
  const wanted = wantedOf(ids)
  if (wanted === null) return new Map()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.id, wanted), condition))
  const views = rows.flatMap((row) => {
    const { kind, ...view } = shape(row)
    return kind === 'document' || !isSeen(row) ? [] : [{ ...view, kind, caption: '' }]
  })
  return new Map(views.map((view) => [view.id, view]))
}

/** All uploads of the user, for their download. */
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

/** A user's uploads since `since`, and the bytes of their unused uploads. */
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

interface FileLookup {
  stem: string
  file: string
  findActor(): Promise<Actor>
  /** Whether the actor may see what a private file belongs to. */
  isShared?(mediaId: string, actor: Actor): Promise<boolean>
}

/** A file in the store. */
interface FoundFile {
  mediaId: string
  variant: Variant
  isSealed: boolean
}

/** A file that the actor may see, and whether it is public; null otherwise. */
export async function findFile(
  db: Db,
  { stem, file, findActor, isShared }: FileLookup,
): Promise<(FoundFile & { isPublic: boolean }) | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.path, stem), isNull(media.discardedAt)))
    .orderBy(desc(media.createdAt))
    .limit(1)
  const variant = row?.variants.find((candidate) => candidate.file === file)
  if (!row || !variant) return null
  const found = { mediaId: row.id, variant, isSealed: row.sealedWith !== null }
  const isInUse = row.attachedAt !== null && row.withdrawnAt === null
  if (isInUse && !row.isPrivate) return { ...found, isPublic: true }
  const actor = await findActor()
  const isSeen = canSeeHidden(actor, row) || (isInUse && (await isShared?.(row.id, actor)))
  return isSeen ? { ...found, isPublic: false } : null
}

/**
 * The stored file at this address of the site, if everybody may see it: its name, which never means another content.
 * Null for another site's address, and once it is withdrawn.
 */
export async function findPublicFile(db: Db, src: string): Promise<FoundFile | null> {
  if (!src.startsWith(MEDIA_URL)) return null
  const file = src.slice(MEDIA_URL.length)
  const stem = stemOf(file)
  const found = stem && (await findFile(db, { stem, file, findActor: () => Promise.resolve(VISITOR) }))
  return found && found.isPublic ? found : null
}

/** The row as the upload endpoint returns it. */
export function uploadView(row: Row): UploadView {
  return { ...shape(row), path: mainOf(row.variants).file }
}

function shape({ id, kind, width, height, variants }: Shaped): Omit<UploadView, 'path'> {
  const sources = variants.map((variant) => ({ src: urlOf(variant), type: variant.type, width: variant.width }))
  return { id, kind, width, height, sources }
}

/** The largest file in the format that every browser reads. */
function mainOf(variants: readonly Variant[]): Variant {
  const main = variants.filter(({ type }) => type !== 'image/avif').at(-1)
  if (!main) throw new Error('a medium without a file')
  return main
}

function urlOf({ file }: Variant): string {
  return `${MEDIA_URL}${file}`
}

/** The fingerprints of a file as it was sent; null for an unknown one and for files from before. */
export async function listFingerprints(db: Db, mediaId: string): Promise<string[] | null> {
  const [row] = await db.select({ fingerprints: media.fingerprints }).from(media).where(eq(media.id, mediaId))
  return row?.fingerprints ?? null
}
