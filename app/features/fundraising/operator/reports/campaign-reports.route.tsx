import { Link, useSearchParams } from 'react-router'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { copy as reportCopy } from '#app/features/fundraising/reports/copy.ts'
import { decideReport } from '#app/features/fundraising/reports/decide-report.server.ts'
import { findReport, listReports, type ReportEntry } from '#app/features/fundraising/reports/report-queries.server.ts'
import { dueText } from '#app/platform/time/due.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { together } from '#app/platform/db/together.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import type { Route } from './+types/campaign-reports.route'
import { copy } from './copy.ts'
import { reportForms } from './forms.ts'

const PATH = '/operator/campaign-reports'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = together(ctx.db)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listReports(read, { ...ctx, page }),
    findReport(read, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  return {
    reports: rows.map((report) => viewOf(report, ctx.now)),
    pages: { page, hasMore },
    chosen: chosen && viewOf(chosen, ctx.now),
  }
}

export const action = actionOf({
  path: PATH,
  idField: 'id',
  isId: isUuid,
  acts: {
    stays: formAction(reportForms.stays, (ctx, { note }, id) => decideReport(ctx, { id, decision: 'stays', note })),
    closed: formAction(reportForms.closed, (ctx, { note }, id) => decideReport(ctx, { id, decision: 'closed', note })),
  },
  refused: copy.refused,
})

const viewOf = ({ createdAt, decideBy, ...report }: ReportEntry, now: Date) => ({
  ...report,
  since: formatRelative(createdAt, now),
  due: dueText(decideBy, now),
  isLate: decideBy < now,
  decideBy: formatDateTime(decideBy),
})
type RowView = ReturnType<typeof viewOf>

export default function CampaignReports({ loaderData: { reports, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={reports.map(({ id, campaign, reason, since, due, isLate, decision }) => ({
        id,
        title: campaign.title,
        line: copy.line(campaign.organiserName, since),
        tags: decision
          ? [{ words: copy.decisions[decision], tone: decision === 'stays' ? ('good' as const) : ('bad' as const) }]
          : [
              { words: reportCopy.reasons[reason], tone: 'wait' as const },
              isLate
                ? { words: copy.late(due), tone: 'bad' as const }
                : { words: copy.due(due), tone: 'plain' as const },
            ],
      }))}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.campaign.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <>
          <Report report={chosen} />
          {chosen.decision === null && <Decisions report={chosen} failure={actionData} />}
        </>
      )}
    </Editor>
  )
}

function Report({ report }: { report: RowView }) {
  const { reason, words, byMember, since, decideBy, decision, note, campaign } = report
  return (
    <>
      <section className="stack">
        <h2>{copy.said}</h2>
        <p className="row">
          <b>{reportCopy.reasons[reason]}</b>
          <span className="small secondary-ink">{(byMember ? copy.by.member : copy.by.visitor)(since)}</span>
          {decision && (
            <span className={decision === 'stays' ? 'tag d-neem' : 'tag d-madder'}>{copy.decisions[decision]}</span>
          )}
        </p>
        <p className="pre-wrap break-word">{words}</p>
        {note ? (
          <p className="secondary-ink pre-wrap break-word">{copy.noted(note)}</p>
        ) : (
          <p className="small secondary-ink">{copy.decideBy(decideBy)}</p>
        )}
      </section>
      <section className="stack">
        <h2>{copy.campaign}</h2>
        <p className="break-word">{campaign.description}</p>
        <p>
          <Link to={`/campaign/${campaign.slug}`}>{copy.see}</Link>
        </p>
      </section>
    </>
  )
}

function Decisions({ report: { id, isOwn }, failure }: { report: RowView; failure: EditFailure | undefined }) {
  if (isOwn) return <StatusLine>{copy.own}</StatusLine>
  return (['stays', 'closed'] as const).map((decision) => (
    <section className="editor-part" key={id + decision}>
      <h2>{copy[decision].title}</h2>
      <EditorForm
        act={decision}
        fields={reportForms[decision].fields}
        values={{}}
        failure={failure}
        hidden={{ id }}
        send={copy[decision].send}
        isQuiet={decision === 'stays'}
      />
    </section>
  ))
}
