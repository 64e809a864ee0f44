import { eq } from 'drizzle-orm'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { canConfirmAdult } from '#app/features/students/policy.ts'
import { setPictureVisibility } from '#app/features/students/profile-image.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type ConfirmAdultOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Records that an operator has verified that the student is 18. No guardian is asked afterwards. */
export async function confirmAdult(ctx: CommandContext, { id }: { id: string }): Promise<ConfirmAdultOutcome> {
  const { db, actor, now } = ctx
  if (!canConfirmAdult(actor)) return { ok: false, reason: 'not-allowed' }
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(studentProfiles).where(eq(studentProfiles.id, id)).for('update')
    if (!row) return { ok: false, reason: 'not-found' }
    if (row.ageBand === '18-or-older') return { ok: true }
    await tx.update(studentProfiles).set({ ageBand: '18-or-older' }).where(eq(studentProfiles.id, id))
    await setPictureVisibility(tx, { mediaId: row.profileImageId, isPublic: true, now })
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'student', id }, detail: '18 or older' })
    await publish(tx, [pagesChanged([STUDENTS_TAG])])
    return { ok: true }
  })
}
