import { drawLine, widthOf } from '#app/platform/pdf/type.server.ts'
import { MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { drawBlock, minHeightOf } from './blocks-pdf.server.ts'
import { createPdf, type PdfInfo, type PdfWriter } from './pdf-writer.server.ts'
import type { Block } from './schema.ts'

interface DocumentPart {
  kicker: string
  title: string
  summary: string
  body: readonly Block[]
}

/** One document, or several with a cover. */
export interface DocumentPaper {
  info: PdfInfo
  cover: { brandName: string; title: string; summary: string } | null
  documents: readonly DocumentPart[]
  foot: Foot
}

/** Below every page. */
interface Foot {
  line: string
  url: string
}

/** A4 pages. The same words give the same bytes. */
export async function drawDocument({ info, cover, documents, foot }: DocumentPaper): Promise<Buffer> {
  const paper = await createPdf(info)
  if (cover) drawCover(paper, cover)
  for (const [place, document] of documents.entries()) {
    if (place > 0) paper.newPage()
    drawHead(paper, document)
    drawBody(paper, document.body)
  }
  return paper.close((page, pages) => drawFoot(paper, { ...foot, number: `${page} / ${pages}` }))
}

function drawBody(paper: PdfWriter, body: readonly Block[]): void {
  for (const [place, block] of body.entries()) {
    if (block.as === 'heading' || block.as === 'table') paper.ensureSpace(minHeightOf(paper, body.slice(place)))
    drawBlock(paper, block)
  }
}

function drawCover(paper: PdfWriter, { brandName, title, summary }: NonNullable<DocumentPaper['cover']>): void {
  paper.write(brandName, { size: 11, weight: 'bold', color: MADDER })
  paper.write(title, { size: 30, weight: 'bold' })
  paper.y += 6
  paper.write(summary, { size: 13, color: SOFT, width: paper.sheet.textWidth * 0.9 })
  paper.y += 20
}

function drawHead(paper: PdfWriter, { kicker, title, summary }: DocumentPart): void {
  paper.write(kicker, { size: 10, weight: 'bold', color: MADDER })
  paper.y += 2
  paper.write(title, { size: 24, weight: 'bold' })
  paper.y += 4
  paper.write(summary, { size: 12, color: SOFT, width: paper.sheet.textWidth * 0.92 })
  paper.y += 6
}

function drawFoot({ doc, sheet }: PdfWriter, { line, url, number }: Foot & { number: string }): void {
  const y = sheet.height - 42
  const style = { size: 8.5, weight: 'regular', color: SOFT } as const
  drawLine(doc, line, { x: sheet.margin, y, ...style })
  drawLine(doc, url, { x: sheet.margin, y: y + 12, ...style })
  doc.link(sheet.margin, y + 10, widthOf(doc, url, style), 14, url)
  drawLine(doc, number, { x: sheet.width - sheet.margin - widthOf(doc, number, style), y, ...style })
}
