import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A4 as PAGE } from '#app/platform/pdf/page.ts'
import { openSheet, type Sheet, type SheetInfo } from '#app/platform/pdf/sheet.server.ts'
import { qrDrawing } from '#app/ui/share/qr.server.ts'
import { COVER_SIZE } from './poster-cover.ts'

const BORDER_TEETH = 60
const TITLE_SIZES = [34, 28, 22] as const
const LONG_TITLE_CHARS = [44, 90] as const
const QR_SIZE = 170

/** The words and the picture of a poster. */
export interface PosterPaper {
  info: SheetInfo
  /** JPEG or PNG of `COVER_SIZE`. */
  cover: Uint8Array
  brandName: string
  title: string
  by: string
  description: string
  goal: string
  code: { url: string; scan: string; promise: string }
}

/** One A4 page. The same words give the same bytes. */
export async function drawPoster(paper: PosterPaper): Promise<Buffer> {
  const sheet = await openSheet(PAGE, paper.info)
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  sheet.doc.image(Buffer.from(paper.cover), PAGE.margin, 44, COVER_SIZE)
  sheet.y = 44 + COVER_SIZE.height + 18
  drawWords(sheet, paper)
  drawCode(sheet, paper.code)
  return sheet.close()
}

function drawWords(sheet: Sheet, { brandName, title, by, description, goal }: PosterPaper): void {
  sheet.write(brandName, { size: 14, weight: 'bold', color: MADDER })
  sheet.y += 2
  sheet.write(title, { size: titleSize(title), weight: 'bold', color: INK })
  sheet.y += 4
  sheet.write(by, { size: 14, color: SOFT })
  sheet.y += 10
  sheet.write(description, { size: 17, color: INK })
  sheet.y += 10
  sheet.write(goal, { size: 24, weight: 'bold', color: INK })
}

function titleSize({ length }: string): number {
  const step = LONG_TITLE_CHARS.filter((chars) => length > chars).length
  return TITLE_SIZES[step] ?? TITLE_SIZES[0]
}

function drawCode(sheet: Sheet, { url, scan, promise }: PosterPaper['code']): void {
  const { doc } = sheet
  const top = PAGE.height - PAGE.margin - QR_SIZE
  const { path, size } = qrDrawing(url)
  doc
    .save()
    .translate(PAGE.margin, top)
    .scale(QR_SIZE / size)
    .path(path)
    .fill(INK)
    .restore()
  const x = PAGE.margin + QR_SIZE + 20
  sheet.y = top + 26
  sheet.write(scan, { size: 13, color: SOFT, x })
  sheet.y += 4
  sheet.write(url.replace(/^https?:\/\//, ''), { size: 19, weight: 'bold', color: INK, x })
  sheet.y += 12
  sheet.write(promise, { size: 11, color: SOFT, x })
  doc.link(PAGE.margin, top, QR_SIZE, QR_SIZE, url)
}
