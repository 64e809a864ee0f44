import { data, Link, redirect } from 'react-router'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { changeLists } from '#app/features/account-lists/commands/change-lists.server.ts'
import { readLists } from '#app/features/account-lists/queries.server.ts'
import { listCookies } from '#app/features/account-lists/schema.ts'
import { productsInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import { findProductsBySlugs } from '#app/features/marketplace/queries.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { safePath } from '#app/platform/http/safe-path.ts'
import { campaignCardView } from '#app/features/fundraising/card/campaign-card-view.server.ts'
import { CampaignCard } from '#app/features/fundraising/card/campaign-card.tsx'
import { productCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import type { DeviceFormAnswer } from '#app/ui/form/use-device-form.ts'
import { NextSteps } from '#app/ui/sections/next-steps.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/saved.route'
import { changeSaved, type SavedChange, slugsOf } from './change-saved.ts'
import { copy } from './copy.ts'
import { Remove } from './remove.tsx'
import './saved.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.metaTitle),
  { name: 'robots', content: 'noindex' },
]

/** The saved items with current data. Never cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { db, now } = ctx
  const { saved: entries } = await readLists(ctx, request.headers.get('Cookie'))
  const [productSlugs, campaignSlugs] = [slugsOf(entries, 'product'), slugsOf(entries, 'campaign')]
  const [products, campaigns] = await Promise.all([
    findProductsBySlugs(db, productSlugs),
    listCampaigns(db, { now, slugs: campaignSlugs }),
  ])
  const productCards = await productsInReadersLanguage(db, inOrder(productSlugs, products))
  const campaignCards = inOrder(campaignSlugs, campaigns)
  const known = new Set([
    ...productCards.map(({ slug }) => `p-${slug}`),
    ...campaignCards.map(({ slug }) => `c-${slug}`),
  ])
  return {
    isMember: ctx.actor.kind === 'member',
    products: productCards.map((product) => productCardView(product, now)),
    campaigns: campaignCards.map(campaignCardView),
    gone: entries.map(({ id }) => id).filter((id) => !known.has(id)),
  }
}

/** Adds or removes an item. Redirects to `returnTo`; without it the page stays (fetcher). */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await readForm(request)
  const cookies = request.headers.get('Cookie')
  const done: { change?: SavedChange } = {}
  const lists = await changeLists(ctx, {
    cookies,
    change: (current) => {
      const change = (done.change = changeSaved(current.saved, form))
      return change.ok ? { ...current, saved: change.entries } : null
    },
  })
  const { change } = done
  if (!change?.ok || !lists) {
    const toast = { title: copy.refused.title, body: copy.refused[change && !change.ok ? change.reason : 'unreadable'] }
    return data({ ok: false, toast } satisfies DeviceFormAnswer, { status: 409 })
  }
  const headers = new Headers()
  const answer = { actor: ctx.actor, siteUrl: ctx.config.siteUrl, cookies, kind: 'saved' as const }
  for (const cookie of listCookies(lists, answer)) headers.append('Set-Cookie', cookie)
  const returnTo = form.get('returnTo')
  if (typeof returnTo === 'string') return redirect(safePath(returnTo, '/saved'), { status: 303, headers })
  return data({ ok: true, toast: { title: copy.done[change.done], body: '' } } satisfies DeviceFormAnswer, { headers })
}

function inOrder<Item extends { slug: string }>(slugs: readonly string[], items: readonly Item[]): Item[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

export default function Saved({ loaderData, actionData }: Route.ComponentProps) {
  const { products, campaigns, gone, isMember } = loaderData
  const isEmpty = products.length + campaigns.length + gone.length === 0
  return (
    <main id="main" className="wrap section saved" tabIndex={-1}>
      <h1>{copy.title}</h1>
      {actionData?.ok === false && (
        <p className="notice" role="alert">
          {actionData.toast.body}
        </p>
      )}
      {isEmpty ? <Empty /> : <p className="lead">{isMember ? copy.leadMember : copy.lead}</p>}
      {products.length > 0 && (
        <section aria-labelledby="products">
          <h2 id="products">{copy.products}</h2>
          <div className="product-grid">
            {products.map((card) => (
              <ProductCard key={card.slug} card={card} here="/saved">
                <Remove kind="product" slug={card.slug} title={card.title} />
              </ProductCard>
            ))}
          </div>
        </section>
      )}
      {campaigns.length > 0 && (
        <section aria-labelledby="campaigns">
          <h2 id="campaigns">{copy.campaigns}</h2>
          <div className="saved-campaigns">
            {campaigns.map((card) => (
              <div key={card.slug}>
                <CampaignCard card={card} />
                <Remove kind="campaign" slug={card.slug} title={card.title} />
              </div>
            ))}
          </div>
        </section>
      )}
      {gone.length > 0 && <UnavailableItems ids={gone} />}
    </main>
  )
}

/** Saved items that are not available now. Named by their slug, because the device knows only that. */
function UnavailableItems({ ids }: { ids: readonly string[] }) {
  return (
    <section aria-labelledby="gone">
      <h2 id="gone">{copy.gone.title}</h2>
      <p className="secondary-ink">{copy.gone.body}</p>
      <ul>
        {ids.map((id) => (
          <li key={id} className="row between">
            <span>{id.slice(2).replaceAll('-', ' ')}</span>
            <Remove kind={id.startsWith('c-') ? 'campaign' : 'product'} slug={id.slice(2)} title={id.slice(2)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Empty() {
  return (
    <div className="empty">
      <h2>{copy.empty.title}</h2>
      <p className="secondary-ink">{copy.empty.body}</p>
      <p className="row">
        <Link className="btn secondary" to="/empowerher">
          {copy.empty.products}
        </Link>
        <Link className="btn secondary" to="/campaign">
          {copy.empty.campaigns}
        </Link>
      </p>
      <NextSteps hasSearch />
    </div>
  )
}
