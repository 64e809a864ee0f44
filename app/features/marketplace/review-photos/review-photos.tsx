import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import type { PhotoThumb } from './photo-thumbs.server.ts'
import './review-photos.css'

/** The photos of a review as thumbnails; each opens as a whole. */
export function ReviewPhotos({ photos, by }: { photos: readonly PhotoThumb[]; by: string }) {
  if (photos.length === 0) return null
  return (
    <ul className="review-photos" aria-label={copy.label(by)}>
      {photos.map((photo, i) => (
        <li key={photo.id}>
          <a href={photo.url}>
            <Picture picture={photo} alt={copy.open(i + 1, photos.length)} sizes="96px" />
          </a>
        </li>
      ))}
    </ul>
  )
}
