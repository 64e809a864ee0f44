import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'

export interface StoryView {
  id: string
  story: string
  name: string | null
  place: string | null
  dye: Dye
  kolam: KolamDrawing
  isSample: boolean
}

/** Approved stories, and samples that are marked as such. */
export function Stories({ stories }: { stories: readonly StoryView[] }) {
  const words = copy.stories
  return (
    <section className="section heartbeat-told" aria-labelledby="stories-title">
      <div className="wrap stack">
        <div className="section-head">
          <h2 id="stories-title">{words.title}</h2>
          <Link className="more" to="/success-stories">
            {words.all}
          </Link>
        </div>
        <ul className="heartbeat-stories">
          {stories.map(({ id, story, name, place, dye, kolam, isSample }) => (
            <li key={id} className="card pad">
              <figure>
                <blockquote lang={foreignLang(story)}>{story}</blockquote>
                <figcaption className={`row d-${dye}`}>
                  <span className="avatar s">
                    <Kolam drawing={kolam} stroke={0.13} />
                  </span>
                  <span className="small">
                    <b>{name ?? words.private}</b>
                    {place && <span className="secondary-ink">{`, ${place}`}</span>}
                  </span>
                  {isSample && <span className="tag">{words.sample}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <p>
          <Link className="btn secondary" to="/share-your-story">
            {words.tell}
          </Link>
        </p>
      </div>
    </section>
  )
}
