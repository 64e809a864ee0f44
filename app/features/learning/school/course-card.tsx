import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Facts } from '#app/ui/sections/facts.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { CardView } from './course-view.server.ts'

/** A course in the directory. The whole card is a link. */
export function CourseCard({ card }: { card: CardView }) {
  return (
    <article className="card course">
      <div className="cloth">
        <Kolam drawing={card.kolam} />
        {card.badge && <span className="tag course-state">{card.badge}</span>}
      </div>
      <div className="course-body">
        <p className="caption muted">{card.type}</p>
        <h3 lang={foreignLang(card.title)}>{card.title}</h3>
        <p className="small secondary-ink">{card.provider}</p>
        <p className="small course-text" lang={foreignLang(card.description)}>
          {card.description}
        </p>
        <Facts list={card.facts} />
        <ul className="row course-tags">
          {card.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
        <Link className="btn secondary wide" to={card.path}>
          {card.action}
          <span className="visually-hidden" lang={foreignLang(card.title)}>{` ${card.title}`}</span>
        </Link>
      </div>
    </article>
  )
}
