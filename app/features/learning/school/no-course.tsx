import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'

interface NoCourseProps {
  q: string
  /** Null when every subject was searched. */
  tab: string | null
  tabs: readonly { id: string; label: string; count: number; href: string }[]
  kolam: KolamDrawing
}

/** No results in this tab: links to the tabs with results, and to the whole directory. */
export function NoCourse({ q, tab, tabs, kolam }: NoCourseProps) {
  const words = copy.none
  const otherTabs = tabs.filter(({ id, count }) => id !== tab && count > 0)
  return (
    <div className="empty">
      <Kolam drawing={kolam} />
      <h3>{q === '' ? words.empty : words.title(q)}</h3>
      <p className="row">
        {otherTabs.map(({ id, label, count, href }) => (
          <Link key={id} className="btn secondary" to={href} preventScrollReset replace>
            {words.elsewhere(label, count)}
          </Link>
        ))}
        {q !== '' && (
          <Link className="btn secondary" to={tab ? `/school?tab=${tab}` : '/school'} preventScrollReset replace>
            {words.all}
          </Link>
        )}
      </p>
    </div>
  )
}
