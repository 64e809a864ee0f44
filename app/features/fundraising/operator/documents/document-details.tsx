import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActionButton, EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import { copy } from './copy.ts'
import type { DocumentView } from './document-view.server.ts'
import { refuseForm, seenForm } from './forms.ts'

interface DocumentProps {
  document: DocumentView
  failure: EditFailure | undefined
}

export function DocumentDetails({ document, failure }: DocumentProps) {
  const { slug, facts, href, hasFile, isOwn, state, same } = document
  return (
    <>
      <FactList facts={facts} />
      <p>
        <Link to={`/campaign/${slug}`}>{copy.campaign}</Link>
      </p>
      {same.length > 0 && (
        <section className="notice stack">
          <h2>{copy.same.title}</h2>
          <ul>
            {same.map((campaign) => (
              <li key={campaign.slug}>
                <Link to={`/campaign/${campaign.slug}`}>{copy.same.with(campaign.title)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {href && (
        <p>
          <a className="btn secondary sm" href={href} target="_blank" rel="noopener">
            {copy.file.open}
          </a>
        </p>
      )}
      {!hasFile && <p className="small secondary-ink">{copy.file.gone}</p>}
      {isOwn && state === 'waiting' ? (
        <StatusLine>{copy.own}</StatusLine>
      ) : (
        <Decisions document={document} failure={failure} />
      )}
    </>
  )
}

function Decisions({ document: { id, kind, state }, failure }: DocumentProps) {
  const form = { values: {}, failure, hidden: { id } }
  const { check, refuse, withdraw } = copy
  if (state === 'accepted')
    return (
      <Part title={withdraw.title} body={withdraw.body}>
        <ActionButton act="withdraw" hidden={{ id }}>
          {withdraw.send}
        </ActionButton>
      </Part>
    )
  if (state !== 'waiting') return null
  return (
    <>
      <Part title={check.title} body={check.body}>
        <EditorForm {...form} act="check" fields={seenForm(kind).fields} send={check.send} />
      </Part>
      <Part title={refuse.title}>
        <EditorForm {...form} act="refuse" fields={refuseForm.fields} send={refuse.send} isQuiet />
      </Part>
    </>
  )
}

function Part({ title, body, children }: { title: string; body?: string; children: ReactNode }) {
  return (
    <section className="editor-part">
      <h2>{title}</h2>
      {body && <p className="small secondary-ink">{body}</p>}
      {children}
    </section>
  )
}
