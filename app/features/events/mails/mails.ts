import { formatDate } from '#app/platform/time/dates.ts'
import { composeMail, type MailBody, type MailRow } from '#app/platform/mail/compose.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from '#app/platform/config/site.ts'
import { ticketMailCopy as words } from '#app/features/events/copy.ts'
import { isPrivateCircle } from '#app/features/events/schema.ts'
import { type EventPage, formatCode, formatEventTime } from '#app/features/events/views.ts'

export interface TicketFacts {
  event: Pick<EventPage, 'circle' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'cancellation' | 'funds'>
  onlineUrl: string | null
  name: string
  code: string
}

export type TicketMailKind = 'joined' | 'again' | 'changed' | 'cancelled'

export const ticketUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, code: string): string => `${siteUrl}/tickets/${code}`

/** A mail to a ticket holder. */
export function ticketMail(kind: TicketMailKind, facts: TicketFacts, site: Site): MailBody {
  const { event, code } = facts
  const name = nameInMail(facts.name)
  const what = isPrivateCircle(event.circle) ? words.privateEvent(formatDate(event.startsAt)) : event.title
  const isCancelled = kind === 'cancelled'
  return composeMail({
    subject: words.subject[kind](what),
    blocks: [
      mailCopy.greeting(name),
      words.first[kind],
      isCancelled && event.cancellation ? words.reason(event.cancellation.reason) : '',
      isCancelled && event.funds ? words.gifts : '',
      { rows: rowsOf({ ...facts, name }) },
      isCancelled ? words.ticket : words.last,
      { link: ticketUrl(site, code) },
      site.brandName,
    ],
  })
}

function rowsOf({ event, onlineUrl, name, code }: TicketFacts): MailRow[] {
  const { rows } = words
  return [
    [rows.what, event.title],
    [rows.when, formatEventTime(event)],
    [rows.where, event.place],
    ...(onlineUrl && !event.cancellation ? ([[rows.online, onlineUrl]] as const) : []),
    [rows.name, name],
    [rows.code, formatCode(code)],
  ]
}
