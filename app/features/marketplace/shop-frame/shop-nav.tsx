import { Link } from 'react-router'
import { copy } from './copy.ts'
import './shop.css'

const PLACES = [
  { key: 'overview', to: '/account/shop' },
  { key: 'orders', to: '/account/shop/orders' },
  { key: 'products', to: '/account/shop/products' },
  { key: 'reviews', to: '/account/shop/reviews' },
  { key: 'earnings', to: '/account/shop/earnings' },
  { key: 'settings', to: '/account/shop/settings' },
] as const

export type ShopPlace = (typeof PLACES)[number]['key']

/** The links between the seller's screens; `current` is the open one. */
export function ShopNav({ current }: { current: ShopPlace }) {
  return (
    <nav className="tabs shop-nav" aria-label={copy.nav.label}>
      {PLACES.map(({ key, to }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {copy.nav[key]}
        </Link>
      ))}
    </nav>
  )
}
