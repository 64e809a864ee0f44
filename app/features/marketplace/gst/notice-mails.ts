import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { gstNoticeCopy as copy } from './notice-copy.ts'

const KINDS = { reach: 'shops.gst-number', details: 'shops.gst-details' } as const
const SETTINGS = '/account/shop/settings#gst'

interface GstNotice {
  /** reach: the seller will be limited to their own State; details: their products need HSN code and rate. */
  kind: keyof typeof KINDS
  sellerName: string
  state: string
  dueAt: Date
  site: Site
}

/** To a seller from before the rules of GST, with the day on which they begin for the shop. */
export function gstNoticeMail({ kind, sellerName, state, dueAt, site }: GstNotice): MailDraft {
  const day = formatDate(dueAt)
  const words = copy[kind]
  return {
    kind: KINDS[kind],
    site,
    subject: words.subject,
    name: sellerName,
    blocks: [
      kind === 'reach' ? copy.reach.body(state, day) : copy.details.body(day),
      words.after,
      { button: { label: copy.button, url: `${site.siteUrl}${SETTINGS}` } },
    ],
    why: copy.why(site.brandName),
  }
}
