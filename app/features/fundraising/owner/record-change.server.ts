import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { campaignChanges } from './owner-tables.server.ts'
import type { ChangedPart } from './schema.ts'

interface Change {
  campaignId: string
  part: ChangedPart
  before: unknown
  after: unknown
  /** Supporters read it. */
  reason: string
}

/** Adds a change of a campaign's public page to those that readers see. All that an owner changes passes here. */
export async function recordChange(
  tx: Db,
  { actor, now }: Pick<CommandContext, 'actor' | 'now'>,
  change: Change,
): Promise<void> {
  await tx.insert(campaignChanges).values({ ...change, changedBy: userIdOf(actor), at: now })
}
