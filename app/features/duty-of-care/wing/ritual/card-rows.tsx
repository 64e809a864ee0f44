import type { PrivateCard } from '#app/features/private-notes/cards/private-card.ts'

/** The content of a Companion Card. */
export function CardRows({ card: { title, rows } }: { card: PrivateCard }) {
  return (
    <div className="companion-card">
      <b>{title}</b>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="small secondary-ink">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
