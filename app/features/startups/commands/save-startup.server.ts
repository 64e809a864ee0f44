import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { StartupFiles } from '#app/features/startups/files.ts'
import type { StartupInput } from '#app/features/startups/schema.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import { type CommandContext, isOperator, type Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { FileRefused, replaceFiles, setFilesVisibility } from './replace-files.server.ts'

type Outcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

export type SaveStartupOutcome =
  | Outcome
  /** The upload in this field cannot be used; nothing was saved. */
  | { ok: false; reason: 'file-refused'; field: FileRefused['field'] }

/**
 * Creates a startup as a draft, or changes the one with this slug. Operators only. Without `files` its picture and deck
 * stay.
 */
export async function saveStartup(
  ctx: CommandContext,
  input: StartupInput,
  files?: StartupFiles,
): Promise<SaveStartupOutcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  const { slug: _, ...fields } = input
  try {
    await db.transaction(async (tx) => {
      const saved = one(
        await tx
          .insert(startups)
          .values({ ...input, createdAt: now })
          .onConflictDoUpdate({ target: startups.slug, set: fields })
          .returning(),
      )
      if (files) await saveFiles(tx, { ctx: { actor, now }, startup: saved, files })
      await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'startup', id: input.slug }, detail: input.title })
      await publish(tx, [pagesChanged(['startups'])])
    })
    return { ok: true }
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, reason: 'file-refused', field: error.field }
    throw error
  }
}

interface SavedFiles {
  ctx: { actor: Member; now: Date }
  startup: typeof startups.$inferSelect
  files: StartupFiles
}

async function saveFiles(tx: Db, { ctx: { actor, now }, startup, files }: SavedFiles): Promise<void> {
  const isListed = startup.listedAt !== null && startup.retiredAt === null
  // The files belong to the startup, so that they stay when the operator leaves.
  await replaceFiles(tx, { before: startup, after: files, ownerId: actor.userId, newOwnerId: startup.id, now })
  await tx.update(startups).set(files).where(eq(startups.id, startup.id))
  await setFilesVisibility(tx, files, { isListed, now })
}

/** Lists a startup on /seeds, or retires it. Operators only. */
export async function listStartup(
  ctx: CommandContext,
  { slug, isListed }: { slug: string; isListed: boolean },
): Promise<Outcome> {
  const { db, actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const change = isListed ? { listedAt: now, retiredAt: null } : { retiredAt: now }
    const [row] = await tx.update(startups).set(change).where(eq(startups.slug, slug)).returning()
    if (!row) return { ok: false, reason: 'not-found' }
    await setFilesVisibility(tx, row, { isListed, now })
    await recordAct(tx, ctx, { verb: isListed ? 'published' : 'retired', subject: { kind: 'startup', id: slug } })
    await publish(tx, [pagesChanged(['startups'])])
    return { ok: true }
  })
}
