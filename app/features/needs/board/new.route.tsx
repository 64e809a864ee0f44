import { randomUUID } from 'node:crypto'
import { Link, redirect } from 'react-router'
import { postNeed } from '#app/features/needs/commands/post-need.server.ts'
import { copy as needsCopy } from '#app/features/needs/copy.ts'
import { findBoardMember } from '#app/features/needs/queries.server.ts'
import { needForm, NEED_KINDS } from '#app/features/needs/schema.ts'
import { CAUSE_CATEGORIES } from '#app/features/stories/schema.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { type FormValues, invalid, type InvalidForm, parseForm } from '#app/platform/form/parse-form.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
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
  const kind = NEED_KINDS.find((known) => known === new URL(request.url).searchParams.get('kind')) ?? 'volunteers'
  const draft: FormValues = { key: randomUUID(), kind }
  return { membership, draft, causes: CAUSE_CATEGORIES, regions: INDIAN_STATES }
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  const form = parseForm(needForm, posted)
  if (!form.ok) return invalid(form)
  const outcome = await postNeed(memberOf(context), form.value)
  if (outcome.ok) throw redirect(`${BOARD}/${outcome.id}?done=posted`, 303)
  const { reason } = outcome
  const isDay = reason === 'day-past' || reason === 'day-too-far'
  const message = reason in copy.refused ? copy.refused[reason as keyof typeof copy.refused] : refusalText(reason)
  const values = Object.fromEntries([...posted].map(([name, value]) => [name, String(value)]))
  return Response.json({ errors: { [isDay ? 'until' : '']: message }, values }, { status: 409 })
}

const refusalText = (reason: string): string => needsCopy.refused[reason as keyof typeof needsCopy.refused] ?? ''

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.post.title)]

export default function NewNeed({ loaderData, actionData }: Route.ComponentProps) {
  const { membership, draft, causes, regions } = loaderData
  const answer = actionData as InvalidForm | undefined
  const words = copy.post
  return (
    <main id="main" className="wrap needpage" tabIndex={-1}>
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
        <PostForm causes={causes} regions={regions} values={answer?.values ?? draft} errors={answer?.errors} />
      )}
    </main>
  )
}
