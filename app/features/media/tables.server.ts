import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** One stored file of an upload. */
export interface Variant {
  /** Path inside the bucket, such as stories/1763712000000-…-360.avif */
  file: string
  type: string
  width: number
  height: number
  size: number
}

/** Uploaded pictures, videos and PDFs. The row is written after all files are stored. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    kind: text({ enum: ['image', 'video', 'document'] }).notNull(),
    /** In pixels; of a document's first page, in points (1/72 inch). */
    width: integer().notNull(),
    height: integer().notNull(),
    /** In seconds; null unless it is a video. */
    duration: doublePrecision(),
    /** Of all files together, in bytes. */
    size: integer().notNull(),
    /** Common prefix of its file names: stories/{timestamp}-{random} */
    path: text().notNull().unique('media_path_unique'),
    variants: jsonb().$type<Variant[]>().notNull(),
    /**
     * Keyed hashes of the file as it was sent, one for each key of the server, the newest first: the same file is found
     * again. Null for files from before, and for pictures of the site itself.
     */
    fingerprints: text().array(),
    /** The id of the key that seals its files (decision 033); null for files from before, until `sealMedia` has been there. */
    sealedWith: text('sealed_with'),
    createdAt: timestamptz('created_at').notNull(),
    /** When something began to show it; until then only its owner sees it. */
    attachedAt: timestamptz('attached_at'),
    /** Attached to something that is not public: an identity document, a photo of a return. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** When it was hidden from the public. */
    withdrawnAt: timestamptz('withdrawn_at'),
    /** When its files may be deleted; the row is deleted after them. */
    discardedAt: timestamptz('discarded_at'),
  },
  (t) => [
    index('media_owner').on(t.ownerId, t.createdAt),
    index('media_unattached')
      .on(t.createdAt)
      .where(sql`attached_at IS NULL`),
    index('media_discarded')
      .on(t.discardedAt)
      .where(sql`discarded_at IS NOT NULL`),
    index('media_not_sealed')
      .on(t.isPrivate.desc(), t.createdAt)
      .where(sql`sealed_with IS NULL`),
    check('media_kind', sql`${t.kind} IN ('image', 'video', 'document')`),
    check('media_measures', sql`${t.width} > 0 AND ${t.height} > 0 AND ${t.size} > 0`),
    check('media_duration', sql`(${t.kind} = 'video') = (${t.duration} IS NOT NULL)`),
    check('media_path', sql`${t.path} ~ '^stories/[0-9]+-[A-Za-z0-9_-]{22}$'`),
  ],
)
