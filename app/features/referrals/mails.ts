import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

/** Asks the referred person for consent. */
export function referralMail({ siteUrl, brandName }: Site, token: string): MailBody {
  const { subject, body, after } = copy.mail
  return composeTextMail({
    subject: subject(brandName),
    blocks: [...body(brandName), { link: `${siteUrl}/refer/${token}` }, after],
  })
}
