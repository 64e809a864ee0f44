import { data, Form, Link, redirect } from 'react-router'
import { answerInvitation } from '#app/features/squads/commands/answer-invitation.server.ts'
import { copy as squadWords } from '#app/features/squads/copy.ts'
import { findInvitation } from '#app/features/squads/queries.server.ts'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/squad-invitation.route'
import { copy } from './copy.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const invitation = await findInvitation(ctx.db, { token: params.token, now: ctx.now })
  const page = { invitation, isMember: findMember(ctx) !== null, token: params.token }
  return data(page, { status: invitation ? 200 : 404 })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const isYes = (await readForm(request)).get('answer') === 'yes'
  const outcome = await answerInvitation(ctx, { token: params.token, isYes })
  if (outcome.ok && outcome.squadId) throw redirect(`/squads/${outcome.squadId}`, 303)
  if (outcome.ok) return data({ isDeclined: true })
  if (outcome.reason === 'not-signed-in')
    throw redirect(signInHref(`/squads/invitation/${encodeURIComponent(params.token)}`), 303)
  return data({ isDeclined: false }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

export default function SquadInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, isMember, token } = loaderData
  if (!invitation) {
    const words = actionData?.isDeclined ? copy.declined : copy.missing
    return (
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{words.title}</h1>
        <p className="lead">{words.body}</p>
        <p>
          <Link className="btn secondary" to="/fearless-girls">
            {copy.home}
          </Link>
        </p>
      </main>
    )
  }
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <h1>{copy.title(invitation.name)}</h1>
      <p className="lead">{copy.body(invitation.founder)}</p>
      <p className="secondary-ink">{copy.badge(squadWords.badges[invitation.badge])}</p>
      <p className="secondary-ink">{copy.seen}</p>
      <Form method="post" className="row" noValidate>
        {isMember ? (
          <button className="btn primary" name="answer" value="yes">
            {copy.yes}
          </button>
        ) : (
          <Link className="btn primary" to={signInHref(`/squads/invitation/${token}`)}>
            {copy.signIn}
          </Link>
        )}
        <button className="btn secondary" name="answer" value="no">
          {copy.no}
        </button>
      </Form>
    </main>
  )
}
