import { Link, useSearchParams } from 'react-router'
import { callOffDemo } from '#app/features/partnership/commands/call-off-demo.server.ts'
import { setDayOff } from '#app/features/partnership/commands/set-day-off.server.ts'
import { setDemoHours } from '#app/features/partnership/commands/set-demo-hours.server.ts'
import { listDaysOff, listDemoHours, listDemos } from '#app/features/partnership/queries.server.ts'
import { formatDemo } from '#app/features/partnership/views.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { type EditFailure, isFailureOf } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { formatDate } from '#app/platform/time/dates.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/demos.route'
import '#app/features/resource-editor/editor.css'
import { copy } from './copy.ts'
import { callOffForm, dayForm } from './forms.ts'
import { readWeek, weekForm, weekValues } from './week.ts'

const PATH = '/operator/demos'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const [demos, hours, daysOff] = await Promise.all([
    listDemos(ctx.db, ctx),
    listDemoHours(ctx.db),
    listDaysOff(ctx.db, ctx),
  ])
  return {
    demos: demos.map(({ id, requestId, startsAt, cancelledAt }) => ({
      id,
      requestId,
      when: formatDemo(startsAt),
      isCancelled: cancelledAt !== null,
    })),
    week: weekValues(hours),
    daysOff: daysOff.map((day) => ({ day, words: formatDate(new Date(day)) })),
  }
}

export const action = actionOf({
  path: PATH,
  idField: 'id',
  acts: {
    hours: formAction(weekForm, (ctx, week) => setDemoHours(ctx, { hours: readWeek(week) })),
    'call-off': formAction(callOffForm, async (ctx, { reason }, id) =>
      isUuid(id) ? { ...(await callOffDemo(ctx, { id, reason })), id: null } : { ok: false, reason: 'not-found' },
    ),
    off: formAction(dayForm, (ctx, { day }) => setDayOff(ctx, { day, isOff: true })),
    open: formAction(dayForm, (ctx, { day }) => setDayOff(ctx, { day, isOff: false })),
  },
  refused: copy.refused,
})

export default function Demos({ loaderData: { demos, week, daysOff }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screen-body">
        <StatusLine>{doneMessage(copy.done, search)}</StatusLine>
        <StatusLine isBad>{actionData?.refused}</StatusLine>
        <p className="secondary-ink">{copy.lead}</p>
        <UpcomingDemos demos={demos} failure={actionData} />
        <section className="editor-part">
          <h2>{copy.hours.title}</h2>
          <p className="small secondary-ink">{copy.hours.lead}</p>
          <EditorForm
            key={JSON.stringify(week)}
            act="hours"
            fields={weekForm.fields}
            values={week}
            failure={actionData}
            send={copy.hours.send}
          />
        </section>
        <DaysOff daysOff={daysOff} failure={actionData} />
      </div>
    </>
  )
}

type Data = Route.ComponentProps['loaderData']
type Failure = { failure: EditFailure | undefined }

function UpcomingDemos({ demos, failure }: Pick<Data, 'demos'> & Failure) {
  const { coming } = copy
  return (
    <section className="stack">
      <h2>{coming.title}</h2>
      {demos.length === 0 && <p className="small secondary-ink">{coming.none}</p>}
      <ul className="card waitlist">
        {demos.map(({ id, requestId, when, isCancelled }) => (
          <li key={id}>
            <b>{when}</b>
            <Link to={`/operator/requests/${requestId}`}>{coming.request}</Link>
            {isCancelled ? (
              <span className="tag">{coming.cancelled}</span>
            ) : (
              <details
                className="whole-line"
                open={failure && isFailureOf(failure, { act: 'call-off', hidden: { id } })}
              >
                <summary className="text-button">{coming.fold}</summary>
                <EditorForm
                  act="call-off"
                  fields={callOffForm.fields}
                  values={{}}
                  failure={failure}
                  hidden={{ id }}
                  send={coming.send}
                  isQuiet
                />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DaysOff({ daysOff, failure }: Pick<Data, 'daysOff'> & Failure) {
  const { off } = copy
  return (
    <section className="editor-part">
      <h2>{off.title}</h2>
      {daysOff.length === 0 && <p className="small secondary-ink">{off.none}</p>}
      <ul className="card waitlist">
        {daysOff.map(({ day, words }) => (
          <li key={day}>
            <b>{words}</b>
            <ActionButton act="open" hidden={{ day }} label={off.openOn(words)}>
              {off.open}
            </ActionButton>
          </li>
        ))}
      </ul>
      <EditorForm
        key={daysOff.length}
        act="off"
        fields={dayForm.fields}
        values={{}}
        failure={failure}
        send={off.send}
        isQuiet
      />
    </section>
  )
}
