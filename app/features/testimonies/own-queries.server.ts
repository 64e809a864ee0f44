import { count, desc, eq } from 'drizzle-orm'
import { requests } from '#app/features/requests/tables.server.ts'
import { listTranslations, type Translation } from '#app/features/translations/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { latestOf } from './queries.server.ts'
import type { Verdict } from './schema.ts'
import { testimonies } from './tables.server.ts'

export interface OwnTestimony {
  id: string
  story: string
  showsName: boolean
  name: string | null
  place: string | null
  pictureCaption: string | null
  createdAt: Date
  /** Null until an operator decides. */
  verdict: Verdict | null
  reason: string | null
}

/** What was added in another language to the stories that this account sent. */
export function listOwnTranslations(db: Db, { userId }: { userId: string }): Promise<Translation[]> {
  const own = db
    .select({ id: testimonies.id })
    .from(testimonies)
    .innerJoin(requests, eq(requests.id, testimonies.requestId))
    .where(eq(requests.userId, userId))
  return listTranslations(db, own)
}

/** How many stories this account sent. */
export async function countOwnTestimonies(db: Db, { userId }: { userId: string }): Promise<number> {
  return one(await ownCount(db, { userId })).count
}

const ownCount = prepared((db, { userId }: Values<{ userId: string }>) =>
  db
    .select({ count: count() })
    .from(testimonies)
    .innerJoin(requests, eq(requests.id, testimonies.requestId))
    .where(eq(requests.userId, userId)),
)

/** The stories that this account sent, newest first. */
export function listOwnTestimonies(db: Db, { userId }: { userId: string }): Promise<OwnTestimony[]> {
  const latest = latestOf(db)
  const { id, story, showsName, name, place, pictureCaption, createdAt } = testimonies
  return db
    .select({
      id,
      story,
      showsName,
      name,
      place,
      pictureCaption,
      createdAt,
      verdict: latest.verdict,
      reason: latest.reason,
    })
    .from(testimonies)
    .innerJoin(requests, eq(requests.id, testimonies.requestId))
    .leftJoin(latest, eq(latest.testimonyId, id))
    .where(eq(requests.userId, userId))
    .orderBy(desc(createdAt), desc(id))
}
