import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { LandingWords } from '#app/features/landing/copy.ts'
import './partnership.css'

interface PartnershipProps {
  words: LandingWords['partners']
  kolams: readonly KolamDrawing[]
}

/** The links for partner organisations. */
export const Partnership = keptPart('partnership', function Partnership({ words, kolams }: PartnershipProps) {
  const { title, links, talk } = words
  return (
    <section className="wrap section" aria-labelledby="partners-title">
      <div className="section-head">
        <h2 id="partners-title">{title}</h2>
      </div>
      <ul className="partnership">
        {links.map(({ to, dye, title, text }, i) => (
          <li key={to}>
            <Link className={`d-${dye}`} to={to}>
              {kolams[i] && <Kolam drawing={kolams[i]} stroke={0.12} />}
              <span>
                <b>{title}</b>
                <span className="secondary-ink">{text}</span>
              </span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className="btn secondary" to={talk.to}>
          {talk.label}
        </Link>
      </p>
    </section>
  )
})
