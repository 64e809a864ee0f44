import { recordAct } from '#app/features/audit/record-act.server.ts'
import { hasJustRead } from '#app/features/audit/queries.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import { QUEUES } from '#app/features/requests/form.ts'
import { findForOperator } from './queue-queries.server.ts'
import type { OperatorRequest } from '#app/features/requests/views.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

/**
 * One request as the members of its queue see it; null to everybody else. The read of a private request is recorded in
 * the audit log before the request is returned.
 */
export async function readRequest(ctx: PrivateContext, { id }: { id: string }): Promise<OperatorRequest | null> {
  const request = await findForOperator(ctx, { id })
  if (!request || !QUEUES[request.queue].isPrivate) return request
  const subject = { kind: 'request', id } as const
  if (!(await hasJustRead(ctx, subject))) {
    await recordAct(ctx.db, ctx, { verb: 'read', subject, detail: `${copy.queues[request.queue]}: ${request.title}` })
  }
  return request
}
