import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** One file of the store that shows the medium. */
export interface Variant {
  /** Inside the bucket, e.g. stories/1763712000000-…-360.avif */
  file: string
  type: string
  width: number
  height: number
  size: number
}

/** Pictures and films that people handed in. The row is written when all files lie in the store, and not before. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** In seconds; null for pictures. */
    duration: doublePrecision(),
    /** Of all files together, in bytes. */
    size: integer().notNull(),
    /** What the names of its files begin with: stories/{timestamp}-{random} */
    path: text().notNull().unique('media_path_unique'),
    variants: jsonb().$type<Variant[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Since when something shows it; until then only its owner sees it. */
    attachedAt: timestamptz('attached_at'),
    /** Attached to something that is not everybody's to see: a paper that proves who she is, a photo of a return. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Since when nobody sees it any more. */
    withdrawnAt: timestamptz('withdrawn_at'),
    /** Since when its files may go. The row goes last. */
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
    check('media_kind', sql`${t.kind} IN ('image', 'video')`),
    check('media_measures', sql`${t.width} > 0 AND ${t.height} > 0 AND ${t.size} > 0`),
    check('media_duration', sql`(${t.kind} = 'video') = (${t.duration} IS NOT NULL)`),
    check('media_path', sql`${t.path} ~ '^stories/[0-9]+-[A-Za-z0-9_-]{22}$'`),
  ],
)
