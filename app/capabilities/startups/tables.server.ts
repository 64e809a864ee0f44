import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { STAGES } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const stages = sql.raw(STAGES.map((stage) => `'${stage}'`).join(', '))

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
    targetMinor: bigint('target_minor', { mode: 'number' }).notNull(),
    raisedMinor: bigint('raised_minor', { mode: 'number' }).notNull().default(0),
    investors: integer().notNull().default(0),
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull(),
    /** Null while it is a draft. */
    listedAt: moment('listed_at'),
    retiredAt: moment('retired_at'),
  },
  (t) => [
    check('startups_stage', sql`${t.stage} IN (${stages})`),
    check('startups_amounts', sql`${t.targetMinor} >= 0 AND ${t.raisedMinor} >= 0 AND ${t.investors} >= 0`),
    index('startups_listed').on(t.listedAt),
  ],
)

/** Somebody would like to hear more; no money. The person behind it stands in the request. */
export const startupInterests = pgTable(
  'startup_interests',
  {
    requestId: uuid('request_id').primaryKey(),
    startupId: uuid('startup_id')
      .notNull()
      .references(() => startups.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('startup_interests_amount', sql`${t.amountMinor} > 0`),
    index('startup_interests_startup').on(t.startupId),
  ],
)

/** Amounts that somebody may think of, each with what it could do. No money. */
export const startupTiers = pgTable(
  'startup_tiers',
  {
    amountMinor: bigint('amount_minor', { mode: 'number' }).primaryKey(),
    impact: text().notNull(),
  },
  (t) => [check('startup_tiers_amount', sql`${t.amountMinor} > 0`)],
)
