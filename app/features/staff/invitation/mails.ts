import type { Role } from '#app/platform/context.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'

/** The mail to the invited account, with the link to accept the role. */
export function invitationMail(role: Role, { token, site }: { token: string; site: Site }): MailDraft {
  const { subject, before, button, after, why } = copy.mail
  const url = `${site.siteUrl}/auth/appointment?${new URLSearchParams({ token_hash: token })}`
  return {
    kind: 'staff.invitation',
    site,
    subject: subject(site.brandName),
    name: null,
    blocks: [...before(copy.roles[role], site.brandName), { button: { label: button, url, hasToken: true } }, ...after],
    why: why(site.brandName),
  }
}
