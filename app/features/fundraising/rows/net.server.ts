import { sql } from 'drizzle-orm'
import { contributions } from '#app/features/fundraising/tables.server.ts'

/** What of a gift belongs to the campaign, in minor units. The only place that says so. */
export const netMinor = sql<number>`(${contributions.amountMinor} - ${contributions.costMinor})`.mapWith(Number)
