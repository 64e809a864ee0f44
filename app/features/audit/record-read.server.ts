import { sql } from 'drizzle-orm'
import type { CommandContext } from '#app/platform/context.server.ts'
import { rowOf } from './record-act.server.ts'
import { type AuditedAction, SAME_READ_MS } from './schema.ts'
import { auditLog } from './tables.server.ts'

/**
 * Writes to the audit log that an operator reads private data of people; call it before they are shown. Reading the same
 * again within `SAME_READ_MS` is one act. @throws when the actor is not an operator.
 */
export async function recordRead(ctx: CommandContext, act: Omit<AuditedAction, 'verb'>): Promise<void> {
  const row = rowOf(ctx, { verb: 'read', ...act })
  const { byUserId, byName, role, verb, subjectKind, subjectId, detail, at, requestId } = row
  const since = new Date(at.getTime() - SAME_READ_MS).toISOString()
  await ctx.db.execute(sql`
    INSERT INTO ${auditLog} (by_user_id, by_name, role, verb, subject_kind, subject_id, detail, at, request_id)
    SELECT ${byUserId}::uuid, ${byName}, ${role}, ${verb}, ${subjectKind}, ${subjectId}, ${detail},
           ${at.toISOString()}::timestamptz, ${requestId}
     WHERE NOT EXISTS (
       SELECT FROM ${auditLog} WHERE subject_kind = ${subjectKind} AND subject_id = ${subjectId}
          AND by_user_id = ${byUserId} AND verb = ${verb} AND at > ${since})`)
}
