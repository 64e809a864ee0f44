import { copy as stories } from '#app/features/stories/copy.ts'
import { findCause } from '#app/features/stories/schema.ts'
import { listFeed } from '#app/features/stories/queries.server.ts'
import { listInReadersLanguage } from '#app/features/translations/queries.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { storyCard } from '#app/features/stories/card/story-card-view.server.ts'
import type { CardsPage } from '#app/features/stories/card/story-feed.tsx'
import { readTheme } from './feed-address.ts'

/** One page of twenty cards for the theme and cursor in the address. */
export async function feedPage({ db, actor, now }: CommandContext, search: URLSearchParams): Promise<CardsPage> {
  const { stories: shown, next } = await listFeed(db, {
    actor,
    cause: findCause(readTheme(search)),
    after: search.get('cursor'),
  })
  const inLanguage = await listInReadersLanguage(db, shown, ['title', 'description'])
  return { cards: inLanguage.map((story) => storyCard(story, { now, causes: stories.causes })), next }
}
