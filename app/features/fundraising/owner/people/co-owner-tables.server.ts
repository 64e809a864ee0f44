import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'
import { CO_OWNER_PARTS, type CoOwnerPart } from './co-owner-parts.ts'

/**
 * Invited and accepted co-owners of campaigns. A trigger writes those who accepted and were not removed into
 * `campaigns.co_owners`, which the policy reads.
 */
export const campaignCoOwners = pgTable(
  'campaign_co_owners',
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    may: text().array().$type<CoOwnerPart[]>().notNull(),
    /** Where the invitation went: an e-mail address, or a phone number in E.164 form. Null once it was answered. */
    address: text(),
    /** SHA-256 of the token in the link, in hex. */
    tokenHash: text('token_hash').notNull().unique('campaign_co_owners_token_unique'),
    invitedBy: uuid('invited_by'),
    invitedAt: timestamptz('invited_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Who accepted; null before, and after the account is erased. */
    userId: uuid('user_id'),
    name: text(),
    acceptedAt: timestamptz('accepted_at'),
    /** Declined, withdrawn or removed. */
    removedAt: timestamptz('removed_at'),
  },
  (t) => [
    check('campaign_co_owners_may', sql`${t.may} <@ ${sql.raw(`ARRAY['${CO_OWNER_PARTS.join("','")}']`)}::text[]`),
    check('campaign_co_owners_answered', sql`${t.acceptedAt} IS NULL OR ${t.address} IS NULL`),
    uniqueIndex('campaign_co_owners_once')
      .on(t.campaignId, t.userId)
      .where(sql`${t.removedAt} IS NULL`),
    uniqueIndex('campaign_co_owners_invited')
      .on(t.campaignId, t.address)
      .where(sql`${t.removedAt} IS NULL AND ${t.acceptedAt} IS NULL`),
    index('campaign_co_owners_user').on(t.userId),
  ],
)
