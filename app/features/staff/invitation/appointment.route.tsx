import { data, Form, Link, redirect } from 'react-router'
import { formatDateTime } from '#app/platform/time/dates.ts'
import type { RoleInvitation } from '#app/platform/own-account.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'
import type { Route } from './+types/appointment.route'
import './appointment.css'

export const headers = () => ({ 'Referrer-Policy': 'same-origin' })

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

/** Shows the invitation's role and account. Opening the link does not use the token. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { accounts, actor } = contextOf(context)
  const token = pageUrl(request).searchParams.get('token_hash') ?? ''
  const invitation = token ? await accounts.findRoleInvitation(token) : null
  const needsSecondStep = actor.kind === 'visitor' && actor.needsSecondStep === true
  if (invitation?.otherAccount === null && needsSecondStep) throw redirect(signInPath(token))
  return data(
    {
      invitation: invitation && { ...invitation, until: formatDateTime(invitation.expiresAt) },
      token,
      isSignedIn: actor.kind === 'member',
    },
    { status: invitation ? 200 : 404 },
  )
}

/** Accepts the role in a session of the invited account. */
export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, actor } = contextOf(context)
  const token = String((await readForm(request)).get('token_hash') ?? '')
  if (actor.kind === 'visitor') throw redirect(signInPath(token), 303)
  if (!(await accounts.acceptRole(token))) throw redirect(pathOf(token), 303)
  return redirect('/operator', 303)
}

const pathOf = (token: string): string => `/auth/appointment?${new URLSearchParams({ token_hash: token })}`

const signInPath = (token: string): string => signInHref(pathOf(token))

export default function Appointment({ loaderData: { invitation, token, isSignedIn } }: Route.ComponentProps) {
  if (!invitation) {
    return (
      <Page title={copy.gone.title}>
        <p className="lead">{copy.gone.lead}</p>
        <Link className="btn secondary" to="/">
          {copy.gone.home}
        </Link>
      </Page>
    )
  }
  if (invitation.otherAccount !== null)
    return <OtherAccount invitation={invitation} address={invitation.otherAccount} />
  const email = invitation.email ?? ''
  return (
    <Page title={copy.title(copy.roles[invitation.role])}>
      <p className="lead">{isSignedIn ? copy.lead(email) : copy.signIn.lead(email)}</p>
      <p>{copy.step}</p>
      {isSignedIn ? (
        <Form method="post" noValidate>
          <input type="hidden" name="token_hash" value={token} />
          <button className="btn primary big wide">{copy.accept}</button>
        </Form>
      ) : (
        <Link className="btn primary big wide" to={signInPath(token)}>
          {copy.signIn.button}
        </Link>
      )}
      <p className="small secondary-ink">{copy.open(invitation.until)}</p>
    </Page>
  )
}

function OtherAccount({ invitation, address }: { invitation: Pick<RoleInvitation, 'email'>; address: string }) {
  const words = copy.other
  return (
    <Page title={words.title}>
      <noscript>
        <p className="notice">{words.noScript}</p>
      </noscript>
      <p className="lead">{words.lead(address)}</p>
      <p>{words.text(invitation.email ?? '')}</p>
      <button type="button" className="btn primary big wide" onClick={() => dispatchEvent(new Event('diya:sign-out'))}>
        {words.button}
      </button>
      <Link to="/">{words.stay}</Link>
    </Page>
  )
}

function Page({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <main id="main" className="appointment-page" tabIndex={-1}>
      <h1>{title}</h1>
      <div className="card">{children}</div>
    </main>
  )
}
