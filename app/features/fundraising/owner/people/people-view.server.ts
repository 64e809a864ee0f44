import type { OwnCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { listCoOwners } from './co-owner-queries.server.ts'
import { copy, partsText } from './copy.ts'

export type PersonView = Awaited<ReturnType<typeof peopleView>>['people'][number]

/** The people of a campaign: for its owner all with invitations, for a co-owner all who accepted. */
export async function peopleView({ ctx, id: campaignId, campaign: { slug, title }, isOwner }: OwnCampaign) {
  const rows = await listCoOwners(ctx.db, { campaignId, now: ctx.now })
  const shown = isOwner ? rows : rows.filter(({ acceptedAt }) => acceptedAt !== null)
  return { slug, title, isOwner, people: shown.map((row) => personOf(row, { isOwner, reader: ctx.actor.userId })) }
}

type Row = Awaited<ReturnType<typeof listCoOwners>>[number]

function personOf(row: Row, { isOwner, reader }: { isOwner: boolean; reader: string }) {
  const isYou = row.userId === reader
  const name = row.name ?? showPhone(row.address ?? '')
  const words = isYou ? copy.leave : row.acceptedAt ? copy.remove : copy.withdraw
  return {
    id: row.id,
    name: isYou ? copy.you : name,
    may: copy.may(partsText(row.may)),
    note: row.acceptedAt ? null : copy.waiting(formatDate(row.expiresAt)),
    remove: isOwner || isYou ? { words, label: row.acceptedAt && !isYou ? copy.removeOf(name) : words } : null,
  }
}
