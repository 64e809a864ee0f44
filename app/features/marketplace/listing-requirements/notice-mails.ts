import { copy } from '#app/features/marketplace/product-information/copy.ts'
import { type Fact, FACTS } from '#app/features/marketplace/schema.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { MissingFacts } from './missing-facts.ts'
import { noticeCopy } from './notice-copy.ts'

const KINDS = {
  due: 'shops.details-missing',
  paused: 'shops.details-paused',
  expired: 'shops.best-before-passed',
} as const

const LISTED_MAX = 25
const SHOP_PRODUCTS = '/account/shop/products'

export interface NoticeMail {
  kind: keyof typeof KINDS
  sellerName: string
  listings: readonly { title: string; missing: MissingFacts }[]
  /** The day after which they are paused. */
  dueAt: Date
  site: Site
}

/** To a seller: listings lack information, with the day by which they are paused; or they were paused. */
export function noticeMail({ kind, sellerName, listings, dueAt, site }: NoticeMail): MailDraft {
  const words = noticeCopy.mails[kind]
  const more = listings.length - LISTED_MAX
  const rows = listings.slice(0, LISTED_MAX).map(({ title, missing }) => [title, factNames(missing)] as const)
  return {
    kind: KINDS[kind],
    site,
    subject: words.subject(listings.length),
    name: sellerName,
    blocks: [
      typeof words.body === 'string' ? words.body : words.body(formatDate(dueAt)),
      { rows },
      more > 0 ? noticeCopy.mails.andMore(more) : '',
      words.after,
      { button: { label: noticeCopy.mails.button, url: `${site.siteUrl}${SHOP_PRODUCTS}` } },
    ],
    why: noticeCopy.mails.why(site.brandName),
  }
}

/** 'Ingredients, Best before' */
export function factNames(missing: MissingFacts): string {
  const names = FACTS.filter((fact: Fact) => missing[fact] !== undefined).map((fact) => copy.labels[fact])
  return names.join(', ')
}
