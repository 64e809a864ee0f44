import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { BASELINE_MAX, FIGURE_KEYS, SOURCE_NOTE_CHARS_MAX, SOURCE_NOTE_CHARS_MIN } from './schema.ts'

const keys = sql.raw(FIGURE_KEYS.map((key) => `'${key}'`).join(', '))

/** What was true before this platform, figure by figure. */
export const figureBaselines = pgTable(
  'figure_baselines',
  {
    key: text({ enum: FIGURE_KEYS as [string, ...string[]] }).primaryKey(),
    /** In the figure's unit: a count, or paise. */
    baseline: bigint({ mode: 'number' }).notNull(),
    unit: text({ enum: ['count', 'paise'] }).notNull(),
    sourceNote: text('source_note').notNull(),
    /** The account of the operator who set it, or the name of the programme that did. */
    setBy: text('set_by').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('figure_baselines_key', sql`${t.key} IN (${keys})`),
    check('figure_baselines_unit', sql`${t.unit} IN ('count', 'paise')`),
    check('figure_baselines_range', sql.raw(`baseline BETWEEN 0 AND ${BASELINE_MAX}`)),
    check(
      'figure_baselines_source_note',
      sql.raw(`length(source_note) BETWEEN ${SOURCE_NOTE_CHARS_MIN} AND ${SOURCE_NOTE_CHARS_MAX}`),
    ),
  ],
)
