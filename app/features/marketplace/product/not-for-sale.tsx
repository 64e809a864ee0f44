import { Link } from 'react-router'
import type { ProductCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import { copy } from './copy.ts'

const words = copy.notFound

/** Stands where a product is not for sale, or never was: what comes near, and a way on. */
export function NotForSale({ paused, near }: { paused: string | null; near: readonly ProductCardView[] }) {
  return (
    <main id="main" className="wrap sec stack product near-it" tabIndex={-1}>
      <div className="empty">
        <h1>{words.title}</h1>
        <p className="lead">{paused ? words.paused(paused) : words.body}</p>
        <Link className="btn sec2" to="/empowerher">
          {words.link}
        </Link>
      </div>
      {near.length > 0 && (
        <section className="stack near-it" aria-labelledby="near">
          <h2 id="near">{words.near}</h2>
          <div className="prods">
            {near.map((card) => (
              <ProductCard key={card.slug} card={card} here="/empowerher" />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}
