import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { ShopNav, type ShopPlace } from './shop-nav.tsx'
import './shop.css'

interface ShopPageProps {
  current: ShopPlace
  title: string
  /** The way back to the list that it is one of. */
  back?: { to: string; label: string }
  /** What the last act came to. */
  done?: string | undefined
  children: ReactNode
}

/** A screen of the seller's desk: its name, the way to the others, and what was just done. */
export function ShopPage({ current, title, back, done, children }: ShopPageProps) {
  return (
    <main id="main" className="wrap sec shopdesk" tabIndex={-1}>
      <ShopNav current={current} />
      {back && (
        <Link className="crumb shopback noprint" to={back.to}>
          <Icon name="arrow-left" small />
          {back.label}
        </Link>
      )}
      <h1>{title}</h1>
      {done && (
        <p className="notice" role="status">
          {done}
        </p>
      )}
      {children}
    </main>
  )
}
