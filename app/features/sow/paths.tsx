import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Facts } from '#app/ui/sections/facts.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'
import type { PathView } from './sow-view.server.ts'

interface PathsProps {
  /** Where the figures on the cards come from. */
  notes: readonly string[]
  paths: readonly PathView[]
  tracks: readonly { label: string; href: string; isCurrent: boolean }[]
}

const words = copy.paths

/** Learning paths, of all tracks or of one; the track is in the address. */
export function Paths({ paths, tracks, notes }: PathsProps) {
  return (
    <section className="wrap section stack" id="paths" aria-labelledby="paths-title">
      <h2 id="paths-title">{words.title}</h2>
      <p className="lead">{words.lead}</p>
      <nav className="tracks" aria-label={words.tracksLabel}>
        {tracks.map(({ label, href, isCurrent }) => (
          <Link
            key={label}
            className="chip"
            to={href}
            preventScrollReset
            replace
            aria-current={isCurrent ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {paths.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <>
          <ul className="path-cards">
            {paths.map((path) => (
              <li key={path.slug}>
                <PathCard path={path} />
              </li>
            ))}
          </ul>
          {notes.map((note) => (
            <p key={note} className="caption muted">
              {note}
            </p>
          ))}
        </>
      )}
    </section>
  )
}

function PathCard({ path }: { path: PathView }) {
  return (
    <article className="card path-card">
      <div className="cloth">
        <Kolam drawing={path.kolam} />
        <span className="tag path-state">{path.state}</span>
      </div>
      <div className="path-body">
        {path.track && <p className="tag">{path.track}</p>}
        <h3 lang={foreignLang(path.title)}>{path.title}</h3>
        <p className="small" lang={foreignLang(path.description)}>
          {path.description}
        </p>
        <p className="caption muted">{path.by}</p>
        <Facts list={path.facts} />
        {path.percent > 0 && (
          <div>
            <Thread percent={path.percent} label={`${path.title}: ${path.progress}`} />
            <p className="caption muted">{path.progress}</p>
          </div>
        )}
        <Link className="btn secondary wide" to={path.path}>
          {path.action}
          <span className="visually-hidden">{` ${path.title}`}</span>
        </Link>
      </div>
    </article>
  )
}
