import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { LandingWords } from '#app/features/landing/copy.ts'
import './start-here.css'

interface StartHereProps {
  words: LandingWords['start']
  wings: Readonly<Record<string, KolamDrawing>>
}

/** Four links, each with the kolam of its wing. */
export const StartHere = keptPart('start-here', function StartHere({ words, wings }: StartHereProps) {
  return (
    <section className="wrap section" id="start-here" aria-labelledby="start-here-title">
      <div className="section-head">
        <h2 id="start-here-title">{words.title}</h2>
      </div>
      <ul className="first-doors">
        {words.doors.map(({ to, wing, dye, title, text }) => (
          <li key={to}>
            <Link className={`first-door d-${dye}`} to={to}>
              <span className="cloth">{wings[wing] && <Kolam drawing={wings[wing]} />}</span>
              <b>{title}</b>
              <span className="small secondary-ink">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
