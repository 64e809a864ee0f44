import type { InterestInput } from '#app/features/circles/schema.ts'
import { circleInterests, circleMembers } from '#app/features/circles/tables.server.ts'
import { type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { rememberLanguage } from '#app/platform/mail/languages.server.ts'

/** The same for a repeated request, so that it does not reveal whether a row existed. */
export type JoinOutcome = { ok: true; as: 'member' | 'interest' }

/**
 * A signed-in user who joins becomes a member at once. Otherwise the interest is stored, and an operator contacts them.
 */
export async function joinCircle(ctx: PrivateContext, input: InterestInput): Promise<JoinOutcome> {
  const { db, actor, now } = ctx
  const { kind, name, contact, region } = input
  const userId = userIdOf(actor)
  if (kind === 'join' && userId) {
    const member = { userId, name, contact, region, joinedAt: now }
    await db.transaction(async (tx) => {
      await tx.insert(circleMembers).values(member).onConflictDoNothing()
      await rememberLanguage(tx, ctx, [contact])
      await publish(tx, [pagesChanged(['figures'])])
    })
    return { ok: true, as: 'member' }
  }
  const interest = { kind, name, contact, region, userId, consentedAt: now }
  await db.insert(circleInterests).values(interest).onConflictDoNothing()
  await rememberLanguage(db, ctx, [contact])
  return { ok: true, as: 'interest' }
}
