import { Link } from 'react-router'
import { NextSteps } from './sections/next-steps.tsx'

interface NotFoundProps {
  copy: { title: string; body: string; action: string }
  /** The target of the link. */
  to: string
}

/** The page for a missing item, e.g. a product or a story. */
export function NotFound({ copy, to }: NotFoundProps) {
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <div className="empty">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.body}</p>
        <Link className="btn secondary" to={to}>
          {copy.action}
        </Link>
        <NextSteps except={to} />
      </div>
    </main>
  )
}
