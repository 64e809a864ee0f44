import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { copy } from './copy.ts'
import { Glyph } from './glyph.tsx'
import type { ProductCardView } from './product-card-view.server.ts'
import { SaveProduct } from './save-product.tsx'

const words = copy.card

/**
 * One product with all one must know before buying it. Its picture lies on its own cloth: one that does not load
 * is not there, and the cloth shows. Its title leads to its own page; the link lies over the cloth as well. `here` is the page it stands on, to come back to without JavaScript;
 * `children` is what that page adds at the foot.
 */
export function ProductCard({ card, here, children }: { card: ProductCardView; here: string; children?: ReactNode }) {
  const { slug, title, rating, listPrice } = card
  return (
    <article className={`prod d-${card.dye}`}>
      <div className="cloth">
        <Kolam drawing={card.kolam} />
        <span className="med">
          <Glyph name={card.glyph} />
        </span>
        {card.imageUrl && (
          <span className="pic">
            <img src={card.imageUrl} alt="" loading="lazy" width="600" height="600" />
          </span>
        )}
        <SaveProduct slug={slug} title={title} />
      </div>
      <h3>
        <Link to={`/product/${slug}`}>{title}</Link>
      </h3>
      <p className="by">{card.isVerified ? <Sealed text={card.by} /> : card.by}</p>
      <p className="cap rate">
        {rating ? (
          <>
            <Icon name="star" />
            <span aria-hidden="true" className="num">
              {rating.average}
            </span>
            <span className="vh">{rating.label}</span>
          </>
        ) : (
          words.isNew
        )}
        {card.freeShipping && <span className="tag">{words.freeShipping}</span>}
      </p>
      <p className="price num">
        {card.price}
        {listPrice && (
          <s>
            <span className="vh">{`${words.listPrice} `}</span>
            {listPrice}
          </s>
        )}
      </p>
      <details>
        <summary>{words.about}</summary>
        <p className="small soft">{card.description}</p>
      </details>
      {card.isSoldOut ? (
        <p className="soldout">{words.soldOut}</p>
      ) : (
        <AddToCart slug={slug} title={title} returnTo={`${here}#added-${slug}`} />
      )}
      <p className="added small" id={`added-${slug}`}>
        {words.added}
        {'. '}
        <a href="/cart">{words.toCart}</a>
      </p>
      {children}
    </article>
  )
}

/** The seal hangs on the last word, so that it never begins a line. */
function Sealed({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className="sealed">
        {text.slice(last)}
        <Icon name="badge-check" />
        <span className="vh">{words.verified}</span>
      </span>
    </>
  )
}
