import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { chapters } from '#app/features/circles/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { EditChapterOutcome } from './edit-chapter.server.ts'

/** Deletes a chapter. Operators only. */
export async function closeChapter(ctx: CommandContext, { slug }: { slug: string }): Promise<EditChapterOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(chapters).where(eq(chapters.slug, slug)).returning({ name: chapters.name })
    if (!rows[0]) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'chapter', id: slug }, detail: rows[0].name })
    await publish(tx, [pagesChanged(['chapters', 'figures'])])
    return { ok: true }
  })
}
