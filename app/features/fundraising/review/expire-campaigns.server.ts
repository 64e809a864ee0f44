import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { campaignChecks } from '#app/features/fundraising/campaign-checks/check-tables.server.ts'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaignReports } from '#app/features/fundraising/reports/report-tables.server.ts'
import { campaignReturns, contributionReturns } from '#app/features/fundraising/returns/tables.server.ts'
import { campaignClosures, campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees, campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { blankRows, booksKeptFrom, NOBODY, reportsKeptFrom } from '#app/platform/db/expire-rows.server.ts'
import type { Expiring } from '#app/platform/personal-data.ts'

/**
 * Blanks whom the money of campaigns went to, and what campaigns of erased organisers were called, once the books need it
 * no longer; and old reports whose sender has left.
 */
export async function expireCampaigns({ db, now }: Expiring): Promise<void> {
  const from = booksKeptFrom(now)
  const closures = db.select({ id: campaignClosures.campaignId }).from(campaignClosures)
  const closed = closures.where(and(isNull(campaignClosures.reopenedAt), lt(campaignClosures.closedAt, from)))
  const { id, ownerUserId } = campaigns
  const left = db
    .select({ id })
    .from(campaigns)
    .where(and(isNull(ownerUserId), inArray(id, closed)))
  await blankRows(db, campaigns, {
    due: inArray(id, left),
    set: { slug: sql`'closed-' || ${id}`, title: '', location: '', costs: [] },
  })
  await blankRows(db, campaignChecks, { due: inArray(campaignChecks.campaignId, closed), set: { words: null } })
  await blankRows(db, campaignDocuments, {
    due: and(inArray(campaignDocuments.campaignId, closed), lt(campaignDocuments.addedAt, from)),
    set: { what: '', fingerprints: null, addedBy: NOBODY },
  })
  await expirePayments(db, from)
  await blankRows(db, campaignReports, {
    due: and(isNull(campaignReports.byUserId), lt(campaignReports.decidedAt, reportsKeptFrom(now))),
    set: { words: '' },
  })
}

/** Money that went out of campaigns, to payees and back to supporters. */
async function expirePayments(db: Db, from: Date): Promise<void> {
  const isOpen = db
    .select({ id: campaignTranches.payeeId })
    .from(campaignTranches)
    .where(sql`${campaignTranches.stateAt} >= ${from}`)
  await blankRows(db, campaignTranches, {
    due: lt(campaignTranches.stateAt, from),
    set: {
      sealedAccount: '',
      ending: '',
      purpose: '',
      reason: sql`left(${campaignTranches.reason}, 0)`,
      askedBy: NOBODY,
    },
  })
  await blankRows(db, campaignPayees, {
    due: and(lt(campaignPayees.savedAt, from), sql`${campaignPayees.id} NOT IN (${isOpen})`),
    set: {
      name: '',
      reason: sql`left(${campaignPayees.reason}, 0)`,
      sealedAccount: '',
      ending: '',
      savedBy: NOBODY,
      bankAnswer: null,
      sealedAtBank: null,
    },
  })
  await blankRows(db, contributionReturns, { due: lt(contributionReturns.at, from), set: { reason: '' } })
  await blankRows(db, campaignReturns, {
    due: sql`coalesce(${campaignReturns.finishedAt}, ${campaignReturns.preparedAt}, ${campaignReturns.askedAt}) < ${from}`,
    set: { reason: '', askedBy: sql`CASE WHEN ${campaignReturns.askedAt} IS NOT NULL THEN ${NOBODY}::uuid END` },
  })
}
