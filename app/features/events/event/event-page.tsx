import { foreignLang } from '#app/platform/language/current-language.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { WrittenIn } from '#app/features/translations/card/written-in.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import { DateTile } from '#app/features/events/heartbeat/event-card.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { EventPageView } from './event-view.server.ts'

const words = copy.event

export function EventText({ event }: { event: EventPageView }) {
  return (
    <div className="event-text">
      <Link className="crumb" to={event.back}>
        <Icon name="arrow-left" small />
        {words.back[event.circle]}
      </Link>
      <div className="event-cover">
        <div className="cloth framed">
          <Kolam drawing={event.kolam} repeat={0.98} />
          {event.picture && (
            <Picture picture={event.picture} alt={event.picture.alt} sizes="(min-width: 900px) 660px, 92vw" isFirst />
          )}
          <DateTile date={event.date} />
        </div>
        <div className="selvedge" />
      </div>
      <header className="stack">
        <p>
          <span className="tag">{event.typeLabel}</span>
        </p>
        <h1 lang={foreignLang(event.title)}>{event.title}</h1>
        <p className="lead" lang={foreignLang(event.summary)}>
          {event.summary}
        </p>
        <WrittenIn view={event.writtenIn} />
      </header>
      <Notice event={event} />
      <dl className="event-rows">
        <Row label={words.when}>{event.when}</Row>
        <Row label={words.where}>
          {event.place}
          {event.isOnline && <span className="secondary-ink">{` · ${copy.events.online}`}</span>}
        </Row>
        {event.cause && (
          <Row label={words.cause}>
            <span lang={foreignLang(event.cause)}>{event.cause}</span>
          </Row>
        )}
        <Row label={words.entry}>{event.entry}</Row>
        <Row label={words.people}>
          {event.coming ?? words.private}
          {event.seats && event.state === 'open' && <span className="secondary-ink num">{` · ${event.seats}`}</span>}
          {event.baseline && <span className="caption secondary-ink event-source">{event.baseline}</span>}
        </Row>
      </dl>
    </div>
  )
}

export function EventAbout({ event }: { event: EventPageView }) {
  return (
    <section className="stack event-about">
      <h2>{words.about}</h2>
      {event.paragraphs.map((paragraph) => (
        <p key={paragraph} lang={foreignLang(paragraph)}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Why the event cannot be joined, if it cannot. */
function Notice({ event: { state, reason } }: { event: EventPageView }) {
  const said = {
    open: null,
    full: { title: words.full, body: words.fullBody },
    over: { title: words.over, body: words.overBody },
    cancelled: { title: words.cancelled, body: reason ?? '' },
  }[state]
  if (!said) return null
  return (
    <div className="notice">
      <Icon name="info" />
      <p>
        <b>{said.title}</b>
        <br />
        {said.body}
      </p>
    </div>
  )
}

/** The campaign's goal, the join button, the calendar link and the share links. */
export function EventSidebar({ event }: { event: EventPageView }) {
  const { funds, state } = event
  const isAhead = state === 'open' || state === 'full'
  return (
    <aside className="event-rail">
      <div className="card pad stack">
        {funds && (
          <>
            <p>
              <span className="raised-amount num">{funds.raised}</span>{' '}
              <span className="secondary-ink">{funds.ofGoal}</span>
            </p>
            <Thread percent={funds.percent} label={funds.label} />
            <p className="row between small secondary-ink num">
              <span>{funds.there}</span>
              <span>{funds.supporters}</span>
            </p>
          </>
        )}
        {state === 'open' && (
          <Link className="btn primary big wide only-d" to={`${event.path}/join`}>
            {copy.join.title[event.circle]}
          </Link>
        )}
        {funds &&
          (funds.isOpen ? (
            <Link className="btn secondary wide" to={funds.give}>
              {copy.events.give}
            </Link>
          ) : (
            <p className="small secondary-ink">{words.giveClosed}</p>
          ))}
        {funds && (
          <Link className="more" to={funds.campaign}>
            {words.campaign}
          </Link>
        )}
        {isAhead && (
          <a className="btn secondary wide" href={localePath(`${event.path}.ics`)} download>
            <Icon name="calendar-plus" small />
            {words.calendar}
          </a>
        )}
        {!event.isPrivate && (
          <div className="row event-share">
            <ShareLinks url={event.url} text={event.shareText} />
          </div>
        )}
      </div>
    </aside>
  )
}

/** On phones: a bar at the bottom with the join button. */
export function EventActionBar({ event }: { event: EventPageView }) {
  if (event.state !== 'open') return null
  return (
    <aside className="dock only-m" aria-label={copy.join.title[event.circle]}>
      <Link className="btn primary big" to={`${event.path}/join`}>
        {copy.join.title[event.circle]}
      </Link>
    </aside>
  )
}
