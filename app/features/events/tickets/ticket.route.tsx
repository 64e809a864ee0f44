import { data, redirect } from 'react-router'
import { checkInTicket } from './check-in-ticket.server.ts'
import { leaveEvent } from './leave-event.server.ts'
import { canManageEvents } from '#app/features/events/policy.ts'
import { findTicket } from '#app/features/events/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/ticket.route'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import '#app/features/events/heartbeat/events.css'
import { PRIVATE_HEADERS } from '#app/features/events/event/find-event.server.ts'
import { NotFound } from '#app/ui/not-found.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { CheckIn, TicketCard } from './ticket-card.tsx'
import { ticketPageView } from './ticket-view.server.ts'
import './ticket.css'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isPrivate = loaderData?.ticket?.event.isPrivate ?? false
  return [
    pageTitle(matches, isPrivate ? null : copy.ticket.metaTitle),
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** The code in the URL is the credential, so the page is not cached or indexed and sends other sites no referrer. */
export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, config, actor } = contextOf(context)
  const page = { isOperator: canManageEvents(actor) }
  const ticket = await findTicket(db, { code: params.code, now })
  if (!ticket) return data({ ...page, ticket: null }, { status: 404, headers: PRIVATE_HEADERS })
  return data({ ...page, ticket: ticketPageView(ticket, config) }, { headers: PRIVATE_HEADERS })
}

/** Cancels the ticket, or checks it in. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const { problems } = copy.ticket
  const ticket = await findTicket(ctx.db, { code: params.code, now: ctx.now })
  if (!ticket) return data({ problem: problems['not-found'] }, { status: 404 })
  const { code } = ticket
  const intent = (await readForm(request)).get('intent')
  const outcome = intent === 'check-in' ? await checkInTicket(ctx, { code }) : await leaveEvent(ctx, { code })
  if (!outcome.ok) return data({ problem: problems[outcome.reason] }, { status: 409 })
  throw redirect(`/tickets/${code}`, 303)
}

export default function TicketPage({ loaderData: { ticket, isOperator }, actionData }: Route.ComponentProps) {
  if (!ticket) return <NotFound copy={copy.ticket.notFound} to="/heartbeat" />
  const problem = actionData?.problem ?? null
  return (
    <main id="main" className={`wrap ticket d-${ticket.event.dye}`} tabIndex={-1}>
      {isOperator && <CheckIn ticket={ticket} said={problem} />}
      {problem && !isOperator && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
      <TicketCard ticket={ticket} />
    </main>
  )
}
