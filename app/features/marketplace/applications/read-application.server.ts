import { recordAct } from '#app/features/audit/record-act.server.ts'
import { hasJustRead } from '#app/features/audit/queries.server.ts'
import { type OperatorApplication, findApplicationForOperator } from './application-queries.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

/**
 * One application with all it contains, for an operator; null for everybody else. The access is written to the audit
 * log before the data is returned.
 */
export async function readApplication(
  ctx: PrivateContext,
  { id }: { id: string },
): Promise<OperatorApplication | null> {
  const application = await findApplicationForOperator(ctx, { id })
  if (!application) return null
  const subject = { kind: 'application', id } as const
  if (!(await hasJustRead(ctx, subject))) {
    await recordAct(ctx.db, ctx, { verb: 'read', subject, detail: application.displayName })
  }
  return application
}
