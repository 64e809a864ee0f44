import { randomUUID } from 'node:crypto'
import { data, Link, redirect, useSearchParams } from 'react-router'
import { joinEvent } from './join-event.server.ts'
import { copy as eventsCopy } from '#app/features/events/copy.ts'
import { CONTACT_KEPT_DAYS, NAME_CHARS_MAX } from '#app/features/events/schema.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/join.route'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import { eventView } from '#app/features/events/event/event-view.server.ts'
import '#app/features/events/heartbeat/events.css'
import { PRIVATE_HEADERS, requireEvent } from '#app/features/events/event/find-event.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { joinForm } from './form.ts'
import { JoinForm } from './join-form.tsx'
import './join.css'

const JOIN_PATH = { suffix: '/join' }

/** The form with a fresh key: the same form posted twice creates one ticket. Not cached. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const event = await requireEvent(ctx, { slug: params.slug, url, ...JOIN_PATH })
  const { name, contact } = prefillOf(ctx)
  const draft: FormValues = {
    key: randomUUID(),
    name,
    contact,
  }
  const limits = { nameChars: NAME_CHARS_MAX, keptDays: CONTACT_KEPT_DAYS }
  return data({ event: eventView(event), draft, limits }, { headers: PRIVATE_HEADERS })
}

/** Joins the event and redirects to the ticket, or says that the ticket was mailed. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const event = await requireEvent(ctx, { slug: params.slug, url, ...JOIN_PATH })
  const form = parseFields(joinForm(event.circle), await readForm(request))
  if (!form.ok) return data({ errors: form.errors, values: form.values, problem: null }, { status: 400 })
  const outcome = await joinEvent(ctx, { ...form.value, slug: event.slug })
  if (!outcome.ok) {
    const problem = eventsCopy.refused[outcome.reason]
    return data({ errors: null, values: null, problem }, { status: 409 })
  }
  throw redirect(outcome.as === 'ticket' ? `/tickets/${outcome.code}` : `${event.path}/join?sent=mail`, 303)
}

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [pageTitle(matches)]
  const { event } = loaderData
  return [
    pageTitle(matches, event.isPrivate ? null : copy.join.metaTitle(event.title)),
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

export default function Join({ loaderData: { event, draft, limits }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const wasMailed = search.get('sent') === 'mail' && !actionData
  return (
    <main id="main" className={`wrap event-join d-${event.dye}`} tabIndex={-1}>
      <Link className="crumb" to={event.path}>
        <Icon name="arrow-left" small />
        {copy.join.back}
      </Link>
      <header className="stack">
        <h1>{copy.join.title[event.circle]}</h1>
        <p className="lead">
          <b>{event.title}</b>
          <br />
          {event.when}
        </p>
      </header>
      {wasMailed ? (
        <Message title={copy.join.mailed.title} body={copy.join.mailed[event.circle]} />
      ) : event.state === 'open' || (event.isPrivate && event.state === 'full') ? (
        <>
          {actionData?.problem && <Message title={copy.join.refused} body={actionData.problem} />}
          <JoinForm event={event} draft={draft} limits={limits} answer={actionData} />
        </>
      ) : (
        <Refused event={event} />
      )}
    </main>
  )
}

function Refused({ event: { state, reason, path } }: { event: Route.ComponentProps['loaderData']['event'] }) {
  const words = copy.event
  const said = {
    full: { title: words.full, body: words.fullBody },
    over: { title: words.over, body: '' },
    cancelled: { title: words.cancelled, body: reason ?? '' },
    open: { title: '', body: '' },
  }[state]
  return (
    <>
      <Message {...said} />
      <Link className="btn secondary" to={path}>
        {copy.join.back}
      </Link>
    </>
  )
}

function Message({ title, body }: { title: string; body: string }) {
  return (
    <div className="notice" role="status">
      <Icon name="info" />
      <p>
        <b>{title}</b>
        <br />
        {body}
      </p>
    </div>
  )
}
