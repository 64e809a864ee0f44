import { eq, max } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { DocumentInput } from '#app/features/documents/operator/forms.ts'
import { documents, documentVersions } from '#app/features/documents/tables.server.ts'
import { type CommandContext, isOperator, type Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type { DocumentInput }

export type SaveDocumentOutcome = { ok: true; version: number } | { ok: false; reason: 'not-allowed' | 'other-kind' }

/**
 * Saves a document, or its next version; earlier versions are kept. A retired document is offered again. The kind of a
 * slug cannot change. Operators only. @param input checked with `documentForm`
 */
export async function saveDocument(ctx: CommandContext, input: DocumentInput): Promise<SaveDocumentOutcome> {
  const { actor, now } = ctx
  if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const { slug, kind, position, setUpMinutes, editable, downloadsBefore } = input
    const values = { kind, position, setUpMinutes, editable, downloadsBefore }
    await tx
      .insert(documents)
      .values({ ...values, slug, version: 1, createdAt: now })
      .onConflictDoNothing({ target: documents.slug })
    const [row] = await tx.select().from(documents).where(eq(documents.slug, slug)).for('update')
    if (!row) throw new Error('The document that was just written is gone.')
    if (row.kind !== kind) return { ok: false, reason: 'other-kind' }
    const version = await addVersion(tx, { documentId: row.id, input, actor, now })
    await tx
      .update(documents)
      .set({ ...values, version, retiredAt: null })
      .where(eq(documents.id, row.id))
    await recordAct(tx, ctx, {
      verb: version === 1 ? 'added' : 'changed',
      subject: { kind: 'document', id: slug },
      detail: `version ${version}`,
    })
    await publish(tx, [pagesChanged(['documents'])])
    return { ok: true, version }
  })
}

interface VersionInput {
  documentId: string
  input: DocumentInput
  actor: Member
  now: Date
}

async function addVersion(tx: Db, { documentId, input, actor, now }: VersionInput): Promise<number> {
  const { title, summary, isComposite, body } = input
  const [row] = await tx
    .select({ latest: max(documentVersions.version) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
  const version = (row?.latest ?? 0) + 1
  const content = { title, summary, isComposite, body, savedBy: actor.userId, savedAt: now }
  await tx.insert(documentVersions).values({ documentId, version, ...content })
  return version
}
