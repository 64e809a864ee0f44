import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { SpotlightView } from '#app/features/learning/views.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'

/** The story of one learner, shown with their consent; or a sample, marked as such. */
export function Spotlight({ shown }: { shown: { learner: SpotlightView; kolam: KolamDrawing } | null }) {
  const words = copy.spotlight
  return (
    <section className="wrap section stack" aria-labelledby="spotlight-title">
      <h2 id="spotlight-title">{words.title}</h2>
      {shown && (
        <figure className="card spotlight d-lotus">
          <div className="cloth whole">
            <Kolam drawing={shown.kolam} />
          </div>
          <div className="spot-words">
            {shown.learner.isSample && <p className="notice">{words.sample}</p>}
            <blockquote lang={foreignLang(shown.learner.quote)}>{shown.learner.quote}</blockquote>
            <figcaption>
              <b>{words.by(shown.learner.name, shown.learner.place)}</b>
              <span className="secondary-ink" lang={foreignLang(shown.learner.step)}>
                {shown.learner.step}
              </span>
              <span className="small secondary-ink">
                {words.learned} <Link to={`/school/${shown.learner.course.slug}`}>{shown.learner.course.title}</Link>
              </span>
            </figcaption>
          </div>
        </figure>
      )}
      <p className="row">
        {words.ask}
        <Link className="btn secondary" to="/share-your-story">
          {words.tell}
        </Link>
      </p>
    </section>
  )
}
