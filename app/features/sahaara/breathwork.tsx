import { Icon } from '#app/ui/icon.tsx'
import type { RhythmId } from './breathing/rhythms.ts'
import { copy } from './copy.ts'

/** Six practices as text; those with a rhythm link to the guided exercise. */
export function Breathwork({ onFollow }: { onFollow: (rhythm: RhythmId) => void }) {
  const words = copy.breathwork
  return (
    <section className="sec sunk" id="breathwork" aria-labelledby="breathwork-title">
      <div className="wrap stack">
        <h2 id="breathwork-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="practices">
          {words.list.map((practice) => (
            <li key={practice.name} className="card pad">
              <h3>{practice.name}</h3>
              <p className="small secondary-ink">{practice.when}</p>
              <p>{practice.how}</p>
              <p className="small practice-care">
                <Icon name="info" small />
                {practice.care}
              </p>
              {'rhythm' in practice && (
                <a className="practice-follow" href="#breathe" onClick={() => onFollow(practice.rhythm)}>
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
