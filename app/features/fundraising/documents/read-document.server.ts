import { hasJustRead } from '#app/features/audit/queries.server.ts'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Writes to the audit log that an operator opens a document, before its file is shown. */
export async function recordReading(ctx: CommandContext, { id, kind }: { id: string; kind: string }): Promise<void> {
  const subject = { kind: 'campaign-document', id } as const
  if (!(await hasJustRead(ctx, subject))) await recordAct(ctx.db, ctx, { verb: 'read', subject, detail: kind })
}
