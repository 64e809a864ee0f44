import { Link } from 'react-router'
import { copy } from './copy.ts'

export function CampaignNotFound() {
  return (
    <main id="main" className="wrap sec" tabIndex={-1}>
      <div className="empty">
        <h1>{copy.notFound.title}</h1>
        <p className="lead">{copy.notFound.body}</p>
        <Link className="btn sec2" to="/campaign">
          {copy.notFound.action}
        </Link>
      </div>
    </main>
  )
}
