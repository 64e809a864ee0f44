import { and, count, eq, lt } from 'drizzle-orm'
import { canSaveNotes } from '#app/features/private-notes/policy.ts'
import { LOG_KEPT_MS, NOTES_MAX, type NoteInput } from '#app/features/private-notes/schema.ts'
import { placeOf } from '#app/features/private-notes/sealing.server.ts'
import { privateNoteSync, privateNotes } from '#app/features/private-notes/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export type SaveNotesOutcome =
  | { ok: true; kept: string[]; full: boolean }
  | { ok: false; reason: 'not-signed-in' | 'not-switched-on' }

/**
 * Seals and stores notes in the account, if the user switched that on. An existing note is overwritten. `kept` lists
 * the ids that are stored; `full` is true when some were not, because of a limit.
 */
export async function saveNotes(ctx: PrivateContext, notes: readonly NoteInput[]): Promise<SaveNotesOutcome> {
  const { db, actor, now } = ctx
  if (!canSaveNotes(actor)) return { ok: false, reason: 'not-signed-in' }
  const rows = notes.map((note) => sealedRow(ctx, actor.userId, note))
  return db.transaction(async (tx) => {
    const own = eq(privateNoteSync.userId, actor.userId)
    // The lock makes concurrent requests of two devices count correctly.
    const [keeping] = await tx.select().from(privateNoteSync).where(own).for('update')
    if (!keeping) return { ok: false, reason: 'not-switched-on' }
    await dropOldLog(tx, { userId: actor.userId, now })
    const kept: string[] = []
    for (const row of rows) if (await keep(tx, row)) kept.push(row.id)
    return { ok: true, kept, full: kept.length < rows.length }
  })
}

type Row = typeof privateNotes.$inferInsert & { kind: NoteInput['kind'] }

function sealedRow({ sealer, now }: PrivateContext, userId: string, { id, kind, at, text }: NoteInput): Row {
  const sealed = sealer.seal(text, placeOf({ id, userId }))
  return {
    id,
    userId,
    kind,
    sealed,
    writtenAt: new Date(Math.min(at, now.getTime())),
    createdAt: now,
    updatedAt: now,
  }
}

/** Returns false when the limit is reached or the id belongs to another user. */
async function keep(tx: Db, row: Row): Promise<boolean> {
  const ofKind = and(eq(privateNotes.userId, row.userId), eq(privateNotes.kind, row.kind))
  const [known] = await tx
    .select({ id: privateNotes.id })
    .from(privateNotes)
    .where(and(ofKind, eq(privateNotes.id, row.id)))
  if (!known) {
    const [counted] = await tx.select({ notes: count() }).from(privateNotes).where(ofKind)
    if ((counted?.notes ?? 0) >= NOTES_MAX[row.kind]) return false
  }
  const { sealed, writtenAt, updatedAt } = row
  const written = await tx
    .insert(privateNotes)
    .values(row)
    .onConflictDoUpdate({ target: privateNotes.id, set: { sealed, writtenAt, updatedAt }, setWhere: ofKind })
    .returning({ id: privateNotes.id })
  return written.length > 0
}

async function dropOldLog(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const oldest = new Date(now.getTime() - LOG_KEPT_MS)
  const { kind, writtenAt } = privateNotes
  await tx
    .delete(privateNotes)
    .where(and(eq(privateNotes.userId, userId), eq(kind, 'sahaara-log'), lt(writtenAt, oldest)))
}
