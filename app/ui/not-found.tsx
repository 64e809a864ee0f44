import { Link } from 'react-router'

interface NotFoundProps {
  copy: { title: string; body: string; action: string }
  /** Where to go on. */
  to: string
}

/** The page for an address that leads to nothing of its kind. */
export function NotFound({ copy, to }: NotFoundProps) {
  return (
    <main id="main" className="wrap sec" tabIndex={-1}>
      <div className="empty">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.body}</p>
        <Link className="btn secondary" to={to}>
          {copy.action}
        </Link>
      </div>
    </main>
  )
}
