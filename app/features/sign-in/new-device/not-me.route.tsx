import { data, Form, Link } from 'react-router'
import type { DeviceReport } from '#app/platform/own-account.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { deviceName } from '#app/platform/text/device-name.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import type { Route } from './+types/not-me.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

/** The URL contains the secret token: no cache, no index, no Referer to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** What the message said. Opening the link changes nothing, because mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const alert = await contextOf(context).accounts.findSignInAlert(params.token)
  if (!alert) return data(null, { status: 404 })
  const { userAgent, place, createdAt } = alert
  return data({ device: deviceName(userAgent) ?? copy.unknown, place, when: formatDateTime(createdAt) })
}

/** The link is the only authorisation: the owner may have no other device at hand. */
export async function action({ context, params }: Route.ActionArgs) {
  const report = await contextOf(context).accounts.reportDevice(params.token)
  return data(report, { status: report ? 200 : 404 })
}

/** Where the owner of an account says that a sign-in was not theirs. */
export default function NotMe({ loaderData: alert, actionData: report }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      {report ? <Done report={report} /> : alert ? <Ask {...alert} /> : <Gone />}
    </main>
  )
}

function Ask({ device, place, when }: { device: string; place: string | null; when: string }) {
  const words = copy.ask
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p>
        <b>{device}</b>
        <br />
        <span className="secondary-ink">{place ? `${when}, ${place}` : when}</span>
      </p>
      <Form method="post" noValidate>
        <button className="btn primary big">{words.button}</button>
      </Form>
      <p className="secondary-ink">{words.note}</p>
      <p className="secondary-ink">{words.mine}</p>
    </>
  )
}

function Done({ report: { passkeysRemoved, hasNewFactor, hasEmail } }: { report: DeviceReport }) {
  const words = copy.done
  return (
    <>
      <div className="stack" role="status">
        <h1>{words.title}</h1>
        <p className="lead">
          {words.lead} {passkeysRemoved > 0 && words.passkeys(passkeysRemoved)}
        </p>
      </div>
      <h2>{words.nextTitle}</h2>
      <p>{hasEmail ? words.password : words.byCode}</p>
      <p>
        {hasEmail ? (
          <Link className="btn primary" to="/auth/reset">
            {words.setPassword}
          </Link>
        ) : (
          <Link className="btn primary" to="/auth?way=code&next=/account">
            {words.signIn}
          </Link>
        )}
      </p>
      {hasNewFactor && (
        <p className="notice">
          {words.factor} <Link to="/contact">{words.contact}</Link>
        </p>
      )}
      <p>
        {words.check} <Link to="/account">{words.account}</Link>
      </p>
    </>
  )
}

function Gone() {
  const words = copy.gone
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="row">
        <Link className="btn primary" to="/account#devices">
          {words.devices}
        </Link>
        <Link to="/auth/reset">{copy.done.setPassword}</Link>
      </p>
    </>
  )
}
