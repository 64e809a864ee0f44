import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { media } from '#app/features/media/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { STAGES } from './schema.ts'

export const startups = pgTable(
  'startups',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique('startups_slug_unique'),
    title: text().notNull(),
    stage: text({ enum: STAGES }).notNull(),
    category: text().notNull(),
    equity: text().notNull().default(''),
    location: text().notNull().default(''),
    description: text().notNull(),
    pitch: jsonb().$type<readonly string[]>().notNull().default([]),
    founderName: text('founder_name').notNull(),
    founderEmail: text('founder_email'),
    /** The account that submitted it; null for a submission without one, and for rows that operators added. */
    founderUserId: uuid('founder_user_id'),
    /** Uploads (feature media), hidden until the startup is listed. */
    pictureId: uuid('picture_id').references(() => media.id, { onDelete: 'set null' }),
    /** What the picture shows; '' when it was not described. */
    pictureAlt: text('picture_alt').notNull().default(''),
    /** A PDF. */
    deckId: uuid('deck_id').references(() => media.id, { onDelete: 'set null' }),
    targetMinor: minorUnits('target_minor').notNull(),
    raisedMinor: minorUnits('raised_minor').notNull().default(0),
    investors: integer().notNull().default(0),
    endsAt: timestamptz('ends_at'),
    createdAt: timestamptz('created_at').notNull(),
    /** Null for a draft. */
    listedAt: timestamptz('listed_at'),
    retiredAt: timestamptz('retired_at'),
  },
  (t) => [
    check('startups_stage', oneOf(t.stage, STAGES)),
    check('startups_amounts', sql`${t.targetMinor} >= 0 AND ${t.raisedMinor} >= 0 AND ${t.investors} >= 0`),
    index('startups_listed').on(t.listedAt),
    index('startups_founder').on(t.founderUserId),
  ],
)

/** An expression of interest; no money. The sender's data is in the request. */
export const startupInterests = pgTable(
  'startup_interests',
  {
    requestId: uuid('request_id').primaryKey(),
    startupId: uuid('startup_id')
      .notNull()
      .references(() => startups.id),
    amountMinor: minorUnits('amount_minor').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('startup_interests_amount', sql`${t.amountMinor} > 0`),
    index('startup_interests_startup').on(t.startupId),
  ],
)

/** Suggested amounts with what each can pay for. No money is moved. */
export const startupTiers = pgTable(
  'startup_tiers',
  {
    amountMinor: minorUnits('amount_minor').primaryKey(),
    impact: text().notNull(),
  },
  (t) => [check('startup_tiers_amount', sql`${t.amountMinor} > 0`)],
)
