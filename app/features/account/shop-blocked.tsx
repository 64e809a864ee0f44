import { Link } from 'react-router'
import type { Member } from '#app/platform/context.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { copy } from './copy.ts'

const words = copy.shopWaits

/** A page of the shop that redirected here, because a short password alone does not open it. */
export interface BlockedShop {
  path: string
  isOpen: boolean
}

/** `next` from the URL; null unless it is a page of the shop. */
export function findBlockedShop({ hasShortPassword }: Member, next: string | null): BlockedShop | null {
  const path = safePath(next, '')
  return path.startsWith('/account/shop') ? { path, isOpen: !hasShortPassword } : null
}

/** Explains what opens the shop; afterwards links back. */
export function ShopBlocked({ shop }: { shop: BlockedShop }) {
  if (shop.isOpen) {
    return (
      <p className="notice" role="status">
        {words.open} <Link to={shop.path}>{words.back}</Link>
      </p>
    )
  }
  return (
    <section className="notice stack" role="status">
      <h2>{words.title}</h2>
      <p>{words.why}</p>
      <p className="row">
        <a className="btn primary" href="#password">
          {words.change}
        </a>
        <a className="btn secondary" href="#two-step">
          {words.twoStep}
        </a>
      </p>
      <p className="small secondary-ink">{words.unknown}</p>
    </section>
  )
}
