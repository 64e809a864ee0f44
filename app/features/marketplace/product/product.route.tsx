import { foreignLang } from '#app/platform/language/current-language.ts'
import { data, Link } from 'react-router'
import { listSimilarProducts } from '#app/features/marketplace/catalogue/similar-queries.server.ts'
import {
  findPausedTitle,
  findProductPage,
  idForSale,
} from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { productsInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import { listReviews } from '#app/features/marketplace/trust/review-queries.server.ts'
import { Questions } from '#app/features/marketplace/questions/questions.tsx'
import { productSubject } from '#app/features/marketplace/questions/product-subject.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { questionsView } from '#app/features/questions/card/questions-view.server.ts'
import { QUESTIONS_ON_SUBJECT } from '#app/features/questions/schema.ts'
import { together } from '#app/platform/db/together.server.ts'
import { contextOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { describe } from '#app/platform/seo/structured-data.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { productCardView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { WrittenIn } from '#app/features/translations/card/written-in.tsx'
import { ProductCard } from '#app/features/marketplace/card/product-card.tsx'
import { productThing } from '#app/features/marketplace/card/product-list.server.ts'
import { ProductInformation } from '#app/features/marketplace/product-information/product-information.tsx'
import { pageNumber } from '#app/platform/http/page-number.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/product.route'
import { Buy } from './buy.tsx'
import { copy } from './copy.ts'
import { CHECK_PARAMS, checkDelivery } from './delivery-check.server.ts'
import { Gallery } from './gallery.tsx'
import { Maker } from './maker.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { productView } from './product-view.server.ts'
import './product.css'
import { Report } from './report.tsx'
import { reportOf } from './report.server.ts'
import { Reviews } from './reviews.tsx'
import { reviewsView } from './reviews-view.server.ts'
import { voteOf } from './vote.server.ts'

const SIMILAR_MAX = 4
/** The number of the variant that the page shows. */
const VARIANT_PARAM = 'variant'

/** One product with its reviews and seller; 404 with similar products when it is not for sale. */
export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { db, now, config } = ctx
  const read = together(db)
  const reviewsPage = pageNumber(url.searchParams)
  const [page, reviews, questionsOf] = await Promise.all([
    findProductPage(db, { slug, now }, read),
    listReviews(read, { productId: idForSale(db, slug), actor: ctx.actor, page: reviewsPage }),
    questionsView({ ...ctx, db: read }, productSubject, { slug, perPage: QUESTIONS_ON_SUBJECT }),
  ])
  if (!page) {
    const paused = await findPausedTitle(db, { slug })
    const q = paused ?? (isSlug(slug) ? slug.replaceAll('-', ' ') : '')
    const found = q.trim() ? await listSimilarProducts(db, { q, category: null, limit: SIMILAR_MAX }) : []
    const similar = await productsInReadersLanguage(db, found)
    return data({ product: null, paused, similar: similar.map((each) => productCardView(each, now)) }, { status: 404 })
  }
  ctx.cacheFor({ tags: ['products', `product:${slug}`], params: [VARIANT_PARAM, 'page', ...CHECK_PARAMS] })
  describe(ctx, productThing(withPhotos(page), { siteUrl: config.siteUrl, now }))
  const variant = Number(url.searchParams.get(VARIANT_PARAM)) || null
  const product = productView(page, { siteUrl: config.siteUrl, variant, now })
  return data({
    product,
    check: { ...checkDelivery(url.searchParams, page), variant },
    id: page.product.id,
    reviews: reviewsView(reviews, { slug, page: reviewsPage, actor: ctx.actor }),
    questions: questionsOf(page.maker.name),
    brandName: config.brandName,
  })
}

const withPhotos = ({ product, photos }: NonNullable<Awaited<ReturnType<typeof findProductPage>>>) => {
  const images = photos.flatMap(({ sources }) => sources.findLast(({ type }) => type === 'image/webp')?.src ?? [])
  return images.length > 0 ? { ...product, images } : product
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData?.product) return [pageTitle(matches, copy.notFound.title), { name: 'robots', content: 'noindex' }]
  const { product } = loaderData
  return [
    pageTitle(matches, copy.metaTitle(product.title, product.maker.name)),
    { name: 'description', content: copy.metaDescription(product.description, product.price) },
  ]
}

/** Reports a problem with the listing, a review or a question, or marks a review as helpful. */
export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  return posted.has('helpful') ? voteOf(ctx, slug, posted) : reportOf(ctx, posted)
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.product) return <NotForSale paused={loaderData.paused} similar={loaderData.similar} />
  const { product, check, id, reviews, questions, brandName } = loaderData
  return (
    <main id="main" className={`wrap product d-${product.dye}`} tabIndex={-1}>
      <Link className="crumb" to="/empowerher">
        <Icon name="arrow-left" small />
        {copy.back}
      </Link>
      <div className="columns">
        <Gallery key={`${product.slug} ${product.photos[0]?.id}`} product={product} />
        <div className="side">
          <Head product={product} />
          <Buy key={product.slug} product={product} check={check} />
        </div>
        <div className="stack about">
          {product.description && <About product={product} />}
          <WrittenIn view={product.writtenIn} />
          <ProductInformation rows={product.information} brandName={brandName} />
          <Maker maker={product.maker} />
          <Questions view={questions} answer={actionData} />
          <Reviews reviews={reviews} rating={product.rating} makerName={product.maker.name} answer={actionData} />
          <Report subject="product" subjectId={id} answer={actionData} />
        </div>
      </div>
      {product.more.length > 0 && (
        <section className="section stack similar-products" aria-labelledby="more">
          <h2 id="more">{copy.maker.more(product.maker.name)}</h2>
          <div className="product-grid">
            {product.more.map((card) => (
              <ProductCard key={card.slug} card={card} here={`/product/${product.slug}`} />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}

type Product = NonNullable<Route.ComponentProps['loaderData']['product']>

function Head({ product: { title, maker, rating } }: { product: Product }) {
  return (
    <header className="heading">
      <h1 lang={foreignLang(title)}>{title}</h1>
      <p className="secondary-ink">
        <a href="#maker">{copy.by(maker.name, maker.place)}</a>
        {maker.isVerified && (
          <span className="seal">
            <Icon name="badge-check" small />
            {copy.maker.verified}
          </span>
        )}
      </p>
      <p className="small rating">
        {rating ? (
          <>
            <Icon name="star" />
            <a href="#reviews">{rating.label}</a>
          </>
        ) : (
          <span className="secondary-ink">{copy.isNew}</span>
        )}
      </p>
    </header>
  )
}

function About({ product: { description } }: { product: Product }) {
  return (
    <section className="stack" aria-labelledby="about">
      <h2 id="about">{copy.about}</h2>
      <p className="told" lang={foreignLang(description)}>
        {description}
      </p>
    </section>
  )
}
