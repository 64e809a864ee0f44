import type { Role } from '#app/platform/context.server.ts'
import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

/** The mail to the invited account, with the link to accept the role. */
export function invitationMail(role: Role, { token, site }: { token: string; site: Site }): MailBody {
  const { subject, before, after } = copy.mail
  const link = `${site.siteUrl}/auth/appointment?${new URLSearchParams({ token_hash: token })}`
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [...before(copy.roles[role], site.brandName), { link }, ...after],
  })
}
