import { foreignLang } from '#app/platform/language/current-language.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { keptPart } from '#app/ui/kept-part/kept-part.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { fullStop } from '#app/platform/text/sentences.ts'
import { AddToCart } from './add-to-cart.tsx'
import { copy } from './copy.ts'
import { Glyph } from './glyph.tsx'
import type { ProductCardView } from './product-card-view.server.ts'
import { SaveProduct } from './save-product.tsx'
import './product-card.css'

const words = copy.card

interface ProductOnPage {
  card: ProductCardView
  here: string
}

/**
 * One product with what a buyer has to know. A picture that fails to load is hidden and leaves the coloured background.
 * The link of the title covers the picture too. `here` is the path of the page, to return to without JavaScript;
 * `children` is added at the foot.
 */
export function ProductCard({ children, ...product }: ProductOnPage & { children?: ReactNode }) {
  return (
    <article className={`product-card d-${product.card.dye}`}>
      <ProductOfCard {...product} />
      {children}
    </article>
  )
}

const ProductOfCard = keptPart('product-card', function ProductOfCard({ card, here }: ProductOnPage) {
  const { slug, title, rating, listPrice } = card
  return (
    <>
      <div className="cloth">
        <Kolam drawing={card.kolam} />
        <span className="medallion">
          <Glyph name={card.glyph} />
        </span>
        {card.imageUrl && (
          <span className="product-picture">
            <img src={card.imageUrl} alt="" loading="lazy" width="600" height="600" />
          </span>
        )}
        <SaveProduct slug={slug} title={title} />
      </div>
      <h3>
        <Link to={`/product/${slug}`} lang={foreignLang(title)}>
          {title}
        </Link>
      </h3>
      <p className="by">{card.isVerified ? <VerifiedBadge text={card.by} /> : card.by}</p>
      <p className="caption rating">
        {rating ? (
          <>
            <Icon name="star" />
            <span aria-hidden="true" className="num">
              {rating.average}
            </span>
            <span className="visually-hidden">{rating.label}</span>
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
            <span className="visually-hidden">{`${words.listPrice} `}</span>
            {listPrice}
          </s>
        )}
      </p>
      <details>
        <summary>{words.about}</summary>
        <p className="small secondary-ink" lang={foreignLang(card.description)}>
          {card.description}
        </p>
      </details>
      {card.unavailable ? (
        <p className="sold-out">{card.unavailable}</p>
      ) : card.hasChoice ? (
        <Link className="btn secondary sm wide" to={`/product/${slug}`}>
          {words.choose}
          <span className="visually-hidden" lang={foreignLang(title)}>{`: ${title}`}</span>
        </Link>
      ) : (
        <AddToCart slug={slug} title={title} returnTo={`${here}#added-${slug}`} />
      )}
      <p className="added small" id={`added-${slug}`}>
        {words.added}
        {`${fullStop()} `}
        <a href={localePath('/cart')}>{words.toCart}</a>
      </p>
    </>
  )
})

/** The badge is attached to the last word, so that it never starts a line. */
function VerifiedBadge({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1
  return (
    <>
      {text.slice(0, last)}
      <span className="sealed">
        {text.slice(last)}
        <Icon name="badge-check" />
        <span className="visually-hidden">{words.verified}</span>
      </span>
    </>
  )
}
