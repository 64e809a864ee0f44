import { listOwnUploads } from '#app/features/media/queries.server.ts'
import { type ProductInput, readProduct } from '#app/features/marketplace/listing/product.ts'
import { listCategories } from '#app/features/marketplace/queries.server.ts'
import type { PhotoInput } from '#app/features/marketplace/schema.ts'
import type { ParsedForm } from '#app/platform/forms.ts'
import { findMember, type RequestContext } from '#app/platform/request.server.ts'
import { withoutControls } from '#app/platform/text.ts'
import type { UploadedFile } from '#app/features/media/upload/upload-rules.ts'

/** A listing as it was posted. */
export async function readListing(ctx: RequestContext, posted: FormData): Promise<ParsedForm<ProductInput>> {
  return readProduct(fieldsOf(posted), await listCategories(ctx.db))
}

/** What stands in the fields, the first of each name. */
export function fieldsOf(posted: FormData): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of posted) if (typeof value === 'string') fields[name] ??= value
  return fields
}

const texts = (posted: FormData, name: string) =>
  posted.getAll(name).flatMap((value) => (typeof value === 'string' ? [withoutControls(value).trim()] : []))

/** New photos, each with what it shows. */
export function uploadedPhotos(posted: FormData): PhotoInput[] {
  const captions = texts(posted, 'mediaCaption')
  return texts(posted, 'mediaId').map((id, i) => ({ id, alt: captions[i] ?? '' }))
}

/** The photos as the form puts them: those that were there by their places, without what is taken off, then the new ones. */
export function arrangedPhotos(posted: FormData): PhotoInput[] {
  const [alts, places] = [texts(posted, 'photoAlt'), texts(posted, 'photoPlace')]
  const off = new Set(texts(posted, 'photoOff'))
  const there = texts(posted, 'photoId')
    .map((id, i) => ({ id, alt: alts[i] ?? '', place: placeOf(Number(places[i]) || i + 1, i + 1) }))
    .filter(({ id }) => !off.has(id))
    .toSorted((a, b) => a.place - b.place)
  return [...there.map(({ id, alt }) => ({ id, alt })), ...uploadedPhotos(posted)]
}

/** Whatever moves forward comes before what stands there, whatever moves back after it. */
function placeOf(wanted: number, before: number): number {
  return wanted + Math.sign(wanted - before) / 2
}

/** What she had added, so that a form that comes back with mistakes still has it. */
export async function uploadsOf(ctx: RequestContext, photos: readonly PhotoInput[]): Promise<UploadedFile[]> {
  const member = findMember(ctx)
  if (!member || photos.length === 0) return []
  const found = await listOwnUploads(ctx.db, { ownerId: member.userId, ids: photos.map(({ id }) => id) })
  return photos.flatMap(({ id, alt }) => {
    const upload = found.get(id)
    return upload ? [{ ...upload, caption: alt }] : []
  })
}
