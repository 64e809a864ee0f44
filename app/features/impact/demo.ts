import { setBaseline } from './set-baseline.server.ts'
import { listFigures } from './queries.server.ts'
import { FIGURE_KEYS, type FigureKey } from './schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'

/** The specification's figures; money in paise (₹4.2 lakh). */
export const SPECIFIED_FIGURES: Readonly<Record<FigureKey, number>> = {
  'active-changemakers': 1_247,
  'impact-generated': 4_20_000_00,
  'student-leaders': 1_240,
  'active-missions': 24,
  lives: 8_500,
  communities: 156,
  supporters: 247,
}

const SOURCE_NOTE = 'Demo data: figures of the specification, not measured.'

/** Baselines that, added to the counted demo records, give the specification's figures. Call it last. */
export async function seedFigures(db: Db, now: Date): Promise<void> {
  for (const { key, counted } of await listFigures(db, FIGURE_KEYS)) {
    const baseline = SPECIFIED_FIGURES[key] - counted
    const outcome = await setBaseline(
      { db, actor: DEMO_OPERATOR, now, requestId: 'demo' },
      { key, baseline, sourceNote: SOURCE_NOTE },
    )
    if (!outcome.ok) throw new Error(`the demo baseline of ${key} would be ${baseline}: ${outcome.reason}`)
  }
}
