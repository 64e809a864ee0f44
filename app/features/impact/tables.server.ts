import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { BASELINE_MAX, FIGURE_KEYS, SOURCE_NOTE_CHARS_MAX, SOURCE_NOTE_CHARS_MIN } from './schema.ts'

/** By figure: the value from before this platform. */
export const figureBaselines = pgTable(
  'figure_baselines',
  {
    key: text({ enum: FIGURE_KEYS as [string, ...string[]] }).primaryKey(),
    /** In the figure's unit: a count, or paise. */
    baseline: bigint({ mode: 'number' }).notNull(),
    unit: text({ enum: ['count', 'paise'] }).notNull(),
    sourceNote: text('source_note').notNull(),
    /** The operator's account, or the name of the program that set it. */
    setBy: text('set_by').notNull(),
    setAt: timestamptz('set_at').notNull(),
  },
  (t) => [
    check('figure_baselines_key', oneOf(t.key, FIGURE_KEYS)),
    check('figure_baselines_unit', sql`${t.unit} IN ('count', 'paise')`),
    check('figure_baselines_range', sql.raw(`baseline BETWEEN 0 AND ${BASELINE_MAX}`)),
    check(
      'figure_baselines_source_note',
      sql.raw(`length(source_note) BETWEEN ${SOURCE_NOTE_CHARS_MIN} AND ${SOURCE_NOTE_CHARS_MAX}`),
    ),
  ],
)

/** Figures that take long to count among many people, as the job counted them last. */
export const figureCounts = pgTable(
  'figure_counts',
  {
    key: text({ enum: FIGURE_KEYS as [string, ...string[]] }).primaryKey(),
    counted: bigint({ mode: 'number' }).notNull(),
    countedAt: timestamptz('counted_at').notNull(),
  },
  (t) => [check('figure_counts_key', oneOf(t.key, FIGURE_KEYS))],
)
