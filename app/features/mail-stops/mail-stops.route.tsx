import { data, Form } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { isLinkStopped, readStopLink, resumeMails, stopMails } from '#app/platform/mail/stops.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import type { Route } from './+types/mail-stops.route'
import { copy } from './copy.ts'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The URL contains the secret token: no cache, no index, no Referer to other sites. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const link = readStopLink(ctx, params.token)
  const topic = link && copy.topics[link.topic]
  if (!link || !topic) return data(null, { status: 404 })
  return data({ topic, isStopped: await isLinkStopped(ctx.db, link) })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const link = readStopLink(ctx, params.token)
  if (!link) return data(null, { status: 404 })
  if (posted.get('intent') === 'resume') await resumeMails(ctx.db, link)
  else await stopMails(ctx.db, link, ctx.now)
  return data(null)
}

/** Where the owner of an address stops the mails of one topic. The link of the mail is the only authorisation. */
export default function MailStops({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{copy.missing.title}</h1>
        <p className="lead">{copy.missing.lead}</p>
        <NextSteps />
      </main>
    )
  }
  const { topic, isStopped } = loaderData
  const words = isStopped ? copy.stopped : copy.ask
  return (
    <main id="main" className="wrap section stack" tabIndex={-1}>
      <div className="stack" role="status">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead(topic)}</p>
      </div>
      <p className="secondary-ink">{copy.ask.others}</p>
      <Form method="post" noValidate>
        <button
          className={isStopped ? 'btn secondary' : 'btn primary'}
          name="intent"
          value={isStopped ? 'resume' : 'stop'}
        >
          {words.button}
        </button>
      </Form>
    </main>
  )
}
