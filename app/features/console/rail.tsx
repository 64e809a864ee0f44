import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { copy } from './copy.ts'

interface RailCounts {
  open: number
  urgent: number
  mine: number
  testimonies: number
  reports: number
  campaigns: number
  campaignReports: number
  campaignQuestions: number
  campaignReturns: number
  campaignDocuments: number
  tranches: number
  campaignAppeals: number
  disputes: number
  flags: number
  payouts: number
  appeals: number
  mismatches: number
  applications: number
}

export interface RailProps {
  brand: string
  counts: RailCounts
  me: { name: string; role: 'operator' | 'administrator'; kolam: KolamDrawing }
}

/** The console's sidebar: queues with work, editors, and the audit log. */
export function Rail({ counts, me }: Omit<RailProps, 'brand'>) {
  return (
    <>
      <nav className="rail-nav" aria-label={copy.nav.label}>
        {[copy.nav.work, copy.nav.market, copy.nav.edit, copy.nav.house].map((links) => (
          <ul key={links[0].to}>
            {links.map(({ to, label, icon, count }) => (
              <li key={to}>
                <RailLink to={to} isUrgent={count === 'urgent' && counts.urgent > 0}>
                  <Icon name={icon} small />
                  {label}
                  {count !== null && counts[count] > 0 && <b className="num">{counts[count]}</b>}
                </RailLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="rail-me">
        <span className="avatar s d-turmeric">
          <Kolam drawing={me.kolam} stroke={0.13} />
        </span>
        <Link to="/account">
          <b>{me.name}</b>
          <span>{copy.roles[me.role]}</span>
        </Link>
        <button type="button" className="icon-button" aria-label={copy.signOut} title={copy.signOut} onClick={signOut}>
          <Icon name="log-out" small />
        </button>
      </div>
    </>
  )
}

const signOut = () => dispatchEvent(new Event('diya:sign-out'))

function RailLink({ to, isUrgent, children }: { to: string; isUrgent: boolean; children: React.ReactNode }) {
  const { pathname, search } = useLocation()
  const here = new URLSearchParams(search)
  const there = new URLSearchParams(to.split('?')[1])
  const path = to.split('?')[0] ?? to
  const isOnPath = path === '/operator' ? pathname === path : pathname === path || pathname.startsWith(`${path}/`)
  const isHere =
    isOnPath && there.get('mine') === here.get('mine') && isSameState(there.get('state'), here.get('state'))
  return (
    <Link to={to} className={isUrgent ? 'q urgent' : 'q'} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Late and closed requests are reached by the filters of the inbox. */
const isSameState = (there: string | null, here: string | null) => (there === 'urgent') === (here === 'urgent')
