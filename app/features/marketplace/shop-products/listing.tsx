import { Form, Link } from 'react-router'
import { noticeCopy } from '#app/features/marketplace/listing-requirements/notice-copy.ts'
import { Thumb } from '#app/features/marketplace/card/thumb.tsx'
import { copy } from './copy.ts'
import type { ListingView } from './listing-view.server.ts'

/** The colour of a state's tag. */
export const TONES = { draft: 'd-turmeric', published: 'd-neem', paused: '' } as const

/** A listing of which the law asks for more details, or not. */
export type ListedListing = ListingView & { isIncomplete: boolean }

/** One row of the list: the listing, its state and the buttons that change it. */
export function Listing({ listing }: { listing: ListedListing }) {
  const { isIncomplete, slug, title, state, isWithdrawn, thumb, price, variants, listPrice, stock } = listing
  return (
    <article className="listing">
      <Thumb thumb={thumb} />
      <div>
        <h2>
          <Link to={`/account/shop/products/${slug}`} aria-label={copy.list.edit(title)}>
            {title}
          </Link>
        </h2>
        <p className="small listing-facts">
          <span className={`tag ${isWithdrawn ? 'd-madder' : TONES[state]}`}>
            {isWithdrawn ? copy.withdrawn : copy.states[state]}
          </span>
          {isIncomplete && <span className="tag d-madder">{noticeCopy.tag}</span>}
          <span className="num">
            {price}
            {listPrice && (
              <s>
                <span className="visually-hidden">{`${copy.was} `}</span>
                {listPrice}
              </s>
            )}
          </span>
          {variants && <span className="num secondary-ink">{variants}</span>}
          <span className={stock === 0 ? 'num' : 'num secondary-ink'}>{copy.stock(stock)}</span>
        </p>
      </div>
      {!isWithdrawn && <Switch slug={slug} title={title} isPublished={state === 'published'} />}
    </article>
  )
}

function Switch({ slug, title, isPublished }: { slug: string; title: string; isPublished: boolean }) {
  const words = copy.list
  return (
    <Form method="post" action="/account/shop/products" preventScrollReset noValidate>
      <input type="hidden" name="slug" value={slug} />
      <button
        className="btn secondary sm"
        name="intent"
        value={isPublished ? 'pause' : 'publish'}
        aria-label={isPublished ? words.pauseNamed(title) : words.publishNamed(title)}
      >
        {isPublished ? words.pause : words.publish}
      </button>
    </Form>
  )
}
