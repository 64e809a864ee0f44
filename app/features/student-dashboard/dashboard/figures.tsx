import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'

/** Stories, Likes, Impact Points, Rank. */
export function Figures({ list }: { list: readonly { label: string; value: string }[] }) {
  return (
    <dl className="card dashboard-figures" aria-label={copy.figures.label}>
      {list.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface NextRankProps {
  next: { rank: number; percent: number; words: string; label: string; how: string }
}

/** Progress to the next rank. */
export function NextRank({ next }: NextRankProps) {
  return (
    <section className="card next-rank">
      <div className="row between">
        <h2>{copy.next.title(next.rank)}</h2>
        <span className="small secondary-ink num">{next.words}</span>
      </div>
      <Thread percent={next.percent} label={next.label} />
      <p className="caption secondary-ink">{next.how}</p>
    </section>
  )
}
