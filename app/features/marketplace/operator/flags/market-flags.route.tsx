import { Link, useSearchParams } from 'react-router'
import { decideFlag } from '#app/features/marketplace/trust/decide-flag.server.ts'
import { findFlag, type FlagView, listFlags } from '#app/features/marketplace/trust/flag-queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, formAction } from '#app/features/resource-editor/actions.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { dueText } from '#app/platform/time/due.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Route } from './+types/market-flags.route'
import { copy } from './copy.ts'
import { flagForms } from './forms.ts'

const PATH = '/operator/market-flags'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = together(ctx.db)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listFlags(read, { ...ctx, page }),
    findFlag(read, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  return {
    flags: rows.map((flag) => viewOf(flag, ctx.now)),
    pages: { page, hasMore },
    chosen: chosen && viewOf(chosen, ctx.now),
  }
}

export const action = actionOf({
  path: PATH,
  idField: 'id',
  isId: isUuid,
  acts: {
    kept: formAction(flagForms.kept, (ctx, { note }, id) =>
      decideFlag(ctx, { id, decision: 'kept', note: note ?? '' }),
    ),
    'taken-off': formAction(flagForms['taken-off'], (ctx, { note }, id) =>
      decideFlag(ctx, { id, decision: 'taken-off', note }),
    ),
  },
  refused: copy.refused,
})

const viewOf = ({ createdAt, decideBy, ...flag }: FlagView, now: Date) => ({
  ...flag,
  since: formatRelative(createdAt, now),
  due: dueText(decideBy, now),
  isLate: decideBy < now,
  decideBy: formatDateTime(decideBy),
})
type RowView = ReturnType<typeof viewOf>

export default function MarketFlags({ loaderData: { flags, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={flags.map(({ id, about, subject, reason, since, due, isLate, decision }) => ({
        id,
        title: about?.title ?? copy.gone,
        line: about ? copy.line(about.seller, since) : since,
        tags: [
          { words: copy.subjects[subject], tone: 'plain' as const },
          ...(decision
            ? [{ words: copy.decisions[decision], tone: decision === 'kept' ? ('good' as const) : ('bad' as const) }]
            : [
                { words: copy.reasons[reason], tone: 'wait' as const },
                isLate ? { words: due, tone: 'bad' as const } : { words: copy.due(due), tone: 'plain' as const },
              ]),
        ],
      }))}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.about?.title ?? copy.gone }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <>
          <Flag flag={chosen} />
          <Decisions flag={chosen} failure={actionData} />
        </>
      )}
    </Editor>
  )
}

function Flag({
  flag: { subject, reason, words, byMember, since, about, decision, decideBy, note },
}: {
  flag: RowView
}) {
  return (
    <>
      <section className="stack">
        <h2>{copy.said}</h2>
        <p className="row">
          <b>{copy.reasons[reason]}</b>
          <span className="small secondary-ink">{byMember ? copy.by.member : copy.by.visitor}</span>
          <span className="small secondary-ink">{since}</span>
          {decision && (
            <span className={decision === 'kept' ? 'tag d-neem' : 'tag d-madder'}>{copy.decisions[decision]}</span>
          )}
        </p>
        {words && <p className="pre-wrap break-word">{words}</p>}
        {!decision && <p className="small secondary-ink">{copy.decideBy(decideBy)}</p>}
        {note && <p className="secondary-ink pre-wrap break-word">{copy.noted(note)}</p>}
      </section>
      {about && (
        <section className="stack">
          <h2>{copy.about[subject]}</h2>
          <p className="pre-wrap break-word">{about.text}</p>
          {about.href && (
            <p>
              <Link to={about.href}>{copy.see}</Link>
            </p>
          )}
        </section>
      )}
    </>
  )
}

/** A decision can be reversed: then only the other form is shown. */
function Decisions({ flag, failure }: { flag: RowView; failure: EditFailure | undefined }) {
  const { id, subject, about, decision } = flag
  if (about === null) return null
  if (about.isOwn) return <StatusLine>{copy.own}</StatusLine>
  const part = (verdict: 'kept' | 'taken-off') => {
    const words = verdict === 'kept' ? copy.keep : copy.off
    return (
      <section className="editor-part" key={id + verdict}>
        <h2>{words.title}</h2>
        <EditorForm
          act={verdict}
          fields={flagForms[verdict].fields}
          values={{}}
          failure={failure}
          hidden={{ id }}
          send={words.send}
          isQuiet={verdict === 'kept'}
        />
      </section>
    )
  }
  return (
    <>
      {subject === 'seller' ? <p className="notice">{copy.shop}</p> : decision !== 'taken-off' && part('taken-off')}
      {decision !== 'kept' && part('kept')}
    </>
  )
}
