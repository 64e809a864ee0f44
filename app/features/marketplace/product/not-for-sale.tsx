import { Link } from 'react-router'
import type { ProductCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import { copy } from './copy.ts'

const words = copy.notFound

/** Shown for a product that is not for sale or never existed: similar products, and a link to the shop. */
export function NotForSale({ paused, near }: { paused: string | null; near: readonly ProductCardView[] }) {
  return (
    <main id="main" className="wrap sec stack product near-it" tabIndex={-1}>
      <div className="empty">
        <h1>{words.title}</h1>
        <p className="lead">{paused ? words.paused(paused) : words.body}</p>
        <Link className="btn secondary" to="/empowerher">
          {words.link}
        </Link>
      </div>
      {near.length > 0 && (
        <section className="stack near-it" aria-labelledby="near">
          <h2 id="near">{words.near}</h2>
          <div className="product-grid">
            {near.map((card) => (
              <ProductCard key={card.slug} card={card} here="/empowerher" />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}
