import { Icon } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/support.route'

/** The quick exit, what to do in danger, and how to delete traces. */
export function Safety({ words: { exit, danger, traces } }: Pick<Route.ComponentProps['loaderData'], 'words'>) {
  return (
    <>
      <section className="support-exit" aria-labelledby="exit-title">
        <div className="stack">
          <h2 id="exit-title">{exit.title}</h2>
          <p>{exit.body}</p>
          <p>{exit.limit}</p>
        </div>
        <a className="btn secondary" href="/exit" rel="noreferrer">
          <Icon name="log-out" small />
          {exit.button}
        </a>
      </section>
      <div className="support-two">
        <section className="stack" id="danger" aria-labelledby="danger-title">
          <h2 id="danger-title">{danger.title}</h2>
          <ol className="support-steps">
            {danger.steps.map(({ title, body }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="secondary-ink">{body}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="stack" id="traces" aria-labelledby="traces-title">
          <h2 id="traces-title">{traces.title}</h2>
          <p className="secondary-ink">{traces.lead}</p>
          <ul className="support-list">
            {traces.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
