import { Link } from 'react-router'
import { listDocuments } from '#app/features/documents/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { DocumentCards } from '#app/features/documents/card/document-card.tsx'
import { Steps } from '#app/features/documents/card/steps.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { SectionNav } from '#app/ui/wings/section-nav.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/ssr-toolkit.route'
import { copy } from './copy.ts'
import './ssr-toolkit.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, cacheFor } = contextOf(context)
  cacheFor({ tags: ['documents'] })
  return {
    kolam: drawKolam({ kind: 'thing', id: 'clg-9' }),
    documents: await listDocuments(db, { kind: 'tool' }),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'description', content: copy.description },
]

export default function SsrToolkit({ loaderData: { kolam, documents } }: Route.ComponentProps) {
  const { shelf, steps, paths, programme, talk } = copy
  return (
    <main id="main" className="d-turmeric" tabIndex={-1}>
      <WingHead dye="turmeric" back={copy.home} backTo="/" title={copy.title} lead={copy.lead} kolam={kolam}>
        <Link className="btn primary" to={programme.to}>
          {programme.label}
        </Link>
      </WingHead>
      <SectionNav context="student" current="/ssr-toolkit" />
      <Steps title={steps.title} list={steps.list} />
      <section className="wrap section stack" aria-labelledby="shelf-title">
        <h2 id="shelf-title">{shelf.title}</h2>
        {documents.length > 0 ? (
          <DocumentCards documents={documents} take={shelf.take} isThreeColumns />
        ) : (
          <p>{shelf.empty}</p>
        )}
      </section>
      <nav className="wrap section stack tool-paths" aria-labelledby="paths-title">
        <h2 id="paths-title">{paths.title}</h2>
        <ul>
          {paths.list.map(({ to, label, body }) => (
            <li key={to}>
              <Link className="card pad" to={to}>
                <b>{label}</b>
                <span className="secondary-ink">{body}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p>
          <Link className="btn secondary" to={talk.to}>
            {talk.label}
          </Link>
        </p>
      </nav>
    </main>
  )
}
