import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { listCampaignQueues } from '#app/features/fundraising/operator/queue-queries.server.ts'
import { countWaitingSubmissions } from '#app/features/fundraising/review/submission-queries.server.ts'
import { countMismatches } from '#app/features/payments/settlement-import/mismatch-queries.server.ts'
import { countInbox } from '#app/features/requests/queue/queue-queries.server.ts'
import { countStoriesToDecide } from '#app/features/stories/moderation/moderation-queries.server.ts'
import { listForOperator } from '#app/features/testimonies/queries.server.ts'

const reads = new WeakMap<OperatorContext, ReturnType<typeof read>>()

/** The open work that both the sidebar and the overview show, read once in a request. */
export function readOpenWork(ctx: OperatorContext): ReturnType<typeof read> {
  const known = reads.get(ctx)
  if (known) return known
  const work = read(ctx)
  reads.set(ctx, work)
  return work
}

async function read(ctx: OperatorContext) {
  const { db } = ctx
  const stories = await listForOperator(db, ctx)
  return {
    inbox: await countInbox(ctx),
    testimonies: stories.filter(({ verdict }) => verdict === null).length,
    reports: await countStoriesToDecide(db, ctx),
    campaigns: await countWaitingSubmissions(db, ctx),
    campaignQueues: await listCampaignQueues(db, ctx),
    mismatches: await countMismatches(db, ctx),
  }
}
