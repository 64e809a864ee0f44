import { Link, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { decideFlag } from '#app/features/marketplace/trust/commands/decide-flag.server.ts'
import { type FlagView, listFlags } from '#app/features/marketplace/trust/flag-queries.server.ts'
import { FLAG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, type EditFailure, type EditorFields } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { formatRelative } from '#app/platform/dates.ts'
import { parseForm, typedText } from '#app/platform/forms.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/market-flags.route'
import { copy } from './copy.ts'

const PATH = '/operator/market-flags'

const decisionForm = v.object({
  id: v.pipe(v.string(), v.uuid()),
  decision: v.picklist(['kept', 'taken-off']),
  note: typedText(FLAG_CHARS_MAX, copy.errors.tooLong),
})

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const open = await listFlags(ctx.db, { ...ctx, isOpen: true })
  const decided = await listFlags(ctx.db, { ...ctx, isOpen: false })
  const flags = [...open, ...decided].map((flag) => drawn(flag, ctx.now))
  const asked = url.searchParams.get(EDIT_PARAM)
  return { flags, chosen: flags.find(({ id }) => id === asked) ?? null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const form = parseForm(decisionForm, await readForm(request))
  if (!form.ok) return notSaved({ act: form.values['decision'], ...form })
  const { id, decision } = form.value
  const outcome = await decideFlag(ctx, form.value)
  if (outcome.ok) return done(PATH, decision, id)
  if (outcome.reason !== 'needs-note') return notSaved({ act: decision, refused: copy.refused[outcome.reason] }, 409)
  return notSaved({ act: decision, errors: { note: copy.errors.note } })
}

const drawn = ({ createdAt, ...flag }: FlagView, now: Date) => ({
  ...flag,
  since: formatRelative(createdAt, now),
})
type Drawn = ReturnType<typeof drawn>

export default function MarketFlags({ loaderData: { flags, chosen }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={flags.map(({ id, about, subject, reason, since, decision }) => ({
        id,
        title: about?.title ?? copy.gone,
        line: about ? copy.line(about.seller, since) : since,
        tags: [
          { words: copy.subjects[subject], tone: 'plain' as const },
          decision
            ? { words: copy.decisions[decision], tone: decision === 'kept' ? ('good' as const) : ('bad' as const) }
            : { words: copy.reasons[reason], tone: 'wait' as const },
        ],
      }))}
      chosen={chosen && { id: chosen.id, title: chosen.about?.title ?? copy.gone }}
      done={doneWords(copy.done, search)}
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

function Flag({ flag: { subject, reason, words, byMember, since, about, decision, note } }: { flag: Drawn }) {
  return (
    <>
      <section className="stack">
        <h2>{copy.said}</h2>
        <p className="row">
          <b>{copy.reasons[reason]}</b>
          <span className="small soft">{byMember ? copy.by.member : copy.by.visitor}</span>
          <span className="small soft">{since}</span>
          {decision && (
            <span className={decision === 'kept' ? 'tag d-neem' : 'tag d-madder'}>{copy.decisions[decision]}</span>
          )}
        </p>
        {words && <p className="prewrap breakword">{words}</p>}
        {note && <p className="soft prewrap breakword">{copy.noted(note)}</p>}
      </section>
      {about && (
        <section className="stack">
          <h2>{copy.about[subject]}</h2>
          <p className="prewrap breakword">{about.text}</p>
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

const noteField = (words: { label: string; hint: string }, isOptional: boolean): EditorFields => ({
  note: { as: 'text', rows: 3, charsMax: FLAG_CHARS_MAX, ...words, ...(isOptional && { optional: true }) },
})

/** What was decided can be decided otherwise: then the other form alone is there. */
function Decisions({ flag, failure }: { flag: Drawn; failure: EditFailure | undefined }) {
  const { id, subject, about, decision } = flag
  if (about === null) return null
  if (about.isOwn) return <StatusLine>{copy.own}</StatusLine>
  const part = (verdict: 'kept' | 'taken-off') => {
    const words = verdict === 'kept' ? copy.keep : copy.off
    return (
      <section className="editorpart" key={id + verdict}>
        <h2>{words.title}</h2>
        <EditorForm
          act={verdict}
          fields={noteField(words.note, verdict === 'kept')}
          values={{}}
          failure={failure}
          hidden={{ id, decision: verdict }}
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
