import type { CartView } from './cart-view.server.ts'
import { copy } from './copy.ts'
import { Remove } from './remove.tsx'

/** Items in the cart that are no longer for sale. */
export function Gone({ items }: { items: CartView['gone'] }) {
  return (
    <section className="order" aria-labelledby="gone">
      <h2 id="gone">{copy.gone.title}</h2>
      <p className="secondary-ink">{copy.gone.body}</p>
      <ul>
        {items.map(({ slug, name }) => (
          <li key={slug} className="row between line-gone">
            <span>{name}</span>
            <Remove slug={slug} title={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
