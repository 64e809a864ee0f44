import { composeMail, type MailBody } from '#app/platform/mail/compose.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import type { Site } from '#app/platform/config/site.ts'
import { applicationCopy } from '#app/features/marketplace/apply/application-copy.ts'

interface Facts {
  verdict: 'approved' | 'returned' | 'declined'
  name: string
  shop: string
  reason: string | null
  site: Site
}

const PATHS = { approved: '/account/shop', returned: '/account/shop', declined: '/contact' } as const

/** The mail to an applicant with the decision, its reason and the next step. */
export function decisionMail({ verdict, name, shop, reason, site }: Facts): MailBody {
  const words = applicationCopy.mails[verdict]
  const blocks = [
    mailCopy.greeting(name),
    words.body(shop),
    'reason' in words && reason ? words.reason(reason) : '',
    'papers' in words ? words.papers : '',
    words.after,
    { link: `${site.siteUrl}${PATHS[verdict]}` },
    site.brandName,
  ]
  return composeMail({ subject: words.subject, blocks })
}
