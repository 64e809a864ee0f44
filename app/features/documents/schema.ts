import * as v from 'valibot'
import { cleanLine } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/**
 * Kinds of documents: NGO templates, the colleges' toolkit, Fearless Girls' starter kits, case studies of the
 * partnership hub.
 */
export const KINDS = ['template', 'tool', 'kit', 'case-study'] as const
export type DocumentKind = (typeof KINDS)[number]

/** The editable format: a text for word processors, or a table for spreadsheets. */
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
/** Documents of one kind on one page. */
export const DOCUMENTS_PER_KIND_MAX = 60

/** The slug of the file with all case studies; no document may have it. */
export const CASE_STUDIES_SLUG = 'case-studies'

/** One line of text. */
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

const text = perLanguage(() => line(TEXT_CHARS_MAX))
const items = perLanguage(() => v.pipe(v.array(text), v.minLength(1), v.maxLength(ITEMS_MAX)))
const cell = perLanguage(() => v.union([v.literal(''), line(CELL_CHARS_MAX)]))

/** One block of a document. */
const block = perLanguage(() =>
  v.variant('as', [
    v.object({ as: v.literal('heading'), text: line(TITLE_CHARS_MAX) }),
    v.object({ as: v.literal('text'), text }),
    /** A highlighted note. */
    v.object({ as: v.literal('note'), text }),
    v.object({ as: v.literal('list'), items }),
    v.object({ as: v.literal('steps'), items }),
    /** A checklist. */
    v.object({ as: v.literal('checks'), items }),
    /** Text to copy, such as a letter. */
    v.object({ as: v.literal('sample'), title: line(TITLE_CHARS_MAX), paragraphs: items }),
    /** A question with empty lines for the answer. */
    v.object({ as: v.literal('fill'), label: line(CELL_CHARS_MAX), lines: whole(1, FILL_LINES_MAX) }),
    /** Filled rows, then empty ones. */
    v.pipe(
      v.object({
        as: v.literal('table'),
        head: v.pipe(v.array(line(TITLE_CHARS_MAX)), v.minLength(1), v.maxLength(COLUMNS_MAX)),
        rows: v.pipe(v.array(v.array(cell)), v.maxLength(ROWS_MAX)),
        emptyRows: whole(0, ROWS_MAX),
      }),
      v.check(({ head, rows }) => rows.every((row) => row.length === head.length), copy.save.ragged),
    ),
  ]),
)

export type Block = v.InferOutput<typeof block>
export type TableBlock = Extract<Block, { as: 'table' }>

/** The body of a document. */
export const documentBody = perLanguage(() =>
  v.pipe(v.array(block), v.minLength(1, copy.save.missing), v.maxLength(BLOCKS_MAX)),
)

/** The table that is exported as CSV: the first one. */
export function findTable(body: readonly Block[]): TableBlock | null {
  return body.find((block) => block.as === 'table') ?? null
}

export const isFormat = (name: string): name is DocumentFormat => FORMATS.some((format) => format === name)
