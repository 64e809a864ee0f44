import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { media } from '#app/features/media/tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { DOCUMENT_DECISIONS, DOCUMENT_KINDS } from './document-kinds.ts'

/**
 * Bills and documents of a campaign: a private upload, seen by its owner and by operators. The row stays when the file
 * is deleted.
 */
export const campaignDocuments = pgTable(
  'campaign_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    mediaId: uuid('media_id')
      .unique('campaign_documents_media_unique')
      .references(() => media.id, { onDelete: 'set null' }),
    /** Of a bill what was bought, which supporters read; of others what it is, for operators only. */
    what: text().notNull(),
    /** Of bills and estimates. */
    amountMinor: minorUnits('amount_minor'),
    /** Of the file as it was sent (`media.fingerprints`); null for files from before. */
    fingerprints: text().array(),
    addedBy: uuid('added_by').notNull(),
    addedAt: timestamptz('added_at').notNull(),
    removedAt: timestamptz('removed_at'),
    /** The day in India on which the file is deleted, by `giving_rules`; by default for rows from before. */
    deleteOn: date('delete_on')
      .notNull()
      .default(sql`CURRENT_DATE + 2922`),
    deletedAt: timestamptz('deleted_at'),
    /** Of documents for a check; bills are decided with their payout. */
    decision: text({ enum: DOCUMENT_DECISIONS }),
    decidedBy: uuid('decided_by'),
    decidedAt: timestamptz('decided_at'),
    /** Why it was refused; the owner reads it. */
    decisionReason: text('decision_reason'),
  },
  (t) => [
    check('campaign_documents_kind', oneOf(t.kind, DOCUMENT_KINDS)),
    check('campaign_documents_amount', sql`${t.amountMinor} > 0`),
    check('campaign_documents_priced', sql`(${t.kind} IN ('bill', 'estimate')) = (${t.amountMinor} IS NOT NULL)`),
    check('campaign_documents_deleted', sql`${t.deletedAt} IS NULL OR ${t.mediaId} IS NULL`),
    check('campaign_documents_decision', oneOf(t.decision, DOCUMENT_DECISIONS)),
    check('campaign_documents_decided', sql`(${t.decision} IS NULL) = (${t.decidedAt} IS NULL)`),
    check('campaign_documents_decider', sql`(${t.decision} IS NULL) = (${t.decidedBy} IS NULL)`),
    check('campaign_documents_no_bill_decided', sql`${t.kind} <> 'bill' OR ${t.decision} IS NULL`),
    check('campaign_documents_refused', sql`(${t.decision} = 'refused') = (${t.decisionReason} IS NOT NULL)`),
    check('campaign_documents_other_decider', sql`${t.decidedBy} <> ${t.addedBy}`),
    index('campaign_documents_of_campaign').on(t.campaignId, t.addedAt),
    index('campaign_documents_same_file').using('gin', t.fingerprints),
    index('campaign_documents_due')
      .on(t.deleteOn)
      .where(sql`${t.mediaId} IS NOT NULL`),
  ],
)
