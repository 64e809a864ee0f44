import { Link } from 'react-router'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { Route } from './+types/wings.route'

type Group = Route.ComponentProps['loaderData']['groups'][number]

/** A group of four wings; each whole patch is a link. */
export function WingGroupPanel({ group }: { group: Group }) {
  return (
    <section className={`wing-group d-${group.dye}`} id={group.id} aria-labelledby={`${group.id}-title`}>
      <header>
        <h2 id={`${group.id}-title`}>{group.title}</h2>
        <p className="secondary-ink">{group.lead}</p>
      </header>
      <ul className="quilt">
        {group.wings.map(({ id, path, title, description, explore, kolam }) => (
          <li key={id} className={`cloth patch w-${id}`}>
            <Kolam drawing={kolam} />
            <h3>{title}</h3>
            <p>{description}</p>
            <Link to={path}>{explore}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
