import type { MouseEvent } from 'react'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Glyph } from '#app/features/marketplace/card/glyph.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import type { ProductView } from './product-view.server.ts'

const SIZES = '(min-width: 900px) 600px, 100vw'
const THUMB_SIZES = '72px'

/** The photos in a strip to swipe through; without photos the coloured pattern that the cards show. */
export function Gallery({ product: { photos, kolam, glyph, imageUrl } }: { product: ProductView }) {
  if (photos.length === 0) {
    return (
      <div className="gallery">
        <div className="cloth cover">
          <Kolam drawing={kolam} />
          <span className="medallion">
            <Glyph name={glyph} />
          </span>
          {imageUrl && (
            <span className="product-picture">
              <img src={imageUrl} alt="" width="600" height="600" />
            </span>
          )}
        </div>
        <div className="selvedge" />
      </div>
    )
  }
  return (
    <div className="gallery">
      <ul className="strip" aria-label={copy.gallery.label}>
        {photos.map((photo, i) => (
          <li key={photo.id} id={`picture-${i + 1}`}>
            <a href={photo.sources.at(-1)?.src} target="_blank" rel="noreferrer">
              <Picture picture={photo} alt={photo.alt} sizes={SIZES} isFirst={i === 0} />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <ul className="thumbnails">
          {photos.map((photo, i) => (
            <li key={photo.id}>
              <a href={`#picture-${i + 1}`} aria-label={copy.gallery.to(i + 1, photos.length)} onClick={show}>
                <Picture picture={photo} alt="" sizes={THUMB_SIZES} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Scrolls the strip only; the browser's own jump would also scroll the page. */
function show(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.querySelector(event.currentTarget.hash)
  if (!picture) return
  event.preventDefault()
  picture.scrollIntoView({ block: 'nearest', inline: 'start' })
}
