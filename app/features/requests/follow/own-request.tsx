import { Form } from 'react-router'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './own-request-copy.ts'
import type { OwnRequestView } from './own-request-view.ts'
import './own-request.css'

interface OwnRequestProps {
  request: OwnRequestView
  /** Level of the heading on this page. */
  level: 2 | 3
  charsMax: number
  /** The message was just added. */
  isAdded?: boolean | undefined
  /** Errors and values of a message that was refused. */
  failure?: { errors: Readonly<Record<string, string>>; values: FormValues } | undefined
}

/** A request as its sender sees it, with its history and a form to add a message. The code is posted, never linked. */
export function OwnRequest({ request, level, charsMax, isAdded, failure }: OwnRequestProps) {
  const { code, title, status, isLate, words, sent, events } = request
  const Heading = `h${level}` as const
  const ref = useFocusFirstError(failure?.errors)
  return (
    <article className="card pad own-request">
      <header className="stack">
        <Heading>{title}</Heading>
        <p className={isLate ? 'own-status late' : `own-status ${status}`}>
          <Icon name={status === 'answered' ? 'mail' : status === 'closed' ? 'check' : 'clock'} small />
          {words}
        </p>
        <p className="small secondary-ink">
          {`${sent} · ${copy.code} `}
          <span className="num own-code">{code}</span>
        </p>
      </header>
      <ol className="own-events" aria-label={copy.history}>
        {events.map((event) => (
          <li key={event.key} className={event.isBySender ? 'mine' : 'ours'}>
            <p className="small">
              <b>{event.words}</b>
              <time className="muted" dateTime={event.iso}>
                {` · ${event.at}`}
              </time>
            </p>
            {event.body && <p className="own-body">{event.body}</p>}
          </li>
        ))}
      </ol>
      {isAdded && (
        <p className="own-status answered" role="status">
          <Icon name="check" small />
          {copy.add.done}
        </p>
      )}
      <Form ref={ref} className="stack" method="post" noValidate preventScrollReset key={events.length}>
        <input type="hidden" name="act" value="add" />
        <input type="hidden" name="code" value={code} />
        <Field
          as="textarea"
          name="message"
          label={copy.add.label}
          hint={copy.add.hint}
          rows={3}
          maxLength={charsMax}
          defaultValue={failure?.values['message']}
          error={failure?.errors['message']}
        />
        <p>
          <button className="btn secondary">{copy.add.send}</button>
        </p>
      </Form>
    </article>
  )
}
