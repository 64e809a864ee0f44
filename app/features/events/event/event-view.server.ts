import { localeUrl } from '#app/platform/language/language-paths.ts'
import {
  circlePath,
  type EventCard,
  type EventPage,
  formatEventDay,
  formatEventHours,
  formatEventTime,
} from '#app/features/events/views.ts'
import { isPrivateCircle } from '#app/features/events/schema.ts'
import { dateFormat } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { campaignDye } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { copy } from '#app/features/events/heartbeat/copy.ts'

const month = dateFormat({ month: 'short' })
const day = dateFormat({ day: 'numeric' })

/** An event formatted for display. */
export type EventView = ReturnType<typeof eventView>

export function eventView(event: EventCard) {
  const { slug, path, circle, title, typeLabel, cause, summary, place, funds, startsAt } = event
  const isPrivate = isPrivateCircle(circle)
  const state = stateOf(event)
  return {
    slug,
    path,
    circle,
    isPrivate,
    state,
    title,
    typeLabel,
    cause,
    summary,
    place,
    picture: event.picture && { ...event.picture, alt: event.picture.caption || copy.events.pictureOf(title) },
    dye: isPrivate ? ('indigo' as const) : campaignDye(slug),
    kolam: drawKolam({ kind: 'thing', id: slug }),
    date: { day: day(startsAt), month: month(startsAt) },
    onDay: formatEventDay(startsAt),
    hours: formatEventHours(event),
    when: formatEventTime(event),
    isOnline: event.isOnline,
    entry: copy.events[event.entry],
    entryIsGift: event.entry === 'gift',
    coming: isPrivate ? null : copy.events.coming(event.attendees),
    seats: seatsOf(event),
    reason: event.cancellation?.reason ?? null,
    came: copy.past.came(event.attendees),
    funds: funds && {
      percent: funds.percent,
      label: copy.events.progress(funds.percent, title),
      raised: formatMoney(funds.raisedMinor, funds.currency),
      ofGoal: copy.events.of(formatMoney(funds.goalMinor, funds.currency)),
      there: copy.event.there(funds.percent),
      supporters: copy.event.supporters(funds.supporters),
      isOpen: funds.isOpen,
      campaign: `/campaign/${funds.campaignSlug}`,
      give: `/campaign/${funds.campaignSlug}/support`,
    },
  }
}

/** The same with the fields of the event's own page. */
export function eventPageView(event: EventPage, { siteUrl }: { siteUrl: string }) {
  const view = eventView(event)
  return {
    ...view,
    url: localeUrl(siteUrl, event.path),
    writtenIn: event.writtenIn,
    back: circlePath(event.circle),
    paragraphs: event.description.split(/\n{2,}/),
    baseline: event.baselineNote && copy.event.baseline(event.baselineNote),
    shareText: copy.event.share(event.title, view.when),
  }
}
export type EventPageView = ReturnType<typeof eventPageView>

export type EventState = 'open' | 'full' | 'over' | 'cancelled'

function stateOf({ cancellation, isOver, isFull }: EventCard): EventState {
  if (cancellation) return 'cancelled'
  if (isOver) return 'over'
  return isFull ? 'full' : 'open'
}

function seatsOf({ isFull, seatsLeft }: EventCard): string | null {
  if (isFull) return copy.events.full
  return seatsLeft === null ? null : copy.events.seats(seatsLeft)
}
