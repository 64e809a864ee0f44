import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ShopNav, type ShopPlace } from './shop-nav.tsx'
import './shop.css'

interface ShopPageProps {
  current: ShopPlace
  title: string
  lead?: string | undefined
  /** The screen's main action, beside the title. */
  act?: ReactNode
  /** The link back to the list. */
  back?: { to: string; label: string }
  /** The message about the last action. */
  done?: string | undefined
  /** For screens that are not below the sellers' route. */
  openQuestions?: number | undefined
  /** A narrow column, for forms and simple lists. */
  isNarrow?: boolean
  children: ReactNode
}

/** The frame of the seller's screens: title, navigation and the message about the last action. */
export function ShopPage({
  current,
  title,
  lead,
  act,
  back,
  done,
  openQuestions,
  isNarrow = false,
  children,
}: ShopPageProps) {
  return (
    <main id="main" className={`wrap section shop-desk shop-${current}${isNarrow ? ' narrow' : ''}`} tabIndex={-1}>
      <ShopNav current={current} openQuestions={openQuestions} />
      {back && (
        <Link className="crumb no-print" to={back.to}>
          <Icon name="arrow-left" small />
          {back.label}
        </Link>
      )}
      <header className="row between">
        <div>
          <h1>{title}</h1>
          {lead && <p className="secondary-ink">{lead}</p>}
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
