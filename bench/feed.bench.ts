import { getFeedCounts, listFeed, listMyLikes } from '#app/features/stories/queries.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { measureGrowth } from './harness/growth.ts'
import { READER, seedManyStories } from './many-stories.ts'

const reader: Actor = { kind: 'member', userId: READER, displayName: 'Reader', email: null, roles: [] }

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'feed page': (db) => listFeed(db, { actor: VISITOR, cause: null, after: null }),
  'feed page, signed in, with blocks': (db) => listFeed(db, { actor: reader, cause: null, after: null }),
  'feed page of one cause': (db) => listFeed(db, { actor: reader, cause: 'health', after: null }),
  'wall counts': (db) => getFeedCounts(db),
  'my likes': (db) => listMyLikes(db, { actor: reader }),
}

/** The queries of the story feed among 100,000 stories with 1,000,000 likes, against 1,000 with 10,000 (P10). */
export const feed = () =>
  measureGrowth({
    things: 'stories',
    few: 1_000,
    many: 100_000,
    seed: seedManyStories,
    questions: QUESTIONS,
    grows: ['good_deeds_stories', 'story_likes'],
  })
