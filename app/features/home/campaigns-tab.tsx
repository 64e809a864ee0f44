import { Link } from 'react-router'
import { LiveDemo } from '#app/features/fundraising/live-demo/live-demo.tsx'
import { copy } from './copy.ts'

const DEMO_EVERY_MS = 10_000
const DEMO_CHANCE = 0.4
const words = copy.campaigns

interface Figure {
  key: keyof typeof words.figures
  value: string
}

/** The impact dashboard and the live demo. */
export function CampaignsTab({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="impact">
      <section aria-labelledby="impact">
        <h2 id="impact">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="figures">
          {figures.map(({ key, value }) => (
            <li key={key} className="card pad">
              <b className="num">{value}</b> {words.figures[key]}
            </li>
          ))}
        </ul>
        <Link className="btn secondary" to="/campaign">
          {words.all}
        </Link>
      </section>
      <LiveDemo everyMs={DEMO_EVERY_MS} chance={DEMO_CHANCE} />
    </div>
  )
}
