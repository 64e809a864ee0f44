import { campaignCardCopy } from '#app/features/fundraising/card/campaign-card-copy.ts'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import type { CampaignCard } from '#app/features/fundraising/views.ts'
import { formatMoney } from '#app/platform/money.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'

/** What the share images of a campaign show; `src` is the address of its picture, also on another site. */
export function shareSubject({ title, location, coverSeed, imageUrl, currency, percent, ...campaign }: CampaignCard) {
  return {
    title,
    lines: [location],
    colour: campaignDye(coverSeed),
    kolam: drawKolam({ kind: 'thing', id: coverSeed }),
    src: imageUrl,
    funds: {
      raised: formatMoney(campaign.raisedMinor, currency),
      ofGoal: campaignCardCopy.ofGoal(formatMoney(campaign.goalMinor, currency)),
      supporters: campaignCardCopy.supporters(campaign.supporters),
      percent,
    },
  }
}
