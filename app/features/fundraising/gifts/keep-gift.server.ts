import { and, eq, isNull } from 'drizzle-orm'
import { canKeepGift } from '#app/features/fundraising/policy.ts'
import { TOKEN } from '#app/features/fundraising/schema.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type KeepOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-keepable' }

/**
 * A gift that was given with a phone number joins the account of the member who holds its receipt's token. The number
 * itself proves nothing: it may have a new owner. Idempotent for the same member.
 */
export async function keepGift(ctx: CommandContext, { token }: { token: string }): Promise<KeepOutcome> {
  if (!TOKEN.test(token)) return { ok: false, reason: 'not-found' }
  return ctx.db.transaction(async (tx) => {
    const isThis = eq(contributions.publicToken, token)
    const [gift] = await tx.select().from(contributions).where(isThis).for('no key update')
    if (!gift) return { ok: false, reason: 'not-found' }
    if (ctx.actor.kind === 'member' && gift.userId === ctx.actor.userId) return { ok: true }
    if (!canKeepGift(ctx.actor, gift)) return { ok: false, reason: 'not-keepable' }
    await tx
      .update(contributions)
      .set({ userId: ctx.actor.userId })
      .where(and(isThis, isNull(contributions.userId)))
    return { ok: true }
  })
}
