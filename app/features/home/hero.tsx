import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'

/** The brand name and links to the wings. */
export function Hero({ kolam }: { kolam: KolamDrawing }) {
  return (
    <header className="cloth d-indigo home-hero">
      <div className="wrap">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <p className="row">
          {copy.hero.map(({ to, label }, i) => (
            <Link key={to} to={to} className={i === 0 ? 'btn lamp' : 'btn on-night'}>
              {label}
            </Link>
          ))}
        </p>
        <Kolam drawing={kolam} />
      </div>
    </header>
  )
}
