import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/support.route'

type Data = Route.ComponentProps['loaderData']

/** Helplines as call links; the urgent ones are large. */
export function Helplines({ urgent, others, words }: Pick<Data, 'urgent' | 'others' | 'words'>) {
  return (
    <>
      <ul className="helplines">
        {urgent.map((line) => (
          <li key={line.number}>
            <Dial line={line} />
          </li>
        ))}
      </ul>
      <section className="stack" aria-labelledby="more-numbers">
        <h2 id="more-numbers">{words.others}</h2>
        <ul className="helplines small-ones">
          {others.map((line) => (
            <li key={line.number}>
              <Dial line={line} />
            </li>
          ))}
        </ul>
        <details className="sources">
          <summary>
            {words.about.title}
            <Icon name="chevron-down" small />
          </summary>
          <p className="small secondary-ink">{words.about.lead}</p>
          <dl className="small">
            {[...urgent, ...others].map(({ number, source, checked }) => (
              <div key={number}>
                <dt className="num">{number}</dt>
                <dd>
                  {source} {checked}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    </>
  )
}

function Dial({ line: { number, call, what, note, hours } }: { line: Data['urgent'][number] }) {
  return (
    <a className="dial" href={`tel:${number}`}>
      <span className="visually-hidden">{call}</span>
      <b className="num" aria-hidden="true">
        {number}
      </b>
      <span>
        <span className="what">{what}</span>
        {note && <span className="small">{note}</span>}
        <span className="caption secondary-ink">{hours}</span>
      </span>
      <Icon name="phone" />
    </a>
  )
}
