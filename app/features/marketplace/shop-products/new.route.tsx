import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { ShopPage } from '#app/features/marketplace/shop-frame/shop-page.tsx'
import { listOfferedRates } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { TaxFieldset } from '#app/features/marketplace/gst/tax-fieldset.tsx'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { saveProduct } from '#app/features/marketplace/listing/save-product.server.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import { askedByCategory } from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { listRequirements } from '#app/features/marketplace/listing-requirements/requirement-queries.server.ts'
import { findInformationDefaults } from '#app/features/marketplace/product-information/defaults.server.ts'
import { listingValues } from '#app/features/marketplace/product-information/information-fields.ts'
import { PHOTO_ALT_CHARS_MAX, PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { sellerOf } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import { together } from '#app/platform/db/together.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import UploadField from '#app/features/media/upload/upload-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/new.route'
import { copy } from './copy.ts'
import { Failed } from './failed.tsx'
import { ListingFields } from './listing-fields.tsx'
import { readListing, uploadedPhotos, uploadsOf } from './posted.server.ts'
import './products.css'

const LIST = '/account/shop/products'
const PICTURES = ['image'] as const

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.new.title)]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = sellerOf(context)
  const db = together(ctx.db)
  const { categories, requirements, ...offered } = await allKeyed({
    categories: listCategories(db),
    requirements: listRequirements(db, ctx.now),
    defaults: findInformationDefaults(db, ctx.shop),
    gstRates: listOfferedRates({ ...ctx, db }),
  })
  return {
    ...offered,
    categories: categories.map(({ name }) => name),
    asked: askedByCategory(requirements, categories),
    formKey: randomUUID(),
  }
}

/** Creates a listing, published or as a draft. Idempotent by the form's key. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = sellerOf(context)
  const posted = await readForm(request)
  const form = await readListing(ctx, posted)
  const photos = uploadedPhotos(posted)
  if (!form.ok) {
    const { errors, values } = form
    return data({ errors, values, failed: copy.form.wrong, uploads: await uploadsOf(ctx, photos) }, { status: 400 })
  }
  const key = String(posted.get('formKey'))
  const isPublished = posted.get('listing') === 'published'
  const saving = { slug: null, input: form.value, formKey: isUuid(key) ? key : randomUUID(), photos, isPublished }
  const outcome = await saveProduct(ctx, saving)
  if (!outcome.ok) {
    const failed = copy.form.refused[outcome.reason]
    const errors = outcome.reason === 'incomplete' ? outcome.missing : {}
    const uploads = await uploadsOf(ctx, photos)
    return data({ errors, values: listingValues(posted), failed, uploads }, { status: 409 })
  }
  const missing = outcome.photosMissing > 0 ? `&missing=${outcome.photosMissing}` : ''
  throw redirect(`${LIST}/${outcome.slug}?did=${isPublished ? 'published' : 'kept'}${missing}`, 303)
}

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { errors = {}, values = loaderData.defaults, failed, uploads = [] } = actionData ?? {}
  const form = useFocusFirstError(failed ? errors : undefined)
  const [isBusy, setIsBusy] = useState(false)
  // The key of the first render stays, so that a revalidation does not make a second listing of the same form.
  const [key] = useState((values as Record<string, string>)['formKey'] || loaderData.formKey)
  const words = copy.new
  return (
    <ShopPage current="products" title={words.title} lead={words.lead} back={{ to: LIST, label: words.back }} isNarrow>
      <Form ref={form} method="post" className="card pad listing-form" noValidate>
        <FormDraft name="product" />
        <Failed words={failed} />
        <input type="hidden" name="formKey" value={key} />
        <UploadField
          label={copy.form.photos}
          hint={copy.form.photosHint(PHOTOS_MAX)}
          max={PHOTOS_MAX}
          captionCharsMax={PHOTO_ALT_CHARS_MAX}
          rules={UPLOAD_RULES}
          kinds={PICTURES}
          initial={uploads}
          onBusy={setIsBusy}
        />
        <ListingFields categories={loaderData.categories} asked={loaderData.asked} values={values} errors={errors} />
        <TaxFieldset rates={loaderData.gstRates} values={values} errors={errors} />
        <p className="small secondary-ink">{words.variants}</p>
        <p className="row">
          <button className="btn primary big" name="listing" value="published" disabled={isBusy}>
            {isBusy ? words.busy : words.publish}
          </button>
          <button className="btn secondary big" name="listing" value="draft" disabled={isBusy}>
            {words.keep}
          </button>
        </p>
      </Form>
    </ShopPage>
  )
}
