import { localeUrl } from '#app/platform/language/language-paths.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import type { MailDraft, MailRow } from '#app/platform/mail/draft.ts'
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

const KINDS = {
  joined: 'events.joined',
  again: 'events.again',
  changed: 'events.changed',
  cancelled: 'events.cancelled',
} as const

/** Of private circles. Their subjects name only the day. */
const PRIVATE_KINDS = {
  joined: 'events.joined-private',
  again: 'events.again-private',
  changed: 'events.changed-private',
  cancelled: 'events.cancelled-private',
} as const

export type TicketMailKind = keyof typeof KINDS

export const ticketUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, code: string): string =>
  localeUrl(siteUrl, `/tickets/${code}`)

/** A mail to a ticket holder. */
export function ticketMail(kind: TicketMailKind, facts: TicketFacts, site: Site): MailDraft {
  const { event, code } = facts
  const name = nameInMail(facts.name)
  const isPrivate = isPrivateCircle(event.circle)
  const what = isPrivate ? words.privateEvent(formatDate(event.startsAt)) : event.title
  const isCancelled = kind === 'cancelled'
  return {
    kind: (isPrivate ? PRIVATE_KINDS : KINDS)[kind],
    site,
    subject: words.subject[kind](what),
    text: words.text[kind](what),
    preheader: words.first[kind],
    name,
    blocks: [
      words.first[kind],
      isCancelled && event.cancellation ? words.reason(event.cancellation.reason) : '',
      isCancelled && event.funds ? words.gifts : '',
      { rows: rowsOf({ ...facts, name }) },
      isCancelled ? '' : words.last,
      { button: { label: words.button, url: ticketUrl(site, code), hasToken: true } },
    ],
    why: words.why(site.brandName),
  }
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
