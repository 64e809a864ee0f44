import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'

export function Benefits() {
  const { title, list } = copy.benefits
  return (
    <section className="wrap section stack" aria-labelledby="benefits-title">
      <h2 id="benefits-title">{title}</h2>
      <ul className="benefits">
        {list.map(({ icon, title, body }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p className="secondary-ink">{body}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** NGOs, colleges and corporates: what each does here, with a link. */
export function PartnerTypes({ kolams }: { kolams: readonly KolamDrawing[] }) {
  const { title, list } = copy.types
  return (
    <section className="hub-types" aria-labelledby="types-title">
      <div className="wrap section stack">
        <h2 id="types-title">{title}</h2>
        <ul className="hub-cards">
          {list.map(({ seed, dye, title, body, to, label }, i) => (
            <li key={seed} className={`card hub-card d-${dye}`}>
              {kolams[i] && <Kolam drawing={kolams[i]} stroke={0.12} />}
              <h3>{title}</h3>
              <p className="secondary-ink">{body}</p>
              <p>
                <Link className="btn secondary sm" to={to}>
                  {label}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Three packages. None has a price, because each is adapted to the partner. */
export function Packages() {
  const { title, lead, list, talk } = copy.packages
  return (
    <section className="wrap section stack" aria-labelledby="packages-title" id="packages">
      <h2 id="packages-title">{title}</h2>
      <p className="lead">{lead}</p>
      <ul className="hub-cards">
        {list.map(({ id, name, price, body, items }) => (
          <li key={id} className="card hub-card package">
            <h3>{name}</h3>
            <p className="price">{price}</p>
            <p className="secondary-ink">{body}</p>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" small />
                  {item}
                </li>
              ))}
            </ul>
            <p>
              <Link className="btn secondary sm" to={`/partnership-conversation?package=${id}`}>
                {talk(name)}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
