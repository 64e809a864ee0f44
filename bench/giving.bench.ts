import { payoutsView } from '#app/features/fundraising/campaign/payouts-view.server.ts'
import { questionsShort } from '#app/features/fundraising/campaign/questions-view.server.ts'
import { readChecks } from '#app/features/fundraising/campaign-checks/check-queries.server.ts'
import { listGiftsOf, listStatementYears } from '#app/features/fundraising/gifts/gift-queries.server.ts'
import { listPublicHolds } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { countOwnerGifts, listOwnerGifts } from '#app/features/fundraising/owner/gifts/gift-queries.server.ts'
import { findCampaign, findReceipt } from '#app/features/fundraising/queries.server.ts'
import { wayView } from '#app/features/fundraising/receipt/way-view.server.ts'
import { listCampaignReturns } from '#app/features/fundraising/returns/return-queries.server.ts'
import { readSupporterPage } from '#app/features/fundraising/supporters/supporter-queries.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { measureGrowth } from './harness/growth.ts'
import { DONOR, NOW, seedManyGifts, seedOf, SLUG, tokenOf } from './many-gifts.ts'

const FEW = 1_000
/** The id of the campaign: the MD5 hash of its name. */
const CAMPAIGN_ID = '6c8bff22-69a8-9ef7-ec3c-f87e72be656f'
const page = { slug: SLUG, onlyWords: false, after: null, before: null }
const visit = { slug: SLUG, now: NOW }
const own = { campaignId: CAMPAIGN_ID }

const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'campaign: the page': (db) => findCampaign(db, visit),
  'campaign: payouts': (db) => payoutsView(db, visit),
  'campaign: everything': async (db) => {
    const campaign = await findCampaign(db, visit)
    if (!campaign) throw new Error('the campaign is there')
    return [
      campaign,
      await payoutsView(db, visit),
      await readChecks(db, visit),
      await listPublicHolds(db, visit),
      await questionsShort({ db, actor: VISITOR }, campaign),
      await listCampaignReturns(db, campaign),
    ]
  },
  supporters: (db) => readSupporterPage(db, page),
  'supporters, a late page': (db) => readSupporterPage(db, { ...page, after: seedOf(101) }),
  'supporters, a page before': (db) => readSupporterPage(db, { ...page, before: seedOf(101) }),
  'supporters, with words': (db) => readSupporterPage(db, { ...page, onlyWords: true }),
  'supporters, with words, a late page': (db) =>
    readSupporterPage(db, { ...page, onlyWords: true, after: seedOf(102) }),
  'organiser: supporters': async (db) => [await countOwnerGifts(db, own), await listOwnerGifts(db, own)],
  'organiser: a search': async (db) => {
    const search = { ...own, q: 'Asha bbbb' }
    return [await countOwnerGifts(db, search), await listOwnerGifts(db, search)]
  },
  'organiser: a word that many have': async (db) => {
    const search = { ...own, q: 'Asha' }
    return [await countOwnerGifts(db, search), await listOwnerGifts(db, search)]
  },
  'own gifts': (db) => listGiftsOf(db, { userId: DONOR, page: 1, now: NOW }),
  'own gifts, the years': (db) => listStatementYears(db, { userId: DONOR }),
  'a receipt with its way': async (db) => {
    const receipt = one([await findReceipt(db, { token: tokenOf(7), now: NOW })])
    return [receipt, receipt && (await wayView(db, { ...receipt, now: NOW }))]
  },
}

/** The pages of a campaign with 100,000 gifts against one with 1,000 (P10). */
export const giving = () =>
  measureGrowth({
    things: 'gifts',
    few: FEW,
    many: 100_000,
    seed: seedManyGifts,
    questions: QUESTIONS,
    grows: ['contributions', 'payments', 'campaign_allocations'],
  })
