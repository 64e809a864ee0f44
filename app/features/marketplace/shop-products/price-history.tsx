import { LIST_PRICE_CHARGED_DAYS_MIN, LIST_PRICE_SHOWN_DAYS_MAX } from '#app/features/marketplace/schema.ts'
import { copy } from './copy.ts'
import type { ProductView } from './product-view.server.ts'

const words = copy.product

/** The price history, which alone determines the list price. */
export function PriceHistory({ product: { prices, listPrice } }: { product: ProductView }) {
  const hasVariants = prices.some(({ variant }) => variant !== '')
  return (
    <section className="card pad stack" aria-labelledby="prices">
      <h2 id="prices">{words.pricesTitle}</h2>
      <p className="small secondary-ink">{words.pricesHint(LIST_PRICE_CHARGED_DAYS_MIN, LIST_PRICE_SHOWN_DAYS_MAX)}</p>
      {listPrice && <p>{words.listPrice(listPrice)}</p>}
      {prices.length === 0 ? (
        <p>{words.noPrices}</p>
      ) : (
        <table className="prices num">
          <thead>
            <tr>
              {hasVariants && <th scope="col">{words.variant}</th>}
              <th scope="col">{words.price}</th>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.until}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ variant, price, since, until }, i) => (
              <tr key={i}>
                {hasVariants && <td>{variant}</td>}
                <td>{price}</td>
                <td>{since}</td>
                <td>{until ?? words.now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
