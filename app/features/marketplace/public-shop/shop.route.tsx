import { foreignLang } from '#app/platform/language/current-language.ts'
import { localeUrl } from '#app/platform/language/language-paths.ts'
import { data, Link } from 'react-router'
import { flag } from '#app/features/marketplace/trust/flag.server.ts'
import { findShop } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Facts } from '#app/ui/sections/facts.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { portraitAlt } from '#app/features/marketplace/makers/portrait-copy.ts'
import { productCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { WrittenIn } from '#app/features/translations/card/written-in.tsx'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import { ShareLinks } from '#app/ui/share/share-links.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Cover, WingHead } from '#app/ui/wings/wing-head.tsx'
import { Pages } from '#app/ui/sections/pages.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/shop.route'
import { copy } from './copy.ts'
import { reportForm } from './form.ts'
import { Report, type ReportAnswer } from './report.tsx'
import { shopView } from './shop-view.server.ts'
import './shop.css'

export async function loader({ context, params: { slug }, url: asked }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const page = pageNumber(asked.searchParams)
  const shop = await findShop(ctx.db, { slug, now: ctx.now, page })
  if (!shop) return data(null, { status: 404 })
  ctx.cacheFor({ tags: ['products'], params: ['page'] })
  const url = localeUrl(ctx.config.siteUrl, `/sellers/${slug}`)
  return data({
    url,
    seller: shopView(shop.seller),
    writtenIn: shop.writtenIn,
    products: shop.products.map((product) => productCardView(product, ctx.now)),
    page,
    hasMore: shop.hasMore,
  })
}

/** Reports a problem with the shop. */
export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const shop = await findShop(ctx.db, { slug, now: ctx.now })
  if (!shop) throw data(null, { status: 404 })
  const form = parseFields(reportForm, await readForm(request))
  if (!form.ok) return data<ReportAnswer>({ errors: form.errors, values: form.values }, { status: 400 })
  const outcome = await flag(ctx, { subject: 'seller', subjectId: shop.seller.id, ...form.value })
  if (outcome.ok) return data<ReportAnswer>({ isSent: true })
  return data<ReportAnswer>({ errors: { '': copy.report.failed }, values: form.value }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(
    matches,
    loaderData ? copy.title(loaderData.seller.displayName, loaderData.seller.place) : copy.missing.title,
  ),
  { name: 'description', content: loaderData?.seller.lead ?? '' },
]

export default function Shop({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <main id="main" className="wrap section stack" tabIndex={-1}>
        <h1>{copy.missing.title}</h1>
        <p className="lead">{copy.missing.body}</p>
        <Link to="/sellers">{copy.back}</Link>
      </main>
    )
  }
  const { seller, writtenIn, products, url, page, hasMore } = loaderData
  const { displayName, place, story, voice, holiday, facts } = seller
  return (
    <main id="main" tabIndex={-1}>
      <WingHead
        dye={seller.dye}
        back={copy.back}
        backTo="/sellers"
        title={`${displayName}, ${place}`}
        lead={seller.lead}
        kolam={seller.kolam}
        cover={
          seller.portrait && (
            <Cover isRound>
              <Picture
                picture={seller.portrait}
                alt={portraitAlt(displayName)}
                sizes="(min-width: 760px) 220px, 96px"
                isFirst
              />
            </Cover>
          )
        }
      />
      <div className="wrap section shop-page">
        {holiday && (
          <div className="notice">
            <Icon name="info" />
            <p>
              <b>{holiday.title}</b>
              <br />
              {holiday.body}
            </p>
          </div>
        )}
        <Facts list={facts} />
        {story.length > 0 && (
          <section className="stack prose" aria-labelledby="story-title">
            <h2 id="story-title">{copy.story}</h2>
            {story.map((paragraph) => (
              <p key={paragraph} lang={foreignLang(paragraph)}>
                {paragraph}
              </p>
            ))}
          </section>
        )}
        {voice && (
          <figure className="voice">
            <figcaption className="small secondary-ink">{copy.voice(displayName)}</figcaption>
            <blockquote lang={foreignLang(voice)}>{voice}</blockquote>
          </figure>
        )}
        <WrittenIn view={writtenIn} />
        <section className="stack" aria-labelledby="makes-title">
          <h2 id="makes-title">{copy.makes}</h2>
          {products.length === 0 && page === 1 && <p>{copy.nothing}</p>}
          <div className="product-grid">
            {products.map((card) => (
              <ProductCard key={card.slug} card={card} here={`/sellers/${seller.slug}`} />
            ))}
          </div>
          <Pages page={page} hasMore={hasMore} words={copy.pages} />
        </section>
        <Checks checks={seller.checks} />
        <footer className="shop-foot">
          <div className="row" role="group" aria-label={copy.share.title}>
            <ShareLinks url={url} text={copy.share.text(displayName, place)} />
          </div>
          <Report answer={actionData} />
        </footer>
      </div>
    </main>
  )
}

function Checks({ checks }: { checks: readonly { what: string; note: string; when: string }[] }) {
  const words = copy.checks
  return (
    <section className="stack" aria-labelledby="checks-title">
      <h2 id="checks-title">{words.title}</h2>
      {checks.length === 0 ? (
        <p className="secondary-ink">{words.none}</p>
      ) : (
        <ul className="shop-checks">
          {checks.map(({ what, note, when }) => (
            <li key={what} className="card pad">
              <Icon name="shield-check" />
              <div>
                <b>{what}</b>
                <p lang={foreignLang(note)}>{note}</p>
                <p className="small secondary-ink">{when}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
