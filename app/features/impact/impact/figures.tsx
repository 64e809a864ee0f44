import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/impact.route'
import { copy } from './copy.ts'

/** Each figure with its counting rule, its source and the time of counting. */
export function Figures({ figures }: Pick<Route.ComponentProps['loaderData'], 'figures'>) {
  const words = copy.figures
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="visually-hidden">
        {words.title}
      </h2>
      <ul className="figures">
        {figures.map(({ key, figure, name, parts, how, asOf }) => (
          <li key={key} className="card">
            <p>
              <b className="num">{figure}</b>
              <span>{name}</span>
            </p>
            {parts && <p className="caption muted">{parts}</p>}
            <details>
              <summary>
                {words.how}
                <Icon name="chevron-down" small />
              </summary>
              {how.map((line) => (
                <p key={line} className="small">
                  {line}
                </p>
              ))}
              <p className="caption muted">{asOf}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
