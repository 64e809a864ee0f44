import { type Block, documentBody } from '#app/features/documents/schema.ts'
import { check } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'

// A document as plain text, for one form field. Blocks are separated by empty lines; the start of a block gives its
// kind:
//   # heading            ! note (stands out)          ? question (3)   with that many empty lines
//   - item of a list     1. step                      [ ] box to tick
//   > title of a sample, then '>' and its paragraphs  | cells | of a table |, then '+ 5' for empty rows
// Anything else is text. A backslash before a marker makes it text.

const EMPTY_ROWS_DEFAULT = 0
const FILL_LINES_DEFAULT = 2

/** The blocks as text for the form's field. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('\n\n')
}

function writeBlock(block: Block): string {
  switch (block.as) {
    case 'heading':
      return `# ${oneLine(block.text)}`
    case 'note':
      return `! ${oneLine(block.text)}`
    case 'text':
      return block.text
        .split('\n')
        .map((line) => (MARKER.test(line) || line === '' ? `\\${line}` : line))
        .join('\n')
    case 'list':
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n')
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${oneLine(item)}`).join('\n')
    case 'checks':
      return block.items.map((item) => `[ ] ${oneLine(item)}`).join('\n')
    case 'sample':
      return [block.title, ...block.paragraphs].map((part) => `> ${oneLine(part)}`).join('\n>\n')
    case 'fill':
      return `? ${oneLine(block.label)} (${block.lines})`
    case 'table':
      return [block.head, ...block.rows].map(writeRow).concat(`+ ${block.emptyRows}`).join('\n')
  }
}

/** The start of a line that has a meaning. */
const MARKER = /^(#|!|\?|-|>|\||\\|\+|\d+\.|\[ ?\])/

const oneLine = (text: string) => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')
const unescapeLines = (text: string) =>
  text.replace(/\\(\\|n|\|)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim()

const writeRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => oneLine(cell).replace(/\|/g, '\\|')).join(' | ')} |`

/** The blocks of a text; null when one breaks a limit. */
export function readBody(text: string): Block[] | null {
  const read = check(documentBody, readBlocks(text), {})
  return read.ok ? read.value : null
}

/** The first error, with the number of its block. */
export function findMistake(text: string): string {
  const read = check(documentBody, readBlocks(text), {})
  const [piece = '', message = ''] = read.ok ? [] : (Object.entries(read.errors)[0] ?? [])
  return piece === '' ? message : copy.piece(Number(piece) + 1, message)
}

/** The blocks of a text, not validated. */
export function readBlocks(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((piece) => piece.replace(/^\n+/, '').trimEnd())
    .filter(Boolean)
    .map(readBlock)
}

function readBlock(piece: string): Block {
  const lines = piece.split('\n')
  const all = (start: RegExp) => lines.every((line) => start.test(line))
  const without = (start: RegExp) => lines.map((line) => unescapeLines(line.replace(start, '')))
  if (lines.length === 1 && piece.startsWith('#')) return { as: 'heading', text: unescapeLines(piece.slice(1)) }
  if (lines.length === 1 && piece.startsWith('!')) return { as: 'note', text: unescapeLines(piece.slice(1)) }
  if (lines.length === 1 && piece.startsWith('?')) return readFill(piece)
  if (all(/^-/)) return { as: 'list', items: without(/^-/) }
  if (all(/^\d+\./)) return { as: 'steps', items: without(/^\d+\./) }
  if (all(/^\[ ?\]/)) return { as: 'checks', items: without(/^\[ ?\]/) }
  if (all(/^>/)) return readSample(without(/^>/))
  if (piece.startsWith('|') && all(/^[|+]/)) return readTable(lines)
  return { as: 'text', text: lines.map((line) => line.replace(/^\\/, '')).join('\n') }
}

function readFill(piece: string): Block {
  const [, label = '', lines] = /^\?\s*(.*?)\s*(?:\((\d+)\))?$/.exec(piece) ?? []
  return { as: 'fill', label: unescapeLines(label), lines: Number(lines ?? FILL_LINES_DEFAULT) }
}

/** The first line is the title; empty lines separate paragraphs. */
function readSample(lines: string[]): Block {
  const [title = '', ...paragraphs] = lines.join('\n').split(/\n\n+/)
  return { as: 'sample', title, paragraphs: paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean) }
}

function readTable(lines: string[]): Block {
  const [head = [], ...rows] = lines.filter((line) => line.startsWith('|')).map(readRow)
  const empty = lines.find((line) => line.startsWith('+'))?.slice(1)
  return { as: 'table', head, rows, emptyRows: Number(empty ?? EMPTY_ROWS_DEFAULT) }
}

/** A bar inside a cell is escaped with a backslash. */
function readRow(line: string): string[] {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|\s*$/, '')
  return inner.split(/(?<!\\)\|/).map(unescapeLines)
}
