import type { MailDraft } from '#app/platform/mail/draft.ts'
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

/** By mail and by text, it works as long as the student's profile exists: a consent can be withdrawn at any time. */
const buttonTo = (site: Site, { token, label }: { token: string; label: string }) =>
  ({ label, url: guardianUrl(site, token), hasToken: true, lasts: true }) as const

/** Asks a parent or guardian for consent. */
export function guardianMail(site: Site, { student, token }: GuardianMailInput): MailDraft {
  const { subject, text, body, button, after } = copy.ask
  const said = { name: nameInMail(student), brandName: site.brandName, days: GUARDIAN_LINK_DAYS }
  return {
    kind: 'students.guardian-asked',
    site,
    subject: subject(site.brandName),
    text,
    name: null,
    blocks: [...body(said), { button: buttonTo(site, { token, label: button }) }, after],
    why: copy.why(said.name),
  }
}

/** Confirms a guardian's consent; contains the link that withdraws it. */
export function guardianAllowedMail(site: Site, { student, token }: GuardianMailInput): MailDraft {
  const { subject, text, body, button } = copy.allowed
  const name = nameInMail(student)
  return {
    kind: 'students.guardian-allowed',
    site,
    subject: subject(site.brandName),
    text,
    name: null,
    blocks: [...body(name), { button: buttonTo(site, { token, label: button }) }],
    why: copy.why(name),
  }
}
