import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { readCursor, writeCursor } from './feed/cursor.ts'
import { pointsFor, rankFor } from './points.ts'
import { type CauseCategory, OWN_LIKES_MAX, OWN_STORIES_MAX, STORIES_PER_PAGE } from './schema.ts'
import { listModerationStates } from './moderation/moderation-state.server.ts'
import { filesOf, isBy, isVisibleTo, selectListedStories, selectStories, viewOf } from './story-rows.server.ts'
import { goodDeedsStories, storyAppeals, storyCounters, storyLikes, storyMutes, storyReports } from './tables.server.ts'
import type { FeedPage, OwnStory, StoryView, StudentStats, FeedCounts } from './views.ts'

const story = goodDeedsStories

/**
 * One page of twenty stories, newest first, without hidden, waiting and withdrawn ones and without blocks by or of the
 * viewer; samples, while they are shown, come after the last page. `cause` null means all; `after` is the `next` of the page before. Page-cache tags: `FEED_TAGS`.
 */
export async function listFeed(
  db: Db,
  { actor, cause, after }: { actor: Actor; cause: CauseCategory | null; after: string | null },
): Promise<FeedPage> {
  const place = readCursor(after)
  const from =
    place &&
    sql`(${story.createdAt}, ${story.id}) < (${place.createdAt.toISOString()}::timestamptz(3), ${place.id}::uuid)`
  const select = (isSample: boolean) =>
    selectListedStories(db, actor)
      .where(
        and(
          isVisibleTo(actor),
          eq(story.isSample, isSample),
          cause ? eq(story.causeCategory, cause) : undefined,
          isSample ? undefined : (from ?? undefined),
        ),
      )
      .orderBy(desc(story.createdAt), desc(story.id))
      .limit(STORIES_PER_PAGE + 1)
  const [rows, samplesFound] = await Promise.all([select(false), select(true)])
  const shown = rows.slice(0, STORIES_PER_PAGE)
  const last = rows.length > STORIES_PER_PAGE ? shown.at(-1) : undefined
  const samples = last ? [] : samplesFound
  const stories = [...shown, ...samples].map(({ translation, ...row }) => ({ ...viewOf(row), translation }))
  return { stories, next: last ? writeCursor(last) : null }
}

