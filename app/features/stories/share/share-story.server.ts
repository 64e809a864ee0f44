import { and, count, eq, gt } from 'drizzle-orm'
import { attachFreeMedia } from '#app/features/media/commands/attach-media.server.ts'
import { lockAuthor } from './author.server.ts'
import { changedTags } from '#app/features/stories/events.ts'
import { refuseUnlessStudent, type StudentRefusal } from '#app/features/stories/policy.ts'
import { MEDIA_PER_STORY_MAX, STORIES_A_DAY_MAX } from '#app/features/stories/schema.ts'
import type { StoryInput } from '#app/features/stories/share/form.ts'
import { goodDeedsStories, storyMedia } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type ShareOutcome =
  | {
      ok: true
      id: string
      /** Waits for a guardian's consent. */
      isWaiting: boolean
      /** Number of files over the limit of four. */
      mediaCut: number
      /** Number of other files that were not the member's own, already in use, or gone. */
      mediaMissing: number
    }
  | { ok: false; reason: StudentRefusal | 'too-many-today' }

/** Publishes a story. Idempotent by the form's key. */
export async function shareStory({ db, actor, now }: CommandContext, input: StoryInput): Promise<ShareOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const student = await lockAuthor(tx, actor.userId)
    const refusal = refuseUnlessStudent(actor, student)
    if (refusal || !student) return { ok: false, reason: refusal ?? 'no-profile' }
    const earlier = await findEarlier(tx, student.id, input.formKey)
    if (earlier) return earlier
    if (await hasSharedEnough(tx, student.id, now)) return { ok: false, reason: 'too-many-today' }
    const { media, consent: _, ...fields } = input
    const [story] = await tx
      .insert(goodDeedsStories)
      .values({ ...fields, studentProfileId: student.id, consentedAt: now, createdAt: now })
      .onConflictDoNothing({ target: [goodDeedsStories.studentProfileId, goodDeedsStories.formKey] })
      .returning({ id: goodDeedsStories.id, isPublished: goodDeedsStories.isPublished })
    if (!story) return (await findEarlier(tx, student.id, input.formKey)) ?? lost()
    const different = [...new Map(media.map((one) => [one.id, one])).values()]
    const taken = different.slice(0, MEDIA_PER_STORY_MAX)
    const attached = await attach(tx, { storyId: story.id, ownerId: actor.userId, media: taken, now })
    await publish(tx, [pagesChanged(changedTags(story.id))])
    return {
      ok: true,
      id: story.id,
      isWaiting: !story.isPublished,
      mediaCut: different.length - taken.length,
      mediaMissing: taken.length - attached,
    }
  })
}

async function findEarlier(tx: Db, studentId: string, formKey: string): Promise<ShareOutcome | null> {
  const { id, isPublished, withdrawnAt } = goodDeedsStories
  const [row] = await tx
    .select({ id, isPublished, withdrawnAt })
    .from(goodDeedsStories)
    .where(and(eq(goodDeedsStories.studentProfileId, studentId), eq(goodDeedsStories.formKey, formKey)))
  if (!row) return null
  return { ok: true, id: row.id, isWaiting: !row.isPublished && !row.withdrawnAt, mediaCut: 0, mediaMissing: 0 }
}

function lost(): never {
  throw new Error('The story that was there a moment ago is gone.')
}

async function hasSharedEnough(tx: Db, studentId: string, now: Date): Promise<boolean> {
  const [today] = await tx
    .select({ count: count() })
    .from(goodDeedsStories)
    .where(
      and(
        eq(goodDeedsStories.studentProfileId, studentId),
        gt(goodDeedsStories.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
  return (today?.count ?? 0) >= STORIES_A_DAY_MAX
}

interface AttachInput {
  storyId: string
  ownerId: string
  media: StoryInput['media']
  now: Date
}

/** Attaches the member's own unused uploads; returns how many. */
async function attach(tx: Db, { storyId, ownerId, media, now }: AttachInput): Promise<number> {
  const refused = await attachFreeMedia(tx, { ownerId, mediaIds: media.map(({ id }) => id), now })
  const free = media.filter(({ id }) => !refused.has(id))
  if (free.length > 0) {
    await tx
      .insert(storyMedia)
      .values(free.map(({ id, caption }, position) => ({ storyId, position, mediaId: id, caption })))
  }
  return free.length
}
