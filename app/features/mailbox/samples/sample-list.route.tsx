import { contextOf } from '#app/platform/http/request.server.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { requireMailbox } from '#app/features/mailbox/require-mailbox.server.ts'
import type { Route } from './+types/sample-list.route'
import { copy } from './copy.ts'
import { OtherLanguage } from './other-language.tsx'
import { listSampleMails } from './sample-mails.server.ts'
import './samples.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex' },
]

/** All mails with sample data. Only in development: 404 elsewhere. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mails = await listSampleMails(ctx)
  return mails.map(({ kind, subject, kilobytes }) => ({ kind, subject, kilobytes }))
}

/** The links load a new page, whose policy allows frames. */
export default function SampleList({ loaderData: mails }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap section stack sample-mails" tabIndex={-1}>
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <p className="secondary-ink">
        {`${copy.count(mails.length)} · `}
        <a href={localePath('/dev/mailbox')}>{copy.mailbox}</a>
        {' · '}
        <OtherLanguage path="/dev/mails" />
      </p>
      <ul className="plain">
        {mails.map(({ kind, subject, kilobytes }) => (
          <li key={kind}>
            <a href={localePath(`/dev/mails/${kind}`)}>{subject}</a>
            <span className="small secondary-ink">{`${kind} · ${copy.size(kilobytes)}`}</span>
          </li>
        ))}
      </ul>
    </main>
  )
}
