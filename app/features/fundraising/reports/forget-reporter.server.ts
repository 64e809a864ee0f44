import { eq } from 'drizzle-orm'
import type { CommandContext } from '#app/platform/context.server.ts'
import { campaignReports } from './report-tables.server.ts'

/** Removes the member from their reports; what they reported stays, so that it is still checked. Idempotent. */
export async function forgetReporter({ db, actor }: Pick<CommandContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind !== 'member') return
  await db
    .update(campaignReports)
    .set({ byUserId: null, sealedAddress: null })
    .where(eq(campaignReports.byUserId, actor.userId))
}
