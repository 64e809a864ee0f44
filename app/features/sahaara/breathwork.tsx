import { Icon } from '#app/ui/icon/icon.tsx'
import type { RhythmId } from './breathing/rhythms.ts'
import { copy } from './copy.ts'
import type { Practice } from './practices-copy.ts'

interface BreathworkProps {
  practices: readonly Practice[]
  onFollow: (rhythm: RhythmId) => void
}

/** Practices as text. */
export function Breathwork({ practices, onFollow }: BreathworkProps) {
  const words = copy.breathwork
  return (
    <section className="section sunk" id="breathwork" aria-labelledby="breathwork-title">
      <div className="wrap stack">
        <h2 id="breathwork-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="practices">
          {practices.map(({ name, when, how, care, rhythm }) => (
            <li key={name} className="card pad">
              <h3>{name}</h3>
              <p className="small secondary-ink">{when}</p>
              <p>{how}</p>
              <p className="small practice-care">
                <Icon name="info" small />
                {care}
              </p>
              {rhythm && (
                <a className="practice-follow" href="#breathe" onClick={() => onFollow(rhythm)}>
                  {words.follow}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
