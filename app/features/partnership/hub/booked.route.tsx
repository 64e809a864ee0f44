import { data, Form, Link, redirect } from 'react-router'
import { cancelDemo } from '#app/features/partnership/commands/cancel-demo.server.ts'
import { copy as demosCopy } from '#app/features/partnership/copy.ts'
import { findDemo } from '#app/features/partnership/queries.server.ts'
import { formatDemo } from '#app/features/partnership/views.ts'
import { normalizeCode } from '#app/features/requests/schema.ts'
import { showCode } from '#app/platform/text/code.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/booked.route'
import { copy } from './copy.ts'
import './demo.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.booked.metaTitle),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The code in the URL is the credential, so the page is not cached or indexed and sends other sites no referrer. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** The demo with this code; 404 for an unknown code. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = contextOf(context)
  const code = normalizeCode(params.code)
  const demo = await findDemo(db, { code, now })
  if (!demo) return data({ demo: null }, { status: 404 })
  const { startsAt, minutes, cancelledAt, isOver } = demo
  const state = cancelledAt ? 'cancelled' : isOver ? 'over' : 'booked'
  return data({
    demo: { code, shownCode: showCode(code), state, when: formatDemo(startsAt), minutes } as const,
  })
}

/** Cancels the demo. */
export async function action({ context, params }: Route.ActionArgs) {
  const code = normalizeCode(params.code)
  const outcome = await cancelDemo(contextOf(context), { code })
  if (!outcome.ok) {
    return data({ problem: demosCopy.refused[outcome.reason] }, { status: outcome.reason === 'over' ? 409 : 404 })
  }
  return redirect(`/partnership-hub/demo/${code}`, 303)
}

export default function BookedDemo({ loaderData: { demo }, actionData }: Route.ComponentProps) {
  if (!demo) return <NotFound />
  const { state, code, shownCode, when, minutes } = demo
  const words = copy.booked
  return (
    <main id="main" className="wrap booked" tabIndex={-1}>
      <Link className="crumb" to="/partnership-hub">
        <Icon name="arrow-left" small />
        {words.back}
      </Link>
      <div className="stack" role="status">
        <h1>{words.states[state].title}</h1>
        <p className="lead">{words.states[state].body}</p>
        {actionData && 'problem' in actionData && <p className="notice">{actionData.problem}</p>}
      </div>
      <section className="card">
        <dl className="term-list">
          <dt>{words.when}</dt>
          <dd>{when}</dd>
          <dt>{words.length}</dt>
          <dd>{words.minutes(minutes)}</dd>
          <dt>{words.code}</dt>
          <dd className="num">{shownCode}</dd>
        </dl>
        {state !== 'over' && (
          <p className="row">
            <a
              className={state === 'booked' ? 'btn primary' : 'btn secondary'}
              href={localePath(`/partnership-hub/demo/${code}.ics`)}
              download
            >
              <Icon name="calendar-plus" small />
              {state === 'booked' ? words.calendar : words.uncalendar}
            </a>
            <Link className="btn secondary" to={state === 'booked' ? words.follow.to : words.again.to}>
              {state === 'booked' ? words.follow.label : words.again.label}
            </Link>
          </p>
        )}
        <p className="small secondary-ink">{words.codeHint}</p>
      </section>
      {state === 'booked' && (
        <Form method="post" className="row" noValidate>
          <button className="btn quiet">{words.cancel}</button>
          <span className="small secondary-ink">{words.cancelHint}</span>
        </Form>
      )}
    </main>
  )
}

function NotFound() {
  const { title, body, action } = copy.booked.notFound
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <div className="empty">
        <h1>{title}</h1>
        <p className="lead">{body}</p>
        <Link className="btn secondary" to="/partnership-hub">
          {action}
        </Link>
      </div>
    </main>
  )
}
