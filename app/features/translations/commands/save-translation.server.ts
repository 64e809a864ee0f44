import { and, eq, inArray } from 'drizzle-orm'
import { hashOf } from '#app/features/translations/original-hash.server.ts'
import { otherThan, type Texts, type TranslatedKind, writtenIn } from '#app/features/translations/schema.ts'
import { contentTranslations } from '#app/features/translations/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface Translating {
  kind: TranslatedKind
  id: string
  /** The texts as they are now. */
  original: Texts
  /** Without any text, the translation is deleted. */
  fields: Texts
}

/**
 * Replaces what exists of these texts in the other language. The command of the kind has asked its policy, holds the
 * lock of the row, checks the words as those of the original, and announces the change of the page.
 */
export async function saveTranslation(
  tx: Db,
  { actor, now }: Pick<CommandContext, 'actor' | 'now'>,
  { kind, id, original, fields }: Translating,
): Promise<void> {
  const language = otherThan(writtenIn(original))
  const filled = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''))
  if (Object.keys(filled).length === 0) {
    const { subjectId, kind: ofKind, language: into } = contentTranslations
    await tx.delete(contentTranslations).where(and(eq(subjectId, id), eq(ofKind, kind), eq(into, language)))
    return
  }
  const values = { fields: filled, originalHash: hashOf(original), updatedAt: now, updatedBy: userIdOf(actor) }
  await tx
    .insert(contentTranslations)
    .values({ kind, subjectId: id, language, ...values })
    .onConflictDoUpdate({
      target: [contentTranslations.subjectId, contentTranslations.kind, contentTranslations.language],
      set: values,
    })
}

/** Deletes all translations of these rows, whose texts are erased but which stay. */
export async function removeTranslations(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(contentTranslations).where(inArray(contentTranslations.subjectId, [...ids]))
}
