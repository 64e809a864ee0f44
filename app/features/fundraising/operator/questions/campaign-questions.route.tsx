import { Link, useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { leaveDeclined, publishDeclined } from '#app/features/fundraising/held-questions/check-question.server.ts'
import {
  findHeldQuestion,
  type HeldQuestion,
  listHeldQuestions,
} from '#app/features/fundraising/held-questions/held-queries.server.ts'
import { copy as reportCopy } from '#app/features/fundraising/reports/copy.ts'
import { decideReport } from '#app/features/fundraising/reports/decide-report.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { together } from '#app/platform/db/together.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { dueText } from '#app/platform/time/due.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import type { Route } from './+types/campaign-questions.route'
import { copy } from './copy.ts'
import { heldForms } from './forms.ts'

const PATH = '/operator/campaign-questions'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = together(ctx.db)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listHeldQuestions(read, { ...ctx, page }),
    findHeldQuestion(read, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  return {
    held: rows.map((question) => viewOf(question, ctx.now)),
    pages: { page, hasMore },
    chosen: chosen && viewOf(chosen, ctx.now),
  }
}

/** The report that is decided; all open ones about the question are decided with it. */
const reportIn = (posted: FormData): string => String(posted.get('reportId') ?? '')

export const action = actionOf({
  path: PATH,
  idField: 'id',
  isId: isUuid,
  acts: {
    stays: formAction(heldForms.stays, (ctx, { words: note }, _id, posted) =>
      decideReport(ctx, { id: reportIn(posted), decision: 'stays', note }),
    ),
    removed: formAction(heldForms.removed, (ctx, { words: note }, _id, posted) =>
      decideReport(ctx, { id: reportIn(posted), decision: 'removed', note }),
    ),
    published: formAction(heldForms.published, (ctx, { words }, id) => publishDeclined(ctx, { id, words })),
    left: formAction(heldForms.left, (ctx, { words }, id) => leaveDeclined(ctx, { id, words })),
  },
  refused: copy.refused,
})

const viewOf = ({ heldAt, decideBy, ...question }: HeldQuestion, now: Date) => ({
  ...question,
  since: formatRelative(heldAt, now),
  due: dueText(decideBy, now),
  isLate: decideBy < now,
  decideBy: formatDateTime(decideBy),
})
type RowView = ReturnType<typeof viewOf>

export default function CampaignQuestions({ loaderData: { held, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={held.map(({ id, campaign, reports, since, due, isLate }) => ({
        id,
        title: campaign.title,
        line: copy.line(campaign.organiserName, since),
        tags: [
          { words: reports.length > 0 ? copy.tags.reported : copy.tags.declined, tone: 'wait' as const },
          isLate ? { words: due, tone: 'bad' as const } : { words: copy.due(due), tone: 'plain' as const },
        ],
      }))}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.campaign.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <>
          <Question held={chosen} />
          {chosen.isOwn ? <StatusLine>{copy.own}</StatusLine> : <Decisions held={chosen} failure={actionData} />}
        </>
      )}
    </Editor>
  )
}

function Question({ held: { question, answer, isDeclined, reports, decideBy, campaign } }: { held: RowView }) {
  return (
    <>
      <section className="stack">
        <h2>{copy.question}</h2>
        <p className="pre-wrap break-word">{question || copy.withdrawn}</p>
        {answer !== null && (
          <>
            <h3>{copy.answer}</h3>
            <p className="pre-wrap break-word">{answer}</p>
          </>
        )}
        {isDeclined && <p className="notice">{copy.declined}</p>}
        <p className="small secondary-ink">{copy.decideBy(decideBy)}</p>
        <p>
          <Link to={`/campaign/${campaign.slug}`}>{copy.see}</Link>
        </p>
      </section>
      {reports.length > 0 && (
        <section className="stack">
          <h2>{copy.reports}</h2>
          {reports.map(({ id, reason, words }) => (
            <div key={id}>
              <b>{reportCopy.reasons[reason]}</b>
              <p className="pre-wrap break-word">{words}</p>
            </div>
          ))}
        </section>
      )}
    </>
  )
}

/** Reports are decided first: a removed question cannot be published any more. */
function Decisions({ held: { id, reports }, failure }: { held: RowView; failure: EditFailure | undefined }) {
  const [report] = reports
  const acts = report ? (['stays', 'removed'] as const) : (['published', 'left'] as const)
  return acts.map((act) => (
    <section className="editor-part" key={id + act}>
      <h2>{copy[act].title}</h2>
      <EditorForm
        act={act}
        fields={heldForms[act].fields}
        values={{}}
        failure={failure}
        hidden={report ? { id, reportId: report.id } : { id }}
        send={copy[act].send}
        isQuiet={act === 'stays' || act === 'left'}
      />
    </section>
  ))
}
