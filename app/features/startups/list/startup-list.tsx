import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'
import type { StartupCard } from './startup-view.server.ts'

/** The listed startups. A tier links to the startup's form with that amount. */
export function StartupList({ startups, amount }: { startups: readonly StartupCard[]; amount: number | null }) {
  const words = copy.featured
  return (
    <section className="wrap section stack" id="featured" aria-labelledby="featured-title">
      <h2 id="featured-title">{words.title}</h2>
      {startups.length === 0 && <p className="empty">{words.none}</p>}
      <ul className="offers">
        {startups.map((startup) => (
          <li key={startup.slug} className="card seed-card">
            <div className={`cloth whole d-${startup.dye} seed-cover framed`}>
              <Kolam drawing={startup.kolam} />
              {startup.picture && (
                <Picture picture={startup.picture} alt={startup.picture.alt} sizes="(min-width: 760px) 380px, 92vw" />
              )}
            </div>
            <div className="pad stack">
              <p className="small secondary-ink">{startup.tags.join('\u00a0· ')}</p>
              <h3 lang={foreignLang(startup.title)}>{startup.title}</h3>
              <p lang={foreignLang(startup.description)}>{startup.description}</p>
              <Thread percent={startup.percent} label={words.progress(startup.title, startup.percent)} />
              <p>
                <b className="num">{startup.raised}</b>
              </p>
              <p className="small secondary-ink">{startup.facts.join('\u00a0· ')}</p>
              <div className="row">
                <Link
                  className="btn primary"
                  to={`/seeds/${startup.slug}${amount ? `?amount=${amount}` : ''}#startup-interest`}
                  aria-label={`${words.invest}: ${startup.title}`}
                >
                  {words.invest}
                </Link>
                <Link
                  className="btn secondary"
                  to={`/seeds/${startup.slug}`}
                  aria-label={`${words.pitch}: ${startup.title}`}
                >
                  {words.pitch}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
