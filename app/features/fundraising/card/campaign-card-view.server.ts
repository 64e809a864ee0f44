import { storedCall } from '#app/features/fundraising/stored-campaign-words.server.ts'
import { type CampaignCard, hasCountdown } from '#app/features/fundraising/views.ts'
import { formatShort } from '#app/platform/money.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { type Dye, dyeOf } from '#app/ui/kolam/dye.ts'
import { campaignCardCopy as copy } from './campaign-card-copy.ts'

/** A campaign card with formatted texts. */
export interface CampaignCardView {
  slug: string
  title: string
  description: string
  location: string
  dye: Dye
  kolam: KolamDrawing
  imageUrl: string | null
  percent: number
  progressLabel: string
  /** Short: '₹24k'. */
  raised: string
  /** 'of ₹50k' */
  ofGoal: string
  /** '156 supporters' */
  supporters: string
  /** '12 days left', 'No end date' or 'Closed' */
  daysLeft: string
  ctaText: string
}

export function campaignCardView(campaign: CampaignCard): CampaignCardView {
  const { slug, title, description, location, coverSeed, imageUrl, currency, percent, ctaText } = campaign
  return {
    slug,
    title,
    description,
    location,
    dye: campaignDye(coverSeed),
    kolam: drawKolam({ kind: 'thing', id: coverSeed }),
    imageUrl,
    percent,
    progressLabel: copy.progress(percent),
    raised: formatShort(campaign.raisedMinor, currency),
    ofGoal: copy.ofGoal(formatShort(campaign.goalMinor, currency)),
    supporters: copy.supporters(campaign.supporters),
    daysLeft: daysWords(campaign),
    ctaText: campaign.isOpen ? storedCall(ctaText) : copy.read,
  }
}

const daysWords = ({ isOpen, daysLeft }: CampaignCard): string => {
  if (!isOpen) return copy.closed
  return hasCountdown({ daysLeft }) ? copy.daysLeft(daysLeft) : copy.noEnd
}

/** The colour of a campaign's cover: the same on its card, its page and its share image. */
export const campaignDye = (coverSeed: string): Dye => dyeOf(`campaign-${coverSeed}`)
