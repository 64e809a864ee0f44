import { formatDate } from '#app/platform/time/dates.ts'
import { drawLine, widthOf } from '#app/platform/pdf/type.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { drawBlock, minHeightOf } from './blocks-pdf.server.ts'
import { copy } from './copy.ts'
import { MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { createPdf, type PdfWriter } from './pdf-writer.server.ts'
import type { DocumentView } from './queries.server.ts'
import { type Block, findTable } from './schema.ts'

/** A table with at least this many columns is printed in landscape. */
const LANDSCAPE_COLUMNS_MIN = 7

/** The cover of a file with several documents. */
interface Cover {
  title: string
  summary: string
  /** The page where the documents can be read: '/documents/…'. */
  path: string
}

/** One document on A4, or several with a cover. Deterministic: the same versions give the same bytes. */
export async function documentPdf(
  documents: readonly [DocumentView, ...DocumentView[]],
  site: Site,
  cover?: Cover,
): Promise<Buffer> {
  const [first] = documents
  const savedAt = new Date(Math.max(...documents.map((document) => document.savedAt.getTime())))
  const { title, path } = cover ?? first
  const paper = await createPdf({
    title,
    author: site.brandName,
    createdAt: savedAt,
    isLandscape: needsLandscape(first.body),
  })
  if (cover) drawCover(paper, cover, site)
  for (const [place, document] of documents.entries()) {
    if (place > 0) paper.newPage()
    drawHead(paper, document, site)
    drawBody(paper, document.body)
  }
  const line = [title, cover ? null : copy.version(first.version, formatDate(savedAt)), copy.licence]
  return paper.close((page, pages) =>
    drawFoot(paper, {
      line: line.filter(Boolean).join(' · '),
      url: site.siteUrl + path,
      number: copy.page(page, pages),
    }),
  )
}

const needsLandscape = (body: readonly Block[]) => (findTable(body)?.head.length ?? 0) >= LANDSCAPE_COLUMNS_MIN

function drawBody(paper: PdfWriter, body: readonly Block[]): void {
  for (const [place, block] of body.entries()) {
    if (block.as === 'heading' || block.as === 'table') paper.ensureSpace(minHeightOf(paper, body.slice(place)))
    drawBlock(paper, block)
  }
}

function drawCover(paper: PdfWriter, { title, summary }: Cover, { brandName }: Site): void {
  paper.write(brandName, { size: 11, weight: 'bold', color: MADDER })
  paper.write(title, { size: 30, weight: 'bold' })
  paper.y += 6
  paper.write(summary, { size: 13, color: SOFT, width: paper.sheet.textWidth * 0.9 })
  paper.y += 20
}

function drawHead(paper: PdfWriter, document: DocumentView, { brandName }: Site): void {
  const { kind, title, summary, isComposite } = document
  const kicker = [brandName, copy.kinds[kind], isComposite ? copy.composite : ''].filter(Boolean).join(' · ')
  paper.write(kicker, { size: 10, weight: 'bold', color: MADDER })
  paper.y += 2
  paper.write(title, { size: 24, weight: 'bold' })
  paper.y += 4
  paper.write(summary, { size: 12, color: SOFT, width: paper.sheet.textWidth * 0.92 })
  paper.y += 6
  if (isComposite) drawBlock(paper, { as: 'note', text: copy.compositeNote })
}

function drawFoot(
  { doc, sheet }: PdfWriter,
  { line, url, number }: { line: string; url: string; number: string },
): void {
  const y = sheet.height - 42
  const style = { size: 8.5, weight: 'regular', color: SOFT } as const
  drawLine(doc, line, { x: sheet.margin, y, ...style })
  drawLine(doc, url, { x: sheet.margin, y: y + 12, ...style })
  doc.link(sheet.margin, y + 10, widthOf(doc, url, style), 14, url)
  drawLine(doc, number, { x: sheet.width - sheet.margin - widthOf(doc, number, style), y, ...style })
}
