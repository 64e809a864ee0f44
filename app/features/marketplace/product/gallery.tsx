import type { MouseEvent } from 'react'
import { Kolam } from '#app/ui/kolam/kolam.tsx'
import { Glyph } from '#app/features/marketplace/card/glyph.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { copy } from './copy.ts'
import type { ProductView } from './product-view.server.ts'

const SIZES = '(min-width: 900px) 600px, 100vw'
const THUMB_SIZES = '72px'

/** The photos, one beside the other to swipe through; without any the printed cloth that the cards show. */
export function Gallery({ product: { photos, kolam, glyph, imageUrl } }: { product: ProductView }) {
  if (photos.length === 0) {
    return (
      <div className="pgal">
        <div className="cloth pcover">
          <Kolam drawing={kolam} />
          <span className="med">
            <Glyph name={glyph} />
          </span>
          {imageUrl && (
            <span className="pic">
              <img src={imageUrl} alt="" width="600" height="600" />
            </span>
          )}
        </div>
        <div className="selv" />
      </div>
    )
  }
  return (
    <div className="pgal">
      <ul className="pstrip" aria-label={copy.gallery.label}>
        {photos.map((photo, i) => (
          <li key={photo.id} id={`picture-${i + 1}`}>
            <a href={photo.sources.at(-1)?.src} target="_blank" rel="noreferrer">
              <Picture picture={photo} alt={photo.alt} sizes={SIZES} isFirst={i === 0} />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <ul className="pthumbs">
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

/** Moves the strip alone; the browser by itself would move the page as well. */
function show(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.querySelector(event.currentTarget.hash)
  if (!picture) return
  event.preventDefault()
  picture.scrollIntoView({ block: 'nearest', inline: 'start' })
}
