import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import type { PageView } from './course-view.server.ts'

/** The modules of a path; none is locked. */
export function ModuleList({ course: { modules, path } }: { course: PageView }) {
  return (
    <section className="stack" id="modules">
      <h2>{copy.course.modules}</h2>
      <ol className="modules">
        {modules.map(({ slug, title, minutes, isDone }, index) => (
          <li key={slug} className={isDone ? 'is-done' : undefined}>
            <Link to={`${path}/${slug}`}>
              <span className="bead num" aria-hidden="true">
                {isDone ? <Icon name="check" small /> : index + 1}
              </span>
              <b lang={foreignLang(title)}>{title}</b>
              <span className="small secondary-ink">{isDone ? copy.course.done : minutes}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
