import { useSearchParams } from 'react-router'
import { closeChapter } from '#app/features/circles/commands/close-chapter.server.ts'
import { editChapter } from '#app/features/circles/commands/edit-chapter.server.ts'
import { openChapter } from '#app/features/circles/commands/open-chapter.server.ts'
import { listChapters, listInterests } from '#app/features/circles/queries.server.ts'
import { operatorOf } from '#app/features/access/operator.server.ts'
import { done, lineOf, linesOf, missing, notSaved } from '#app/features/resource-editor/answers.server.ts'
import { ActButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { Editor } from '#app/features/resource-editor/editor.tsx'
import { EDIT_PARAM, NEW } from '#app/features/resource-editor/fields.ts'
import { doneWords } from '#app/features/resource-editor/words.ts'
import { formatRelative } from '#app/platform/dates.ts'
import { readDeclaredForm } from '#app/platform/declared-form/read-form.ts'
import { findIndianState } from '#app/platform/india/states.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { slugOf } from '#app/platform/text.ts'
import type { Route } from './+types/chapters.route'
import { copy } from './copy.ts'
import { chapterForm } from './forms.ts'

const PATH = '/operator/chapters'

export const meta: Route.MetaFunction = () => [{ title: copy.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const chapters = await listChapters(ctx.db, { region: null })
  const interests = await listInterests(ctx.db, ctx)
  const asked = url.searchParams.get(EDIT_PARAM)
  return {
    chapters,
    interests: interests.map(({ consentedAt, ...interest }) => ({
      ...interest,
      since: formatRelative(consentedAt, ctx.now),
    })),
    chosen: chapters.find(({ slug }) => slug === asked) ?? null,
    isNew: asked === NEW,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = operatorOf(context)
  const posted = await readForm(request)
  const known = String(posted.get('known') ?? '')
  if (posted.get('act') === 'close') {
    const outcome = await closeChapter(ctx, { slug: known })
    if (!outcome.ok) throw missing()
    return done(PATH, 'close')
  }
  const read = readDeclaredForm(chapterForm, posted)
  if (!read.ok) return notSaved(read)
  const [name, place, meets] = ['name', 'place', 'meets'].map((field) => lineOf(read.answers, field)) as Three
  const region = findIndianState(lineOf(read.answers, 'region'))
  if (!region) throw missing()
  const slug = known || slugOf(`${place} ${name}`)
  const input = { slug, name, place, region, meets }
  const outcome = known ? await editChapter(ctx, input) : await openChapter(ctx, input)
  return outcome.ok
    ? done(PATH, 'save', slug)
    : notSaved({ refused: copy.refused[outcome.reason], values: linesOf(posted) }, 409)
}

type Three = [string, string, string]

export default function Chapters({ loaderData, actionData }: Route.ComponentProps) {
  const { chapters, chosen, isNew, interests } = loaderData
  const [search] = useSearchParams()
  return (
    <Editor
      path={PATH}
      words={copy}
      entries={chapters.map(({ slug, name, place, region, meets }) => ({
        id: slug,
        title: name,
        line: `${place}, ${region}. ${meets}`,
        tags: [],
      }))}
      chosen={(chosen && { id: chosen.slug, title: chosen.name }) ?? (isNew ? { id: NEW, title: copy.new } : null)}
      done={doneWords(copy.done, search)}
      failure={actionData}
      idle={<Waiting interests={interests} />}
    >
      <EditorForm
        key={chosen?.slug}
        act="save"
        fields={chapterForm.fields}
        values={{ ...chosen }}
        failure={actionData}
        hidden={{ known: chosen?.slug ?? '' }}
      />
      {chosen && (
        <section className="editorpart">
          <h2>{copy.close.title}</h2>
          <p className="small soft">{copy.close.body}</p>
          <ActButton act="close" hidden={{ known: chosen.slug }}>
            {copy.close.send}
          </ActButton>
        </section>
      )}
    </Editor>
  )
}

/** Who wants to be called back; nothing is chosen meanwhile. */
function Waiting({ interests }: Pick<Route.ComponentProps['loaderData'], 'interests'>) {
  const { title, lead, none, kinds } = copy.waiting
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="small soft">{interests.length > 0 ? lead : none}</p>
      <ul className="card waitlist">
        {interests.map(({ kind, name, contact, region, since }) => (
          <li key={`${kind}${contact}${region}`}>
            <b>{name}</b>
            <span className="soft">{`${kinds[kind]}, ${region}`}</span>
            <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}>{contact}</a>
            <span className="small muted">{since}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
