import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import type { CampaignPage } from '#app/features/fundraising/views.ts'
import { formatMoney } from '#app/platform/money.ts'
import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A4 as PAGE, openSheet, type Sheet } from '#app/platform/pdf/sheet.server.ts'
import { excerpt } from '#app/platform/text/text.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { cachedImage } from '#app/ui/share/image/canvas.server.ts'
import { drawCover } from '#app/ui/share/image/cover.server.ts'
import type { ShareImage } from '#app/ui/share/image/share-image.server.ts'
import { qrDrawing } from '#app/ui/share/qr.server.ts'
import { copy } from './copy.ts'

const BORDER_TEETH = 60
const COVER_HEIGHT = 250
const TITLE_SIZES = [34, 28, 22] as const
const LONG_TITLE_CHARS = [44, 90] as const
const DESCRIPTION_CHARS_MAX = 320
const QR_SIZE = 170
const words = copy.posterWords

export interface Poster {
  campaign: CampaignPage
  picture: ShareImage['picture']
  shortUrl: string
  brandName: string
}

/** One A4 page to print: picture, title, goal and a QR code, without sums that grow old. The same campaign gives the same bytes. */
export function posterPdf({ picture, ...poster }: Poster): Promise<Buffer> {
  const { title, description, location, goalMinor, organiserName } = poster.campaign
  const key = ['poster', title, description, location, goalMinor, organiserName, poster.shortUrl, picture?.file ?? null]
  return cachedImage(JSON.stringify(key), () => draw({ picture, ...poster }))
}

async function draw({ campaign, picture, shortUrl, brandName }: Poster): Promise<Buffer> {
  const { title, coverSeed, createdAt } = campaign
  const sheet = await openSheet(PAGE, { title, author: brandName, createdAt })
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  const cover = await drawCover(
    { picture, colour: campaignDye(coverSeed), kolam: drawKolam({ kind: 'thing', id: coverSeed }) },
    { width: PAGE.textWidth, height: COVER_HEIGHT },
  )
  sheet.doc.image(cover, PAGE.margin, 44, { width: PAGE.textWidth, height: COVER_HEIGHT })
  sheet.y = 44 + COVER_HEIGHT + 18
  drawWords(sheet, campaign, brandName)
  drawCode(sheet, shortUrl)
  return sheet.close()
}

function drawWords(sheet: Sheet, campaign: CampaignPage, brandName: string): void {
  const { title, description, location, organiserName, goalMinor, currency } = campaign
  sheet.write(brandName, { size: 14, weight: 'bold', color: MADDER })
  sheet.y += 2
  sheet.write(title, { size: titleSize(title), weight: 'bold', color: INK })
  sheet.y += 4
  sheet.write(words.by(organiserName, location), { size: 14, color: SOFT })
  sheet.y += 10
  sheet.write(excerpt(description, DESCRIPTION_CHARS_MAX), { size: 17, color: INK })
  sheet.y += 10
  sheet.write(words.goal(formatMoney(goalMinor, currency)), { size: 24, weight: 'bold', color: INK })
}

function titleSize({ length }: string): number {
  const step = LONG_TITLE_CHARS.filter((chars) => length > chars).length
  return TITLE_SIZES[step] ?? TITLE_SIZES[0]
}

function drawCode(sheet: Sheet, shortUrl: string): void {
  const { doc } = sheet
  const top = PAGE.height - PAGE.margin - QR_SIZE
  const { path, size } = qrDrawing(shortUrl)
  doc
    .save()
    .translate(PAGE.margin, top)
    .scale(QR_SIZE / size)
    .path(path)
    .fill(INK)
    .restore()
  const x = PAGE.margin + QR_SIZE + 20
  sheet.y = top + 26
  sheet.write(words.scan, { size: 13, color: SOFT, x })
  sheet.y += 4
  sheet.write(shortUrl.replace(/^https?:\/\//, ''), { size: 19, weight: 'bold', color: INK, x })
  sheet.y += 12
  sheet.write(words.promise, { size: 11, color: SOFT, x })
  doc.link(PAGE.margin, top, QR_SIZE, QR_SIZE, shortUrl)
}
