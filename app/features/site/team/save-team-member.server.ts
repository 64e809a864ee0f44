import { count, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { TeamMember } from './queries.server.ts'
import { TEAM_MEMBERS_MAX } from './schema.ts'
import { teamMembers } from './tables.server.ts'

/** `id` is null for a new person. */
export type TeamMemberInput = Omit<TeamMember, 'id'> & { id: string | null }

export type SaveTeamMemberOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'too-many' }

/** Adds or changes a person on /team. Operators only. */
export async function saveTeamMember(
  ctx: CommandContext,
  { id, ...values }: TeamMemberInput,
): Promise<SaveTeamMemberOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const [all] = await tx.select({ count: count() }).from(teamMembers)
    if (id === null && (all?.count ?? 0) >= TEAM_MEMBERS_MAX) return { ok: false, reason: 'too-many' }
    const [saved] =
      id === null
        ? await tx.insert(teamMembers).values(values).returning({ id: teamMembers.id })
        : await tx.update(teamMembers).set(values).where(eq(teamMembers.id, id)).returning({ id: teamMembers.id })
    if (!saved) return { ok: false, reason: 'not-found' }
    await record(ctx, tx, { verb: id === null ? 'added' : 'changed', id: saved.id })
    return { ok: true, id: saved.id }
  })
}

/** Removes a person from /team. Operators only. */
export async function removeTeamMember(
  ctx: CommandContext,
  { id }: { id: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const removed = await tx.delete(teamMembers).where(eq(teamMembers.id, id)).returning({ id: teamMembers.id })
    if (removed.length === 0) return { ok: false, reason: 'not-found' }
    await record(ctx, tx, { verb: 'removed', id })
    return { ok: true }
  })
}

/** The log is never deleted: it does not name the person. */
async function record(
  ctx: CommandContext,
  tx: CommandContext['db'],
  { verb, id }: { verb: 'added' | 'changed' | 'removed'; id: string },
): Promise<void> {
  await recordAct(tx, ctx, { verb, subject: { kind: 'team-member', id } })
  await publish(tx, [pagesChanged(['team'])])
}
