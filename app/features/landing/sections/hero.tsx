import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { LandingWords } from '#app/features/landing/copy.ts'
import './hero.css'

/** Set after the drawing animation; it does not run again during this visit. */
let hasAnimated = false

/** The hero: the kolam animation with six lamps, and the first two links. */
interface HeroProps {
  words: LandingWords['hero']
  kolam: KolamDrawing
  /** A member's next step; null for a visitor. */
  next: { greeting: string; label: string; to: string } | null
}

export function Hero({ words, kolam, next }: HeroProps) {
  const [isAnimated] = useState(() => !hasAnimated)
  useEffect(() => void (hasAnimated = true), [])
  return (
    <section className="hero">
      <Disc kolam={kolam} isAnimated={isAnimated} />
      <div className="wrap">
        <h1>{words.title}</h1>
        <p className="hero-lead">{words.lead}</p>
        <div className="call-to-action">
          <a className="btn lamp big" href="#torch">
            {words.torch}
          </a>
          <Link className="btn on-night big" to="/solve">
            {words.urgent}
          </Link>
        </div>
        {next ? (
          <p className="ways">
            {next.greeting} <Link to={next.to}>{next.label}</Link>
          </p>
        ) : (
          <p className="ways">
            <Link to="/login">{words.signIn}</Link>
            <Link to="/empowerher">{words.join}</Link>
          </p>
        )}
        <Trust words={words.trust} />
      </div>
    </section>
  )
}

const Disc = keptPart('hero-disc', function Disc({ kolam, isAnimated }: { kolam: KolamDrawing; isAnimated: boolean }) {
  return (
    <div className="disc">
      <Kolam drawing={kolam} flame={0.8} bowl lamps stroke={0.068} draw={isAnimated} />
    </div>
  )
})

const Trust = keptPart('hero-trust', function Trust({ words }: { words: LandingWords['hero']['trust'] }) {
  return (
    <ul className="trust">
      {words.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} small />
          {text}
        </li>
      ))}
    </ul>
  )
})
