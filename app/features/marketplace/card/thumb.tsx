import { Glyph } from './glyph.tsx'
import type { ThumbView } from './product-card-view.server.ts'
import './thumb.css'

/**
 * A product's thumbnail, decorative because the name is beside it. A photo that fails to load leaves the category's
 * symbol.
 */
export function Thumb({ thumb: { imageUrl, glyph, dye } }: { thumb: ThumbView }) {
  return (
    <span className={`thumb framed d-${dye}`}>
      <Glyph name={glyph} />
      {imageUrl && <img src={imageUrl} alt="" loading="lazy" width="64" height="64" />}
    </span>
  )
}
