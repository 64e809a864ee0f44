import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import './fearless-girls.css'

interface SectionProps {
  /** From `drawFearlessGallery()`; without it there is no gallery. */
  gallery?: readonly KolamDrawing[]
  /** The wing's kolam for the banner: `drawKolam({ kind: 'wing', wing: 'fearless' })`. */
  banner?: KolamDrawing
  /** The level of the section's heading: 1 on its own page, 3 inside a tab. */
  level?: 1 | 2 | 3
}

/** Intro, training, four features, the gallery and two links to join. Used by the page and by three tabs. */
export function FearlessGirlsSection({ gallery, banner, level = 2 }: SectionProps) {
  const Title = `h${level}` as const
  return (
    <section className="fearless-gallery d-lotus">
      <div className={banner ? 'gallery-banner cloth' : 'stack'}>
        {banner && <Kolam drawing={banner} />}
        <Title className="gallery-title">{copy.title}</Title>
        <p className="lead">{copy.intro}</p>
        <ul className="gallery-tags" aria-label={copy.tagsLabel}>
          {copy.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
        <p className="row">
          <Link className="btn primary" to="/fearless-girls#join">
            {copy.join}
          </Link>
          <Link className="btn secondary" to="/fearless-girls#chapters">
            {copy.chapter}
          </Link>
        </p>
      </div>
      <Features level={level} />
      {gallery && <Gallery drawings={gallery} level={level} />}
    </section>
  )
}

function Features({ level }: { level: 1 | 2 | 3 }) {
  const Title = `h${level + 1}` as 'h2'
  return (
    <ul className="gallery-features">
      {copy.features.map(({ icon, dye, title, body }) => (
        <li key={title} className={`card d-${dye}`}>
          <span className="gallery-mark">
            <Icon name={icon} />
          </span>
          <Title className="gallery-name">{title}</Title>
          <p className="small secondary-ink">{body}</p>
        </li>
      ))}
    </ul>
  )
}

/** A caption is shown on hover and focus, and always on devices without hover. */
function Gallery({ drawings, level }: { drawings: readonly KolamDrawing[]; level: 1 | 2 | 3 }) {
  const Title = `h${level + 1}` as 'h2'
  return (
    <div className="stack">
      <Title className="gallery-name">{copy.gallery.title}</Title>
      <ul className="gallery-pictures">
        {copy.gallery.captions.map((caption, i) => (
          <li key={caption}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus shows the caption, as hover does */}
            <figure className={`cloth d-${dyeOf(`fearless-${i}`)}`} tabIndex={0}>
              {drawings[i] && <Kolam drawing={drawings[i]} repeat={0.92} />}
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="small muted">{copy.gallery.note}</p>
    </div>
  )
}
