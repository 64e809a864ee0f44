import { data, Link, redirect, useSearchParams } from 'react-router'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { setListing } from '#app/features/marketplace/listing/set-listing.server.ts'
import { listOwnProducts } from '#app/features/marketplace/listing/own-queries.server.ts'
import { listNotices } from '#app/features/marketplace/listing-requirements/notice-queries.server.ts'
import { noticeTexts } from '#app/features/marketplace/listing-requirements/notice-view.server.ts'
import { OWN_PRODUCTS_PER_PAGE, SEARCH_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { FilterForm } from '#app/ui/filter-form/filter-form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/products.route'
import { copy } from './copy.ts'
import { listingView } from './listing-view.server.ts'
import { Listing, type ListedListing } from './listing.tsx'
import './products.css'

const HERE = '/account/shop/products'
const SEARCHED_FROM = 8

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.list.title)]

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const params = pageUrl(request).searchParams
  const q = (params.get('q') ?? '').trim().slice(0, SEARCH_CHARS_MAX)
  const page = pageNumber(params)
  const read = together(ctx.db)
  const [{ products, count }, notices] = await Promise.all([
    listOwnProducts(read, { actor: ctx.actor, q: q || null, page }),
    listNotices(read, { sellerId: ctx.shop.id }),
  ])
  const listings = products.map((row) => ({ ...listingView(row), isIncomplete: notices.has(row.slug) }))
  return { listings, notices: noticeTexts(notices), count, q, page, hasMore: page * OWN_PRODUCTS_PER_PAGE < count }
}

/** Publishes or pauses a listing. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const form = await readForm(request)
  const isActive = form.get('intent') === 'publish'
  const outcome = await setListing(ctx, { slug: String(form.get('slug')), isActive })
  if (!outcome.ok && outcome.reason === 'not-found') throw data(null, { status: 404 })
  if (!outcome.ok && outcome.reason === 'incomplete') {
    throw redirect(`${HERE}/${String(form.get('slug'))}?did=incomplete`, 303)
  }
  throw redirect(`${HERE}?did=${outcome.ok ? (isActive ? 'published' : 'paused') : outcome.reason}`, 303)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { listings, notices, count, q, page, hasMore } = loaderData
  const did = useSearchParams()[0].get('did')
  const words = copy.list
  return (
    <ShopPage
      current="products"
      title={words.title}
      lead={count > 0 && !q ? words.lead(count) : undefined}
      act={
        <Link className="btn primary" to={`${HERE}/new`}>
          <Icon name="plus" />
          {words.add}
        </Link>
      }
      done={did === 'published' || did === 'paused' || did === 'withdrawn' ? copy.did[did] : undefined}
    >
      {notices.map((words) => (
        <p key={words} className="notice">
          {words}
        </p>
      ))}
      {(count > SEARCHED_FROM || q) && <Search q={q} />}
      <p className="visually-hidden" role="status">
        {words.lead(count)}
      </p>
      {listings.length > 0 ? <Listings listings={listings} /> : <None q={q} />}
      <Pages page={page} hasMore={hasMore} words={words} keeps={['q']} />
      <p className="row">
        <Link className="btn secondary sm" to="/account/shop/import">
          <Icon name="sheet" small />
          {words.takeIn}
        </Link>
        <a className="btn secondary sm" href={localePath('/account/shop/products.csv')} download>
          <Icon name="download" small />
          {words.export}
        </a>
      </p>
    </ShopPage>
  )
}

function Listings({ listings }: { listings: readonly ListedListing[] }) {
  return (
    <ul className="listings">
      {listings.map((listing) => (
        <li key={listing.slug}>
          <Listing listing={listing} />
        </li>
      ))}
    </ul>
  )
}

function Search({ q }: { q: string }) {
  return (
    <FilterForm action="/account/shop/products" className="search with-button">
      <label className="visually-hidden" htmlFor="q">
        {copy.list.search}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id="q"
        name="q"
        type="search"
        maxLength={SEARCH_CHARS_MAX}
        defaultValue={q}
        placeholder={copy.list.search}
      />
    </FilterForm>
  )
}

function None({ q }: { q: string }) {
  const words = copy.list
  return (
    <div className="empty">
      <Icon name="store" />
      <h2>{q ? words.noneFound(q) : words.empty}</h2>
      {q ? (
        <Link className="btn secondary" to={HERE}>
          {words.all}
        </Link>
      ) : (
        <p className="secondary-ink">{words.emptyHelp}</p>
      )}
    </div>
  )
}
