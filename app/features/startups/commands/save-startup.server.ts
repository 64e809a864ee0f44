import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { StartupInput } from '#app/features/startups/schema.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

type Outcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Creates a startup as a draft, or changes the one with this slug. Operators only. */
export async function saveStartup(ctx: CommandContext, input: StartupInput): Promise<Outcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const { slug: _, ...fields } = input
  await db.transaction(async (tx) => {
    await tx
      .insert(startups)
      .values({ ...input, createdAt: now })
      .onConflictDoUpdate({ target: startups.slug, set: fields })
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'startup', id: input.slug }, detail: input.title })
    await publish(tx, [pagesChanged(['startups'])])
  })
  return { ok: true }
}

/** Lists a startup on /seeds, or retires it. Operators only. */
export async function listStartup(
  ctx: CommandContext,
  { slug, isListed }: { slug: string; isListed: boolean },
): Promise<Outcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const change = isListed ? { listedAt: now, retiredAt: null } : { retiredAt: now }
    const rows = await tx.update(startups).set(change).where(eq(startups.slug, slug)).returning({ id: startups.id })
    if (rows.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: isListed ? 'published' : 'retired', subject: { kind: 'startup', id: slug } })
    await publish(tx, [pagesChanged(['startups'])])
    return { ok: true }
  })
}
