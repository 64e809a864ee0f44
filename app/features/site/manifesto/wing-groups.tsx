import { Link } from 'react-router'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { Route } from './+types/manifesto.route'
import type { ManifestoWords } from './copy.ts'

interface WingGroupsProps {
  words: ManifestoWords['wings']
  groups: Route.ComponentProps['loaderData']['groups']
}

/** The sixteen wings in the manifesto's own groups. */
export function WingGroups({ words, groups }: WingGroupsProps) {
  return (
    <section className="section sunk" id="wings" aria-labelledby="wings-title">
      <div className="wrap stack">
        <h2 id="wings-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <div className="manifesto-groups">
          {groups.map((group) => (
            <section key={group.id} className={`card d-${group.dye}`} aria-labelledby={`group-${group.id}`}>
              <h3 id={`group-${group.id}`}>{group.title}</h3>
              <ul>
                {group.wings.map(({ id, path, title, line, kolam }) => (
                  <li key={id}>
                    <Link to={path}>
                      <Kolam drawing={kolam} stroke={0.13} dots={false} />
                      <span>
                        <b>{title}</b>
                        <span className="small secondary-ink">{line}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p>
          <Link className="btn secondary" to={words.all.to}>
            {words.all.label}
          </Link>
        </p>
      </div>
    </section>
  )
}
