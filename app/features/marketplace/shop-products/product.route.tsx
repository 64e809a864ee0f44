import { data, Form, redirect, useSearchParams } from 'react-router'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { listOfferedRates } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { TaxFieldset } from '#app/features/marketplace/gst/tax-fieldset.tsx'
import { saveProduct } from '#app/features/marketplace/listing/save-product.server.ts'
import { setListing } from '#app/features/marketplace/listing/set-listing.server.ts'
import { setPhotos } from '#app/features/marketplace/listing/set-photos.server.ts'
import { findOwnProduct, ownIdOf } from '#app/features/marketplace/listing/own-queries.server.ts'
import {
  askedByCategory,
  isIncomplete,
  missingFacts,
} from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { findNotice } from '#app/features/marketplace/listing-requirements/notice-queries.server.ts'
import { noticeText } from '#app/features/marketplace/listing-requirements/notice-view.server.ts'
import { listRequirements } from '#app/features/marketplace/listing-requirements/requirement-queries.server.ts'
import { listingValues } from '#app/features/marketplace/product-information/information-fields.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import type { AskedByCategory } from '#app/features/marketplace/product-information/asked.ts'
import { TRANSLATION_ACT, TranslationForm } from '#app/features/translations/card/translation-form.tsx'
import { listTranslations } from '#app/features/translations/queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { sellerOf, type SellerContext } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/product.route'
import { copy } from './copy.ts'
import { Failed } from './failed.tsx'
import { ListingFields } from './listing-fields.tsx'
import { ListingState } from './listing-state.tsx'
import { PhotosForm } from './photos-form.tsx'
import { actOnVariants } from '#app/features/marketplace/shop-variants/variants-action.server.ts'
import { EditVariants } from '#app/features/marketplace/shop-variants/edit-variants.tsx'
import { arrangedPhotos, readListing } from './posted.server.ts'
import { PriceHistory } from './price-history.tsx'
import { postTranslation, productTranslation } from './product-translation.server.ts'
import { type ProductView, productView } from './product-view.server.ts'
import './products.css'

const LIST = '/account/shop/products'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.product.title ?? copy.list.title),
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const { actor, now } = ctx
  const { slug } = params
  const db = together(ctx.db)
  const { product, translations, categories, requirements, notice, gstRates } = await allKeyed({
    product: findOwnProduct(db, { actor, slug }),
    translations: listTranslations(db, ownIdOf(db, { ...actor, slug })),
    categories: listCategories(db),
    requirements: listRequirements(db, now),
    notice: findNotice(db, { slug }),
    gstRates: listOfferedRates({ ...ctx, db }),
  })
  if (!product) throw data(null, { status: 404 })
  const categoryId = categories.find(({ name }) => name === product.category)?.id ?? ''
  const missing = missingFacts(requirements, { categoryId, facts: product.facts }, dayOfIndia(now))
  return {
    product: productView(product),
    categories: categories.map(({ name }) => name),
    asked: askedByCategory(requirements, categories),
    gstRates,
    missing,
    translation: productTranslation(product, { translations, now }),
    notice: notice && isIncomplete(missing) ? noticeText(notice, missing) : null,
  }
}

/** Publishes or pauses the listing, arranges its photos, or saves its variants or its fields. */
export async function action({ context, request, params: { slug } }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const posted = await readForm(request)
  const intent = posted.get('intent')
  if (intent === 'publish' || intent === 'pause') return list(ctx, slug, intent === 'publish')
  if (intent === 'photos') return arrange(ctx, slug, posted)
  if (intent === TRANSLATION_ACT) return translate(ctx, slug, posted)
  if (intent === 'variants' || intent === 'variant-rows') return actOnVariants(ctx, slug, posted)
  return save(ctx, slug, posted)
}

async function list(ctx: RequestContext, slug: string, isActive: boolean) {
  const outcome = await setListing(ctx, { slug, isActive })
  if (!outcome.ok && outcome.reason === 'incomplete') {
    return data({ errors: outcome.missing, values: null, failed: copy.form.refusedSaved }, { status: 409 })
  }
  if (!outcome.ok && outcome.reason === 'not-found') throw data(null, { status: 404 })
  return done(slug, outcome.ok ? (isActive ? 'published' : 'paused') : 'withdrawn')
}

async function arrange(ctx: RequestContext, slug: string, posted: FormData): Promise<never> {
  const outcome = await setPhotos(ctx, { slug, photos: arrangedPhotos(posted) })
  if (!outcome.ok) throw data(null, { status: 404 })
  return done(slug, 'photos', outcome.photosMissing)
}

