import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { DocumentCard } from '#app/features/documents/queries.server.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { copy } from './copy.ts'

/** The trainings with their duration; each card links to the chapters. */
export function Trainings() {
  const words = copy.training
  return (
    <section className="wrap section stack" id="training" aria-labelledby="training-title">
      <h2 id="training-title">{words.title}</h2>
      <ul className="trainings">
        {words.list.map(({ title, duration, level, body, steps }) => (
          <li key={title} className="card pad stack">
            <h3>{title}</h3>
            <p className="small secondary-ink">{level ? `${duration} · ${level}` : duration}</p>
            <p>{body}</p>
            <details>
              <summary>{words.learn}</summary>
              <ul className="learned">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            </details>
            <Link to="/fearless-girls#chapters">{words.near}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Starter kits to download, with their numbers of downloads. */
export function StarterKits({ kits }: { kits: readonly DocumentCard[] }) {
  const words = copy.kits
  if (kits.length === 0) return null
  return (
    <section className="wrap section stack" id="kits" aria-labelledby="kits-title">
      <h2 id="kits-title">{words.title}</h2>
      <ul className="trainings">
        {kits.map(({ slug, path, title, summary, downloads }) => (
          <li key={slug} className="card pad stack">
            <h3 lang={foreignLang(title)}>{title}</h3>
            <p lang={foreignLang(summary)}>{summary}</p>
            <p className="small secondary-ink">{words.downloads(downloads.toLocaleString('en-IN'))}</p>
            <div className="row">
              <a className="btn secondary sm" href={localePath(`${path}.pdf`)} aria-label={words.downloadOf(title)}>
                {words.download}
              </a>
              <Link to={path} aria-label={words.readOf(title)}>
                {words.read}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
