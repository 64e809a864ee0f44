import type { ReactNode } from 'react'

interface Offer {
  title: string
  body: string
  /** What one can do at once, step by step. */
  steps?: readonly string[]
}

interface OffersProps {
  id: string
  title: string
  lead?: string
  /** The words on the fold that holds the steps. */
  stepsLabel?: string
  list: readonly Offer[]
  children?: ReactNode
}

/** What a wing offers, a card each. */
export function Offers({ id, title, lead, stepsLabel, list, children }: OffersProps) {
  return (
    <section className="wrap sec stack" id={id} aria-labelledby={`${id}-title`}>
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
