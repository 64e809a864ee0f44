import { Fragment } from 'react'
import './gift-rules.css'
import type { RulesView } from './rules-view.server.ts'

/** What happens with a surplus and a shortfall. */
export function GiftRulesList({ rules: { lines, note } }: { rules: RulesView }) {
  return (
    <>
      <dl className="gift-rules">
        {lines.map(([term, words]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
      {note && <p className="small secondary-ink">{note}</p>}
    </>
  )
}
