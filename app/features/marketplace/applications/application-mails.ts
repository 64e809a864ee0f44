import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { Site } from '#app/platform/config/site.ts'
import { applicationCopy } from '#app/features/marketplace/apply/application-copy.ts'

const KINDS = {
  approved: 'shops.approved',
  returned: 'shops.sent-back',
  declined: 'shops.declined',
} as const

interface Facts {
  verdict: keyof typeof KINDS
  name: string
  shop: string
  reason: string | null
  site: Site
}

const PATHS = { approved: '/account/shop', returned: '/account/shop', declined: '/contact' } as const

/** The mail to an applicant with the decision, its reason and the next step. */
export function decisionMail({ verdict, name, shop, reason, site }: Facts): MailDraft {
  const words = applicationCopy.mails[verdict]
  return {
    kind: KINDS[verdict],
    site,
    subject: words.subject,
    text: words.text,
    name,
    blocks: [
      words.body(shop),
      'reason' in words && reason ? words.reason(reason) : '',
      'papers' in words ? words.papers : '',
      words.after,
      { button: { label: words.button, url: `${site.siteUrl}${PATHS[verdict]}` } },
    ],
    why: applicationCopy.mails.why(site.brandName),
  }
}
