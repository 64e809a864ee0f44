import { data } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { requireMailbox } from '#app/features/mailbox/require-mailbox.server.ts'
import type { Route } from './+types/sample.route'
import { copy } from './copy.ts'
import { OtherLanguage } from './other-language.tsx'
import { findSampleMail } from './sample-mails.server.ts'
import './samples.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches, loaderData?.subject ?? copy.metaTitle),
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  requireMailbox(ctx)
  const mail = await findSampleMail(ctx, params.kind)
  if (!mail) throw data(null, { status: 404 })
  const { html: _, ...shown } = mail
  return shown
}

const THEMES = ['light', 'dark'] as const

/** One mail: headers, both themes in frames without scripts, and the text. */
export default function Sample({
  loaderData: { kind, subject, headers, text, textMessage, kilobytes },
}: Route.ComponentProps) {
  const path = `/dev/mails/${kind}`
  const address = `${localePath(path)}/html`
  return (
    <main id="main" className="wrap section stack sample-mails" tabIndex={-1}>
      <p>
        <a href={localePath('/dev/mails')}>{copy.back}</a>
        {' · '}
        <OtherLanguage path={path} />
      </p>
      <h1>{subject}</h1>
      <p className="small secondary-ink">{`${kind} · ${copy.size(kilobytes)}`}</p>
      <h2>{copy.headers}</h2>
      <dl className="headers">
        {Object.entries(headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="themes">
        {THEMES.map((theme) => (
          <section key={theme} className="stack">
            <h2>{copy.themes[theme]}</h2>
            <iframe
              src={`${address}?theme=${theme}`}
              title={`${copy.themes[theme]}: ${subject}`}
              sandbox="allow-same-origin allow-popups"
            />
            <a href={`${address}?theme=${theme}`}>{copy.open}</a>
          </section>
        ))}
      </div>
      <h2>{copy.text}</h2>
      <pre>{text}</pre>
      {textMessage !== null && (
        <>
          <h2>{copy.textMessage}</h2>
          <pre>{textMessage}</pre>
        </>
      )}
    </main>
  )
}
