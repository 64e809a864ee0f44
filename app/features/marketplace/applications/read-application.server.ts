import { recordRead } from '#app/features/audit/record-read.server.ts'
import { type OperatorApplication, findApplicationForOperator } from './application-queries.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

/**
 * One application with all it contains, for an operator; null for everybody else. The access is written to the audit
 * log before the data is returned. `read`: what its caller reads together with other things.
 */
export async function readApplication(
  ctx: PrivateContext,
  { id }: { id: string },
  read = ctx.db,
): Promise<OperatorApplication | null> {
  const application = await findApplicationForOperator({ ...ctx, db: read }, { id })
  if (!application) return null
  await recordRead(ctx, { subject: { kind: 'application', id }, detail: application.displayName })
  return application
}
