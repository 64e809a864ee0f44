import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { chapters } from '#app/features/circles/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { ChapterInput } from './open-chapter.server.ts'

export type EditChapterOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Changes a chapter; its slug stays. Operators only. */
export async function editChapter(ctx: CommandContext, { slug, ...words }: ChapterInput): Promise<EditChapterOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const rows = await tx.update(chapters).set(words).where(eq(chapters.slug, slug)).returning({ id: chapters.id })
    if (rows.length === 0) return { ok: false, reason: 'not-found' }
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'chapter', id: slug }, detail: words.name })
    await publish(tx, [pagesChanged(['chapters'])])
    return { ok: true }
  })
}
