import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import type { CampaignPage } from '#app/features/fundraising/views.ts'
import { drawFile } from '#app/platform/drawing/draw-in-thread.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { formatMoney } from '#app/platform/money.ts'
import { excerpt } from '#app/platform/text/text.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { cachedImage } from '#app/ui/share/image/canvas.server.ts'
import { drawCover } from '#app/ui/share/image/cover.server.ts'
import type { ShareImage } from '#app/ui/share/image/share-image.server.ts'
import { copy } from './copy.ts'
import { COVER_SIZE } from './poster-cover.ts'
import type { PosterPaper } from './poster-drawing.server.ts'

const DESCRIPTION_CHARS_MAX = 320
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
  const { title, description, location, goalMinor, currency, organiserName, coverSeed, createdAt } = campaign
  const cover = await drawCover(
    { picture, colour: campaignDye(coverSeed), kolam: drawKolam({ kind: 'thing', id: coverSeed }) },
    COVER_SIZE,
  )
  return drawFile<PosterPaper>('poster', {
    info: { title, author: brandName, createdAt, language: currentLanguage() },
    cover,
    brandName,
    title,
    by: words.by(organiserName, location),
    description: excerpt(description, DESCRIPTION_CHARS_MAX),
    goal: words.goal(formatMoney(goalMinor, currency)),
    code: { url: shortUrl, scan: words.scan, promise: words.promise },
  })
}
