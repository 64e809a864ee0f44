import { Link } from 'react-router'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import type { ProductCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import { copy } from './copy.ts'

const words = copy.notFound

/** Shown for a product that is not for sale or never existed: similar products, and a link to the shop. */
export function NotForSale({ paused, similar }: { paused: string | null; similar: readonly ProductCardView[] }) {
  return (
    <main id="main" className="wrap section stack product similar-products" tabIndex={-1}>
      <div className="empty">
        <h1>{words.title}</h1>
        <p className="lead">{paused ? words.paused(paused) : words.body}</p>
        <Link className="btn secondary" to="/empowerher">
          {words.link}
        </Link>
        <NextSteps except="/empowerher" />
      </div>
      {similar.length > 0 && (
        <section className="stack similar-products" aria-labelledby="similar">
          <h2 id="similar">{words.similar}</h2>
          <div className="product-grid">
            {similar.map((card) => (
              <ProductCard key={card.slug} card={card} here="/empowerher" />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}
