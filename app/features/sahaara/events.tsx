import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture, type PictureFiles } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import type { SahaaraLog } from './log/use-sahaara-log.ts'

export interface SahaaraEvent {
  slug: string
  path: string
  title: string
  summary: string
  when: string
  place: string
  isOnline: boolean
  isFull: boolean
  isFree: boolean
  seatsLeft: number | null
  picture: (PictureFiles & { alt: string }) | null
}

/** Sahaara's events. The event's own page issues the ticket; here the user can log that they attended. */
export function Events({ events, log }: { events: readonly SahaaraEvent[]; log: SahaaraLog }) {
  const words = copy.events
  return (
    <section className="section" id="events" aria-labelledby="events-title">
      <div className="wrap stack">
        <h2 id="events-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        {events.length === 0 && <p className="empty">{words.none}</p>}
        <ul className="sahaara-events">
          {events.map((event) => (
            <EventItem key={event.slug} event={event} log={log} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function EventItem({ event, log }: { event: SahaaraEvent; log: SahaaraLog }) {
  const words = copy.events
  const isCounted = log.has('event-joined', event.slug)
  return (
    <li className="card pad">
      {event.picture && (
        <div className="sahaara-picture framed">
          <Picture picture={event.picture} alt={event.picture.alt} sizes="(min-width: 900px) 380px, 92vw" />
        </div>
      )}
      <h3>
        <Link to={event.path} lang={foreignLang(event.title)}>
          {event.title}
        </Link>
      </h3>
      <p lang={foreignLang(event.summary)}>{event.summary}</p>
      <p className="small secondary-ink sahaara-line">
        <Icon name="clock" small />
        {event.when}
      </p>
      <p className="small secondary-ink sahaara-line">
        <Icon name="map-pin" small />
        {event.place}
      </p>
      <p className="row">
        {event.isOnline && <span className="tag d-peacock">{words.online}</span>}
        {event.isFree && <span className="tag d-neem">{words.free}</span>}
        {event.isFull ? (
          <span className="tag">{words.full}</span>
        ) : (
          event.seatsLeft !== null && <span className="tag num">{words.seats(event.seatsLeft)}</span>
        )}
      </p>
      <div className="row">
        {!event.isFull && (
          <Link className="btn secondary sm" to={`${event.path}/join`} aria-label={`${words.join}: ${event.title}`}>
            {words.join}
          </Link>
        )}
        {log.isReady && (
          <button
            type="button"
            className="btn quiet sm"
            disabled={isCounted}
            aria-label={`${isCounted ? words.counted : words.count}: ${event.title}`}
            onClick={() => log.add({ kind: 'event-joined', amount: 1, what: event.slug })}
          >
            {isCounted ? words.counted : words.count}
          </button>
        )}
      </div>
    </li>
  )
}
