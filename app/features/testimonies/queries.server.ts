import { and, asc, count, desc, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listHiddenMedia, listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import {
  inReadersLanguage,
  listTranslationsOf,
  listVersions,
  type Translation,
  type VersionRow,
  type Versions,
  versionsOf,
  type WrittenInView,
  writtenInView,
} from '#app/features/translations/queries.server.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, type Range, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { together } from '#app/platform/db/together.server.ts'
import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'
import { PAGE_SIZE, STORIES_PATH, type Verdict } from './schema.ts'
import { testimonies, testimonyDecisions } from './tables.server.ts'

interface TestimonyView {
  /** Random for each story; the seed of its drawing. */
  id: string
  /** Of approved stories in the reader's language. */
  story: string
  /** Null for an anonymous story. */
  name: string | null
  place: string | null
  isSample: boolean
  picture: MediaView | null
}

interface ApprovedTestimony extends TestimonyView {
  writtenIn: WrittenInView | null
}

/** Subquery: the latest decision on each story. */
export const latestOf = (db: Db) =>
  db
    .selectDistinctOn([testimonyDecisions.testimonyId], {
      testimonyId: testimonyDecisions.testimonyId,
      verdict: testimonyDecisions.verdict,
      reason: testimonyDecisions.reason,
      at: testimonyDecisions.at,
    })
    .from(testimonyDecisions)
    .orderBy(testimonyDecisions.testimonyId, desc(testimonyDecisions.id))
    .as('latest')

/** Approved stories, newest first; while there are few real ones, samples at the end. Page-cache tag: `testimonies`. */
export async function listApproved(
  db: Db,
  { page = 1 }: { page?: number } = {},
): Promise<{ entries: ApprovedTestimony[]; hasMore: boolean }> {
  const latest = latestOf(db)
  const { id, story, name, place, isSample, pictureId, pictureCaption } = testimonies
  const read = together(db)
  const approved = read
    .select({ id, story, name, place, isSample, pictureId, pictureCaption, approvedAt: latest.at })
    .from(testimonies)
    .innerJoin(latest, eq(latest.testimonyId, id))
    .where(and(eq(latest.verdict, 'approved'), or(eq(isSample, false), hasFewRealStories(db))))
    .orderBy(asc(isSample), desc(latest.at), desc(id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const found = approved.as('found')
  const [rows, pictures, translated] = await Promise.all([
    approved,
    listMedia(read, db.select({ id: found.pictureId }).from(found)),
    listVersions(read, db.select({ id: found.id }).from(found)),
  ])
  const versions = approvedVersions(rows, translated)
  const entries = rows.slice(0, PAGE_SIZE).map(({ approvedAt: _at, ...row }) => {
    const original = { story: row.story }
    const writtenIn = writtenInView(original, { id: row.id, path: STORIES_PATH }, versions)
    return { ...withPicture(row, pictures), ...inReadersLanguage(original, row.id, versions), writtenIn }
  })
  return { entries, hasMore: rows.length > PAGE_SIZE }
}

/** What was written in the other language before the story was approved: operators read both versions. */
function approvedVersions(
  rows: readonly { id: string; approvedAt: Date }[],
  translated: readonly VersionRow[],
): Versions {
  const approvedAt = new Map(rows.map((row) => [row.id, row.approvedAt]))
  return versionsOf(
    translated.filter(({ subjectId, updatedAt }) => updatedAt < (approvedAt.get(subjectId) ?? updatedAt)),
  )
}

interface WithPictureId {
  pictureId: string | null
  pictureCaption: string
}

function withPicture<Row extends WithPictureId>(row: Row, pictures: ReadonlyMap<string, MediaView>) {
  const { pictureId, pictureCaption, ...rest } = row
  const picture = pictures.get(pictureId ?? '')
  return { ...rest, picture: picture ? { ...picture, caption: pictureCaption } : null }
}

/** SQL condition: fewer real stories are approved than make the samples disappear. */
function hasFewRealStories(db: Db) {
  const real = alias(testimonies, 'real')
  const latest = latestOf(db)
  const approved = db
    .select({ count: count() })
    .from(real)
    .innerJoin(latest, eq(latest.testimonyId, real.id))
    .where(and(eq(real.isSample, false), eq(latest.verdict, 'approved')))
  return sql`${approved} < ${SAMPLES_UNTIL_REAL}`
}

const TESTIMONIES_PER_PAGE = 50

export interface OperatorTestimony extends TestimonyView {
  version: Translation | null
  /** The version in the other language was written after the decision. */
  isVersionNew: boolean
  requestId: string | null
  age: number | null
  showsName: boolean
  /** Null until an operator decides. */
  verdict: Verdict | null
  reason: string | null
  createdAt: Date
}

/** Undecided stories first, oldest first; then the decided ones, newest first. Without samples. For operators. */
export async function listForOperator(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<OperatorTestimony>> {
  if (!isOperator(actor)) return { rows: [], hasMore: false }
  const range = rangeOf({ page, perPage: TESTIMONIES_PER_PAGE })
  return pageOf(await readForOperator(db, { actor, ...range }), TESTIMONIES_PER_PAGE)
}

/** One of them; null for an unknown id, and for everybody but operators. */
export async function findForOperator(
  db: Db,
  { actor, id }: { actor: Actor; id: string },
): Promise<OperatorTestimony | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const which = eq(testimonies.id, id)
  const [story] = await readForOperator(db, { actor, which, limit: 1, offset: 0 })
  return story ?? null
}

async function readForOperator(
  db: Db,
  { actor, which, limit, offset }: Range & { actor: Actor; which?: SQL },
): Promise<OperatorTestimony[]> {
  const latest = latestOf(db)
  const { id, story, name, place, isSample, requestId, age, showsName, createdAt, pictureId, pictureCaption } =
    testimonies
  const read = together(db)
  const listed = read
    .select({
      id,
      story,
      name,
      place,
      isSample,
      requestId,
      age,
      showsName,
      createdAt,
      pictureId,
      pictureCaption,
      verdict: latest.verdict,
      reason: latest.reason,
      isVersionNew: sql<boolean>`${hasNewVersion(latest)}`,
    })
    .from(testimonies)
    .leftJoin(latest, eq(latest.testimonyId, id))
    .where(and(eq(isSample, false), which))
    .orderBy(
      sql`${latest.verdict} IS NOT NULL AND NOT ${hasNewVersion(latest)}`,
      sql`CASE WHEN ${latest.verdict} IS NULL THEN ${createdAt} END`,
      desc(latest.at),
      asc(id),
    )
    .limit(limit)
    .offset(offset)
  const found = listed.as('found')
  const [rows, pictures, versions] = await Promise.all([
    listed,
    listHiddenMedia(read, { actor, ids: db.select({ id: found.pictureId }).from(found) }),
    listTranslationsOf(read, db.select({ id: found.id }).from(found)),
  ])
  return rows.map((row) => ({ ...withPicture(row, pictures), version: versions.get(row.id) ?? null }))
}

/** Number of undecided stories, without samples; for operators. */
export async function countUndecided(db: Db, { actor }: { actor: Actor }): Promise<number> {
  if (!isOperator(actor)) return 0
  const latest = latestOf(db)
  const [row] = await db
    .select({ waiting: count() })
    .from(testimonies)
    .leftJoin(latest, eq(latest.testimonyId, testimonies.id))
    .where(and(eq(testimonies.isSample, false), isNull(latest.verdict)))
  return row?.waiting ?? 0
}

/** SQL condition: an approved story has a version in the other language that nobody has read yet. */
export const hasNewVersion = ({ verdict, at }: { verdict: SQLWrapper; at: SQLWrapper }) =>
  sql`(coalesce(${verdict} = 'approved', false) AND EXISTS (
    SELECT FROM ${contentTranslations} v WHERE v.subject_id = ${testimonies.id} AND v.updated_at >= ${at}))`
