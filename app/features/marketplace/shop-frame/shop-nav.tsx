import { Link, useRouteLoaderData } from 'react-router'
import { copy } from './copy.ts'
import './shop.css'

const PLACES = [
  { key: 'overview', to: '/account/shop' },
  { key: 'orders', to: '/account/shop/orders' },
  { key: 'products', to: '/account/shop/products' },
  { key: 'questions', to: '/account/shop/questions' },
  { key: 'reviews', to: '/account/shop/reviews' },
  { key: 'earnings', to: '/account/shop/earnings' },
  { key: 'settings', to: '/account/shop/settings' },
] as const

export type ShopPlace = (typeof PLACES)[number]['key']

/** The route of the seller's screens, whose loader counts. */
const PARENT = 'features/marketplace/shop-frame/seller.route'

interface ShopNavProps {
  /** The open screen. */
  current: ShopPlace
  /** Questions that wait for an answer, on a screen that is not below the sellers' route. */
  openQuestions?: number | undefined
}

/** The links between the seller's screens. */
export function ShopNav({ current, openQuestions }: ShopNavProps) {
  const parent = useRouteLoaderData<{ openQuestions: number }>(PARENT)
  const open = openQuestions ?? parent?.openQuestions ?? 0
  return (
    <nav className="tabs shop-nav" aria-label={copy.nav.label}>
      {PLACES.map(({ key, to }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          <span>
            {copy.nav[key]}
            {key === 'questions' && open > 0 && (
              <>
                <span className="shop-count num" aria-hidden="true">
                  {open}
                </span>
                <span className="visually-hidden">{copy.toAnswer(open)}</span>
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  )
}
