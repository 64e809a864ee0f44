import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announce } from '#app/features/events/announce.server.ts'
import { eventTexts } from '#app/features/events/event-texts.ts'
import { canManageEvents } from '#app/features/events/policy.ts'
import { lockEvent } from '#app/features/events/rows/event.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type TranslateEventOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Saves the other version of an event, or deletes it when all texts are empty. Operators only. */
export function translateEvent(
  ctx: CommandContext,
  { slug, fields }: { slug: string; fields: Texts },
): Promise<TranslateEventOutcome> {
  return ctx.db.transaction(async (tx): Promise<TranslateEventOutcome> => {
    const event = canManageEvents(ctx.actor) ? await lockEvent(tx, slug) : null
    if (!event) return { ok: false, reason: 'not-found' }
    await saveTranslation(tx, ctx, { kind: 'event', id: event.id, original: eventTexts(event), fields })
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'event', id: slug }, detail: event.title })
    await announce(tx, event)
    return { ok: true }
  })
}
