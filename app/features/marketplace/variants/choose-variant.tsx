import { Link } from 'react-router'
import type { Choice } from './variant-choices.ts'
import { copy } from './copy.ts'
import './choose-variant.css'

export interface OptionView {
  name: string
  choices: readonly (Choice & { /** Its price, where sizes differ in price only. */ price: string | null })[]
}

/** The options of a product. Each value is a link to the page of its variant, so that nothing needs JavaScript. */
export function ChooseVariant({ slug, options }: { slug: string; options: readonly OptionView[] }) {
  return options.map(({ name, choices }) => (
    <nav key={name} className="choose-variant" aria-label={copy.choose.label(name)}>
      <p className="small">
        <b>{name}</b>
        {` ${choices.find(({ isChosen }) => isChosen)?.value ?? ''}`}
      </p>
      <ul>
        {choices.map(({ value, number, isChosen, isSoldOut, price }) => (
          <li key={value}>
            <Link
              className={isSoldOut ? 'is-sold-out' : undefined}
              to={`/product/${slug}?variant=${number}`}
              replace
              preventScrollReset
              aria-current={isChosen || undefined}
            >
              <span>{value}</span>
              {isSoldOut ? (
                <span className="caption">{copy.choose.soldOut}</span>
              ) : (
                price && <span className="caption num">{price}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
