import { Link } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/partners.route'
import { copy, partnersWords } from './copy.ts'
import './partners.css'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.metaTitle),
  { name: 'description', content: loaderData?.metaDescription },
]

export function loader({ context }: Route.LoaderArgs) {
  const { cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  return {
    metaTitle: copy.metaTitle,
    metaDescription: copy.metaDescription,
    words: partnersWords(),
    kolams: copy.kinds.map(({ seed }) => drawKolam({ kind: 'person', id: seed })),
  }
}

export default function Partners({ loaderData: { words, kolams } }: Route.ComponentProps) {
  const { how, not } = words
  return (
    <main id="main" className="wrap partners" tabIndex={-1}>
      <header className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="row">
          <Link className="btn primary" to={words.hub.to}>
            {words.hub.label}
          </Link>
          <Link className="btn secondary" to={words.talk.to}>
            {words.talk.label}
          </Link>
        </p>
      </header>
      <ul className="partner-kinds">
        {words.kinds.map(({ dye, title, brings, gets, link }, index) => (
          <li key={title} className={`card d-${dye}`}>
            <div className="cloth">{kolams[index] && <Kolam drawing={kolams[index]} />}</div>
            <div className="body">
              <h2>{title}</h2>
              <p>{brings}</p>
              <p className="secondary-ink">{gets}</p>
              <Link to={link.to}>{link.label}</Link>
            </div>
          </li>
        ))}
      </ul>
      <section className="partner-how" aria-labelledby="how-title">
        <h2 id="how-title">{how.title}</h2>
        <ol>
          {how.steps.map(({ title, body }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="secondary-ink">{body}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="stack" aria-labelledby="not-title">
        <h2 id="not-title">{not.title}</h2>
        <ul className="partner-not">
          {not.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <Link to={words.book.to}>{words.book.label}</Link>
        </p>
      </section>
    </main>
  )
}
