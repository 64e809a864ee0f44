import { Link } from 'react-router'
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
        {items.map(({ id, name, text, choosePath }) => (
          <li key={id} className="row between line-unavailable">
            <span>
              {choosePath ? <Link to={choosePath}>{name}</Link> : name}
              {text && <span className="small secondary-ink">{text}</span>}
            </span>
            <Remove id={id} title={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
