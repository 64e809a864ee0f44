import { recordAct } from '#app/features/audit/commands/record-act.server.ts'
import { hasJustRead } from '#app/features/audit/queries.server.ts'
import {
  type DeskApplication,
  findDeskApplication,
} from '#app/features/marketplace/sellers/application-queries.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'

/**
 * One application with everything she shows of herself, for the desk; null to everybody else. Reading it is an act,
 * and is written down before it is shown.
 */
export async function readApplication(ctx: PrivateContext, { id }: { id: string }): Promise<DeskApplication | null> {
  const application = await findDeskApplication(ctx, { id })
  if (!application) return null
  const subject = { kind: 'application', id } as const
  if (!(await hasJustRead(ctx, subject))) {
    await recordAct(ctx.db, ctx, { verb: 'read', subject, detail: application.displayName })
  }
  return application
}
