import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageSynonyms } from '#app/features/marketplace/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { findUnusable, lockSynonyms } from './synonym-queries.server.ts'
import { synonymGroups } from './synonym-tables.server.ts'
import { faultOf, splitWords } from './words.ts'

export type SaveSynonymsOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'invalid' | 'not-found' }
  /** A word in letters that searches do not know, or without any. */
  | { ok: false; reason: 'unreadable'; word: string }
  /** The word is in the group that begins with `group`. */
  | { ok: false; reason: 'taken'; word: string; group: string }

/** Adds a group of words that mean the same thing (`id: null`), or replaces the words of one. Operators only. */
export async function saveSynonyms(
  ctx: CommandContext,
  input: { id: string | null; words: readonly string[] },
): Promise<SaveSynonymsOutcome> {
  const { db, actor, now } = ctx
  if (!canManageSynonyms(actor)) return { ok: false, reason: 'not-allowed' }
  const words = splitWords(input.words.join('\n'))
  if (faultOf(words)) return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    await lockSynonyms(tx)
    const unusable = await findUnusable(tx, { id: input.id, words })
    if (unusable) {
      const { word, group } = unusable
      return group === null ? { ok: false, reason: 'unreadable', word } : { ok: false, reason: 'taken', word, group }
    }
    const row = { words, savedBy: actor.userId, savedAt: now }
    const [saved] = input.id
      ? await tx
          .update(synonymGroups)
          .set(row)
          .where(and(eq(synonymGroups.id, input.id), isNull(synonymGroups.removedAt)))
          .returning({ id: synonymGroups.id })
      : await tx.insert(synonymGroups).values(row).returning({ id: synonymGroups.id })
    if (!saved) return { ok: false, reason: 'not-found' }
    const verb = input.id ? 'changed' : 'added'
    await recordAct(tx, ctx, { verb, subject: { kind: 'synonyms', id: saved.id }, detail: words.join(', ') })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true, id: saved.id }
  })
}
