import { data, redirect, useLocation } from 'react-router'
import { copy as requestWords } from '#app/features/requests/copy.ts'
import { readRequest } from '#app/features/requests/queue/read-request.server.ts'
import { handleRequest } from '#app/features/requests/queue/handle-request.server.ts'
import { QUEUES } from '#app/features/requests/form.ts'
import { listQueueMembers } from '#app/features/requests/queue/queue-queries.server.ts'
import type { OperatorRequest } from '#app/features/requests/views.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { dueText, shortSpan } from '#app/platform/time/due.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/request.route'
import { type ActionFailure, Actions, type RequestView } from './actions.tsx'
import { copy } from './copy.ts'
import { dyeOf } from './dyes.ts'
import { History } from './history.tsx'
import { readRequestAction } from './read-request-action.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.title ?? copy.title),
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = together(ctx.db)
  const [found, members] = await Promise.all([readRequest(ctx, params, read), listQueueMembers(read, ctx)])
  if (!found) throw data(null, { status: 404 })
  return {
    ...toView(found, ctx.now),
    colleagues: members
      .filter(({ queue, userId }) => queue === found.queue && userId !== ctx.actor.userId)
      .map(({ userId, name }) => ({ userId, name })),
  }
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const act = String(posted.get('act') ?? '')
  const read = readRequestAction(act, posted)
  if (!read) return data<ActionFailure>({ act, refused: copy.refused.unknown }, { status: 400 })
  if (!read.ok) return data<ActionFailure>({ act, errors: read.errors, values: read.values }, { status: 400 })
  const outcome = await handleRequest(ctx, { id: params.id, requestAction: read.requestAction, site: ctx.config })
  if (!outcome.ok) {
    if (outcome.reason === 'not-found') throw data(null, { status: 404 })
    return data<ActionFailure>({ act, refused: copy.refused[outcome.reason] }, { status: 409 })
  }
  const search = new URLSearchParams(url.search)
  search.set('did', outcome.isMailed ? `${act}-mailed` : act)
  return redirect(`${safePath(url.pathname)}?${search}`, 303)
}

function toView({ dueAt, createdAt, events, ...request }: OperatorRequest, now: Date) {
  const isWaiting = request.status === 'new' || request.status === 'in-hand'
  return {
    ...request,
    queueName: requestWords.queues[request.queue],
    dye: dyeOf(request.queue),
    isPrivate: QUEUES[request.queue].isPrivate,
    kolam: drawKolam({ kind: 'person', id: request.id }),
    since: copy.request.since(formatDateTime(createdAt), shortSpan(now.getTime() - createdAt.getTime())),
    due: isWaiting ? copy.request.due(formatDateTime(dueAt), dueText(dueAt, now)) : null,
    isLate: isWaiting && dueAt < now,
    events: events.map(({ at, ...event }) => ({ ...event, at: formatDateTime(at), iso: at.toISOString() })),
  }
}

export default function OperatorRequestScreen({ loaderData: request, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const did = asked.get('did') ?? ''
  asked.delete('did')
  return (
    <article className="desk" key={request.id}>
      <ScreenHead title={request.title} back={{ to: `/operator/requests?${asked}`, label: copy.request.back }}>
        <span className={`tag ${request.dye}`}>{request.queueName}</span>
      </ScreenHead>
      <div className="desk-body">
        <StatusLine key={request.events.length} takesFocus>
          {doneText(did)}
        </StatusLine>
        <StatusLine isBad>{actionData?.refused}</StatusLine>
        <Sender request={request} />
        <Answers answers={request.answers} />
        <History events={request.events} />
      </div>
      <Actions request={request} failure={actionData} />
    </article>
  )
}

/** The message for `?did=reply-mailed`. */
function doneText(did: string): string | undefined {
  const [act, isMailed] = did.split('-')
  if (!act || !Object.hasOwn(copy.done, act)) return undefined
  const words = copy.done[act as keyof typeof copy.done]
  if (typeof words === 'string') return words
  return isMailed ? words.mailed : words.kept
}

function Sender({ request }: { request: RequestView }) {
  const { from, kolam, dye, since, due, isLate, status, isPrivate, contact, ownerName } = request
  return (
    <section className="sender">
      <span className={`avatar ${dye}`}>
        <Kolam drawing={kolam} stroke={0.13} />
      </span>
      <div>
        <h2>{from ?? copy.entry.nameless}</h2>
        <p className={isLate ? 'small late-line' : 'small secondary-ink'}>
          {[since, due ?? (status === 'closed' ? copy.request.closed : copy.request.answered)].join(' · ')}
        </p>
        {ownerName && <p className="small secondary-ink">{copy.entry.has(ownerName)}</p>}
        {isPrivate && (
          <p className="small secondary-ink lock-mark">
            <Icon name="lock" small />
            {copy.request.privateQueue}
          </p>
        )}
        <Contact contact={contact} />
      </div>
    </section>
  )
}

function Contact({ contact }: { contact: string | null }) {
  if (!contact) return <p className="small secondary-ink">{copy.request.noContact}</p>
  const isMail = contact.includes('@')
  return (
    <>
      <p>
        <a className="btn secondary sm" href={isMail ? `mailto:${contact}` : `tel:${contact}`}>
          <Icon name={isMail ? 'mail' : 'phone'} small />
          {isMail ? copy.request.mail(contact) : copy.request.call(showPhone(contact))}
        </a>
      </p>
      {!isMail && <p className="small secondary-ink">{copy.request.phoneOnly}</p>}
    </>
  )
}

function Answers({ answers }: { answers: RequestView['answers'] }) {
  return (
    <section className="stack">
      <h2 className="visually-hidden">{copy.request.answers}</h2>
      <dl className="answers">
        {answers.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
