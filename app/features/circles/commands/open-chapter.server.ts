import { recordAct } from '#app/features/audit/record-act.server.ts'
import { chapters } from '#app/features/circles/tables.server.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import type { Weekday } from '#app/features/circles/schema.ts'
import type { IndianState } from '#app/platform/india/states.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export interface ChapterInput {
  slug: string
  name: string
  place: string
  region: IndianState
  weekday: Weekday | null
  /** Hour and place, as text: told to accepted members only. */
  meets: string
}

export type OpenChapterOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'slug-taken' }

/** Adds a chapter. Operators only. */
export async function openChapter(ctx: CommandContext, input: ChapterInput): Promise<OpenChapterOutcome> {
  if (!isOperator(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .insert(chapters)
      .values({ ...input, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: chapters.id })
    if (rows.length === 0) return { ok: false, reason: 'slug-taken' }
    await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'chapter', id: input.slug }, detail: input.name })
    await publish(tx, [pagesChanged(['chapters', 'figures'])])
    return { ok: true }
  })
}
