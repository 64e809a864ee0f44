import { useState } from 'react'
import { Form } from 'react-router'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { PHOTO_ALT_CHARS_MAX, PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { Check, Field } from '#app/ui/form/field.tsx'
import UploadField from '#app/features/media/upload/upload-field.tsx'
import { copy } from './copy.ts'
import type { PhotoView } from './product-view.server.ts'

const words = copy.product
const PICTURES = ['image'] as const

/** The photos in order, each with its description; the order is a number field, so that it works without JavaScript. */
export function PhotosForm({ photos }: { photos: readonly PhotoView[] }) {
  const [isBusy, setIsBusy] = useState(false)
  const room = PHOTOS_MAX - photos.length
  return (
    <section className="card pad stack" aria-labelledby="photos">
      <h2 id="photos">{words.photosTitle}</h2>
      <p className="small secondary-ink">{words.photosHint}</p>
      <Form method="post" className="listing-form" noValidate>
        {photos.length > 0 && (
          <ol className="photo-list">
            {photos.map((photo, i) => (
              <Photo key={photo.id} photo={photo} place={i + 1} places={photos.length} />
            ))}
          </ol>
        )}
        {room > 0 && (
          <UploadField
            label={words.addPhotos}
            max={room}
            captionCharsMax={PHOTO_ALT_CHARS_MAX}
            rules={UPLOAD_RULES}
            kinds={PICTURES}
            onBusy={setIsBusy}
          />
        )}
        <p>
          <button className="btn secondary" name="intent" value="photos" disabled={isBusy}>
            {isBusy ? copy.new.busy : words.savePhotos}
          </button>
        </p>
      </Form>
    </section>
  )
}

function Photo({ photo: { id, src, alt }, place, places }: { photo: PhotoView; place: number; places: number }) {
  return (
    <li className="photo-row">
      <img src={src} alt={alt || words.photo(place)} width="88" height="88" loading="lazy" />
      <input type="hidden" name="photoId" value={id} />
      <Field name="photoAlt" label={words.alt} defaultValue={alt} maxLength={PHOTO_ALT_CHARS_MAX} autoComplete="off" />
      <div className="photo-place">
        {places === 1 ? (
          <input type="hidden" name="photoPlace" value="1" />
        ) : (
          <Field as="select" name="photoPlace" label={words.place} defaultValue={String(place)}>
            {Array.from({ length: places }, (_, i) => (
              <option key={i}>{i + 1}</option>
            ))}
          </Field>
        )}
        <Check name="photoOff" value={id} label={words.off} />
      </div>
    </li>
  )
}
