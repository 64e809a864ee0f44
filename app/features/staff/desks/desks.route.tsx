import * as v from 'valibot'
import { data, redirect, useSearchParams } from 'react-router'
import { copy as requestWords } from '#app/features/requests/copy.ts'
import { dismissOperator } from '#app/features/requests/queue/dismiss-operator.server.ts'
import { joinQueue, leaveQueue } from '#app/features/requests/queue/queue-members.server.ts'
import { QUEUE_NAMES, QUEUES } from '#app/features/requests/form.ts'
import { canStaffQueues } from '#app/features/requests/policy.ts'
import { listQueueMembers } from '#app/features/requests/queue/queue-queries.server.ts'
import { inviteOperator } from '#app/features/staff/invite-operator.server.ts'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { findStaleForm, hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { normalizeEmail } from '#app/platform/text/contact.ts'
import { type FormValues, formValues } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { Route } from './+types/desks.route'
import { copy } from './copy.ts'
import { QueueCard } from './desk-card.tsx'
import './desks.css'
import { type OperatorFailure, People } from './people.tsx'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const members = await listQueueMembers(ctx.db, ctx)
  const canStaff = canStaffQueues(ctx.actor)
  return {
    canStaff,
    isProven: hasFreshProof(ctx),
    ownUserId: ctx.actor.userId,
    people: canStaff ? await ctx.staff.list() : [],
    queues: QUEUE_NAMES.map((queue) => ({
      queue,
      name: requestWords.queues[queue],
      isPrivate: QUEUES[queue].isPrivate,
      members: members.filter((member) => member.queue === queue),
    })),
  }
}

const seatForm = v.object({ queue: v.picklist(QUEUE_NAMES), userId: v.pipe(v.string(), v.uuid()) })

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const form = await readForm(request)
  const stale = canStaffQueues(ctx.actor) ? findStaleForm(ctx, 'people', form) : null
  if (stale)
    return data<OperatorFailure>({ needsProof: stale.needsProof, email: stale.values['email'] ?? '' }, { status: 403 })
  const { act = '', ...posted } = formValues(form)
  const failure = await perform(ctx, act, posted)
  if (failure) return data<OperatorFailure>(failure, { status: failure.status })
  return redirect(`/operator/desks?did=${act}`, 303)
}

type Failure = OperatorFailure & { status: number }

const NOT_ALLOWED: Failure = perLanguage(() => ({ refused: copy.refused.notAllowed, status: 403 }))
const NOBODY_CHOSEN: Failure = perLanguage(() => ({ refused: copy.refused.nobodyChosen, status: 400 }))
const UNKNOWN: Failure = perLanguage(() => ({ refused: copy.refused.unknown, status: 400 }))

async function perform(ctx: OperatorContext, act: string, posted: FormValues): Promise<Failure | null> {
  if (!canStaffQueues(ctx.actor)) return NOT_ALLOWED
  if (act === 'appoint') return inviteByEmail(ctx, posted['email'] ?? '')
  if (act === 'dismiss') {
    const read = v.safeParse(seatForm.entries.userId, posted['userId'])
    if (!read.success) return UNKNOWN
    return (await dismissOperator(ctx, { userId: read.output })).ok ? null : NOT_ALLOWED
  }
  if (act === 'join' && !posted['userId']) return NOBODY_CHOSEN
  const read = v.safeParse(seatForm, posted)
  if (!read.success) return UNKNOWN
  if (act === 'leave') return (await leaveQueue(ctx, read.output)).ok ? null : NOT_ALLOWED
  return act === 'join' ? addMember(ctx, read.output) : UNKNOWN
}

/** Only operators and administrators can be members of a queue. */
async function addMember(
  ctx: OperatorContext,
  { queue, userId }: v.InferOutput<typeof seatForm>,
): Promise<Failure | null> {
  const person = (await ctx.staff.list()).find((candidate) => candidate.userId === userId)
  if (!person || person.roles.length === 0) return UNKNOWN
  const { name, email } = person
  return (await joinQueue(ctx, { queue, userId, name, email })).ok ? null : NOT_ALLOWED
}

async function inviteByEmail(ctx: OperatorContext, typed: string): Promise<Failure | null> {
  const email = normalizeEmail(typed)
  if (!email) return { errors: { email: copy.appoint.missing }, email: typed, status: 400 }
  const outcome = await inviteOperator(ctx, { email })
  if (outcome.ok) return null
  if (outcome.reason === 'not-allowed') return NOT_ALLOWED
  return { errors: { email: copy.appoint.refused[outcome.reason] }, email: typed, status: 409 }
}

export default function Queues({ loaderData, actionData }: Route.ComponentProps) {
  const { queues, people, ownUserId } = loaderData
  const isProven = loaderData.isProven || actionData?.needsProof !== undefined
  const canStaff = loaderData.canStaff && isProven
  const [search] = useSearchParams()
  const did = search.get('did')
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body">
        <StatusLine>{did && Object.hasOwn(copy.done, did) && copy.done[did as keyof typeof copy.done]}</StatusLine>
        <StatusLine isBad>{actionData?.refused}</StatusLine>
        {actionData?.needsProof && <ConfirmAgain act={actionData.needsProof} answer={actionData} />}
        <p className="secondary-ink">{copy.lead}</p>
        {!loaderData.canStaff && <p className="notice">{copy.onlyAdministrators}</p>}
        {loaderData.canStaff && (
          <AfterProof act="people" isProven={isProven}>
            {null}
          </AfterProof>
        )}
        <ul className="desk-cards">
          {queues.map((queue) => (
            <QueueCard
              key={queue.queue}
              {...queue}
              people={people.filter(({ roles }) => roles.length > 0)}
              ownUserId={ownUserId}
              canStaff={canStaff}
            />
          ))}
        </ul>
        {loaderData.canStaff && (
          <People people={people} ownUserId={ownUserId} isProven={isProven} failure={actionData} />
        )}
      </div>
    </>
  )
}
