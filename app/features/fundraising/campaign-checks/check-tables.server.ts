import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { ALL_SEEN, CHECK_KINDS, VOID_REASONS } from './check-kinds.ts'

/** What was checked of a campaign. Public while it is valid: neither voided nor past its end. */
export const campaignChecks = pgTable(
  'campaign_checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    kind: text({ enum: CHECK_KINDS }).notNull(),
    seen: text({ enum: ALL_SEEN as [string, ...string[]] }).notNull(),
    /** More about it, public; of a bank account the institution's name. */
    words: text(),
    /** Null when the bank compared the account. */
    documentId: uuid('document_id').references(() => campaignDocuments.id),
    /** Null when the bank answered by itself. */
    checkedBy: uuid('checked_by'),
    /** The first name, public. */
    checkedByName: text('checked_by_name'),
    checkedAt: timestamptz('checked_at').notNull(),
    until: timestamptz('until').notNull(),
    voidedAt: timestamptz('voided_at'),
    voidReason: text('void_reason', { enum: VOID_REASONS }),
  },
  (t) => [
    check('campaign_checks_kind', oneOf(t.kind, CHECK_KINDS)),
    check('campaign_checks_seen', oneOf(t.seen, ALL_SEEN)),
    check('campaign_checks_ends', sql`${t.until} > ${t.checkedAt}`),
    check('campaign_checks_named', sql`(${t.checkedBy} IS NULL) = (${t.checkedByName} IS NULL)`),
    check('campaign_checks_by_somebody', sql`${t.checkedBy} IS NOT NULL OR ${t.kind} = 'bank'`),
    check('campaign_checks_voided', sql`(${t.voidedAt} IS NULL) = (${t.voidReason} IS NULL)`),
    check('campaign_checks_void_reason', oneOf(t.voidReason, VOID_REASONS)),
    uniqueIndex('campaign_checks_one_of_each')
      .on(t.campaignId, t.seen)
      .where(sql`${t.voidedAt} IS NULL`),
    index('campaign_checks_of_campaign').on(t.campaignId, t.checkedAt),
  ],
)
