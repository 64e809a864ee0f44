import type { MailDraft } from '#app/platform/mail/draft.ts'
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
export function bookedMail(site: Site, { name, startsAt, minutes, phone, code }: Booked): MailDraft {
  const { subject, text, booked, ways, calendar, button, why } = copy.mail
  return {
    kind: 'demos.booked',
    site,
    subject: subject(site.brandName),
    text: text(formatDemo(startsAt)),
    name: nameInMail(name),
    blocks: [
      booked(formatDemo(startsAt), minutes),
      phone === null ? ways.video : ways.phone(phone),
      calendar,
      { button: { label: button, url: demoUrl(site, code), hasToken: true } },
    ],
    why: why(site.brandName),
  }
}
