import { data, Form, Link, redirect } from 'react-router'
import { contextOf, findMember } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import type { Route } from './+types/invitation.route'
import { answerInvitation } from './answer-invitation.server.ts'
import { findInvitation } from './co-owner-queries.server.ts'
import { invitationCopy as copy, partsText } from './copy.ts'

const pathOf = (token: string) => `/campaign-invitation/${encodeURIComponent(token)}`

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const found = await findInvitation(ctx.db, { token, now: ctx.now })
  const invitation = found && { ...found, may: copy.may(partsText(found.may)) }
  const signIn = findMember(ctx) ? null : signInHref(pathOf(token))
  return data({ invitation, signIn }, { status: invitation ? 200 : 404 })
}

export async function action({ context, params: { token }, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const isYes = (await readForm(request)).get('answer') === 'yes'
  const outcome = await answerInvitation(ctx, { token, isYes })
  if (outcome.ok && outcome.slug) throw redirect(`/account/campaigns/${outcome.slug}`, 303)
  if (outcome.ok) return data({ isDeclined: true, problem: null })
  if (outcome.reason === 'not-signed-in') throw redirect(signInHref(pathOf(token)), 303)
  if (outcome.reason === 'own') return data({ isDeclined: false, problem: copy.own }, { status: 409 })
  return data({ isDeclined: false, problem: null }, { status: 404 })
}

export default function Invitation({ loaderData: { invitation, signIn }, actionData }: Route.ComponentProps) {
  if (!invitation) {
    const words = actionData?.isDeclined ? copy.declined : copy.missing
    return (
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{words.title}</h1>
        <p className="lead">{words.body}</p>
        <p>
          <Link className="btn secondary" to="/campaign">
            {copy.home}
          </Link>
        </p>
      </main>
    )
  }
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <h1>{copy.title(invitation.title)}</h1>
      <p className="lead">{copy.body(invitation.organiser)}</p>
      <p>{invitation.may}</p>
      <p className="secondary-ink">{copy.seen}</p>
      {actionData?.problem && (
        <p className="error-summary" role="alert">
          {actionData.problem}
        </p>
      )}
      <Form method="post" className="row" noValidate>
        {signIn ? (
          <Link className="btn primary" to={signIn}>
            {copy.signIn}
          </Link>
        ) : (
          <button className="btn primary" name="answer" value="yes">
            {copy.yes}
          </button>
        )}
        <button className="btn secondary" name="answer" value="no">
          {copy.no}
        </button>
      </Form>
    </main>
  )
}
