import { eq, inArray, or } from 'drizzle-orm'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'

/**
 * Removes the signed-in user as a co-owner, invitations to these addresses, and all co-owners of their own campaigns. Before
 * the owner is forgotten.
 */
export async function forgetCoOwner(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  addresses?: Addresses,
): Promise<void> {
  const userId = userIdOf(actor)
  if (userId === null) return
  const own = db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerUserId, userId))
  const { campaignId, invitedBy, address } = campaignCoOwners
  const isInvited = inArray(address, addresses ? contactsOf(addresses) : [])
  await db
    .delete(campaignCoOwners)
    .where(or(eq(campaignCoOwners.userId, userId), eq(invitedBy, userId), isInvited, inArray(campaignId, own)))
}
