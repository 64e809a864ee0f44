import { saveDocument } from '#app/features/documents/commands/save-document.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { CASE_STUDIES } from './case-studies.ts'
import { KITS } from './kits.ts'
import { TEMPLATES } from './templates.ts'
import { TOOLS } from './tools.ts'

/** Sixteen documents. */
export async function seedDocuments(db: Db, now: Date): Promise<void> {
  const ctx = { db, actor: DEMO_OPERATOR, now, requestId: 'demo' }
  for (const shelf of [TEMPLATES, TOOLS, KITS, CASE_STUDIES]) {
    for (const [index, document] of shelf.entries()) {
      const isComposite = document.kind === 'case-study'
      const input = { downloadsBefore: 0, ...document, isComposite, position: index + 1 }
      const outcome = await saveDocument(ctx, input)
      if (!outcome.ok) throw new Error(`the demo document ${document.slug} was refused: ${outcome.reason}`)
    }
  }
}
