import { and, eq, inArray, isNull } from 'drizzle-orm'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { normalizeEmail } from '#app/platform/text/contact.ts'

/**
 * Gifts that were given without an account with this address join the member's account. `confirmedEmail` is the address
 * that the member has proven to the auth service; null joins nothing, and so does a phone number: numbers get new
 * owners. Changes nothing that others see. Idempotent.
 */
export async function joinGifts(
  { db, actor }: CommandContext,
  { confirmedEmail }: { confirmedEmail: string | null },
): Promise<{ joined: number }> {
  const userId = userIdOf(actor)
  const email = normalizeEmail(confirmedEmail ?? '')
  if (userId === null || email === '') return { joined: 0 }
  // Locked in the same order, so that two requests of the member cannot deadlock.
  const ownerless = db
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(eq(contributions.email, email), isNull(contributions.userId)))
    .orderBy(contributions.id)
    .for('update')
  const joined = await db
    .update(contributions)
    .set({ userId })
    .where(inArray(contributions.id, ownerless))
    .returning({ id: contributions.id })
  return { joined: joined.length }
}
