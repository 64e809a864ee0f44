import { Link } from 'react-router'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'

export interface MeterView {
  raised: string
  goal: string
  percent: number
  tiles: readonly string[]
  at: string
}

/** The totals of all events, counted when the page was rendered. */
export function ImpactMeter({ meter }: { meter: MeterView | null }) {
  const words = copy.meter
  return (
    <section className="wrap meter" aria-labelledby="meter-title">
      <div className="card">
        <div className="section-head">
          <h2 id="meter-title">{words.title}</h2>
          <span className="is-live small secondary-ink">{words.live}</span>
        </div>
        {meter ? (
          <>
            <div className="meter-figures">
              <div className="stack">
                <p>
                  <span className="raised-amount num">{meter.raised}</span>{' '}
                  <span className="secondary-ink">{words.of(meter.goal)}</span>
                </p>
                <Thread percent={meter.percent} label={words.label(meter.percent)} />
              </div>
              <ul>
                {meter.tiles.map((tile) => (
                  <Tile key={tile} text={tile} />
                ))}
              </ul>
            </div>
            <p className="caption secondary-ink">
              {words.method(meter.at)} <Link to="/impact">{words.more}</Link>
            </p>
          </>
        ) : (
          <p className="secondary-ink">{words.none}</p>
        )}
      </div>
    </section>
  )
}

/** '247 people have said yes': the number in large type, the rest below it. */
function Tile({ text }: { text: string }) {
  const [number, ...rest] = text.split(' ')
  return (
    <li>
      <b className="num">{number}</b> <span className="small secondary-ink">{rest.join(' ')}</span>
    </li>
  )
}
