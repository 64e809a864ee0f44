import { recordRead } from '#app/features/audit/record-read.server.ts'
import { copy } from '#app/features/requests/copy.ts'
import { QUEUES } from '#app/features/requests/form.ts'
import { findForOperator } from './queue-queries.server.ts'
import type { OperatorRequest } from '#app/features/requests/views.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

/**
 * One request as the members of its queue see it; null to everybody else. The read is recorded in the audit log before
 * the request is returned. `read`: what its caller reads together with other things.
 */
export async function readRequest(
  ctx: PrivateContext,
  { id }: { id: string },
  read = ctx.db,
): Promise<OperatorRequest | null> {
  const request = await findForOperator({ ...ctx, db: read }, { id })
  if (!request) return null
  const desk = copy.queues[request.queue]
  // The title of a request to an open queue may contain a name.
  const detail = QUEUES[request.queue].isPrivate ? `${desk}: ${request.title}` : desk
  await recordRead(ctx, { subject: { kind: 'request', id }, detail })
  return request
}
