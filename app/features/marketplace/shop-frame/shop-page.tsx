import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { ShopNav, type ShopPlace } from './shop-nav.tsx'
import './shop.css'

interface ShopPageProps {
  current: ShopPlace
  title: string
  lead?: string | undefined
  /** What can be begun here, beside the title. */
  act?: ReactNode
  /** The way back to the list that it is one of. */
  back?: { to: string; label: string }
  /** What the last act came to. */
  done?: string | undefined
  /** For forms and lists that a wide line would tear apart. */
  isNarrow?: boolean
  children: ReactNode
}

/** A screen of the seller's desk: its name, the way to the others, and what was just done. */
export function ShopPage({ current, title, lead, act, back, done, isNarrow = false, children }: ShopPageProps) {
  return (
    <main id="main" className={isNarrow ? 'wrap sec shopdesk narrow' : 'wrap sec shopdesk'} tabIndex={-1}>
      <ShopNav current={current} />
      {back && (
        <Link className="crumb shopback noprint" to={back.to}>
          <Icon name="arrow-left" small />
          {back.label}
        </Link>
      )}
      <header className="row between">
        <div>
          <h1>{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {act}
      </header>
      {done && (
        <p className="notice" role="status">
          {done}
        </p>
      )}
      {children}
    </main>
  )
}
