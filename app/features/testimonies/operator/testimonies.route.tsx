import { Link, useSearchParams } from 'react-router'
import { decideTestimony } from '#app/features/testimonies/commands/decide-testimony.server.ts'
import { storedReason } from '#app/features/testimonies/stored-words.server.ts'
import { findForOperator, type OperatorTestimony, listForOperator } from '#app/features/testimonies/queries.server.ts'
import { ADULT_AGE, type DecisionInput } from '#app/features/testimonies/schema.ts'
import { type OperatorContext, operatorOf } from '#app/features/access/operator.server.ts'
import { actionOf, type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { WritersVersion } from '#app/features/translations/card/writers-version.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure } from '#app/features/resource-editor/fields.ts'
import { doneMessage } from '#app/features/resource-editor/done-message.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { formatDateTime, formatRelative } from '#app/platform/time/dates.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { Picture } from '#app/ui/picture.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { Route } from './+types/testimonies.route'
import { copy } from './copy.ts'
import { approveFields, approveForm, declineForm } from './forms.ts'

const PATH = '/operator/testimonies'
const TITLE_CHARS = 70

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const page = pageNumber(url.searchParams)
  const [{ rows, hasMore }, chosen] = await Promise.all([
    listForOperator(ctx.db, { ...ctx, page }),
    findForOperator(ctx.db, { ...ctx, id: url.searchParams.get(EDIT_PARAM) ?? '' }),
  ])
  return {
    stories: rows.map((story) => toView(story, ctx.now)),
    pages: { page, hasMore },
    chosen: chosen && toView(chosen, ctx.now),
  }
}

export const action = actionOf({
  path: PATH,
  idField: 'id',
  isId: isUuid,
  acts: {
    approved: formAction(approveForm, (ctx, { guardian, seen }, id) =>
      decide(ctx, { id, verdict: 'approved', reason: '', hasGuardian: guardian, versionSeen: seen ?? '' }),
    ),
    declined: formAction(declineForm, (ctx, { reason }, id) =>
      decide(ctx, { id, verdict: 'declined', reason, hasGuardian: false, versionSeen: '' }),
    ),
  },
  refused: copy.refused,
})

async function decide(ctx: OperatorContext, decision: DecisionInput): Promise<ActionOutcome> {
  const outcome = await decideTestimony(ctx, decision, ctx.config)
  const { verdict } = decision
  if (outcome.ok) return { ok: true, did: outcome.isMailed ? `${verdict}-mailed` : verdict }
  if (outcome.reason !== 'guardian-missing') return outcome
  return { ok: false, errors: { guardian: copy.refused[outcome.reason] } }
}

function toView({ createdAt, ...story }: OperatorTestimony, now: Date) {
  return {
    ...story,
    reason: story.reason && storedReason(story.reason),
    isMinor: story.age !== null && story.age < ADULT_AGE,
    title: `${story.story.slice(0, TITLE_CHARS)}${story.story.length > TITLE_CHARS ? '…' : ''}`,
    since: formatRelative(createdAt, now),
    came: formatDateTime(createdAt),
  }
}

type StoryView = ReturnType<typeof toView>

const TONE = { approved: 'good', declined: 'bad', withdrawn: 'plain' } as const

export default function Testimonies({ loaderData: { stories, pages, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={stories.map(({ id, title, name, place, since, verdict, isVersionNew }) => ({
        id,
        title,
        line: [name ?? copy.nameless, place, since].filter(Boolean).join(', '),
        tags: [
          verdict && !isVersionNew
            ? { words: copy.tags[verdict], tone: TONE[verdict] }
            : { words: isVersionNew ? copy.tags.newVersion : copy.tags.waiting, tone: 'wait' as const },
        ],
      }))}
      pages={pages}
      chosen={chosen && { id: chosen.id, title: chosen.name ?? copy.nameless }}
      done={doneMessage(copy.done, search)}
      failure={actionData}
    >
      {chosen && <Story story={chosen} failure={actionData} />}
    </Editor>
  )
}

function Story({ story, failure }: { story: StoryView; failure: EditFailure | undefined }) {
  const { facts } = copy
  const rows = [
    [facts.name, story.name],
    [facts.place, story.place],
    [facts.age, story.age?.toString()],
    [facts.consent, story.showsName ? facts.withName : facts.withoutName],
    [facts.came, story.came],
  ] as const
  return (
    <>
      <p className="pre-wrap">{story.story}</p>
      <WritersVersion version={story.version} />
      {story.picture && (
        <figure className="desk-picture">
          <Picture picture={story.picture} alt={story.picture.caption} sizes="360px" />
          <figcaption className="small secondary-ink">{story.picture.caption}</figcaption>
        </figure>
      )}
      <FactList facts={rows.map(([term, words]) => [term, words ?? facts.notGiven])} />
      {story.requestId && (
        <p>
          <Link to={`/operator/requests/${story.requestId}`}>{copy.request}</Link>
        </p>
      )}
      {story.reason && <p className="secondary-ink">{copy.reason(story.reason)}</p>}
      <Decisions story={story} failure={failure} />
    </>
  )
}

function Decisions({
  story: { id, verdict, isMinor, isVersionNew, version },
  failure,
}: {
  story: StoryView
  failure: EditFailure | undefined
}) {
  if (verdict === 'withdrawn') return <StatusLine>{copy.tags.withdrawn}</StatusLine>
  const { approve, decline } = copy
  return (
    <>
      {(verdict !== 'approved' || isVersionNew) && (
        <section className="editor-part" key={`${id}approved`}>
          <h2>{approve.title}</h2>
          <p className="small secondary-ink">{isMinor ? copy.minor : copy.check}</p>
          <EditorForm
            act="approved"
            fields={approveFields(isMinor)}
            values={{}}
            failure={failure}
            hidden={{ id, seen: version?.updatedAt.toISOString() ?? '' }}
            send={isVersionNew ? approve.again : verdict === 'declined' ? approve.takeUp : approve.send}
          />
        </section>
      )}
      {verdict !== 'declined' && (
        <section className="editor-part" key={`${id}declined`}>
          <h2>{verdict === 'approved' ? decline.takeDown : decline.title}</h2>
          <EditorForm
            act="declined"
            fields={declineForm.fields}
            values={{}}
            failure={failure}
            hidden={{ id }}
            send={verdict === 'approved' ? decline.takeDown : decline.send}
            isQuiet
          />
        </section>
      )}
    </>
  )
}
