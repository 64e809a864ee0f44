import { earlyLists } from '#app/features/account-lists/queries.server.ts'
import { earlyCampaign } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { earlyShop } from '#app/features/marketplace/shop-frame/seller.server.ts'
import type { EarlyRead } from '#app/platform/http/early-read.server.ts'

/** All of them, for the server. */
export const EARLY_READS: readonly EarlyRead<unknown>[] = [earlyShop, earlyCampaign, earlyLists]
