import { Link } from 'react-router'
import { sectionNav as copy } from './section-nav-copy.ts'
import './section-nav.css'

type Section = (typeof copy.list)[number]['to']

interface SectionNavProps {
  /** Whom the current page addresses; its sections come first. */
  context: 'student' | 'changemaker'
  current: Section
}

/** The shared navigator of the sections for students and changemakers. */
export function SectionNav({ context, current }: SectionNavProps) {
  const sections = copy.list.toSorted((a, b) => Number(b.context === context) - Number(a.context === context))
  return (
    <nav className="wrap section-nav" aria-label={copy.label}>
      <p className="small secondary-ink">{copy.contexts[context]}</p>
      <ul className="scroller">
        {sections.map(({ to, label }) => (
          <li key={to}>
            <Link className="chip" to={to} aria-current={to === current ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
