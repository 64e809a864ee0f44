import { useShownHelplines } from './use-shown-helplines.ts'

interface CallsProps {
  title: string
  list: readonly { number: string; label: string }[]
}

/** Phone numbers of helplines as links, at the top of a page for people in need. */
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
