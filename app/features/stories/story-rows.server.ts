import { eq, type SQL, sql } from 'drizzle-orm'
import { isBlockedFor } from '#app/features/students/queries.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { type MediumJson, mediumView, publicMedium } from '#app/features/media/queries.server.ts'
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
  profileImage: signed<MediumJson>(publicMedium(studentProfiles.profileImageId)),
  profileImageId: signed<string>(sql`${studentProfiles.profileImageId}`),
  attached: sql<Attached[]>`(SELECT coalesce(json_agg(json_build_object('mediaId', ${storyMedia.mediaId},
      'caption', ${storyMedia.caption}, 'medium', ${publicMedium(storyMedia.mediaId)}) ORDER BY ${storyMedia.position}), '[]')
    FROM ${storyMedia} WHERE ${storyMedia.storyId} = ${story.id})`,
})

interface Attached {
  mediaId: string
  caption: string
  /** Null for a hidden one. */
  medium: MediumJson | null
}

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

/** The same with what exists of them in the reader's language, for a list. */
export function selectListedStories(db: Db, actor: Actor) {
  return db
    .select({ ...storyColumns(actor), translation: readersTranslation(story.id) })
    .from(story)
    .innerJoin(studentProfiles, eq(studentProfiles.id, story.studentProfileId))
    .$dynamic()
}

/** A story with its public media, and with those of `hidden`. */
export function viewOf(row: StoryRow, hidden: ReadonlyMap<string, MediaView> = NONE): StoryView {
  const { authorId, displayName, collegeName, profileImage, profileImageId, attached, createdAt, ...fields } = row
  const shown = (id: string, medium: MediumJson | null) => hidden.get(id) ?? (medium && mediumView(medium))
  const author: StoryAuthor | null =
    authorId === null || displayName === null || collegeName === null
      ? null
      : { id: authorId, displayName, collegeName, profileImage: shown(profileImageId ?? '', profileImage) }
  const media = attached.flatMap(({ mediaId, caption, medium }) => {
    const view = shown(mediaId, medium)
    return view ? [{ ...view, caption }] : []
  })
  return { ...fields, author, media, createdAt: row.isAnonymous ? floorToMinute(createdAt) : createdAt }
}

const NONE: ReadonlyMap<string, MediaView> = new Map()

/** An SQL query of the files of some stories and of their authors' pictures. */
export const filesOf = (db: Db, which: SQL) =>
  db
    .select({ id: sql<string | null>`unnest(ARRAY[${storyMedia.mediaId}, ${studentProfiles.profileImageId}])` })
    .from(story)
    .innerJoin(studentProfiles, eq(studentProfiles.id, story.studentProfileId))
    .leftJoin(storyMedia, eq(storyMedia.storyId, story.id))
    .where(which)

function floorToMinute(time: Date): Date {
  return new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS)
}
