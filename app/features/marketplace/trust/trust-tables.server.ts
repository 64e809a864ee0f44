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

/** Applications to sell; the private fields are sealed. */
export const sellerApplications = pgTable(
  'seller_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull().default('waiting'),
    displayName: text('display_name').notNull(),
    bio: text().notNull(),
    /** Null for a region that is not in the list: then `regionWish` names it abroad, and the district or town in India. */
    regionId: uuid('region_id').references(() => regions.id),
    regionWish: text('region_wish'),
    homeState: text('home_state'),
    district: text(),
    town: text(),
    gstin: text(),
    /**
     * JSON of legal name, address, phone and the account's e-mail; sealed for `seller-applications:<id>`. Null once
     * forgotten.
     */
    sealed: text(),
    createdAt: createdAt(),
    /** When the applicant last confirmed that the descriptions will match the goods. */
    undertakenAt: timestamptz('undertaken_at').notNull(),
    stateAt: timestamptz('state_at').notNull(),
    decidedBy: uuid('decided_by'),
    /** The operator's message to the applicant. */
    reason: text(),
    /** Set on approval. */
    sellerId: uuid('seller_id').references(() => sellerProfiles.id),
  },
  (t) => [
    check('seller_applications_state', oneOf(t.state, APPLICATION_STATES)),
    check(
      'seller_applications_region',
      sql`coalesce(${t.regionId}::text, ${t.regionWish}, ${t.district}, ${t.town}) IS NOT NULL`,
    ),
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

/** Checks of sellers. Append-only: the latest row of a kind counts. */
export const sellerChecks = pgTable(
  'seller_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => sellerProfiles.id),
    kind: text({ enum: CHECK_KINDS }).notNull(),
    /** How it was checked; visitors read it. */
    note: text().notNull(),
    checkedBy: uuid('checked_by').notNull(),
    checkedByName: text('checked_by_name').notNull(),
    checkedAt: timestamptz('checked_at').notNull(),
    validUntil: timestamptz('valid_until').notNull(),
    /** When it was revoked, with the internal reason. */
    revokedAt: timestamptz('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [
    check('seller_checks_kind', oneOf(t.kind, CHECK_KINDS)),
    check('seller_checks_time', sql`${t.validUntil} > ${t.checkedAt}`),
    index('seller_checks_of_seller').on(t.sellerId, t.kind, t.checkedAt),
  ],
)

/** Reports of problems with a listing, a review, a question or a shop. */
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
    index('market_flags_decided')
      .on(t.decidedAt)
      .where(sql`decision IS NOT NULL`),
    index('market_flags_subject_idx').on(t.subject, t.subjectId),
  ],
)

/** Reports of imports, stored for some days so that invalid rows are not lost. */
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
    /** Rows that were in the shop already. */
    skipped: jsonb().$type<ImportedRow[]>().notNull(),
    wrong: jsonb().$type<WrongRow[]>().notNull(),
    /** The header row of the file, to return the invalid rows in their own columns. */
    head: jsonb().$type<string[]>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [index('product_imports_of_seller').on(t.sellerId, t.createdAt)],
)
