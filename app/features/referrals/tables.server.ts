import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { REFERRAL_WINGS } from './schema.ts'

/** Referred persons and their answers. The profile columns are null until they agree. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the token in the link, in hex. */
    tokenHash: text('token_hash').notNull().unique('referrals_token_hash_unique'),
    /** The address that was asked; normalised. */
    contact: text(),
    wing: text({ enum: REFERRAL_WINGS }).notNull(),
    displayName: text('display_name'),
    snippet: text(),
    education: text(),
    seeking: text(),
    skills: jsonb().$type<readonly string[]>().notNull().default([]),
    softTags: jsonb('soft_tags').$type<readonly string[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
    agreedAt: timestamptz('agreed_at'),
    /** When the person declined or removed the profile. */
    removedAt: timestamptz('removed_at'),
  },
  (t) => [
    check('referrals_wing', oneOf(t.wing, REFERRAL_WINGS)),
    check(
      'referrals_agreed_has_words',
      sql`${t.agreedAt} IS NULL OR (${t.displayName} IS NOT NULL AND ${t.snippet} IS NOT NULL)`,
    ),
    index('referrals_contact').on(t.contact),
    index('referrals_listed')
      .on(t.agreedAt)
      .where(sql`${t.removedAt} IS NULL`),
  ],
)

export const vouches = pgTable(
  'vouches',
  {
    id: uuid().primaryKey().defaultRandom(),
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    byUserId: uuid('by_user_id').notNull(),
    byName: text('by_name').notNull(),
    text: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [uniqueIndex('vouches_once').on(t.referralId, t.byUserId)],
)
