import { Link, useSearchParams } from 'react-router'
import { findForOperator } from '#app/features/stories/moderation/moderation-queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { WritersVersion } from '#app/features/translations/card/writers-version.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { Route } from './+types/stories.route'
import { decideAsOperator } from './actions.server.ts'
import { copy } from './copy.ts'
import { Decisions } from './decisions.tsx'
import { operatorView, type Drawn, listQueue } from './queue.server.ts'
import { StoryMedia } from './story-media.tsx'
import './stories.css'

const PATH = '/operator/stories'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const read = { ...ctx, db: together(ctx.db) }
  const asked = url.searchParams.get(EDIT_PARAM) ?? ''
  const page = pageNumber(url.searchParams)
  const [found, { rows: entries, hasMore }] = await Promise.all([
    findForOperator(read.db, { ...ctx, id: asked }),
    listQueue(read, page),
  ])
  return { entries, pages: { page, hasMore }, chosen: found && operatorView(found, ctx.now) }
}

export const action = decideAsOperator

export default function StoriesReported({ loaderData: { entries, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.title }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <>
          <Story story={chosen} />
          <Decisions story={chosen} failure={actionData} />
          <Past story={chosen} />
        </>
      )}
    </Editor>
  )
}

function Story({ story: { id, description, version, facts, media, state, reports } }: { story: Drawn }) {
  return (
    <>
      <p className="pre-wrap break-word">{description}</p>
      <WritersVersion version={version} />
      <StoryMedia media={media} />
      <FactList facts={facts} />
      {state === 'published' && (
        <p>
          <Link to={`/stories/${id}`}>{copy.page}</Link>
        </p>
      )}
      <section className="stack">
        <h2>{copy.reports.title}</h2>
        {reports.length === 0 && <p className="secondary-ink">{copy.reports.none}</p>}
        <ul className="card waitlist">
          {reports.map(({ key, reason, note, by, isOpen }) => (
            <li key={key}>
              <b>{reason}</b>
              <span className="small secondary-ink">{by}</span>
              {!isOpen && <span className="tag">{copy.reports.answered}</span>}
              {note && <span className="whole-line story-note">{note}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Past({ story: { decisions } }: { story: Drawn }) {
  if (decisions.length === 0) return null
  return (
    <section className="stack">
      <h2>{copy.history.title}</h2>
      <ul className="card waitlist">
        {decisions.map(({ key, act, words, at }) => (
          <li key={key}>
            <b>{act}</b>
            <span className="small secondary-ink">{at}</span>
            {words && <span className="whole-line story-note">{words}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
