import { and, eq } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { needs } from '#app/features/needs/tables.server.ts'

/** The actor's own need with this id, locked until the transaction ends; null for anybody else's. */
export async function findOwnNeed(tx: Db, { actor, id }: { actor: Actor; id: string }) {
  if (actor.kind !== 'member' || !isUuid(id)) return null
  const [row] = await tx
    .select({ id: needs.id, title: needs.title, until: needs.until })
    .from(needs)
    .innerJoin(studentProfiles, eq(studentProfiles.id, needs.studentId))
    .where(and(eq(needs.id, id), eq(studentProfiles.userId, actor.userId)))
    .for('update', { of: needs })
  return row ?? null
}
