import sprite from './glyphs.svg?no-inline'

/** The printed symbol of a product's category. Decorative: the name is beside it. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg className="glyph" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
