import { ANSWER_HOURS } from '#app/features/marketplace/answer-hours.ts'
import { counted } from '#app/platform/text/plural.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { CheckKind } from '#app/features/marketplace/schema.ts'
import { listed } from '#app/platform/text/sentences.ts'

export const copy = {
  title: 'Sellers: meet the women behind the shops',
  description: 'Meet the women who sell here, or open your own shop.',
  back: 'All programmes',
  headline: 'Meet Our Sellers',
  lead: 'These women make and sell the products in our shop.',
  list: 'Sellers',
  start: 'Start Selling',
  stats: {
    active: 'active sellers',
    verified: 'verified sellers',
    reach: 'Global Reach',
    countries: (count: number) => counted(count, 'country', 'countries'),
  },
  search: {
    label: 'Search by name or story',
    placeholder: 'Search sellers...',
    region: 'Region',
    all: 'All Regions',
    everybody: 'All Sellers',
    verified: 'Verified Only',
    show: 'Show',
  },
  page: (page: number) => `Page ${page.toLocaleString('en-IN')}`,
  found: (count: number) => counted(count, 'seller found', 'sellers found'),
  card: {
    verified: 'Verified',
    products: (count: number) => counted(count, 'product', 'products'),
    rating: (stars: string) => `${stars} of 5 stars`,
    fresh: 'New',
    shop: (name: string) => `See what ${name} makes`,
  },
  badge: {
    kinds: { identity: 'identity', address: 'address', craft: 'craft', bank: 'bank account' } satisfies Record<
      CheckKind,
      string
    >,
    /** 'Identity and address checked by our market desk, valid until 12 March 2028' */
    words: (kinds: readonly string[], until: string) => {
      const all = listed(kinds)
      return `${all.charAt(0).toUpperCase()}${all.slice(1)} checked by our market desk, valid until ${until}`
    },
  },
  empty: {
    title: 'No sellers yet—your story could be the first!',
    start: 'Start Your Journey',
    clear: 'Clear Filters',
  },
  loading: 'Searching',
  apply: {
    title: 'Start Selling',
    lead: 'Our market desk calls you, helps with photos and prices, and opens your shop. It is free.',
    account: 'With an account you can apply online and run your own shop.',
    own: 'My shop',
    send: 'Send my application',
    sent: {
      title: 'We have received your application',
      body: `We call or write to you within ${answerTime(ANSWER_HOURS)}.`,
    },
  },
} as const
