import { and, eq, gt } from 'drizzle-orm'
import type { CommandContext } from '#app/platform/context.server.ts'
import { recordAct } from './record-act.server.ts'
import { type AuditedAction, SAME_READ_MS } from './schema.ts'
import { auditLog } from './tables.server.ts'

/**
 * Writes to the audit log that an operator reads private data of people; call it before they are shown. Reading the same
 * again within `SAME_READ_MS` is one act. @throws when the actor is not an operator.
 */
export async function recordRead(ctx: CommandContext, act: Omit<AuditedAction, 'verb'>): Promise<void> {
  if (!(await hasJustRead(ctx, act.subject))) await recordAct(ctx.db, ctx, { verb: 'read', ...act })
}

async function hasJustRead(
  { db, actor, now }: CommandContext,
  { kind, id }: AuditedAction['subject'],
): Promise<boolean> {
  if (actor.kind !== 'member') return false
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, kind),
        eq(auditLog.subjectId, id),
        eq(auditLog.byUserId, actor.userId),
        eq(auditLog.verb, 'read'),
        gt(auditLog.at, new Date(now.getTime() - SAME_READ_MS)),
      ),
    )
    .limit(1)
  return row !== undefined
}
