import type { Role } from '#app/platform/context.server.ts'
import { copy } from './copy.ts'

interface Invitation {
  token: string
  brandName: string
  siteUrl: string
}

/** The mails about roles: subject and text. */
export const mails = {
  invitation(role: Role, { token, brandName, siteUrl }: Invitation): { subject: string; text: string } {
    const { subject, before, after } = copy.mail
    const url = `${siteUrl}/auth/appointment?${new URLSearchParams({ token_hash: token })}`
    return {
      subject: subject(brandName),
      text: `${[...before(copy.roles[role], brandName), url, ...after].join('\n\n')}\n`,
    }
  },
}
