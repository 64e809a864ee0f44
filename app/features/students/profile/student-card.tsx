import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'

/** Card on the account screen: links to the student profile, or to create one. */
export function StudentCard({ student }: { student: { displayName: string; collegeName: string } | null }) {
  const words = copy.card
  return (
    <section className="card">
      <h3>{words.title}</h3>
      <p className="secondary-ink">{student ? words.has(student.displayName, student.collegeName) : words.none}</p>
      <p className="row">
        {student ? (
          <>
            <Link className="btn secondary" to="/ssr/dashboard">
              <Icon name="graduation-cap" small />
              {words.dashboard}
            </Link>
            <Link className="btn secondary" to="/account/student">
              <Icon name="user" small />
              {words.edit}
            </Link>
          </>
        ) : (
          <Link className="btn secondary" to="/ssr/auth">
            <Icon name="graduation-cap" small />
            {words.make}
          </Link>
        )}
      </p>
    </section>
  )
}
