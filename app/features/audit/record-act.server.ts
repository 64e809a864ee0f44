import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type AuditedAction, DETAIL_CHARS_MAX, SUBJECT_ID_CHARS_MAX } from './schema.ts'
import { auditLog } from './tables.server.ts'

/**
 * Writes an operator's act to the audit log, in the transaction of the act. @throws when the actor is not an operator;
 * check the policy first.
 */
export async function recordAct(tx: Db, ctx: Omit<CommandContext, 'db'>, act: AuditedAction): Promise<void> {
  await tx.insert(auditLog).values(rowOf(ctx, act))
}

/** The row of an act. @throws when the actor is not an operator. */
export function rowOf({ actor, now, requestId }: Omit<CommandContext, 'db'>, act: AuditedAction) {
  if (!isOperator(actor)) throw new Error(`${act.verb} ${act.subject.kind}: not an operator's act`)
  return {
    byUserId: actor.userId,
    byName: actor.displayName,
    role: actor.roles.includes('administrator') ? ('administrator' as const) : ('operator' as const),
    verb: act.verb,
    subjectKind: act.subject.kind,
    subjectId: act.subject.id.slice(0, SUBJECT_ID_CHARS_MAX),
    detail: act.detail?.slice(0, DETAIL_CHARS_MAX) ?? null,
    at: now,
    requestId,
  }
}
