import { useEffect } from 'react'
import { Link } from 'react-router'
import { copy } from './copy.ts'
import { type DraftOf, deleteDeviceDraft } from '#app/features/fundraising/drafts/device-draft.ts'

const words = copy.sent

/** What happens after sending. Deletes the draft on this device. */
export function Sent({ sent, of }: { sent: { title: string; needsGuardian: boolean }; of: DraftOf }) {
  const { owner, mends } = of
  useEffect(() => deleteDeviceDraft({ owner, mends }), [owner, mends])
  return (
    <section className="stack builder-sent" role="status">
      <h1>{words.title}</h1>
      <p className="lead">{words.body(sent.title)}</p>
      {sent.needsGuardian && (
        <p className="notice">
          {words.guardian} <Link to="/ssr/auth">{words.profile}</Link>
        </p>
      )}
      <p className="row">
        <Link className="btn primary" to="/account/campaigns">
          {words.list}
        </Link>
        <Link className="btn secondary" to="/ssr/build">
          {words.another}
        </Link>
      </p>
    </section>
  )
}
