import type { ReactNode } from 'react'
import './documents.css'

interface StepsProps {
  title: string
  list: readonly { title: string; body: ReactNode }[]
}

/** A numbered list of first steps. */
export function Steps({ title, list }: StepsProps) {
  return (
    <section className="document-steps" aria-labelledby="steps-title">
      <div className="wrap section stack">
        <h2 id="steps-title">{title}</h2>
        <ol>
          {list.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p className="secondary-ink">{step.body}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
