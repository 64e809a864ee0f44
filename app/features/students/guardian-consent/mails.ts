import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from '#app/features/students/copy.ts'
import { GUARDIAN_LINK_DAYS } from '#app/features/students/limits.ts'

interface GuardianMailInput {
  /** The student's display name; shortened by `nameInMail`. */
  student: string
  token: string
}

const guardianUrl = ({ siteUrl }: Site, token: string): string => `${siteUrl}/guardian-consent/${token}`

/** Asks a parent or guardian for consent. */
export function guardianMail(site: Site, { student, token }: GuardianMailInput): MailBody {
  const { subject, body, after } = copy.ask
  const said = { name: nameInMail(student), brandName: site.brandName, days: GUARDIAN_LINK_DAYS }
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [...body(said), { link: guardianUrl(site, token) }, after],
  })
}

/** Confirms a guardian's consent; contains the link that withdraws it. */
export function guardianAllowedMail(site: Site, { student, token }: GuardianMailInput): MailBody {
  const { subject, body } = copy.allowed
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [...body(nameInMail(student)), { link: guardianUrl(site, token) }],
  })
}
