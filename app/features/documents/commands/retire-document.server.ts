import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { documents } from '#app/features/documents/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RetireDocumentOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Stops offering a document; its versions and its count are kept. Saving it again restores it. Operators only. */
export async function retireDocument(ctx: CommandContext, { slug }: { slug: string }): Promise<RetireDocumentOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const retired = await tx
      .update(documents)
      .set({ retiredAt: ctx.now })
      .where(and(eq(documents.slug, slug), isNull(documents.retiredAt)))
      .returning({ id: documents.id })
    if (retired.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'retired', subject: { kind: 'document', id: slug } })
    await publish(tx, [pagesChanged(['documents'])])
    return { ok: true }
  })
}
