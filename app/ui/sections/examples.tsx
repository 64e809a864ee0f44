import type { ReactNode } from 'react'
import { copy } from './examples-copy.ts'

/** Sample rows below the real ones, under a line and a heading. */
export function Examples({ children }: { children: ReactNode }) {
  return (
    <section className="examples" aria-labelledby="examples">
      <h2 id="examples">{copy.title}</h2>
      <p className="small secondary-ink">{copy.lead}</p>
      {children}
    </section>
  )
}
