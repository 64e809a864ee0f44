import { type ReactNode, useEffect } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from '#app/features/marketplace/card/copy.ts'
import { Glyph } from '#app/features/marketplace/card/glyph.tsx'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import type { ShelfView } from './shelf-view.server.ts'
import './shelf.css'

const FORM = 'find'
const LIST = '#products'

/** Search, categories and products. All state is in the URL, so that everything works without JavaScript. */
export function Shelf({ shelf, wayOut }: { shelf: ShelfView; wayOut?: ReactNode }) {
  return (
    <>
      <Search shelf={shelf} />
      <Tiles shelf={shelf} />
      <section aria-labelledby="products">
        <div className="shelf-bar">
          <h2 id="products" className="visually-hidden">
            {copy.listTitle}
          </h2>
          <p className="small secondary-ink" role="status">
            <b className="num">{shelf.count}</b>
            <span className="only-d">{`, ${copy.order}`}</span>
          </p>
          <CategorySelect shelf={shelf} />
        </div>
        {shelf.none ? <None shelf={shelf} wayOut={wayOut} /> : <Cards shelf={shelf} />}
      </section>
      {shelf.near.length > 0 && <Near shelf={shelf} />}
    </>
  )
}

function Search({ shelf: { action, hidden, q } }: { shelf: ShelfView }) {
  return (
    <Form id={FORM} action={action} role="search" className="search with-button" preventScrollReset>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="q">
        {copy.search.label}
      </label>
      <Icon name="search" />
      <input
        key={q}
        className="inp"
        id="q"
        name="q"
        type="search"
        maxLength={100}
        defaultValue={q}
        placeholder={copy.search.placeholder}
        autoComplete="off"
      />
      <button className="btn secondary">{copy.search.submit}</button>
    </Form>
  )
}

function Tiles({ shelf: { tiles, allHref, allKolam, category } }: { shelf: ShelfView }) {
  return (
    <nav className="scroller" aria-label={copy.category.navLabel}>
      <ul className="categories">
        <li className="d-jamun">
          <Link to={allHref + LIST} className="category" aria-current={category === null ? 'true' : undefined}>
            <span>
              <Kolam drawing={allKolam} stroke={0.14} />
            </span>
            {copy.category.allShort}
          </Link>
        </li>
        {tiles.map(({ name, href, glyph, dye, isCurrent }) => (
          <li key={name} className={`d-${dye}`}>
            <Link to={href + LIST} className="category" aria-current={isCurrent ? 'true' : undefined}>
              <span>
                <Glyph name={glyph} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Belongs to the search form, so that either button submits both. */
function CategorySelect({ shelf: { tiles, category } }: { shelf: ShelfView }) {
  const isUnknown = category !== null && !tiles.some(({ name }) => name === category)
  return (
    <div className="shelf-sort">
      <label className="visually-hidden" htmlFor="category">
        {copy.category.label}
      </label>
      <select key={category} className="inp" id="category" name="category" form={FORM} defaultValue={category ?? 'all'}>
        <option value="all">{copy.category.all}</option>
        {tiles.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        {isUnknown && <option>{category}</option>}
      </select>
      <button className="btn secondary sm" form={FORM}>
        {copy.category.submit}
      </button>
    </div>
  )
}

function Cards({ shelf: { cards, here, moreHref, startHref } }: { shelf: ShelfView }) {
  return (
    <>
      <div className="product-grid">
        {cards.map((card) => (
          <ProductCard key={card.slug} card={card} here={here} />
        ))}
      </div>
      <p className="row shelf-pages">
        {startHref && (
          <Link className="btn secondary" to={startHref + LIST}>
            {copy.fromStart}
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

function None({ shelf, wayOut }: { shelf: ShelfView; wayOut: ReactNode }) {
  return (
    <div className="empty">
      <Kolam drawing={shelf.allKolam} />
      <h3>{shelf.none}</h3>
      <p className="row">
        <Link className="btn secondary" to={shelf.action}>
          {copy.showAll}
        </Link>
        {wayOut}
      </p>
    </div>
  )
}

/** Products similar to the search. */
function Near({ shelf: { near, here } }: { shelf: ShelfView }) {
  return (
    <section className="stack near" aria-labelledby="near">
      <h2 id="near">{copy.near}</h2>
      <div className="product-grid">
        {near.map((card) => (
          <ProductCard key={card.slug} card={card} here={here} />
        ))}
      </div>
    </section>
  )
}

/** Replaces the list after an error: what happened, and a link to try again. */
export function ShelfFailed({ here }: { here: string }) {
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
      <div className="selv" />
    </section>
  )
}
