/** One event. The file contains its times in UTC, and calendar programs show them in local time. */
export interface CalendarEntry {
  /** Stable for one event, so that a calendar program updates the event. */
  uid: string
  /** Increases with each change. */
  sequence: number
  stampedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  place: string
  description: string
  url: string
  isCancelled: boolean
}

const LINE_OCTETS_MAX = 75
const CRLF = '\r\n'

/** An iCalendar file (RFC 5545) with one entry: CRLF, lines folded at 75 octets, text escaped. */
export function writeCalendar(entry: CalendarEntry, { product }: { product: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `DTSTAMP:${utcTimestamp(entry.stampedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${utcTimestamp(entry.startsAt)}`,
    `DTEND:${utcTimestamp(entry.endsAt)}`,
    `SUMMARY:${text(entry.title)}`,
    `LOCATION:${text(entry.place)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => fold(line) + CRLF).join('')
}

/** '20261205T130000Z' */
function utcTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** Continuation lines start with a space; a character is never split. */
function fold(line: string): string {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    const room = parts.length === 0 ? LINE_OCTETS_MAX : LINE_OCTETS_MAX - 1
    if (octets + size > room) {
      parts.push(part)
      ;[part, octets] = ['', 0]
    }
    part += character
    octets += size
  }
  return [...parts, part].join(`${CRLF} `)
}
