import { Link } from 'react-router'
import type { MediaView } from '#app/features/media/views.ts'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import type { EditFailure } from '#app/features/resource-editor/fields.ts'
import { StatusLine } from '#app/ui/console/screen.tsx'
import type { FormFields } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Picture } from '#app/ui/picture.tsx'
import { FactList } from '#app/features/resource-editor/fact-list.tsx'
import { copy } from './copy.ts'
import { reasonForm } from './forms.ts'
import './applications.css'

export interface ApplicationDetails {
  id: string
  state: keyof typeof copy.tags
  displayName: string
  bio: string
  facts: readonly (readonly [term: string, words: string])[]
  evidence: readonly MediaView[]
  isReadable: boolean
  isOwn: boolean
  reason: string | null
  shopSlug: string | null
}

interface ApplicationProps {
  application: ApplicationDetails
  approve: { fields: FormFields; values: FormValues }
  failure: EditFailure | undefined
}

/** One application with all its details and the forms to decide it. */
export function Application({ application, approve, failure }: ApplicationProps) {
  const { id, state, bio, facts, evidence, isReadable, isOwn, reason, shopSlug } = application
  return (
    <>
      <FactList facts={facts} />
      {!isReadable && state === 'waiting' && <StatusLine isBad>{copy.unreadable}</StatusLine>}
      <section className="stack">
        <h2>{copy.bio}</h2>
        <p className="pre-wrap">{bio}</p>
      </section>
      {(state === 'waiting' || state === 'returned') && <Pictures evidence={evidence} />}
      {reason && <p className="secondary-ink pre-wrap">{copy.reason(reason)}</p>}
      {shopSlug && (
        <p className="row">
          <Link to={`/sellers/${shopSlug}`}>{copy.shop}</Link>
          <Link to={`/operator/sellers?edit=${shopSlug}`}>{copy.seller}</Link>
        </p>
      )}
      {state === 'waiting' &&
        (isOwn ? <StatusLine>{copy.own}</StatusLine> : <Decisions key={id} {...{ id, approve, failure }} />)}
    </>
  )
}

function Pictures({ evidence }: { evidence: readonly MediaView[] }) {
  const words = copy.pictures
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="small secondary-ink">{evidence.length > 0 ? words.lead : words.none}</p>
      <ul className="papers">
        {evidence.map((picture, index) => (
          <li key={picture.id}>
            <a href={picture.sources.at(-1)?.src} target="_blank" rel="noreferrer">
              <Picture picture={picture} alt={words.alt(index + 1)} sizes="(max-width: 600px) 45vw, 220px" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DecisionsProps {
  id: string
  approve: ApplicationProps['approve']
  failure: EditFailure | undefined
}

function Decisions({ id, approve, failure }: DecisionsProps) {
  return (
    <>
      <section className="editor-part approving">
        <h2>{copy.approve.title}</h2>
        <p className="small secondary-ink">{copy.approve.lead}</p>
        <EditorForm
          act="approved"
          fields={approve.fields}
          values={approve.values}
          failure={failure}
          hidden={{ id }}
          send={copy.approve.send}
        />
      </section>
      {(['returned', 'declined'] as const).map((verdict) => {
        const words = verdict === 'returned' ? copy.return : copy.decline
        return (
          <section className="editor-part" key={verdict}>
            <h2>{words.title}</h2>
            <EditorForm
              act={verdict}
              fields={reasonForm(words.reason).fields}
              values={{}}
              failure={failure}
              hidden={{ id }}
              send={words.send}
              isQuiet
            />
          </section>
        )
      })}
    </>
  )
}
