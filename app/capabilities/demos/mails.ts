import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import { copy } from './copy.ts'
import { formatDemo } from './views.ts'

export interface Site {
  brandName: string
  siteUrl: string
}

export const demoUrl = ({ siteUrl }: Site, code: string): string => `${siteUrl}/partnership-hub/demo/${code}`

interface Booked {
  name: string
  startsAt: Date
  minutes: number
  /** Null for a video call. */
  phone: string | null
  code: string
}

/** To the guest, with the calendar file. */
export function bookedLetter(site: Site, { name, startsAt, minutes, phone, code }: Booked) {
  const { subject, hello, booked, ways, calendar, manage } = copy.letter
  const way = phone === null ? ways.video : ways.phone(phone)
  const paragraphs = [
    hello(nameInMail(name)),
    booked(formatDemo(startsAt), minutes),
    way,
    calendar,
    `${manage}\n${demoUrl(site, code)}`,
  ]
  return { subject: subject(site.brandName), text: `${paragraphs.join('\n\n')}\n` }
}