async function translate(ctx: SellerContext, slug: string, posted: FormData) {
  const answer = await postTranslation(ctx, slug, posted)
  return answer ? data(answer, { status: 400 }) : done(slug, 'saved')
}

async function save(ctx: SellerContext, slug: string, posted: FormData) {
  const form = await readListing(ctx, posted)
  if (!form.ok) return data({ errors: form.errors, values: form.values, failed: copy.form.wrong }, { status: 400 })
  const isPublished = posted.get('intent') === 'save-publish'
  const outcome = await saveProduct(ctx, { slug, input: form.value, stockSeen: seenStock(posted), isPublished })
  if (outcome.ok) return done(slug, isPublished ? 'saved-published' : 'saved')
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  const values = listingValues(posted)
  if (outcome.reason !== 'incomplete') {
    return data({ errors: {}, values, failed: copy.form.refused[outcome.reason] }, { status: 409 })
  }
  const failed = isPublished ? copy.form.refused.incomplete : copy.form.lost
  return data({ errors: outcome.missing, values, failed }, { status: 409 })
}

/** The stock that the form was rendered with. */
function seenStock(posted: FormData): number | undefined {
  const seen = String(posted.get('stockSeen') ?? '')
  return /^\d{1,5}$/.test(seen) ? Number(seen) : undefined
}

function done(slug: string, did: keyof typeof copy.did, missing = 0): never {
  throw redirect(`${LIST}/${slug}?did=${did}${missing > 0 ? `&missing=${missing}` : ''}`, 303)
}

export default function OwnProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { product, categories, asked, gstRates, missing, notice, translation } = loaderData
  const variants = actionData && 'variants' in actionData ? actionData : { variants: product.variants, failed: null }
  const translated = actionData && 'act' in actionData ? actionData : undefined
  const details = actionData && 'values' in actionData && !('act' in actionData) ? actionData : undefined
  const isRefused = useSearchParams()[0].get('did') === 'incomplete' && Object.keys(missing).length > 0
  const refused = isRefused ? { errors: missing, values: null, failed: copy.form.refusedSaved } : undefined
  return (
    <ShopPage current="products" title={product.title} back={{ to: LIST, label: copy.product.back }} isNarrow>
      <Done />
      {notice && <p className="notice">{notice}</p>}
      <ListingState product={product} />
      <Details key={product.version} {...{ product, categories, asked, gstRates }} answer={details ?? refused} />
      <EditVariants
        key={JSON.stringify(variants)}
        state={variants.variants}
        failed={variants.failed}
        currency={product.currency}
        photos={product.photos}
      />
      {translation && (
        <TranslationForm key={`t ${product.version}`} view={translation} answer={translated} actName="intent" />
      )}
      <PhotosForm key={`photos ${product.version}`} photos={product.photos} />
      <PriceHistory product={product} />
    </ShopPage>
  )
}

function Done() {
  const [params] = useSearchParams()
  const did = params.get('did') ?? ''
  const missing = Number(params.get('missing'))
  if (!Object.hasOwn(copy.did, did)) return null
  return (
    <p className="notice" role="status">
      {copy.did[did as keyof typeof copy.did]}
      {missing > 0 && ` ${copy.photosMissing(missing)}`}
    </p>
  )
}

interface DetailsProps {
  product: ProductView
  categories: readonly string[]
  asked: AskedByCategory
  gstRates: readonly string[] | null
  answer: Answer | undefined
}

/** `values` is null when only the saved listing was posted. */
interface Answer {
  errors: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>> | null
  failed: string
}

function Details({ product, categories, asked, gstRates, answer }: DetailsProps) {
  const { errors = {}, failed } = answer ?? {}
  const values = answer?.values ?? product.fields
  const form = useFocusFirstError(failed ? errors : undefined)
  return (
    <section className="card pad stack" aria-labelledby="details">
      <h2 id="details">{copy.product.detailsTitle}</h2>
      <Form ref={form} method="post" className="listing-form" noValidate>
        <FormDraft name="product" />
        <Failed words={failed} />
        <input type="hidden" name="stockSeen" value={values['stockSeen'] ?? product.fields['stock']} />
        <ListingFields
          categories={categories}
          asked={asked}
          values={values}
          errors={errors}
          fixedCurrency={product.fixedCurrency ?? undefined}
          hasOptions={product.hasOptions}
        />
        <TaxFieldset rates={gstRates} values={values} errors={errors} />
        <p className="row">
          <button className="btn primary" name="intent" value="save">
            {copy.form.save}
          </button>
          {product.state !== 'published' && product.withdrawnReason === null && (
            <button className="btn secondary" name="intent" value="save-publish">
              {copy.form.savePublish}
            </button>
          )}
        </p>
      </Form>
    </section>
  )
}
