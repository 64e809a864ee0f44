import { saveDocument } from '#app/features/documents/commands/save-document.server.ts'
import { setDemoHours } from '#app/features/partnership/commands/set-demo-hours.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { CASE_STUDIES } from './demo/case-studies.ts'
import { KITS } from './demo/kits.ts'
import { TEMPLATES } from './demo/templates.ts'
import { TOOLS } from './demo/tools.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

const WORKDAYS = [1, 2, 3, 4, 5]
/** 11:00 and 15:30. */
const DEMO_TIMES = [11 * 60, 15 * 60 + 30]
const DEMO_MINUTES = 30

/** Sixteen documents, and ten weekly slots for demos. */
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
  const hours = WORKDAYS.flatMap((weekday) =>
    DEMO_TIMES.map((startMinute) => ({ weekday, startMinute, minutes: DEMO_MINUTES })),
  )
  const outcome = await setDemoHours(ctx, { hours })
  if (!outcome.ok) throw new Error(`the demo hours were refused: ${outcome.reason}`)
}
