import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

/** Asks the referred person for consent. */
export function referralMail(site: Site, token: string): MailDraft {
  const { subject, text, body, button, after, why } = copy.mail
  return {
    kind: 'referrals.consent',
    site,
    subject: subject(site.brandName),
    text,
    name: null,
    blocks: [
      ...body(site.brandName),
      { button: { label: button, url: `${site.siteUrl}/refer/${token}`, hasToken: true } },
      after,
    ],
    why,
    topic: 'invitations',
  }
}
