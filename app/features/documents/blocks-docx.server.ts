import type { Block, TableBlock } from './schema.ts'
import { XML, xmlText } from './xml.ts'

const BULLETS = 1
/** The numbering id of a numbered list is this plus the block's index, so that each list starts at 1. */
const STEPS_FROM = 100
const LIST_INDENT = 'w:left="425" w:hanging="425"'
const BOX = '\u2610'
const FULL_WIDTH_PERCENT = 5_000

interface TextStyle {
  style?: string
  isBold?: boolean
  /** Further paragraph properties, in the order of the WordprocessingML schema. */
  properties?: string
}

/** One paragraph in WordprocessingML. */
export function paragraph(text: string, { style, isBold = false, properties = '' }: TextStyle = {}): string {
  const styled = style ? `<w:pStyle w:val="${style}"/>` : ''
  const bold = isBold ? '<w:rPr><w:b/><w:bCs/></w:rPr>' : ''
  const run = text === '' ? '' : `<w:r>${bold}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`
  return `<w:p><w:pPr>${styled}${properties}</w:pPr>${run}</w:p>`
}

/** A block in WordprocessingML; `place` is its index in the body. */
export function blockXml(block: Block, place: number): string {
  switch (block.as) {
    case 'heading':
      return paragraph(block.text, { style: 'Heading1' })
    case 'text':
      return paragraph(block.text)
    case 'note':
      return paragraph(block.text, { properties: panel('E5A11A', 'FAE9BE') })
    case 'sample':
      return [
        paragraph(block.title, { isBold: true, properties: panel('A3222B', 'FFFCF5') }),
        ...block.paragraphs.map((text) => paragraph(text, { properties: panel('A3222B', 'FFFCF5') })),
      ].join('')
    case 'list':
      return block.items.map((item) => paragraph(item, { properties: listed(BULLETS) })).join('')
    case 'steps':
      return block.items.map((item) => paragraph(item, { properties: listed(STEPS_FROM + place) })).join('')
    case 'checks':
      return block.items.map((item) => paragraph(`${BOX}  ${item}`, { properties: `<w:ind ${LIST_INDENT}/>` })).join('')
    case 'fill':
      return paragraph(block.label, { isBold: true, properties: '<w:keepNext/>' }) + emptyLine.repeat(block.lines)
    case 'table':
      return tableXml(block)
  }
}

const listed = (number: number) =>
  `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${number}"/></w:numPr><w:spacing w:after="60"/>`

const panel = (edge: string, fill: string) =>
  `<w:pBdr><w:left w:val="single" w:sz="24" w:space="8" w:color="${edge}"/></w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${fill}"/><w:ind w:left="170"/>`

const emptyLine = paragraph('', {
  properties:
    '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="8C7860"/><w:between w:val="single" w:sz="4" w:space="1" w:color="8C7860"/></w:pBdr><w:spacing w:before="120" w:after="120"/>',
})

function tableXml({ head, rows, emptyRows }: TableBlock): string {
  const side = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="C9B998"/>`
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(side).join('')
  const empty = Array.from({ length: emptyRows }, () => head.map(() => ''))
  const grid = `<w:tblGrid>${head.map(() => '<w:gridCol/>').join('')}</w:tblGrid>`
  const properties = `<w:tblPr><w:tblW w:w="${FULL_WIDTH_PERCENT}" w:type="pct"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>`
  const cells = [rowXml(head, { isHead: true }), ...[...rows, ...empty].map((row) => rowXml(row, { isHead: false }))]
  return `<w:tbl>${properties}${grid}${cells.join('')}</w:tbl>${paragraph('')}`
}

function rowXml(cells: readonly string[], { isHead }: { isHead: boolean }): string {
  const shade = isHead ? '<w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="FAE9BE"/></w:tcPr>' : ''
  const row = cells.map(
    (cell) =>
      `<w:tc>${shade}${paragraph(cell, { isBold: isHead, properties: '<w:spacing w:before="40" w:after="40"/>' })}</w:tc>`,
  )
  return `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${row.join('')}</w:tr>`
}

/** The numbering definitions: one for all bullet lists, and one per numbered list. */
export function numberingXml(body: readonly Block[], namespace: string): string {
  const steps = body.flatMap((block, place) => (block.as === 'steps' ? [STEPS_FROM + place] : []))
  const level = (format: string, text: string) =>
    `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind ${LIST_INDENT}/></w:pPr></w:lvl>`
  const kinds = [
    `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level('bullet', '\u2022')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1"><w:multiLevelType w:val="singleLevel"/>${level('decimal', '%1.')}</w:abstractNum>`,
  ]
  const numbers = [
    `<w:num w:numId="${BULLETS}"><w:abstractNumId w:val="0"/></w:num>`,
    ...steps.map(
      (id) =>
        `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    ),
  ]
  return `${XML}<w:numbering xmlns:w="${namespace}">${kinds.join('')}${numbers.join('')}</w:numbering>`
}
