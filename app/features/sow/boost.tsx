import { Link } from 'react-router'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { copy } from './copy.ts'
import type { BadgeCardView } from './sow-view.server.ts'

/** The badges at the end of the paths; hers are lit. */
export function Boost({ badges, isMember }: { badges: readonly BadgeCardView[]; isMember: boolean }) {
  const words = copy.boost
  return (
    <section className="boost">
      <div className="wrap section stack">
        <h2 id="boost-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ul className="badge-list">
          {badges.map(({ badge, path, for: reason, earned, kolam }) => (
            <li key={path}>
              <Link className={earned ? 'badge-card is-earned' : 'badge-card'} to={path}>
                <Kolam drawing={kolam} stroke={0.11} />
                <b>{badge}</b>
                <span className="small secondary-ink">{reason}</span>
                {earned && (
                  <span className="small badge-date">
                    <Icon name="badge-check" small />
                    {earned}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
        {!isMember && (
          <p>
            <Link className="btn secondary" to={signInHref('/sow')}>
              {words.signIn}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
