import { countDocumentsToCheck } from '#app/features/fundraising/documents/document-queries.server.ts'
import { countHeldQuestions } from '#app/features/fundraising/held-questions/held-queries.server.ts'
import { countHoldAppeals } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { countOpenReports } from '#app/features/fundraising/reports/report-queries.server.ts'
import { countReturns } from '#app/features/fundraising/returns/return-queries.server.ts'
import { countOverdueUpdates } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { countPayeesToCheck } from '#app/features/fundraising/payees/payee-check-queries.server.ts'
import { countTranches } from '#app/features/fundraising/tranches/operator-tranche-queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { queueCopy } from './queue-copy.ts'

interface Asking {
  actor: Actor
  now: Date
}

/** What waits, and since when the oldest does. */
interface Waiting {
  waiting: number
  oldestAt: Date | null
}

type Count = (db: Db, asking: Asking) => Promise<Waiting>

/** The queues of campaigns: a line for each. */
const QUEUES = {
  documents: ['/operator/campaign-documents', countDocumentsToCheck],
  payees: ['/operator/tranches?show=compare', countPayeesToCheck],
  prepare: ['/operator/tranches?show=prepare', (db, { actor }) => countTranches(db, { actor, state: 'asked' })],
  release: ['/operator/tranches?show=release', (db, { actor }) => countTranches(db, { actor, state: 'prepared' })],
  appeals: ['/operator/campaign-holds', countHoldAppeals],
  reports: ['/operator/campaign-reports', countOpenReports],
  questions: ['/operator/campaign-questions', countHeldQuestions],
  askedReturns: ['/operator/campaign-returns', (db, { actor }) => countReturns(db, { actor, state: 'asked' })],
  returns: ['/operator/campaign-returns', (db, { actor }) => countReturns(db, { actor, state: 'prepared' })],
  updates: ['/operator/tranches?show=overdue', countOverdueUpdates],
} as const satisfies Record<keyof typeof queueCopy, readonly [to: string, count: Count]>

/** Every queue of campaigns, for the operators' overview. */
export async function listCampaignQueues(db: Db, asking: Asking) {
  const names = Object.keys(QUEUES) as (keyof typeof QUEUES)[]
  return Promise.all(
    names.map(async (name) => {
      const [to, count]: readonly [string, Count] = QUEUES[name]
      const { waiting, oldestAt } = await count(db, asking)
      return { name, to, waiting, oldestAt, label: queueCopy[name](waiting) }
    }),
  )
}
