import { and, desc, eq, exists, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listHiddenMedia, listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DESK_MAX, PAGE_SIZE, type Verdict } from './schema.ts'
import { testimonies, testimonyDecisions } from './tables.server.ts'

export interface TestimonyView {
  /** Random for each story: the picture beside it is drawn from it. */
  id: string
  story: string
  /** Null where she wished to stay unnamed. */
  name: string | null
  place: string | null
  isSample: boolean
  picture: MediaView | null
}

/** The latest decision on each story. */
const latestOf = (db: Db) =>
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

/** What is shown, newest first; samples only while there is no real story. Page-cache tag: `testimonies`. */
export async function listApproved(
  db: Db,
  { page = 1 }: { page?: number } = {},
): Promise<{ entries: TestimonyView[]; hasMore: boolean }> {
  const latest = latestOf(db)
  const { id, story, name, place, isSample, pictureId, pictureCaption } = testimonies
  const rows = await db
    .select({ id, story, name, place, isSample, pictureId, pictureCaption })
    .from(testimonies)
    .innerJoin(latest, eq(latest.testimonyId, id))
    .where(and(eq(latest.verdict, 'approved'), or(eq(isSample, false), not(hasRealOne(db)))))
    .orderBy(desc(latest.at), desc(id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const shown = rows.slice(0, PAGE_SIZE)
  const pictures = await listMedia(db, picturesOf(shown))
  return { entries: shown.map((row) => withPicture(row, pictures)), hasMore: rows.length > PAGE_SIZE }
}

interface Pictured {
  pictureId: string | null
  pictureCaption: string
}

const picturesOf = (rows: readonly Pictured[]) => rows.flatMap(({ pictureId }) => pictureId ?? [])

function withPicture<Row extends Pictured>(row: Row, pictures: ReadonlyMap<string, MediaView>) {
  const { pictureId, pictureCaption, ...rest } = row
  const picture = pictures.get(pictureId ?? '')
  return { ...rest, picture: picture ? { ...picture, caption: pictureCaption } : null }
}

/** True when a story that somebody told is shown. */
function hasRealOne(db: Db) {
  const real = alias(testimonies, 'real')
  const latest = latestOf(db)
  return exists(
    db
      .select({ one: sql`1` })
      .from(real)
      .innerJoin(latest, eq(latest.testimonyId, real.id))
      .where(and(eq(real.isSample, false), eq(latest.verdict, 'approved'))),
  )
}

export interface OperatorTestimony extends TestimonyView {
  requestId: string | null
  age: number | null
  showsName: boolean
  /** Null while nobody has decided. */
  verdict: Verdict | null
  reason: string | null
  createdAt: Date
}

/** The undecided ones first, oldest first, then what was decided, newest first; for operators. Samples are left out. */
export async function listForOperator(db: Db, { actor }: { actor: Actor }): Promise<OperatorTestimony[]> {
  if (!isOperator(actor)) return []
  const latest = latestOf(db)
  const { id, story, name, place, isSample, requestId, age, showsName, createdAt, pictureId, pictureCaption } =
    testimonies
  const rows = await db
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
    })
    .from(testimonies)
    .leftJoin(latest, eq(latest.testimonyId, id))
    .where(eq(isSample, false))
    .orderBy(
      sql`${latest.verdict} IS NOT NULL`,
      sql`CASE WHEN ${latest.verdict} IS NULL THEN ${createdAt} END`,
      desc(latest.at),
    )
    .limit(DESK_MAX)
  const pictures = await listHiddenMedia(db, { actor, ids: picturesOf(rows) })
  return rows.map((row) => withPicture(row, pictures))
}

export interface OwnTestimony {
  id: string
  story: string
  showsName: boolean
  createdAt: Date
  /** Null while nobody has decided. */
  verdict: Verdict | null
  reason: string | null
}

/** What the person of this account told while she was signed in, newest first. */
export function listOwnTestimonies(db: Db, { userId }: { userId: string }): Promise<OwnTestimony[]> {
  const latest = latestOf(db)
  const { id, story, showsName, createdAt } = testimonies
  return db
    .select({ id, story, showsName, createdAt, verdict: latest.verdict, reason: latest.reason })
    .from(testimonies)
    .innerJoin(requests, eq(requests.id, testimonies.requestId))
    .leftJoin(latest, eq(latest.testimonyId, id))
    .where(eq(requests.userId, userId))
    .orderBy(desc(createdAt))
    .limit(DESK_MAX)
}
