import './tiles.css'

/** Figures side by side; values are formatted texts. */
export function Tiles({ list }: { list: readonly { label: string; value: string }[] }) {
  return (
    <dl className="wrap section tiles">
      {list.map(({ label, value }) => (
        <div key={label} className="card pad">
          <dt className="secondary-ink">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
