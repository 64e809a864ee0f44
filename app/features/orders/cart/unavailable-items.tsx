import type { CartView } from './cart-view.server.ts'
import { copy } from './copy.ts'
import { Remove } from './remove.tsx'

/** Items in the cart that are no longer for sale. */
export function UnavailableItems({ items }: { items: CartView['unavailable'] }) {
  return (
    <section className="order" aria-labelledby="unavailable">
      <h2 id="unavailable">{copy.unavailable.title}</h2>
      <p className="secondary-ink">{copy.unavailable.body}</p>
      <ul>
        {items.map(({ slug, name }) => (
          <li key={slug} className="row between line-unavailable">
            <span>{name}</span>
            <Remove slug={slug} title={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
