import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'
import { taxApprovals } from './approval-tables.server.ts'

/** The payee of a campaign is this approved organisation. A new payee has no row: its gifts are not deductible. */
export const payeeTaxApprovals = pgTable('payee_tax_approvals', {
  payeeId: uuid('payee_id')
    .primaryKey()
    .references(() => campaignPayees.id),
  approvalId: uuid('approval_id')
    .notNull()
    .references(() => taxApprovals.id),
  linkedBy: uuid('linked_by'),
  linkedAt: timestamptz('linked_at').notNull(),
})

/** What the statement of donations needs of a donor: sealed JSON of name, PAN and address; context `gift-tax-details:<id>`. */
export const giftTaxDetails = pgTable('gift_tax_details', {
  contributionId: uuid('contribution_id')
    .primaryKey()
    .references(() => contributions.id),
  sealed: text().notNull(),
  savedAt: timestamptz('saved_at').notNull(),
})
