import { useSearchParams } from 'react-router'
import { markVerified } from '#app/features/helplines/commands/mark-verified.server.ts'
import { saveHelpline } from '#app/features/helplines/commands/save-helpline.server.ts'
import { type HelplineView, listAllHelplines } from '#app/features/helplines/queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, lineOrNull, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { formatDate, wholeDaysBetween } from '#app/platform/dates.ts'
import type { Answers } from '#app/platform/declared-form/fields.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import type { FormValues } from '#app/platform/forms.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { Route } from './+types/helplines.route'
import { copy } from './copy.ts'
import { newHelpline, oldHelpline } from './forms.ts'

const PATH = '/operator/helplines'
/** After so many days a number is to be compared again. */
const VERIFIED_DAYS = 90

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const helplines = await listAllHelplines(ctx.db, ctx)
  const asked = url.searchParams.get(EDIT_PARAM)
  return {
    entries: helplines.map((helpline) => entryOf(helpline, ctx.now)),
    chosen: helplines.find(({ number }) => number === asked) ?? null,
    isNew: asked === NEW,
    nextSort: Math.max(0, ...helplines.map(({ sort }) => sort)) + 10,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const known = String(posted.get('known') ?? '')
  if (posted.get('act') === 'verify') {
    const outcome = await markVerified(ctx, { number: known })
    if (!outcome.ok) throw missing()
    return done(PATH, 'verify', known)
  }
  const read = readDeclaredForm(known ? oldHelpline : newHelpline, posted)
  if (!read.ok) return notSaved({ act: 'save', ...read })
  const number = known || lineOf(read.answers, 'number')
  const outcome = await saveHelpline(ctx, inputOf(number, read.answers))
  return outcome.ok ? done(PATH, 'save', number) : notSaved({ refused: copy.refused, values: linesOf(posted) })
}

function inputOf(number: string, answers: Answers): HelplineView {
  return {
    number,
    what: lineOf(answers, 'what'),
    note: lineOrNull(answers, 'note'),
    hours: lineOf(answers, 'hours'),
    languages: lineOrNull(answers, 'languages'),
    source: lineOf(answers, 'source'),
    verifiedOn: lineOrNull(answers, 'verifiedOn'),
    isUrgent: answers['isUrgent'] === 'yes',
    isShown: answers['isShown'] === 'yes',
    sort: Number(lineOf(answers, 'sort')),
  }
}

function entryOf({ number, what, hours, verifiedOn, isUrgent, isShown }: HelplineView, now: Date) {
  const day = verifiedOn === null ? null : new Date(verifiedOn)
  const isOld = day !== null && wholeDaysBetween(day, now) > VERIFIED_DAYS
  const words = day === null ? copy.tags.never : isOld ? copy.tags.old : copy.tags.verified(formatDate(day))
  return {
    id: number,
    title: `${number} ${what}`,
    line: hours,
    tags: [
      { words, tone: day === null || isOld ? ('wait' as const) : ('good' as const) },
      ...(isUrgent ? [{ words: copy.tags.urgent, tone: 'plain' as const }] : []),
      ...(isShown ? [] : [{ words: copy.tags.hidden, tone: 'bad' as const }]),
    ],
  }
}

const yes = (isTrue: boolean) => (isTrue ? 'yes' : '')

export default function Helplines({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, chosen, isNew, nextSort } = loaderData
  const [search] = useSearchParams()
  const values: FormValues = chosen
    ? {
        what: chosen.what,
        note: chosen.note ?? '',
        hours: chosen.hours,
        languages: chosen.languages ?? '',
        source: chosen.source,
        verifiedOn: chosen.verifiedOn ?? '',
        sort: String(chosen.sort),
        isUrgent: yes(chosen.isUrgent),
        isShown: yes(chosen.isShown),
      }
    : { isShown: 'yes', sort: String(nextSort) }
  const open = chosen ? { id: chosen.number, title: `${chosen.number} ${chosen.what}` } : null
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={entries}
      chosen={open ?? (isNew ? { id: NEW, title: copy.new } : null)}
      done={doneWords(copy.done, search)}
      failure={actionData}
    >
      {chosen && (
        <section className="card pad stack">
          <h2>{copy.verify.title}</h2>
          <p className="small soft">{copy.verify.body}</p>
          <ActButton act="verify" hidden={{ known: chosen.number }}>
            {copy.verify.send}
          </ActButton>
        </section>
      )}
      <EditorForm
        key={`${chosen?.number} ${chosen?.verifiedOn}`}
        act="save"
        fields={(chosen ? oldHelpline : newHelpline).fields}
        values={values}
        failure={actionData}
        hidden={{ known: chosen?.number ?? '' }}
      />
    </Editor>
  )
}
