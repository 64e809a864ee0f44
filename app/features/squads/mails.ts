import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

/** To an invited person. Names are shortened by `nameInMail`. */
export function invitationMail(
  site: Site,
  { founder, squad, token }: { founder: string; squad: string; token: string },
): MailBody {
  const { subject, body, after } = copy.mail
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [
      ...body(nameInMail(founder), nameInMail(squad)),
      { link: `${site.siteUrl}/squads/invitation/${token}` },
      after,
    ],
  })
}
