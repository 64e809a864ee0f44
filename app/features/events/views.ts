import { languageOf } from '#app/platform/language/current-language.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import { dateFormat, formatDate, formatTime, formatTimes } from '#app/platform/time/dates.ts'
import type { WrittenInView } from '#app/features/translations/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Site } from '#app/platform/config/site.ts'
import { copy } from './copy.ts'
import type { Circle, Entry, EventType } from './schema.ts'

/** The funds of an event's campaign: settled gifts that were not returned. */
export interface EventFunds {
  campaignSlug: string
  currency: string
  raisedMinor: number
  goalMinor: number
  /** Whole percent, rounded down; may exceed 100. */
  percent: number
  supporters: number
  /** The campaign still accepts gifts. */
  isOpen: boolean
}

/** An event as everybody may see it. */
export interface EventCard {
  slug: string
  /** The path of its page; the join form is at `{path}/join`, the calendar file at `{path}.ics`. */
  path: string
  circle: Circle
  type: EventType
  /** 'DJ Night' */
  typeLabel: string
  title: string
  cause: string | null
  /** One line. */
  summary: string
  startsAt: Date
  endsAt: Date
  place: string
  /** Can be joined online; the link is on the ticket. */
  isOnline: boolean
  entry: Entry
  capacity: number | null
  /** Valid tickets plus people counted elsewhere. */
  attendees: number
  /** Null without a capacity. */
  seatsLeft: number | null
  isFull: boolean
  isOver: boolean
  /** Its caption says what it shows; '' when it was not described. Null without one. */
  picture: MediaView | null
  cancellation: { reason: string; at: Date } | null
  funds: EventFunds | null
}

export interface EventPage extends EventCard {
  id: string
  description: string
  revision: number
  writtenIn: WrittenInView | null
  /** The source of the number of people counted elsewhere; null when there are none. */
  baselineNote: string | null
}

const PATHS: Readonly<Record<Circle, string>> = { heartbeat: '/heartbeat', sahaara: '/sahaara/events' }

export const eventPath = ({ circle, slug }: { circle: Circle; slug: string }): string => `${PATHS[circle]}/${slug}`

/** The page that lists the circle's events. */
export const circlePath = (circle: Circle): string => (circle === 'sahaara' ? '/sahaara#events' : '/heartbeat')

const weekday = dateFormat({ weekday: 'long' })

interface Span {
  startsAt: Date
  endsAt: Date
}

/** 'Saturday 5 December 2026', 'शनिवार 5 दिसंबर 2026' */
export const formatEventDay = (date: Date): string => `${weekday(date)} ${formatDate(date)}`

/** '6:30 to 8:00 pm', '11:00 am to 2:00 pm'; names the last day when that is another one. */
export function formatEventHours({ startsAt, endsAt }: Span): string {
  if (formatDate(startsAt) === formatDate(endsAt)) return formatTimes(startsAt, endsAt)
  return `${formatTime(startsAt)} ${copy.to} ${formatEventDay(endsAt)}, ${formatTime(endsAt)}`
}

/** 'Saturday 5 December 2026, 6:30 to 8:00 pm' */
export const formatEventTime = (event: Span): string => `${formatEventDay(event.startsAt)}, ${formatEventHours(event)}`

/** The code in two groups: 'K7Q2M-9XPRT'. */
export const formatCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

/** The event as schema.org data for search engines. */
export function eventJsonLd(event: EventPage, { siteUrl, brandName }: Site) {
  const url = localeUrl(siteUrl, event.path)
  const place = { '@type': 'Place', name: event.place, address: `${event.place}, India` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    url,
    inLanguage: languageOf(event.summary),
    startDate: event.startsAt.toISOString(),
    endDate: event.endsAt.toISOString(),
    eventStatus: `https://schema.org/Event${event.cancellation ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline ? [place, { '@type': 'VirtualLocation', url }] : place,
    organizer: { '@type': 'Organization', name: brandName, url: siteUrl },
    isAccessibleForFree: event.entry === 'free',
    ...(event.capacity !== null && {
      maximumAttendeeCapacity: event.capacity,
      remainingAttendeeCapacity: event.seatsLeft,
    }),
    ...(event.entry === 'free' && {
      offers: {
        '@type': 'Offer',
        url: `${url}/join`,
        price: 0,
        priceCurrency: 'INR',
        availability: `https://schema.org/${event.isFull ? 'SoldOut' : 'InStock'}`,
      },
    }),
  }
}
