import { passageLang } from '#app/platform/language/current-language.ts'
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
  return options.map(({ name, choices }) => <Option key={name} slug={slug} option={{ name, choices }} />)
}

function Option({ slug, option: { name, choices } }: { slug: string; option: OptionView }) {
  const chosen = choices.find(({ isChosen }) => isChosen)?.value ?? ''
  return (
    <nav className="choose-variant" aria-label={copy.choose.label(name)}>
      <p className="small">
        <b lang={passageLang(name)}>{name}</b> <span lang={passageLang(chosen)}>{chosen}</span>
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
              <span lang={passageLang(value)}>{value}</span>
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
  )
}
