import { campaignDownloads } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { writeCsv } from '#app/platform/file-formats/csv.ts'
import { decimalText } from '#app/platform/money.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { copy } from './copy.ts'
import { listOwnerGifts, type OwnerGift } from './gift-queries.server.ts'

/** Above what any campaign here has; the file leaves out older gifts. */
const GIFTS_MAX = 100_000

export type DownloadGiftsOutcome = { ok: true; csv: string } | { ok: false; reason: 'not-found' }

/**
 * The gifts of the member's own campaign as CSV; with contacts those of the supporters who agreed. Each download is
 * recorded.
 */
export async function downloadGifts(
  ctx: CommandContext,
  { slug, withContacts }: { slug: string; withContacts: boolean },
): Promise<DownloadGiftsOutcome> {
  return ctx.db.transaction(async (tx): Promise<DownloadGiftsOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'supporters')) return { ok: false, reason: 'not-found' }
    const gifts = await listOwnerGifts(tx, { campaignId: campaign.id, limit: GIFTS_MAX })
    const record = { campaignId: campaign.id, byUserId: userIdOf(ctx.actor), withContacts, gifts: gifts.length }
    await tx.insert(campaignDownloads).values({ ...record, at: ctx.now })
    const { head } = copy.csv
    const rows = gifts.map((gift) => [...rowOf(gift), ...(withContacts ? [gift.contact ?? ''] : [])])
    return { ok: true, csv: writeCsv([[...head, ...(withContacts ? [copy.csv.contact] : [])], ...rows]) }
  })
}

const rowOf = ({ settledAt, name, place, amountMinor, message }: OwnerGift): string[] => [
  dayOfIndia(settledAt),
  name ?? copy.anonymous,
  place ?? '',
  decimalText(amountMinor),
  message ?? '',
]
