import * as v from 'valibot'
import { Link, useSearchParams } from 'react-router'
import { callOffDemo } from '#app/features/partnership/commands/call-off-demo.server.ts'
import { setDayOff } from '#app/features/partnership/commands/set-day-off.server.ts'
import { setDemoHours } from '#app/features/partnership/commands/set-demo-hours.server.ts'
import { listDaysOff, listDemoHours, listDemos } from '#app/features/partnership/queries.server.ts'
import { callOffInput, dayOffInput, demoHoursInput, REASON_CHARS_MAX } from '#app/features/partnership/schema.ts'
import { formatDemo } from '#app/features/partnership/views.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { done, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { ScreenHead, StatusLine } from '#app/ui/console/screen.tsx'
import { formatDate } from '#app/platform/time/dates.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/demos.route'
import '#app/features/resource-editor/editor.css'
import { copy } from './copy.ts'
import { readWeek, weekForm, writeWeek } from './week.ts'

const PATH = '/operator/demos'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const demos = await listDemos(ctx.db, ctx)
  return {
    demos: demos.map(({ id, requestId, startsAt, cancelledAt }) => ({
      id,
      requestId,
      when: formatDemo(startsAt),
      isCancelled: cancelledAt !== null,
    })),
    week: writeWeek(await listDemoHours(ctx.db)),
    daysOff: (await listDaysOff(ctx.db, ctx)).map((day) => ({ day, words: formatDate(new Date(day)) })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  switch (posted.get('act')) {
    case 'hours':
      return setWeek(ctx, posted)
    case 'call-off':
      return callOff(ctx, posted)
    case 'off':
    case 'open':
      return changeDay(ctx, posted, posted.get('act') === 'off')
    default:
      throw missing()
  }
}

async function setWeek(ctx: OperatorContext, posted: FormData) {
  const read = parseFields(weekForm, posted)
  if (!read.ok) return notSaved({ act: 'hours', ...read })
  const values = formValues(posted)
  const week = v.safeParse(demoHoursInput, { hours: readWeek(read.value) })
  if (!week.success) return notSaved({ act: 'hours', refused: copy.hours.wrong, values })
  const outcome = await setDemoHours(ctx, week.output)
  return outcome.ok
    ? done(PATH, 'hours')
    : notSaved({ act: 'hours', refused: copy.refused[outcome.reason], values }, 409)
}

async function callOff(ctx: OperatorContext, posted: FormData) {
  const values = formValues(posted)
  const read = v.safeParse(callOffInput, values)
  if (!read.success)
    return notSaved({ act: `call-off ${values['id']}`, errors: { reason: copy.coming.reason.missing } })
  const outcome = await callOffDemo(ctx, read.output)
  return outcome.ok ? done(PATH, 'call-off') : notSaved({ refused: copy.refused[outcome.reason] }, 409)
}

async function changeDay(ctx: OperatorContext, posted: FormData, isOff: boolean) {
  const read = v.safeParse(dayOffInput, { day: posted.get('day'), isOff })
  if (!read.success) return notSaved({ act: 'off', errors: { day: copy.off.day.missing } })
  const outcome = await setDayOff(ctx, read.output)
  return outcome.ok ? done(PATH, isOff ? 'off' : 'open') : notSaved({ refused: copy.refused[outcome.reason] }, 409)
}

export default function Demos({ loaderData: { demos, week, daysOff }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <>
      <ScreenHead title={copy.title} />
      <div className="screenbody">
        <StatusLine>{doneWords(copy.done, search)}</StatusLine>
        <StatusLine isBad>{actionData?.refused}</StatusLine>
        <p className="secondary-ink">{copy.lead}</p>
        <Coming demos={demos} failure={actionData} />
        <section className="editorpart">
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

function Coming({ demos, failure }: Pick<Data, 'demos'> & Failure) {
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
              <details className="wholeline" open={failure?.act === `call-off ${id}`}>
                <summary className="textbtn">{coming.fold}</summary>
                <EditorForm
                  act="call-off"
                  fields={{ reason: { as: 'line', charsMax: REASON_CHARS_MAX, ...coming.reason } }}
                  values={{}}
                  failure={failure?.act === `call-off ${id}` ? { ...failure, act: 'call-off' } : undefined}
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
    <section className="editorpart">
      <h2>{off.title}</h2>
      {daysOff.length === 0 && <p className="small secondary-ink">{off.none}</p>}
      <ul className="card waitlist">
        {daysOff.map(({ day, words }) => (
          <li key={day}>
            <b>{words}</b>
            <ActButton act="open" hidden={{ day }} label={off.openOn(words)}>
              {off.open}
            </ActButton>
          </li>
        ))}
      </ul>
      <EditorForm
        key={daysOff.length}
        act="off"
        fields={{ day: { as: 'date', ...off.day } }}
        values={{}}
        failure={failure}
        send={off.send}
        isQuiet
      />
    </section>
  )
}
