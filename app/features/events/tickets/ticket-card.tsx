import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import { DownloadOrPrint } from '#app/ui/download-or-print.tsx'
import type { TicketPageView } from './ticket-view.server.ts'

const words = copy.ticket

/** The ticket, and what its holder can do with it. */
export function TicketCard({ ticket }: { ticket: TicketPageView }) {
  const { title, body, rows, qr, event, onlineUrl } = ticket
  return (
    <>
      <div className="stack" role="status">
        <h1>{title}</h1>
        {body && <p className="lead">{body}</p>}
      </div>
      <section className="card ticket-card">
        {qr && (
          <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.qr}>
            <path d={qr.path} />
          </svg>
        )}
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={label === words.code ? 'num ticket-code' : undefined}>{value}</dd>
            </div>
          ))}
          {onlineUrl && (
            <div>
              <dt>{words.online}</dt>
              <dd>
                <a href={onlineUrl} rel="noreferrer">
                  {words.open}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <div className="selvedge" />
      </section>
      <CalendarLinks ticket={ticket} />
      {ticket.campaignPrompt && <CampaignPrompt event={event} funds={ticket.campaignPrompt} />}
      {ticket.canLeave && <Leave />}
      <p className="row no-print">
        {ticket.state === 'given-back' && event.state === 'open' && (
          <Link className="btn secondary" to={`${event.path}/join`}>
            {words.again}
          </Link>
        )}
        <Link className="btn secondary" to={event.path}>
          {words.event}
        </Link>
      </p>
    </>
  )
}

function CalendarLinks({ ticket: { calendarUrl, sentBy } }: { ticket: TicketPageView }) {
  if (!calendarUrl) return null
  const hint = sentBy ? `${words.sentBy[sentBy]} ${words.keep}` : words.keep
  const copy = { download: words.calendar, print: words.print }
  return <DownloadOrPrint href={calendarUrl} icon="calendar-plus" copy={copy} hint={hint} />
}

interface CampaignPromptProps {
  event: TicketPageView['event']
  funds: NonNullable<TicketPageView['campaignPrompt']>
}

/** The funds of the event's campaign; says so when the gift is the entry. */
function CampaignPrompt({ event, funds }: CampaignPromptProps) {
  const said = event.entryIsGift ? words.give.gift : words.give.free
  return (
    <section className="card pad stack no-print">
      <h2>{said.title}</h2>
      <p className="small">
        <b className="num">{funds.raised}</b> <span className="secondary-ink">{funds.ofGoal}</span>
        {event.cause && <span className="secondary-ink">{` · ${event.cause}`}</span>}
      </p>
      <Thread percent={funds.percent} label={funds.label} />
      <div>
        <Link className="btn primary" to={funds.give}>
          {said.action}
        </Link>
      </div>
    </section>
  )
}

function Leave() {
  return (
    <details className="no-print">
      <summary>
        <Icon name="chevron-down" small />
        {words.leave.summary}
      </summary>
      <Form className="stack" method="post" noValidate>
        <p className="small secondary-ink">{words.leave.body}</p>
        <div>
          <button className="btn secondary" name="intent" value="leave">
            {words.leave.button}
          </button>
        </div>
      </Form>
    </details>
  )
}

/** The check-in button, for operators who scanned the code. */
export function CheckIn({ ticket, said }: { ticket: TicketPageView; said: string | null }) {
  return (
    <section className="card pad stack no-print" aria-labelledby="door-title">
      <h2 id="door-title">{words.checkIn.title}</h2>
      {said && (
        <p className="notice" role="status">
          {said}
        </p>
      )}
      {ticket.state === 'held' && (
        <Form method="post" noValidate>
          <button className="btn primary" name="intent" value="check-in">
            {words.checkIn.button}
          </button>
        </Form>
      )}
      {ticket.state === 'in' && !said && <p className="small">{words.checkIn.done(ticket.name)}</p>}
    </section>
  )
}
