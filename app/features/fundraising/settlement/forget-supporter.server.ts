import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { announce } from './announce.server.ts'
import { copy } from '#app/features/fundraising/copy.ts'
import { giftTaxDetails } from '#app/features/fundraising/tax/tables.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { endMandatesOf } from '#app/features/fundraising/monthly/mandate.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'

/**
 * Ends the monthly gifts of the signed-in user, and removes name, contact and texts from all their gifts, also from those
 * that were made without an account with these addresses. Amounts, dates and receipt numbers stay, because accounting law
 * requires them. Does nothing for a visitor.
 */
export async function forgetSupporter(
  { db, actor, now }: CommandContext,
  addresses?: Addresses,
): Promise<{ ok: true; gifts: number }> {
  const userId = userIdOf(actor)
  if (userId === null) return { ok: true, gifts: 0 }
  const contacts = addresses ? contactsOf(addresses) : []
  const { email, phone } = contributions
  const isGuests = and(isNull(contributions.userId), or(inArray(email, contacts), inArray(phone, contacts)))
  return db.transaction(async (tx) => {
    await endMandatesOf(tx, { userId, now })
    const { nameSnapshot } = contributions
    const gifts = await tx
      .update(contributions)
      .set({
        nameSnapshot: sql`CASE WHEN ${nameSnapshot} IS NOT NULL THEN ${copy.forgotten} END`,
        place: null,
        message: null,
        email: null,
        phone: null,
        userId: null,
        wantsUpdates: false,
        mayBeContacted: false,
        returnReason: sql`left(${contributions.returnReason}, 0)`,
      })
      .where(or(eq(contributions.userId, userId), isGuests))
      .returning({ id: contributions.id, campaignId: contributions.campaignId })
    const giftIds = gifts.map(({ id }) => id)
    if (giftIds.length > 0) await tx.delete(giftTaxDetails).where(inArray(giftTaxDetails.contributionId, giftIds))
    const ids = [...new Set(gifts.map(({ campaignId }) => campaignId))]
    const shown =
      ids.length > 0 ? await tx.select({ slug: campaigns.slug }).from(campaigns).where(inArray(campaigns.id, ids)) : []
    for (const { slug } of shown) await announce(tx, slug)
    return { ok: true, gifts: gifts.length }
  })
}
