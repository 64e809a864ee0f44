import { data, Link } from 'react-router'
import { findShop } from '#app/capabilities/marketplace/seller-queries.server.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import '#app/ui/market/market.css'
import { productCardView } from '#app/ui/market/product-card-view.server.ts'
import { ProductCard } from '#app/ui/market/product-card.tsx'
import { WingHead } from '#app/ui/wing-head.tsx'
import type { Route } from './+types/shop.route'
import { copy } from './copy.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const shop = await findShop(ctx.db, params)
  if (!shop) return data(null, { status: 404 })
  ctx.cacheFor({ tags: ['products'] })
  const { seller, products } = shop
  return data({
    seller,
    place: `${seller.region.name}, ${seller.region.country}`,
    dye: dyeOf(seller.slug),
    kolam: drawKolam({ kind: 'person', id: seller.slug }),
    products: products.map(productCardView),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? copy.title(loaderData.seller.displayName, loaderData.place) : copy.missing.title },
  { name: 'description', content: loaderData?.seller.bio ?? '' },
]

export default function Shop({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <main id="main" className="wrap sec stack" tabIndex={-1}>
        <h1>{copy.missing.title}</h1>
        <p className="lead">{copy.missing.body}</p>
        <Link to="/sellers">{copy.back}</Link>
      </main>
    )
  }
  const { seller, place, dye, kolam, products } = loaderData
  return (
    <main id="main" tabIndex={-1}>
      <WingHead
        dye={dye}
        back={copy.back}
        backTo="/sellers"
        title={`${seller.displayName}, ${place}`}
        lead={seller.bio}
        kolam={kolam}
      />
      <section className="wrap sec stack" aria-labelledby="makes-title">
        {seller.isVerified && <p className="notice">{copy.verified}</p>}
        <h2 id="makes-title">{copy.makes}</h2>
        {products.length === 0 && <p>{copy.nothing}</p>}
        <div className="prods">
          {products.map((card) => (
            <ProductCard key={card.slug} card={card} here={`/sellers/${seller.slug}`} />
          ))}
        </div>
      </section>
    </main>
  )
}
