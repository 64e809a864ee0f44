import { useShownHelplines } from './use-shown-helplines.ts'

interface CallsProps {
  title: string
  list: readonly { number: string; label: string }[]
}

/** People who pick up: numbers to press, before anything else on a page for hard days. */
export function Calls({ title, list }: CallsProps) {
  const shown = useShownHelplines(list)
  return (
    <section className="wrap calls" aria-label={title}>
      <p className="small">{title}</p>
      <ul className="row">
        {shown.map(({ number, label }) => (
          <li key={number}>
            <a className="btn secondary sm" href={`tel:${number}`}>
              <b className="num">{number}</b>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
