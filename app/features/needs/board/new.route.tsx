import { randomUUID } from 'node:crypto'
import { Link, redirect } from 'react-router'
import { postNeed } from '#app/features/needs/commands/post-need.server.ts'
import { copy as needsCopy } from '#app/features/needs/copy.ts'
import { findBoardMember } from '#app/features/needs/queries.server.ts'
import { needForm } from '#app/features/needs/forms.ts'
import { NEED_KINDS } from '#app/features/needs/schema.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { type FormValues, formValues, invalid, type InvalidForm } from '#app/platform/form/parse-form.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/new.route'
import { BOARD } from './board-href.ts'
import { copy } from './copy.ts'
import './needs.css'
import { PostForm } from './post-form.tsx'

/** Redirects a member without a student profile to the form for one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const { membership } = await findBoardMember(ctx.db, ctx.actor)
  if (membership === 'member') throw redirect('/ssr/auth')
  const kind = NEED_KINDS.find((known) => known === pageUrl(request).searchParams.get('kind')) ?? 'volunteers'
  const draft: FormValues = { key: randomUUID(), kind }
  return { membership, draft }
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  const form = parseFields(needForm, posted)
  if (!form.ok) return invalid(form)
  const outcome = await postNeed(memberOf(context), form.value)
  if (outcome.ok) throw redirect(`${BOARD}/${outcome.id}?done=posted`, 303)
  const { reason } = outcome
  const isDay = reason === 'day-past' || reason === 'day-too-far'
  const message = reason in copy.refused ? copy.refused[reason as keyof typeof copy.refused] : refusalText(reason)
  return Response.json({ errors: { [isDay ? 'until' : '']: message }, values: formValues(posted) }, { status: 409 })
}

const refusalText = (reason: string): string => needsCopy.refused[reason as keyof typeof needsCopy.refused] ?? ''

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.post.title)]

export default function NewNeed({ loaderData, actionData }: Route.ComponentProps) {
  const { membership, draft } = loaderData
  const answer = actionData as InvalidForm | undefined
  const words = copy.post
  return (
    <main id="main" className="wrap need-page" tabIndex={-1}>
      <Link className="crumb" to={BOARD}>
        <Icon name="arrow-left" small />
        {words.back}
      </Link>
      <header className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {membership === 'waiting' ? (
        <p className="notice">{copy.board.waiting}</p>
      ) : (
        <PostForm values={answer?.values ?? draft} errors={answer?.errors} />
      )}
    </main>
  )
}
