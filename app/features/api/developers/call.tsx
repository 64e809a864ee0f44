import type { CallParameter, CallView } from './calls.server.ts'
import { copy } from './copy.ts'

/** One route: path, input, example and every response. Collapsed by default. */
export function Call({ call }: { call: CallView }) {
  const words = copy.call
  return (
    <details className="card developer-call" id={call.id}>
      <summary>
        <b className="tag">{call.method}</b>
        <code>{call.path}</code>
        <span>{call.summary}</span>
        <span className="small secondary-ink">{call.needsToken ? words.member : words.anyone}</span>
      </summary>
      <div className="stack developer-body">
        {call.detail && <p>{call.detail}</p>}
        {call.parameters.length > 0 && <Parameters list={call.parameters} />}
        <h3>{words.example}</h3>
        <pre>
          <code>{call.ask}</code>
        </pre>
        {call.answer && (
          <>
            <h3>{words.answer}</h3>
            <pre>
              <code>{call.answer}</code>
            </pre>
          </>
        )}
        <h3>{words.answers}</h3>
        <dl className="developer-answers">
          {call.answers.map(({ status, description }) => (
            <div key={status}>
              <dt className="num">{status}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}

function Parameters({ list }: { list: readonly CallParameter[] }) {
  const words = copy.call
  return (
    <>
      <h3>{words.parameters}</h3>
      <dl className="developer-parameters">
        {list.map(({ name, where, isRequired, type, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <span className="small secondary-ink">
                {[type, where, isRequired && words.required].filter(Boolean).join(' · ')}
              </span>
              {description && <span>{description}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
