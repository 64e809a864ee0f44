import sprite from './glyphs.svg?no-inline'

/** A printed shape that stands for a kind of product. Decoration: the name stands beside it. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg className="glyph" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