/** One story as this viewer may see it, or null. Authors can also use `findOwnStory`. */
export async function findStory(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<StoryView | null> {
  if (!isUuid(id)) return null
  const [row] = await selectStories(db, actor).where(and(eq(story.id, id), isVisibleTo(actor)))
  return row ? viewOf(row) : null
}

/** The viewer's own story with its state, also while it waits or is hidden; null for another author's. */
export async function findOwnStory(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<OwnStory | null> {
  if (actor.kind !== 'member' || !isUuid(id)) return null
  const [own] = await readOwnStories(db, actor, ownIds(db, actor, eq(story.id, id)))
  return own ?? null
}

/** The viewer's latest stories with their states, newest first, without withdrawn ones. */
export async function listOwnStories(db: Db, { actor }: { actor: Actor }): Promise<OwnStory[]> {
  return actor.kind === 'member' ? readOwnStories(db, actor, ownIds(db, actor).limit(OWN_STORIES_MAX)) : []
}

async function readOwnStories(db: Db, actor: Actor, ids: ReturnType<typeof ownIds>): Promise<OwnStory[]> {
  const isOwn = inArray(story.id, ids)
  const [rows, hidden, moderationStates] = await Promise.all([
    selectStories(db, actor).where(isOwn).orderBy(desc(story.createdAt), desc(story.id)),
    listHiddenMedia(db, { actor, ids: filesOf(db, isOwn) }),
    listModerationStates(db, ids),
  ])
  return rows.flatMap((row) => {
    const moderation = moderationStates.get(row.id)
    return moderation ? { ...viewOf(row, hidden), moderation } : []
  })
}

/** An SQL query of the actor's stories, in any state but withdrawn, newest first. */
const ownIds = (db: Db, actor: Actor, which?: SQL) =>
  db
    .select({ id: story.id })
    .from(story)
    .innerJoin(studentProfiles, eq(studentProfiles.id, story.studentProfileId))
    .where(and(isBy(actor), isNull(story.withdrawnAt), which))
    .orderBy(desc(story.createdAt), desc(story.id))
    .$dynamic()

/** Number of published stories and their likes, without samples. Page-cache tags: `FEED_TAGS`. */
export async function getFeedCounts(db: Db): Promise<FeedCounts> {
  const { isSample, stories, likes } = storyCounters
  const [counted] = await db
    .select({
      stories: sql<number>`coalesce(sum(${stories}), 0)`.mapWith(Number),
      likes: sql<number>`coalesce(sum(${likes}), 0)`.mapWith(Number),
    })
    .from(storyCounters)
    .where(eq(isSample, false))
  return counted ?? { stories: 0, likes: 0 }
}

/** Ids of the stories that the viewer likes, latest like first; only of `storyIds`, if given. */
export async function listMyLikes(
  db: Db,
  { actor, storyIds }: { actor: Actor; storyIds?: readonly string[] },
): Promise<string[]> {
  if (actor.kind !== 'member') return []
  const { storyId } = storyLikes
  const rows = await likesOf(db, actor, storyIds && inArray(storyId, storyIds.filter(isUuid))).limit(OWN_LIKES_MAX)
  return rows.map((row) => row.storyId)
}

const likesOf = (db: Db, { userId }: Member, which?: SQL) =>
  db
    .select({ storyId: storyLikes.storyId })
    .from(storyLikes)
    .where(and(eq(storyLikes.userId, userId), which))
    .orderBy(desc(storyLikes.createdAt))
    .$dynamic()

/**
 * Stories, likes, points and rank, of published stories. Show it to the student only: it includes anonymous
 * stories.
 */
export async function getStudentStats(db: Db, { userId }: { userId: string }): Promise<StudentStats> {
  const counted = one(await studentCounts(db, { userId }))
  const points = pointsFor(counted)
  return { ...counted, points, rank: rankFor(points) }
}

const studentCounts = prepared((db, { userId }: Values<{ userId: string }>) =>
  db
    .select({
      stories: sql<number>`count(*)`.mapWith(Number),
      likes: sql<number>`coalesce(sum(${story.likesCount}), 0)`.mapWith(Number),
    })
    .from(story)
    .innerJoin(studentProfiles, eq(studentProfiles.id, story.studentProfileId))
    .where(and(eq(studentProfiles.userId, userId), story.isPublished)),
)

/** Number of published stories of this student. */
export async function countPublishedStories(db: Db, { userId }: { userId: string }): Promise<number> {
  return (await getStudentStats(db, { userId })).stories
}

/** Titles of the stories that the viewer has muted, latest first. */
export async function listOwnMutes(db: Db, { actor }: { actor: Actor }) {
  return actor.kind === 'member' ? mutesOf(db, actor).limit(OWN_LIKES_MAX) : []
}

function mutesOf(db: Db, actor: Member) {
  const { storyId, userId, createdAt } = storyMutes
  return db
    .select({ storyId, title: story.title, createdAt })
    .from(storyMutes)
    .innerJoin(story, eq(story.id, storyId))
    .where(and(eq(userId, actor.userId), story.isPublished))
    .orderBy(desc(createdAt))
    .$dynamic()
}

/** Everything stored about the signed-in member here, for the data export. */
export async function exportStories(db: Db, { actor }: { actor: Actor }): Promise<Record<string, unknown>> {
  if (actor.kind !== 'member') return {}
  const { userId } = actor
  const { storyId, reason, note, createdAt, reporterUserId } = storyReports
  const stories = await readOwnStories(db, actor, ownIds(db, actor))
  const likes = await likesOf(db, actor)
  return {
    stories: stories.map(({ media, ...kept }) => ({
      ...kept,
      media: media.map(({ caption, sources }) => ({ caption, src: sources.at(-1)?.src })),
    })),
    likes: likes.map((like) => like.storyId),
    hidden: await mutesOf(db, actor),
    reports: await db.select({ storyId, reason, note, createdAt }).from(storyReports).where(eq(reporterUserId, userId)),
    appeals: await db
      .select({ storyId: storyAppeals.storyId, words: storyAppeals.words, at: storyAppeals.at })
      .from(storyAppeals)
      .innerJoin(story, eq(story.id, storyAppeals.storyId))
      .innerJoin(studentProfiles, eq(studentProfiles.id, story.studentProfileId))
      .where(eq(studentProfiles.userId, userId)),
  }
}
