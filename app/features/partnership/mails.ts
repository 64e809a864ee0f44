import { composeTextMail, type MailBody } from '#app/platform/mail/compose.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'
import { formatDemo } from './views.ts'

export const demoUrl = ({ siteUrl }: Site, code: string): string => `${siteUrl}/partnership-hub/demo/${code}`

interface Booked {
  name: string
  startsAt: Date
  minutes: number
  /** Null for a video call. */
  phone: string | null
  code: string
}

/** The guest's confirmation; its calendar file is attached. */
export function bookedMail(site: Site, { name, startsAt, minutes, phone, code }: Booked): MailBody {
  const { subject, booked, ways, calendar, manage } = copy.mail
  return composeTextMail({
    subject: subject(site.brandName),
    blocks: [
      mailCopy.greeting(nameInMail(name)),
      booked(formatDemo(startsAt), minutes),
      phone === null ? ways.video : ways.phone(phone),
      calendar,
      manage,
      { link: demoUrl(site, code) },
    ],
  })
}
