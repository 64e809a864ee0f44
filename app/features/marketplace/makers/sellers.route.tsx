import { useNextPath } from '#app/platform/language/use-next-path.ts'
import { Link, useNavigation } from 'react-router'
import { listRegions } from '#app/features/marketplace/queries.server.ts'
import { countSellers, listSellers } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { sellersForms } from '#app/features/marketplace/request-forms.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { FilterForm, NO_FILTER } from '#app/ui/filter-form/filter-form.tsx'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { Tiles } from '#app/ui/sections/tiles.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/sellers.route'
import { badgeText } from './badge-text.ts'
import { copy } from './copy.ts'
import { hrefOf, readFilter, type SellersFilter } from './filter.ts'
import { SellerGrid, SellerSkeletons } from './seller-grid.tsx'
import './sellers.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['products'], params: ['q', 'region', 'verified', 'ask', 'page'] })
  const { searchParams } = pageUrl(request)
  const filter = readFilter(searchParams)
  const page = pageNumber(searchParams)
  const [{ sellers, hasMore }, regions, counts] = await Promise.all([
    listSellers(ctx.db, { ...filter, now: ctx.now, page }),
    listRegions(ctx.db),
    countSellers(ctx.db),
  ])
  return {
    filter,
    page,
    hasMore,
    regions,
    counts,
    sellers: sellers.map(({ checks, ...seller }) => ({
      ...seller,
      badge: badgeText(checks),
      kolam: drawKolam({ kind: 'person', id: seller.slug }),
      dye: dyeOf(seller.slug),
    })),
    kolam: drawKolam({ kind: 'wing', wing: 'sellers' }),
    prefill: prefillOf(ctx),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), sellersForms, await readForm(request))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Sellers({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, page, hasMore, regions, counts, sellers, kolam, prefill } = loaderData
  const { state } = useNavigation()
  const next = useNextPath()
  const isLooking = state === 'loading' && next === '/sellers'
  const { apply } = copy
  return (
    <main id="main" className="makers" tabIndex={-1}>
      <WingHead dye="turmeric" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <FormDialog
          form={sellersForms.application}
          title={apply.title}
          lead={
            <>
              {apply.lead} <Link to="/account/shop">{apply.account}</Link>
            </>
          }
          opener={copy.start}
          words={apply}
          answer={actionData}
          prefill={prefill}
        />
        <Link className="btn secondary" to="/account/shop">
          {apply.own}
        </Link>
      </WingHead>
      <Tiles
        list={[
          { label: copy.stats.active, value: counts.active.toLocaleString('en-IN') },
          { label: copy.stats.verified, value: counts.verified.toLocaleString('en-IN') },
          { label: copy.stats.reach, value: copy.stats.countries(counts.countries) },
        ]}
      />
      <section className="wrap section stack" id="sellers" aria-labelledby="sellers-title">
        <h2 id="sellers-title" className="visually-hidden">
          {copy.list}
        </h2>
        <Search filter={filter} regions={regions} />
        <p role="status">
          <span className="tag">
            {isLooking ? copy.loading : hasMore || page > 1 ? copy.page(page) : copy.found(sellers.length)}
          </span>
        </p>
        {isLooking ? <SellerSkeletons /> : sellers.length > 0 ? <SellerGrid sellers={sellers} /> : <Nobody />}
        <Pages page={page} hasMore={hasMore} keeps={['q', 'region', 'verified']} />
      </section>
    </main>
  )
}

function Search({
  filter,
  regions,
}: {
  filter: SellersFilter
  regions: readonly { id: string; name: string; country: string }[]
}) {
  const words = copy.search
  return (
    <>
      <FilterForm className="seller-search" action="/sellers">
        <label className="search">
          <span className="visually-hidden">{words.label}</span>
          <Icon name="search" />
          <input
            className="input"
            type="search"
            name="q"
            maxLength={80}
            placeholder={words.placeholder}
            defaultValue={filter.q ?? ''}
          />
        </label>
        <label>
          <span className="visually-hidden">{words.region}</span>
          <select className="input" name="region" defaultValue={filter.region ?? NO_FILTER}>
            <option value={NO_FILTER}>{words.all}</option>
            {regions.map(({ id, name, country }) => (
              <option key={id} value={id}>
                {`${name}, ${country}`}
              </option>
            ))}
          </select>
        </label>
        {filter.isVerifiedOnly && <input type="hidden" name="verified" value="1" />}
      </FilterForm>
      <nav className="segments" aria-label={words.show}>
        {[false, true].map((isVerifiedOnly) => (
          <Link
            key={String(isVerifiedOnly)}
            to={hrefOf({ ...filter, isVerifiedOnly })}
            aria-current={filter.isVerifiedOnly === isVerifiedOnly ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {isVerifiedOnly ? words.verified : words.everybody}
          </Link>
        ))}
      </nav>
    </>
  )
}

function Nobody() {
  const { kind } = sellersForms.application
  return (
    <div className="empty">
      <p className="lead">{copy.empty.title}</p>
      <div className="row">
        <Link className="btn primary" to={`/sellers?ask=${kind}#${kind}`} reloadDocument>
          {copy.empty.start}
        </Link>
        <Link className="btn secondary" to="/sellers" preventScrollReset replace>
          {copy.empty.clear}
        </Link>
      </div>
      <NextSteps />
    </div>
  )
}
