import { ANSWER_HOURS } from '#app/features/marketplace/answer-hours.ts'
import { counted } from '#app/platform/text/plural.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import type { CheckKind } from '#app/features/marketplace/schema.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The alternative text of a seller's portrait. */
export const portraitAlt = (name: string) => `Photo of ${name}`

export const copy = {
  title: 'Sellers: meet the women behind the shops',
  description: 'Women who make and sell, by name, place and story. Open a shop of your own.',
  back: 'All wings',
  headline: 'Meet Our Sellers',
  lead: 'Every product has a woman behind it. Here they are, by name and place.',
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
    show: 'Who is shown',
  },
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
      const all = list.format(kinds)
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
    lead: 'A person of our market desk calls you, helps with photographs and prices, and opens your shop. It costs nothing.',
    account: 'With an account you apply yourself and run your own shop.',
    own: 'My shop',
    send: 'Send my application',
    sent: {
      title: 'Your application has arrived',
      body: `A person calls or writes within ${answerTime(ANSWER_HOURS)}.`,
    },
  },
} as const
