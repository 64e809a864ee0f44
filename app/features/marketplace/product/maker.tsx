import { foreignLang } from '#app/platform/language/current-language.ts'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { portraitAlt } from '#app/features/marketplace/makers/portrait-copy.ts'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import type { ProductView } from './product-view.server.ts'

const words = copy.maker

/** The seller, their own story, and the checks behind the badge. */
export function Maker({ maker }: { maker: ProductView['maker'] }) {
  const { slug, name, place, bio, voice, isVerified, portrait, dye, kolam, checks } = maker
  return (
    <section className="stack maker" aria-labelledby="maker">
      <h2 id="maker">{words.title}</h2>
      <div className="row">
        <span className={`avatar framed d-${dye}`}>
          <Kolam drawing={kolam} stroke={0.13} />
          {portrait && <Picture picture={portrait} alt={portraitAlt(name)} sizes="64px" />}
        </span>
        <p>
          <b>{name}</b>
          <span className="small secondary-ink">{place}</span>
        </p>
        {isVerified && (
          <span className="seal">
            <Icon name="badge-check" small />
            {words.verified}
          </span>
        )}
      </div>
      {isVerified && (
        <details>
          <summary>{words.checks}</summary>
          {checks.length === 0 && <p className="small secondary-ink">{words.noChecks}</p>}
          <ul className="stack small">
            {checks.map(({ what, note, until }) => (
              <li key={what}>
                <b>{what}</b>
                {`: ${note} (${until})`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="told" lang={foreignLang(bio)}>
        {bio}
      </p>
      {voice && (
        <figure className="voice">
          <figcaption className="small secondary-ink">{words.voice(name)}</figcaption>
          <blockquote className="told" lang={foreignLang(voice)}>
            {voice}
          </blockquote>
        </figure>
      )}
      <p>
        <Link className="more" to={`/sellers/${slug}`}>
          {words.shop(name)}
        </Link>
      </p>
    </section>
  )
}
