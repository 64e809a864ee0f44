import { useNextPath } from '#app/platform/language/use-next-path.ts'
import { useId } from 'react'
import { QUANTITY_MAX } from '#app/platform/device-list/device-list.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { useDeviceForm } from '#app/ui/form/use-device-form.ts'
import { useIsSaved } from '#app/ui/use-is-saved.ts'
import { ChooseVariant } from '#app/features/marketplace/variants/choose-variant.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import { fullStop } from '#app/platform/text/sentences.ts'
import { copy } from './copy.ts'
import { type CheckProps, DeliveryCheck } from './delivery-check.tsx'
import type { ProductView } from './product-view.server.ts'

/** Price, stock and delivery, and the button that adds to the cart. */
export function Buy({ product, check }: { product: ProductView; check: CheckProps['check'] }) {
  const { price, listPrice, listPriceEnd, left, isSoldOut, holiday, slug, options } = product
  return (
    <section className="card buy-box" aria-label={price}>
      <p className="product-price num">
        {price}
        {listPrice && (
          <span className="list-price">
            {!listPriceEnd && <span className="visually-hidden">{`${copy.listPrice} `}</span>}
            <s>{listPrice}</s>
            {listPriceEnd && <span>{` ${listPriceEnd}`}</span>}
          </span>
        )}
      </p>
      <ChooseVariant slug={slug} options={options} />
      {holiday ? (
        <NotNow title={holiday.title} body={holiday.note ?? copy.holiday.body} />
      ) : isSoldOut ? (
        <NotNow title={copy.stock.none} body={copy.stock.noneHint} />
      ) : (
        <Add product={product} />
      )}
      {left && <p className="left-over">{left}</p>}
      <Delivery product={product} />
      <DeliveryCheck slug={product.slug} check={check} />
      <div className="row share-row">
        <Save slug={product.slug} />
        <ShareLinks url={product.url} text={copy.share.text(product.title, product.maker.name)} />
      </div>
    </section>
  )
}

function NotNow({ title, body }: { title: string; body: string }) {
  return (
    <div className="notice">
      <Icon name="info" />
      <p>
        <b>{title}</b>
        <br />
        {body}
      </p>
    </div>
  )
}

function Add({ product: { slug, itemId, path } }: { product: ProductView }) {
  const id = useId()
  const onSubmit = useDeviceForm('/cart')
  // On a slow line an early press would add the variant that was shown before.
  const isChanging = useNextPath() === `/product/${slug}`
  return (
    <form method="post" action={localePath('/cart')} onSubmit={onSubmit} className="add-form" noValidate>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={itemId} />
      <input type="hidden" name="returnTo" value={`${path}#added`} />
      <label className="visually-hidden" htmlFor={id}>
        {copy.quantity}
      </label>
      <input
        className="input num"
        id={id}
        name="quantity"
        inputMode="numeric"
        maxLength={String(QUANTITY_MAX).length}
        required
        defaultValue="1"
      />
      <button className="btn primary big" aria-busy={isChanging || undefined}>
        {copy.add}
      </button>
      <p className="added small" id="added">
        {copy.added}
        {`${fullStop()} `}
        <a href={localePath('/cart')}>{copy.toCart}</a>
      </p>
    </form>
  )
}

function Delivery({ product: { delivery, minimum } }: { product: ProductView }) {
  return (
    <ul className="delivery-facts small">
      <li>
        <Icon name="truck" small />
        <span>
          {delivery.cost} {delivery.byState}
        </span>
      </li>
      <li>
        <Icon name="map-pin" small />
        {delivery.area}
      </li>
      {minimum && (
        <li>
          <Icon name="shopping-bag" small />
          {minimum}
        </li>
      )}
      <li>
        <Icon name="shield-check" small />
        {copy.promise}
      </li>
    </ul>
  )
}

function Save({ slug }: { slug: string }) {
  const isSaved = useIsSaved(`p-${slug}`)
  const onSubmit = useDeviceForm('/saved')
  return (
    <form method="post" action={localePath('/saved')} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'add'} />
      <input type="hidden" name="kind" value="product" />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="returnTo" value={`/product/${slug}`} />
      <button className="btn secondary sm wide" aria-pressed={isSaved}>
        <Icon name={isSaved ? 'bookmark-check' : 'bookmark'} small />
        {isSaved ? copy.saved : copy.save}
      </button>
    </form>
  )
}
