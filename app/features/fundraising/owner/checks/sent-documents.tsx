import { Form } from 'react-router'
import type { ChecksAnswer } from './checks-actions.server.ts'
import type { ChecksPageView } from './checks-view.server.ts'
import { copy } from './copy.ts'

const words = copy.sent
const TONES = { waiting: 'd-turmeric', accepted: 'd-neem', refused: 'd-madder' } as const

interface SentDocumentsProps {
  documents: ChecksPageView['documents']
  answer: ChecksAnswer | undefined
}

/** The documents of the owner, and what came of them. */
export function SentDocuments({ documents, answer }: SentDocumentsProps) {
  return (
    <section className="stack" aria-labelledby="sent-title">
      <h2 id="sent-title">{words.title}</h2>
      {answer?.act === 'remove' && (
        <p className="error-summary" role="alert">
          {answer.errors['']}
        </p>
      )}
      {documents.length === 0 && <p className="secondary-ink">{words.none}</p>}
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <b>{document.what}</b>
            <span className="small secondary-ink">{document.line}</span>
            <span className={`tag ${TONES[document.state]}`}>{words.states[document.state]}</span>
            {document.reason && <span>{document.reason}</span>}
            <span className="small secondary-ink">{document.file}</span>
            <DocumentActs document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DocumentActs({ document: { id, what, href, canRemove } }: { document: ChecksPageView['documents'][number] }) {
  if (!href && !canRemove) return null
  return (
    <div className="row">
      {href && (
        <a className="btn secondary sm" href={href} target="_blank" rel="noopener" aria-label={words.openLabel(what)}>
          {words.open}
        </a>
      )}
      {canRemove && (
        <Form method="post" preventScrollReset noValidate>
          <input type="hidden" name="id" value={id} />
          <button className="btn secondary sm" name="act" value="remove" aria-label={words.removeLabel(what)}>
            {words.remove}
          </button>
        </Form>
      )}
    </div>
  )
}
