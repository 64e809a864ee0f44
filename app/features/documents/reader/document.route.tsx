import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link } from 'react-router'
import { copy as words } from '#app/features/documents/copy.ts'
import { documentInLanguage } from '#app/features/documents/document-words.server.ts'
import { findDocument } from '#app/features/documents/queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/document.route'
import { BlockView } from './block-view.tsx'
import { copy } from './copy.ts'
import './document.css'

/** A document to read; 404 when it is unknown or retired. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, cacheFor } = contextOf(context)
  const document = await findDocument(db, { slug: params.slug })
  if (!document) return data({ document: null }, { status: 404 })
  cacheFor({ tags: ['documents'] })
  const { savedAt, ...shown } = documentInLanguage(document)
  return data({
    document: { ...shown, saved: words.version(shown.version, formatDate(savedAt)) },
  })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.document
    ? [pageTitle(matches, loaderData.document.title), { name: 'description', content: loaderData.document.summary }]
    : [pageTitle(matches, copy.notFound.title), { name: 'robots', content: 'noindex' }]

type ShownDocument = NonNullable<Route.ComponentProps['loaderData']['document']>

export default function DocumentPage({ loaderData: { document } }: Route.ComponentProps) {
  if (!document) return <NotFound />
  const { kind, title, summary, isComposite, body } = document
  return (
    <main id="main" className="wrap document-page" tabIndex={-1}>
      <Link className="crumb no-print" to={copy.shelves[kind].to}>
        <Icon name="arrow-left" small />
        {copy.shelves[kind].label}
      </Link>
      <article className="card sheet-view">
        <header className="stack">
          <p className="document-kind">
            {words.kinds[kind]}
            {isComposite && <span className="tag d-turmeric">{words.composite}</span>}
          </p>
          <h1 lang={foreignLang(title)}>{title}</h1>
          <p className="lead" lang={foreignLang(summary)}>
            {summary}
          </p>
        </header>
        {isComposite && <BlockView block={{ as: 'note', text: words.compositeNote }} />}
        {body.map((block, place) => (
          // The order of blocks does not change.
          <BlockView key={place} block={block} />
        ))}
        <p className="small secondary-ink">{words.licence}</p>
      </article>
      <Downloads document={document} />
      <p className="dock no-print">
        <DownloadLink document={document} />
      </p>
    </main>
  )
}

/** The download buttons and the document's details. */
function Downloads({ document }: { document: ShownDocument }) {
  const { path, editable, setUpMinutes, downloads, saved } = document
  return (
    <aside className="document-side no-print">
      <div className="card pad stack">
        <DownloadLink document={document} />
        {editable && (
          <>
            <p className="small secondary-ink">{copy.formats[editable]}</p>
            <a className="btn secondary" href={localePath(`${path}.pdf`)} download rel="nofollow">
              <Icon name="download" small />
              {copy.pdf}
            </a>
          </>
        )}
        <ul className="small secondary-ink">
          {setUpMinutes !== null && <li>{copy.setUp(setUpMinutes)}</li>}
          <li>{saved}</li>
          {downloads > 0 && <li>{copy.downloads(downloads)}</li>}
        </ul>
      </div>
    </aside>
  )
}

function DownloadLink({ document: { path, kind, editable } }: { document: ShownDocument }) {
  const format = editable ?? 'pdf'
  return (
    <a className="btn primary" href={localePath(`${path}.${format}`)} download rel="nofollow">
      <Icon name="download" small />
      {`${copy.take[kind]} (${copy.formatNames[format]})`}
    </a>
  )
}

function NotFound() {
  const { title, body, doors } = copy.notFound
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <div className="empty">
        <h1>{title}</h1>
        <p className="lead">{body}</p>
        <p className="row">
          {doors.map(({ to, label }) => (
            <Link key={to} className="btn secondary" to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </main>
  )
}
