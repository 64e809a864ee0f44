import { findOwnTestimony } from '#app/features/testimonies/commands/withdraw-testimony.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type TranslateOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/**
 * Saves the other version of a story that the member sent, or deletes it when it is empty. It is public once an
 * operator approves the story after that: of a published story, a change takes the version off until then.
 */
export function translateTestimony(
  ctx: CommandContext,
  { id, fields }: { id: string; fields: Texts },
): Promise<TranslateOutcome> {
  return ctx.db.transaction(async (tx) => {
    const own = await findOwnTestimony(tx, ctx, id)
    if (!own) return { ok: false, reason: 'not-found' }
    await saveTranslation(tx, ctx, { kind: 'testimony', id, original: { story: own.story }, fields })
    await publish(tx, [pagesChanged(['testimonies'])])
    return { ok: true }
  })
}
