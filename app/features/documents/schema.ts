import * as v from 'valibot'
import { cleanLine } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

/** Which shelf a document stands on: NGO templates, the colleges' toolkit, Fearless Girls' starter kits, the hub. */
export const KINDS = ['template', 'tool', 'kit', 'case-study'] as const
export type DocumentKind = (typeof KINDS)[number]

/** The file one can go on writing in: a text for Word and its relatives, or a table for any spreadsheet. */
export const EDITABLES = ['docx', 'csv'] as const
export type Editable = (typeof EDITABLES)[number]

export const FORMATS = ['pdf', ...EDITABLES] as const
export type DocumentFormat = (typeof FORMATS)[number]

export const SLUG_CHARS_MAX = 60
export const TITLE_CHARS_MAX = 80
export const SUMMARY_CHARS_MAX = 240
const TEXT_CHARS_MAX = 1_200
const CELL_CHARS_MAX = 300
export const BLOCKS_MAX = 60
const ITEMS_MAX = 30
const COLUMNS_MAX = 9
const ROWS_MAX = 60
const FILL_LINES_MAX = 12
export const SET_UP_MINUTES_MAX = 480
export const DOWNLOADS_MAX = 10_000_000
/** Of one kind, on one screen. */
export const SHELF_MAX = 60

/** The file of all case studies is asked for under this name; no document may have it. */
export const CASE_STUDIES_SLUG = 'case-studies'

/** Text of one paragraph. */
const line = (charsMax: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(1, copy.save.missing),
    v.maxLength(charsMax, copy.save.tooLong(charsMax)),
  )
const whole = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, copy.save.between(min, max)),
    v.maxValue(max, copy.save.between(min, max)),
  )

const text = line(TEXT_CHARS_MAX)
const items = v.pipe(v.array(line(TEXT_CHARS_MAX)), v.minLength(1), v.maxLength(ITEMS_MAX))
const cell = v.union([v.literal(''), line(CELL_CHARS_MAX)])

/** One piece of a document. */
const block = v.variant('as', [
  v.object({ as: v.literal('heading'), text: line(TITLE_CHARS_MAX) }),
  v.object({ as: v.literal('text'), text }),
  /** Stands out: a warning, a promise. */
  v.object({ as: v.literal('note'), text }),
  v.object({ as: v.literal('list'), items }),
  v.object({ as: v.literal('steps'), items }),
  /** Boxes to tick. */
  v.object({ as: v.literal('checks'), items }),
  /** Words to copy: a letter, a message. */
  v.object({ as: v.literal('sample'), title: line(TITLE_CHARS_MAX), paragraphs: items }),
  /** A question with so many empty lines under it. */
  v.object({ as: v.literal('fill'), label: line(CELL_CHARS_MAX), lines: whole(1, FILL_LINES_MAX) }),
  /** Rows that are filled in already, then empty ones. */
  v.pipe(
    v.object({
      as: v.literal('table'),
      head: v.pipe(v.array(line(TITLE_CHARS_MAX)), v.minLength(1), v.maxLength(COLUMNS_MAX)),
      rows: v.pipe(v.array(v.array(cell)), v.maxLength(ROWS_MAX)),
      emptyRows: whole(0, ROWS_MAX),
    }),
    v.check(({ head, rows }) => rows.every((row) => row.length === head.length), copy.save.ragged),
  ),
])

export type Block = v.InferOutput<typeof block>
export type TableBlock = Extract<Block, { as: 'table' }>

/** What a document says, piece by piece. */
export const documentBody = v.pipe(v.array(block), v.minLength(1, copy.save.missing), v.maxLength(BLOCKS_MAX))

/** The table that the spreadsheet holds: the first one. */
export function findTable(body: readonly Block[]): TableBlock | null {
  return body.find((block) => block.as === 'table') ?? null
}

export const isFormat = (name: string): name is DocumentFormat => FORMATS.some((format) => format === name)
