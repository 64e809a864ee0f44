import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isBlockedFor } from '#app/features/students/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { listHiddenMedia, listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'
import { readersTranslation } from '#app/features/translations/queries.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { goodDeedsStories, storyCounters, storyLikes, storyMedia, storyMutes } from './tables.server.ts'
import type { StoryAuthor, StoryView } from './views.ts'

const story = goodDeedsStories

/** An id that nobody has, to compare visitors with. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const viewerOf = (actor: Actor): string => (actor.kind === 'member' ? actor.userId : NOBODY)

/** Published; samples only while there are few real stories. */
const isShown: SQL = sql`${story.isPublished} AND (NOT ${story.isSample} OR (
  SELECT coalesce(sum(${storyCounters.stories}), 0) < ${sql.raw(String(SAMPLES_UNTIL_REAL))}
    FROM ${storyCounters} WHERE NOT ${storyCounters.isSample}))`

/**
 * Shown and not blocked. A block between two people hides signed stories only: hiding anonymous ones would reveal their
 * author. `studentProfiles` has to be joined.
 */
export function isVisibleTo(actor: Actor): SQL {
  if (actor.kind === 'visitor') return isShown
  const viewer = actor.userId
  return sql`${isShown}
    AND NOT EXISTS (SELECT FROM ${storyMutes} WHERE ${storyMutes.userId} = ${viewer} AND ${storyMutes.storyId} = ${story.id})
    AND (${story.isAnonymous} OR NOT ${isBlockedFor(viewer)})`
}

export const isBy = (actor: Actor): SQL => eq(studentProfiles.userId, viewerOf(actor))

/** Columns of a view. The author of an anonymous story does not leave the database. */
const storyColumns = (actor: Actor) => ({
  id: story.id,
  title: story.title,
  description: story.description,
  causeCategory: story.causeCategory,
  location: story.location,
  impactMetrics: story.impactMetrics,
  likesCount: story.likesCount,
  createdAt: story.createdAt,
  isAnonymous: story.isAnonymous,
  isSample: story.isSample,
  isYours: sql<boolean>`${isBy(actor)}`,
  isLiked: isLikedBy(actor),
  authorId: signed<string>(sql`${studentProfiles.id}`),
  displayName: signed<string>(sql`${studentProfiles.displayName}`),
  collegeName: signed<string>(sql`${studentProfiles.collegeName}`),
  profileImageId: signed<string>(sql`${studentProfiles.profileImageId}`),
  attached: sql<{ mediaId: string; caption: string }[]>`(SELECT coalesce(json_agg(json_build_object(
      'mediaId', ${storyMedia.mediaId}, 'caption', ${storyMedia.caption}) ORDER BY ${storyMedia.position}), '[]')
    FROM ${storyMedia} WHERE ${storyMedia.storyId} = ${story.id})`,
  translation: readersTranslation(story.id),
})

const signed = <T>(column: SQL) => sql<T | null>`CASE WHEN NOT ${story.isAnonymous} THEN ${column} END`

function isLikedBy(actor: Actor): SQL<boolean> {
  if (actor.kind === 'visitor') return sql<boolean>`false`
  return sql<boolean>`EXISTS (SELECT FROM ${storyLikes}
    WHERE ${storyLikes.storyId} = ${story.id} AND ${storyLikes.userId} = ${actor.userId})`
}

/** Stories joined with their authors; the caller adds filter and order. */
export function selectStories(db: Db, actor: Actor) {
  return db
    .select(storyColumns(actor))
    .from(story)
    .innerJoin(studentProfiles, eq(studentProfiles.id, story.studentProfileId))
    .$dynamic()
}

export type StoryRow = Awaited<ReturnType<typeof selectStories>>[number]

/** Adds the media of all rows with one more query, if they have any. */
export async function toViews(
  db: Db,
  rows: readonly StoryRow[],
  findMedia = (ids: readonly string[]) => listMedia(db, ids),
): Promise<StoryView[]> {
  const pictures = rows.flatMap(({ profileImageId }) => profileImageId ?? [])
  const media = await findMedia([
    ...rows.flatMap(({ attached }) => attached.map(({ mediaId }) => mediaId)),
    ...pictures,
  ])
  return rows.map((row) => ({
    ...viewOf(row, media),
    media: row.attached.flatMap(({ mediaId, caption }) => {
      const shown = media.get(mediaId)
      return shown ? { ...shown, caption } : []
    }),
  }))
}

/** Like `toViews`, with unpublished files as far as this viewer may see them. */
export const toViewsWithHidden = (db: Db, rows: readonly StoryRow[], actor: Actor): Promise<StoryView[]> =>
  toViews(db, rows, (ids) => listHiddenMedia(db, { actor, ids }))

function viewOf(row: StoryRow, media: ReadonlyMap<string, MediaView>): Omit<StoryView, 'media'> {
  const {
    authorId,
    displayName,
    collegeName,
    profileImageId,
    createdAt,
    attached: _attached,
    translation: _own,
    ...fields
  } = row
  const author: StoryAuthor | null =
    authorId === null || displayName === null || collegeName === null
      ? null
      : { id: authorId, displayName, collegeName, profileImage: media.get(profileImageId ?? '') ?? null }
  return { ...fields, author, createdAt: row.isAnonymous ? floorToMinute(createdAt) : createdAt }
}

function floorToMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS)
}

/** The viewer's own story row in any state; null when it is another author's, withdrawn, or missing. */
export async function findOwnRow(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<StoryRow | null> {
  const [row] = await selectStories(db, actor).where(
    and(eq(story.id, id), isBy(actor), sql`${story.withdrawnAt} IS NULL`),
  )
  return row ?? null
}
