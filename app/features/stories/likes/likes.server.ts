import { and, eq, sql } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { StudentRefusal } from '#app/features/stories/policy.ts'
import { isVisibleTo } from '#app/features/stories/story-rows.server.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'

export type LikeOutcome =
  | { ok: true; isLiked: boolean; likesCount: number }
  | { ok: false; reason: StudentRefusal | 'not-found' }

/** The id, like count and author's user id of a real story that this viewer may see: one row or none. */
export function visibleStory(db: Db, { actor, id }: { actor: Actor; id: string }) {
  return db
    .select({ id: goodDeedsStories.id, likesCount: goodDeedsStories.likesCount, userId: studentProfiles.userId })
    .from(goodDeedsStories)
    .innerJoin(studentProfiles, eq(studentProfiles.id, goodDeedsStories.studentProfileId))
    .where(
      and(
        isUuid(id) ? eq(goodDeedsStories.id, id) : sql`false`,
        eq(goodDeedsStories.isSample, false),
        isVisibleTo(actor),
      ),
    )
}
