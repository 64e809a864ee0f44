import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { ChecksView } from './public-checks-view.server.ts'
import './public-checks.css'

/** What was checked, by whom, when, and until when. */
export function PublicChecks({ checks }: { checks: ChecksView }) {
  return (
    <section className="campaign-checks">
      <h2>{copy.title}</h2>
      <p className="small secondary-ink">{copy.lead}</p>
      <ul>
        {checks.map(({ kind, words, by }) => (
          <li key={kind + words}>
            <Icon name={by ? 'check' : 'clock'} small />
            <p>
              <b>{kind}</b>
              <span>{words}</span>
              {by && <span className="small secondary-ink">{by}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
