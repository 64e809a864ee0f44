import type { Site } from '#app/platform/config/site.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

interface Interest {
  site: Site
  slug: string
  title: string
  amountMinor: number
}

/** The mail to the founder, without the sender's name. */
export function interestMail({ site, slug, title, amountMinor }: Interest): MailDraft {
  const { subject, body, rows, after, button, why } = copy.mail
  return {
    kind: 'startups.interest',
    site,
    subject: subject(site.brandName),
    name: null,
    blocks: [
      body(title),
      { rows: [[rows.amount, formatMoney(amountMinor, 'INR')]] },
      after,
      { button: { label: button, url: `${site.siteUrl}/seeds/${slug}` } },
    ],
    why: why(site.brandName),
    topic: 'startups',
  }
}
