import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import { Glyph } from '#app/features/marketplace/card/glyph.tsx'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { categoryName } from '#app/features/marketplace/category-name.ts'
import { Filters } from './filters.tsx'
import { FORM } from './form.ts'
import type { CatalogueView } from './product-catalogue-view.server.ts'
import './product-catalogue.css'

const LIST = '#products'

/** Search, categories and products. All state is in the URL, so that everything works without JavaScript. */
export function Catalogue({ catalogue, emptyLink }: { catalogue: CatalogueView; emptyLink?: ReactNode }) {
  return (
    <>
      <Search catalogue={catalogue} />
      <Tiles catalogue={catalogue} />
      <section aria-labelledby="products">
        <div className="catalogue-bar">
          <h2 id="products" className="visually-hidden">
            {copy.listTitle}
          </h2>
          <p className="small secondary-ink" role="status">
            <b className="num">{catalogue.count}</b>
          </p>
          <CategorySelect catalogue={catalogue} />
          <Filters filters={catalogue.filters} />
        </div>
        {catalogue.deliveredTo && <p className="small secondary-ink list-note">{catalogue.deliveredTo}</p>}
        {catalogue.hasCurrencies && <p className="small secondary-ink list-note">{copy.currencies}</p>}
        {catalogue.similar.length > 0 ? (
          <SimilarProducts catalogue={catalogue} />
        ) : catalogue.none ? (
          <None catalogue={catalogue} emptyLink={emptyLink} />
        ) : (
          <Cards catalogue={catalogue} />
        )}
      </section>
    </>
  )
}

function Search({ catalogue: { action, hidden, q } }: { catalogue: CatalogueView }) {
  return (
    <FilterForm id={FORM} action={action} className="search with-button">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="q">
        {copy.search.label}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id="q"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={q}
        placeholder={copy.search.placeholder}
        autoComplete="off"
      />
    </FilterForm>
  )
}

function Tiles({ catalogue: { tiles, allHref, allKolam, category } }: { catalogue: CatalogueView }) {
  return (
    <nav className="scroller" aria-label={copy.category.navLabel}>
      <ul className="categories">
        <li className="d-jamun">
          <Link to={allHref + LIST} replace className="category" aria-current={category === null ? 'true' : undefined}>
            <span>
              <Kolam drawing={allKolam} stroke={0.14} />
            </span>
            {copy.category.allShort}
          </Link>
        </li>
        {tiles.map(({ name, href, glyph, dye, isCurrent }) => (
          <li key={name} className={`d-${dye}`}>
            <Link to={href + LIST} replace className="category" aria-current={isCurrent ? 'true' : undefined}>
              <span>
                <Glyph name={glyph} />
              </span>
              {categoryName(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** It belongs to the search form. */
function CategorySelect({ catalogue: { tiles, category } }: { catalogue: CatalogueView }) {
  const isUnknown = category !== null && !tiles.some(({ name }) => name === category)
  return (
    <div className="catalogue-category">
      <label className="visually-hidden" htmlFor="category">
        {copy.category.label}
      </label>
      <select className="input" id="category" name="category" form={FORM} defaultValue={category ?? NO_FILTER}>
        <option value={NO_FILTER}>{copy.category.all}</option>
        {tiles.map(({ name }) => (
          <option key={name} value={name}>
            {categoryName(name)}
          </option>
        ))}
        {isUnknown && <option>{category}</option>}
      </select>
    </div>
  )
}

function Cards({ catalogue: { cards, here, moreHref, startHref, startText } }: { catalogue: CatalogueView }) {
  return (
    <>
      <div className="product-grid">
        {cards.map((card) => (
          <ProductCard key={card.slug} card={card} here={here} />
        ))}
      </div>
      <p className="row catalogue-pages">
        {startHref && (
          <Link className="btn secondary" to={startHref + LIST}>
            {startText}
          </Link>
        )}
        {moreHref && (
          <Link className="btn secondary" to={moreHref + LIST}>
            {copy.more}
          </Link>
        )}
      </p>
    </>
  )
}

function None({ catalogue, emptyLink }: { catalogue: CatalogueView; emptyLink: ReactNode }) {
  return (
    <div className="empty">
      <Kolam drawing={catalogue.allKolam} />
      <h3>{catalogue.none}</h3>
      <p className="row">
        {catalogue.filters.clearHref && (
          <Link className="btn secondary" to={catalogue.filters.clearHref + LIST} replace>
            {copy.filters.clear}
          </Link>
        )}
        <Link className="btn secondary" to={catalogue.action} replace>
          {copy.showAll}
        </Link>
        {emptyLink}
      </p>
      <NextSteps except="/empowerher" />
    </div>
  )
}

/** Products similar to the search. */
function SimilarProducts({ catalogue: { similar, here, none, action } }: { catalogue: CatalogueView }) {
  return (
    <section className="stack similar" aria-labelledby="similar">
      <h2 id="similar">{copy.similar}</h2>
      <p>
        {none}{' '}
        <Link to={action} replace>
          {copy.showAll}
        </Link>
      </p>
      <div className="product-grid">
        {similar.map((card) => (
          <ProductCard key={card.slug} card={card} here={here} />
        ))}
      </div>
    </section>
  )
}

/** Replaces the list after an error: what happened, and a link to try again. */
export function CatalogueFailed({ here }: { here: string }) {
  const words = copy.loadFailed
  useEffect(() => showToast(words, { destructive: true }), [words])
  return (
    <div className="empty" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>{words.title}</b> {words.body}
      </p>
      <a className="btn secondary" href={here}>
        {copy.tryAgain}
      </a>
    </div>
  )
}

/** The invitation to open a shop. */
export function SellInvite() {
  return (
    <section className="sell d-turmeric">
      <div className="body">
        <div>
          <h2>{copy.sell.title}</h2>
          <p>{copy.sell.body}</p>
        </div>
        <Link className="btn" to="/sellers">
          {copy.sell.link}
        </Link>
      </div>
      <div className="selvedge" />
    </section>
  )
}
