import type { MailDraft } from '#app/platform/mail/draft.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

/** To an invited person. Names are shortened by `nameInMail`. */
export function invitationMail(
  site: Site,
  { founder, squad, token }: { founder: string; squad: string; token: string },
): MailDraft {
  const { subject, text, body, button, after, why } = copy.mail
  return {
    kind: 'squads.invitation',
    site,
    subject: subject(site.brandName),
    text,
    name: null,
    blocks: [
      ...body(nameInMail(founder), nameInMail(squad)),
      { button: { label: button, url: `${site.siteUrl}/squads/invitation/${token}`, hasToken: true } },
      after,
    ],
    why,
    topic: 'invitations',
  }
}
