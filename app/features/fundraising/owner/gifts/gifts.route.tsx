import { randomUUID } from 'node:crypto'
import { data, Link } from 'react-router'
import { ManagePage } from '#app/features/fundraising/owner/page/manage-page.tsx'
import { ownCampaignOf } from '#app/features/fundraising/owner/page/own-campaign.server.ts'
import { REFUSED } from '#app/features/fundraising/owner/updates/update-actions.server.ts'
import { thanksForm } from '#app/features/fundraising/owner/updates/form.ts'
import { thankSupporters } from '#app/features/fundraising/owner/updates/thank-supporters.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Field } from '#app/ui/form/field.tsx'
import { localePath } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/gifts.route'
import { copy } from './copy.ts'
import { Downloads } from './downloads.tsx'
import {
  countOwnerGifts,
  GIFTS_FOUND_MAX,
  GIFTS_PAGE_SIZE,
  listDownloads,
  listOwnerGifts,
} from './gift-queries.server.ts'
import { GiftList } from './gift-list.tsx'
import { downloadView, giftView } from './gifts-view.server.ts'

const QUERY_CHARS_MAX = 80

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, id, campaign } = ownCampaignOf(context, 'supporters')
  const read = together(ctx.db)
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, QUERY_CHARS_MAX)
  const search = { campaignId: id, q }
  const giftsOf = (page: number) => listOwnerGifts(read, { ...search, offset: (page - 1) * GIFTS_PAGE_SIZE })
  const asked = pageNumber(url.searchParams, Number.MAX_SAFE_INTEGER)
  const { total, found, downloads } = await allKeyed({
    total: countOwnerGifts(read, search),
    found: giftsOf(asked),
    downloads: listDownloads(read, { campaignId: id }),
  })
  const isMore = q !== '' && total > GIFTS_FOUND_MAX
  const shown = isMore ? GIFTS_FOUND_MAX : total
  const pages = Math.max(1, Math.ceil(shown / GIFTS_PAGE_SIZE))
  const page = Math.min(asked, pages)
  const gifts = page === asked ? found : await giftsOf(page)
  return {
    slug: campaign.slug,
    title: campaign.title,
    q,
    count: isMore ? copy.moreThan(shown) : copy.count(shown),
    gifts: gifts.map((gift) => ({ ...giftView(gift), key: randomUUID() })),
    downloads: downloads.map(downloadView),
    page,
    hasMore: page < pages,
  }
}

/** Thanks to one supporter. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, campaign } = ownCampaignOf(context, 'supporters')
  const posted = await readForm(request)
  const seed = String(posted.get('seed') ?? '')
  const form = parseFields(thanksForm, posted)
  if (!form.ok) return data({ seed, errors: form.errors, words: form.values['thanks'] ?? '' }, { status: 400 })
  const { key, thanks } = form.value
  const outcome = await thankSupporters(ctx, { slug: campaign.slug, key, words: thanks, seed })
  if (outcome.ok) return data({ seed, errors: {}, words: '' })
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  return data({ seed, errors: { thanks: REFUSED[outcome.reason] }, words: thanks }, { status: 409 })
}

export default function Supporters({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, title, q, count, gifts, downloads, page, hasMore } = loaderData
  const isDone = actionData !== undefined && Object.keys(actionData.errors).length === 0
  return (
    <ManagePage slug={slug} campaign={title} current="/supporters" done={isDone ? copy.thank.done : undefined}>
      <form className="row" role="search" noValidate action={localePath(`/account/campaigns/${slug}/supporters`)}>
        <Field type="search" name="q" label={copy.search} defaultValue={q} maxLength={QUERY_CHARS_MAX} />
        <button className="btn secondary">{copy.searchSend}</button>
        {q !== '' && <Link to={`/account/campaigns/${slug}/supporters`}>{copy.all}</Link>}
      </form>
      <p className="secondary-ink num">{count}</p>
      {gifts.length === 0 ? (
        <p>{q === '' ? copy.none : copy.notFound}</p>
      ) : (
        <GiftList gifts={gifts} answer={isDone ? undefined : actionData} />
      )}
      <Pages page={page} hasMore={hasMore} words={copy} keeps={['q']} />
      <Downloads slug={slug} downloads={downloads} />
    </ManagePage>
  )
}
