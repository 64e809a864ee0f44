import type { OperatorContext } from '#app/features/access/operator.server.ts'
import { listCampaignQueues } from '#app/features/fundraising/operator/queue-queries.server.ts'
import { countWaitingSubmissions } from '#app/features/fundraising/review/submission-queries.server.ts'
import { countWaitingApplications } from '#app/features/marketplace/applications/application-queries.server.ts'
import { countOpenFlags } from '#app/features/marketplace/trust/flag-queries.server.ts'
import { countDisputes } from '#app/features/orders/returns/return-queries.server.ts'
import { countMismatches } from '#app/features/payments/settlement-import/mismatch-queries.server.ts'
import { countToDecide } from '#app/features/payouts/operator-queries.server.ts'
import { countInbox, countMine } from '#app/features/requests/queue/queue-queries.server.ts'
import { countStoriesToDecide } from '#app/features/stories/moderation/moderation-queries.server.ts'
import { countUndecided } from '#app/features/testimonies/queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'

const reads = new WeakMap<OperatorContext, ReturnType<typeof read>>()

/** The open work that both the sidebar and the overview show, read once in a request. */
export function readOpenWork(ctx: OperatorContext): ReturnType<typeof read> {
  const known = reads.get(ctx)
  if (known) return known
  const work = read(ctx)
  reads.set(ctx, work)
  return work
}

async function read({ db: writable, ...rest }: OperatorContext) {
  const db = together(writable)
  const ctx = { ...rest, db }
  const { toDecide, ...counts } = await allKeyed({
    inbox: countInbox(ctx),
    mine: countMine(ctx),
    testimonies: countUndecided(db, ctx),
    reports: countStoriesToDecide(db, ctx),
    campaigns: countWaitingSubmissions(db, ctx),
    campaignQueues: listCampaignQueues(db, ctx),
    mismatches: countMismatches(db, ctx),
    disputes: countDisputes(db, ctx),
    flags: countOpenFlags(db, ctx),
    toDecide: countToDecide(db, ctx),
    applications: countWaitingApplications(db, ctx),
  })
  return { ...counts, ...toDecide }
}
