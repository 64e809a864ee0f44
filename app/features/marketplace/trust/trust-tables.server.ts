import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { createdAt, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import {
  APPLICATION_STATES,
  CHECK_KINDS,
  FLAG_REASONS,
  FLAG_SUBJECTS,
  type ImportedRow,
  type WrongRow,
} from '#app/features/marketplace/schema.ts'

/** A woman's wish to sell here, with what she shows of herself; what only the desk may read is sealed. */
export const sellerApplications = pgTable(
  'seller_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull().default('waiting'),
    displayName: text('display_name').notNull(),
    bio: text().notNull(),
    /** Null while the desk has not added the one that she names in `regionWish`. */
    regionId: uuid('region_id').references(() => regions.id),
    regionWish: text('region_wish'),
    homeState: text('home_state'),
    gstin: text(),
    /** JSON of legal name, address, phone and her account's e-mail; place `seller-applications:<id>`. Null once forgotten. */
    sealed: text(),
    createdAt: createdAt(),
    /** When she last undertook that her descriptions match the goods. */
    undertakenAt: timestamptz('undertaken_at').notNull(),
    stateAt: timestamptz('state_at').notNull(),
    decidedBy: uuid('decided_by'),
    /** What the desk says to her. */
    reason: text(),
    /** Set when it was approved. */
    sellerId: uuid('seller_id').references(() => sellerProfiles.id),
  },
  (t) => [
    check('seller_applications_state', oneOf(t.state, APPLICATION_STATES)),
    check('seller_applications_region', sql`${t.regionId} IS NOT NULL OR ${t.regionWish} IS NOT NULL`),
    check('seller_applications_approved', sql`(${t.state} = 'approved') = (${t.sellerId} IS NOT NULL)`),
    uniqueIndex('seller_applications_one_open')
      .on(t.userId)
      .where(sql`state IN ('waiting', 'returned')`),
    index('seller_applications_state_at').on(t.state, t.stateAt),
  ],
)

/** Pictures of papers and of work; private, and deleted when the application is decided. */
export const applicationEvidence = pgTable(
  'application_evidence',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => sellerApplications.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .unique('application_evidence_media_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.position] })],
)

/** What the desk has checked of a seller, by whom, and until when it counts. Append-only: a later row of a kind counts. */
export const sellerChecks = pgTable(
  'seller_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    kind: text({ enum: CHECK_KINDS }).notNull(),
    /** How it was checked, in words that visitors read. */
    note: text().notNull(),
    checkedBy: uuid('checked_by').notNull(),
    checkedByName: text('checked_by_name').notNull(),
    checkedAt: timestamptz('checked_at').notNull(),
    validUntil: timestamptz('valid_until').notNull(),
    /** Taken back, with the reason for the desk. */
    revokedAt: timestamptz('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [
    check('seller_checks_kind', oneOf(t.kind, CHECK_KINDS)),
    check('seller_checks_time', sql`${t.validUntil} > ${t.checkedAt}`),
    index('seller_checks_of_seller').on(t.sellerId, t.kind, t.checkedAt),
  ],
)

/** Somebody says that something is wrong with a listing, a review or a shop. */
export const marketFlags = pgTable(
  'market_flags',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text({ enum: FLAG_SUBJECTS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    reason: text({ enum: FLAG_REASONS }).notNull(),
    words: text().notNull(),
    /** Null for visitors. Never shown to the seller. */
    byUserId: uuid('by_user_id'),
    createdAt: timestamptz('created_at').notNull(),
    decision: text({ enum: ['kept', 'taken-off'] }),
    decidedAt: timestamptz('decided_at'),
    decidedBy: uuid('decided_by'),
    note: text(),
  },
  (t) => [
    check('market_flags_subject', oneOf(t.subject, FLAG_SUBJECTS)),
    check('market_flags_reason', oneOf(t.reason, FLAG_REASONS)),
    check('market_flags_decided', sql`(${t.decision} IS NULL) = (${t.decidedAt} IS NULL)`),
    index('market_flags_open')
      .on(t.createdAt)
      .where(sql`decision IS NULL`),
    uniqueIndex('market_flags_one_open')
      .on(t.subject, t.subjectId, t.byUserId)
      .where(sql`decision IS NULL`),
    index('market_flags_subject_idx').on(t.subject, t.subjectId),
  ],
)

/** What came of a file of products: kept for a while, so that what was wrong in it is not lost. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    fileName: text('file_name').notNull(),
    rowsTotal: integer('rows_total').notNull(),
    rowsSaved: integer('rows_saved').notNull(),
    /** Rows that were in her shop already. */
    skipped: jsonb().$type<ImportedRow[]>().notNull(),
    wrong: jsonb().$type<WrongRow[]>().notNull(),
    /** The first line of the file, to hand the wrong rows back as they came. */
    head: jsonb().$type<string[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [index('product_imports_of_seller').on(t.sellerId, t.createdAt)],
)
