import { Glyph } from './glyph.tsx'
import type { ThumbView } from './product-card-view.server.ts'
import './thumb.css'

/** A product at a glance. Its name stands beside it. A photo that does not load is not there, and the printed shape shows. */
export function Thumb({ thumb: { imageUrl, glyph, dye } }: { thumb: ThumbView }) {
  return (
    <span className={`thumb d-${dye}`}>
      <Glyph name={glyph} />
      {imageUrl && <img src={imageUrl} alt="" loading="lazy" width="64" height="64" />}
    </span>
  )
}
