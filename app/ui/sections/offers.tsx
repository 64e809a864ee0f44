import type { ReactNode } from 'react'

interface Offer {
  title: string
  body: string
  /** Steps in a collapsed list. */
  steps?: readonly string[]
}

interface OffersProps {
  id: string
  title: string
  lead?: string
  /** The label of the collapsed list. */
  stepsLabel?: string
  list: readonly Offer[]
  children?: ReactNode
}

/** A wing's offers as cards. */
export function Offers({ id, title, lead, stepsLabel, list, children }: OffersProps) {
  return (
    <section className="wrap section stack" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      <ul className="offers">
        {list.map((offer) => (
          <li key={offer.title} className="card pad offer">
            <h3>{offer.title}</h3>
            <p className="secondary-ink">{offer.body}</p>
            {offer.steps && (
              <details>
                <summary>{stepsLabel}</summary>
                <ol>
                  {offer.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
