import { type ReactNode, useEffect } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'
import { Glyph } from './glyph.tsx'
import './market.css'
import { ProductCard } from './product-card.tsx'
import type { ShelfView } from './shelf-view.server.ts'

const FORM = 'find'
const LIST = '#products'

/** Search, categories and the products themselves. Everything is in the address, so all of it works without JavaScript. */
export function Shelf({ shelf, wayOut }: { shelf: ShelfView; wayOut?: ReactNode }) {
  return (
    <>
      <Search shelf={shelf} />
      <Tiles shelf={shelf} />
      <section aria-labelledby="products">
        <div className="bar">
          <h2 id="products" className="vh">
            {copy.listTitle}
          </h2>
          <p className="small soft" role="status">
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
    <Form id={FORM} action={action} role="search" className="search find" preventScrollReset>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="vh" htmlFor="q">
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
      <button className="btn sec2">{copy.search.submit}</button>
    </Form>
  )
}

function Tiles({ shelf: { tiles, allHref, allKolam, category } }: { shelf: ShelfView }) {
  return (
    <nav className="scroller" aria-label={copy.category.navLabel}>
      <ul className="cats">
        <li className="d-jamun">
          <Link to={allHref + LIST} className="cat" aria-current={category === null ? 'true' : undefined}>
            <span>
              <Kolam drawing={allKolam} stroke={0.14} />
            </span>
            {copy.category.allShort}
          </Link>
        </li>
        {tiles.map(({ name, href, glyph, dye, isCurrent }) => (
          <li key={name} className={`d-${dye}`}>
            <Link to={href + LIST} className="cat" aria-current={isCurrent ? 'true' : undefined}>
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

/** Belongs to the search form, so that either button sends both. */
function CategorySelect({ shelf: { tiles, category } }: { shelf: ShelfView }) {
  const isUnknown = category !== null && !tiles.some(({ name }) => name === category)
  return (
    <div className="pick">
      <label className="vh" htmlFor="category">
        {copy.category.label}
      </label>
      <select key={category} className="inp" id="category" name="category" form={FORM} defaultValue={category ?? 'all'}>
        <option value="all">{copy.category.all}</option>
        {tiles.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        {isUnknown && <option>{category}</option>}
      </select>
      <button className="btn sec2 sm" form={FORM}>
        {copy.category.submit}
      </button>
    </div>
  )
}

function Cards({ shelf: { cards, here, moreHref, startHref } }: { shelf: ShelfView }) {
  return (
    <>
      <div className="prods">
        {cards.map((card) => (
          <ProductCard key={card.slug} card={card} here={here} />
        ))}
      </div>
      <p className="row pages">
        {startHref && (
          <Link className="btn sec2" to={startHref + LIST}>
            {copy.fromStart}
          </Link>
        )}
        {moreHref && (
          <Link className="btn sec2" to={moreHref + LIST}>
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
        <Link className="btn sec2" to={shelf.action}>
          {copy.showAll}
        </Link>
        {wayOut}
      </p>
    </div>
  )
}

/** What comes near the words that were typed. */
function Near({ shelf: { near, here } }: { shelf: ShelfView }) {
  return (
    <section className="stack near" aria-labelledby="near">
      <h2 id="near">{copy.near}</h2>
      <div className="prods">
        {near.map((card) => (
          <ProductCard key={card.slug} card={card} here={here} />
        ))}
      </div>
    </section>
  )
}

/** Stands where the products would: what happened, and a way to try again. */
export function ShelfFailed({ here }: { here: string }) {
  const words = copy.loadFailed
  useEffect(() => showToast(words, { destructive: true }), [words])
  return (
    <div className="empty" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>{words.title}</b> {words.body}
      </p>
      <a className="btn sec2" href={here}>
        {copy.tryAgain}
      </a>
    </div>
  )
}

/** The invitation to those who make things themselves. */
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
