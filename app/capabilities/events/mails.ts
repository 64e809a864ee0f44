import { formatDate } from '#app/platform/dates.ts'
import { escapeMarkup } from '#app/platform/escape.ts'
import { nameInMail } from '#app/platform/mail/name-in-mail.ts'
import type { Site } from './context.ts'
import { isPrivateCircle } from './schema.ts'
import { type EventPage, formatCode, formatEventTime } from './views.ts'

export interface LetterFacts {
  event: Pick<EventPage, 'circle' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'cancellation' | 'funds'>
  onlineUrl: string | null
  name: string
  code: string
}

export type LetterKind = 'joined' | 'again' | 'changed' | 'cancelled'

const words = {
  subject: {
    joined: (what: string) => `Your place: ${what}`,
    again: (what: string) => `Your ticket once more: ${what}`,
    changed: (what: string) => `Time or place has changed: ${what}`,
    cancelled: (what: string) => `Called off: ${what}`,
  },
  /** A subject is read over a shoulder: it names the day alone. */
  privately: (date: string) => `your hour on ${date}`,
  greeting: (name: string) => `Dear ${name},`,
  first: {
    joined: 'Your place is kept. This is your ticket.',
    again: 'Somebody, probably you, asked for this ticket again. Your place is kept as before.',
    changed: 'The time or the place of this event has changed. Your place is kept, and this is how it is now.',
    cancelled: 'We are sorry: this event will not take place.',
  },
  reason: (reason: string) => `The reason: ${reason}`,
  gifts: 'Gifts to its cause stay with the cause. The receipt says how to take one back.',
  rows: { what: 'What', when: 'When', where: 'Where', online: 'From elsewhere', name: 'Name', code: 'Ticket' },
  last: 'The file in this mail puts it into your calendar. Show the ticket at the door, or say your name. If you cannot come, give the place back there, so that somebody else can:',
  ticket: 'Your ticket:',
} as const

export interface Letter {
  subject: string
  text: string
  html: string
}

export const ticketUrl = ({ siteUrl }: Pick<Site, 'siteUrl'>, code: string): string => `${siteUrl}/tickets/${code}`

/** What is written to somebody who holds a place. */
export function writeLetter(kind: LetterKind, facts: LetterFacts, site: Site): Letter {
  const { event, code } = facts
  const name = nameInMail(facts.name)
  const what = isPrivateCircle(event.circle) ? words.privately(formatDate(event.startsAt)) : event.title
  const isOff = kind === 'cancelled'
  const before = [words.greeting(name), words.first[kind]]
  if (isOff && event.cancellation) before.push(words.reason(event.cancellation.reason))
  if (isOff && event.funds) before.push(words.gifts)
  const rows = rowsOf({ ...facts, name })
  const url = ticketUrl(site, code)
  const after = isOff ? words.ticket : words.last
  const html = [
    ...before.map((part) => `<p>${escapeMarkup(part)}</p>`),
    `<table>${rows.map(([label, value]) => `<tr><td>${escapeMarkup(label)}</td><td>${escapeMarkup(value)}</td></tr>`).join('')}</table>`,
    `<p>${escapeMarkup(after)}</p><p><a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a></p><p>${escapeMarkup(site.brandName)}</p>`,
  ].join('')
  const lines = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  const text = [...before, lines, after, url, site.brandName].join('\n\n')
  return { subject: words.subject[kind](what), text, html }
}

function rowsOf({ event, onlineUrl, name, code }: LetterFacts): (readonly [label: string, value: string])[] {
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
