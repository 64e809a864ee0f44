import { and, eq, gte, isNull, notExists, or } from 'drizzle-orm'
import { findStudentMembership } from '#app/features/students/queries.server.ts'
import { findDayRefusal, today } from '#app/features/needs/day.ts'
import { openClosure } from '#app/features/needs/rows/need-rows.server.ts'
import { findRefusal, type Refusal } from '#app/features/needs/policy.ts'
import type { NeedInput } from '#app/features/needs/forms.ts'
import { OPEN_NEEDS_MAX } from '#app/features/needs/schema.ts'
import { mailPlace } from '#app/features/needs/rows/sealing.server.ts'
import { needs } from '#app/features/needs/tables.server.ts'
import { addressOf, type PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type PostOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: Refusal | 'day-past' | 'day-too-far' | 'too-many-open' | 'key-taken' }

/** Creates a need. Idempotent by the form's key. */
export async function postNeed(ctx: PrivateContext, { key: id, ...input }: NeedInput): Promise<PostOutcome> {
  const { db, actor, now, sealer } = ctx
  const { membership, student } = await findStudentMembership(db, actor)
  const refusal = findRefusal(membership) ?? findDayRefusal(input.until, now)
  if (refusal || !student || actor.kind !== 'member') return { ok: false, reason: refusal ?? 'no-profile' }
  const address = addressOf(actor)
  const sealedMail = address && sealer.seal(address, mailPlace(id))
  return db.transaction(async (tx) => {
    if (await isFull(tx, { studentId: student.id, id, day: today(now) })) return { ok: false, reason: 'too-many-open' }
    const row = { ...input, id, studentId: student.id, sealedMail, createdAt: now }
    const rows = await tx.insert(needs).values(row).onConflictDoNothing().returning({ id: needs.id })
    if (rows.length === 0) {
      const [earlier] = await tx.select({ studentId: needs.studentId }).from(needs).where(eq(needs.id, id))
      return earlier?.studentId === student.id ? { ok: true, id } : { ok: false, reason: 'key-taken' }
    }
    await publish(tx, [pagesChanged(['needs'])])
    return { ok: true, id }
  })
}

/** Whether the student has the maximum of open needs, not counting the one with this id. */
async function isFull(tx: Db, { studentId, id, day }: { studentId: string; id: string; day: string }) {
  const own = await tx
    .select({ id: needs.id })
    .from(needs)
    .where(
      and(
        eq(needs.studentId, studentId),
        or(isNull(needs.until), gte(needs.until, day)),
        notExists(openClosure(tx, 'closed')),
      ),
    )
    .limit(OPEN_NEEDS_MAX + 1)
  return own.filter((need) => need.id !== id).length >= OPEN_NEEDS_MAX
}
