import type { CampaignFilter } from '#app/features/fundraising/finding/campaign-filter.ts'
import { findCampaigns } from '#app/features/fundraising/finding/find-campaigns.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { measureGrowth } from './harness/growth.ts'
import { seedManyCampaigns } from './many-campaigns.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const ALL: CampaignFilter = { q: null, cause: null, state: null, sort: 'fair' }
const TURN = 495_013
const find =
  (filter: Partial<CampaignFilter>, page = 1) =>
  (db: Db) =>
    findCampaigns(db, { ...ALL, ...filter, now: NOW, turn: TURN, page })

export const QUESTIONS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
  'fair order': find({}),
  'fair order, a later page': find({}, 30),
  'fair order, one cause': find({ cause: 'Health' }),
  'newest first': find({ sort: 'newest' }),
  'nearly there': find({ sort: 'nearly-there' }),
  'search, a word that many have': find({ q: 'sewing' }),
  'search, in Hindi letters': find({ q: 'सीविंग' }),
  'search, words that many have': find({ q: 'women education' }),
  'search, words that few have': find({ q: 'cow for bbbbg' }),
  'similar, words that many have': find({ q: 'wommen educasion' }),
  'similar, a word that few have': find({ q: 'bbbbgr' }),
}

/** The list of campaigns among 4,000 against 1,000 (P10). */
export const finding = () =>
  measureGrowth({
    things: 'campaigns',
    few: 1_000,
    many: 4_000,
    seed: seedManyCampaigns,
    questions: QUESTIONS,
    grows: ['campaign_words'],
  })
