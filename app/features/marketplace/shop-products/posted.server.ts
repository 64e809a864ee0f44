import { readTaxRules } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { withTax } from '#app/features/marketplace/gst/product-tax.ts'
import type { SellerContext } from '#app/features/marketplace/shop-frame/seller.server.ts'
import { listOwnUploads } from '#app/features/media/queries.server.ts'
import { type ProductInput, readProduct } from '#app/features/marketplace/listing/product.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import type { PhotoInput } from '#app/features/marketplace/schema.ts'
import { type ParsedForm, textsOf } from '#app/platform/form/parse-form.ts'
import { findMember, type RequestContext } from '#app/platform/http/request.server.ts'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'

/** Reads a posted listing, with HSN code and rate of a seller with a GST number; a new draft may lack them. */
export async function readListing(ctx: SellerContext, posted: FormData): Promise<ParsedForm<ProductInput>> {
  const form = readProduct(posted, { categories: await listCategories(ctx.db), now: ctx.now })
  if (ctx.shop.gstin === null) return form
  const { rates, isRequired } = await readTaxRules(ctx)
  return withTax(form, posted, { rates, isRequired: isRequired && posted.get('listing') !== 'draft' })
}

const texts = (posted: FormData, name: string) => textsOf(posted, name).map((text) => text.trim())

/** The new photos with their descriptions. */
export function uploadedPhotos(posted: FormData): PhotoInput[] {
  const captions = texts(posted, 'mediaCaption')
  return texts(posted, 'mediaId').map((id, i) => ({ id, alt: captions[i] ?? '' }))
}

/** The photos as posted: existing ones by their positions, without the removed ones, then the new ones. */
export function arrangedPhotos(posted: FormData): PhotoInput[] {
  const [alts, places] = [texts(posted, 'photoAlt'), texts(posted, 'photoPlace')]
  const off = new Set(texts(posted, 'photoOff'))
  const there = texts(posted, 'photoId')
    .map((id, i) => ({ id, alt: alts[i] ?? '', place: placeOf(Number(places[i]) || i + 1, i + 1) }))
    .filter(({ id }) => !off.has(id))
    .toSorted((a, b) => a.place - b.place)
  return [...there.map(({ id, alt }) => ({ id, alt })), ...uploadedPhotos(posted)]
}

/** The sort key of a photo: a photo moved forward goes before the one at its new position, one moved back after it. */
function placeOf(wanted: number, before: number): number {
  return wanted + Math.sign(wanted - before) / 2
}

/** The uploads of a form that comes back with mistakes, so that they are not lost. */
export async function uploadsOf(ctx: RequestContext, photos: readonly PhotoInput[]): Promise<UploadedFile[]> {
  const member = findMember(ctx)
  if (!member || photos.length === 0) return []
  const found = await listOwnUploads(ctx.db, { ownerId: member.userId, ids: photos.map(({ id }) => id) })
  return photos.flatMap(({ id, alt }) => {
    const upload = found.get(id)
    return upload ? [{ ...upload, caption: alt }] : []
  })
}
