import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'
import type { EventView } from '#app/features/events/event/event-view.server.ts'

/** An upcoming event: date, cause, funds and the join link. */
export function EventCard({ event }: { event: EventView }) {
  const words = copy.events
  return (
    <article className={`card event-card d-${event.dye}`}>
      <div className="cloth framed">
        <Kolam drawing={event.kolam} />
        {event.picture && (
          <Picture picture={event.picture} alt={event.picture.alt} sizes="(min-width: 760px) 380px, 92vw" />
        )}
        <DateTile date={event.date} />
        <span className="tag">{event.typeLabel}</span>
      </div>
      <div className="event-body">
        <h3>
          <Link to={event.path} lang={foreignLang(event.title)}>
            {event.title}
          </Link>
        </h3>
        {event.cause && (
          <p className="small">
            <span className="secondary-ink">{words.cause}</span> {event.cause}
          </p>
        )}
        <Facts event={event} />
        {event.funds && (
          <div className="stack event-funds">
            <Thread percent={event.funds.percent} label={event.funds.label} />
            <p className="row between small">
              <span>
                <b className="num">{event.funds.raised}</b> <span className="secondary-ink">{event.funds.ofGoal}</span>
              </span>
              {event.funds.isOpen && (
                <Link className="give" to={event.funds.give} aria-label={words.giveAt(event.title)}>
                  {words.give}
                </Link>
              )}
            </p>
          </div>
        )}
        <p className="small secondary-ink num">{[event.coming, event.seats].filter(Boolean).join(' · ')}</p>
        {event.state === 'open' ? (
          <Link className="btn secondary wide" to={`${event.path}/join`} aria-label={words.joinAt(event.title)}>
            {words.join}
          </Link>
        ) : (
          <Link className="btn secondary wide" to={event.path}>
            {words.details}
          </Link>
        )}
      </div>
    </article>
  )
}

/** The day and month as a calendar leaf; the full date is next to it as text. */
export function DateTile({ date: { day, month } }: { date: EventView['date'] }) {
  return (
    <span className="date-tile" aria-hidden="true">
      <b className="num">{day}</b>
      {month}
    </span>
  )
}

function Facts({ event: { onDay, hours, place } }: { event: EventView }) {
  return (
    <ul className="event-facts small secondary-ink">
      <li>
        <Icon name="clock" small />
        <span>{`${onDay}, ${hours}`}</span>
      </li>
      <li>
        <Icon name="map-pin" small />
        <span>{place}</span>
      </li>
    </ul>
  )
}
