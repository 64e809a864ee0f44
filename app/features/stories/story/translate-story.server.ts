import { eq } from 'drizzle-orm'
import { changedTags } from '#app/features/stories/events.ts'
import { isAuthor } from '#app/features/stories/policy.ts'
import { lockStory } from '#app/features/stories/share/author.server.ts'
import { storyTexts } from '#app/features/stories/story-texts.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type TranslateOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Saves the other version of the author's own story, in whatever state it is, or deletes it when all is empty. */
export function translateStory(
  ctx: CommandContext,
  { storyId, fields }: { storyId: string; fields: Texts },
): Promise<TranslateOutcome> {
  return ctx.db.transaction(async (tx) => {
    const story = await lockStory(tx, storyId)
    if (!story || story.withdrawnAt || !isAuthor(ctx.actor, story)) return { ok: false, reason: 'not-found' }
    const row = one(await tx.select().from(goodDeedsStories).where(eq(goodDeedsStories.id, story.id)))
    await saveTranslation(tx, ctx, { kind: 'story', id: story.id, original: storyTexts(row), fields })
    await publish(tx, [pagesChanged(changedTags(story.id))])
    return { ok: true }
  })
}
