import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { type Dye, dyeOf } from '#app/ui/kolam/dye.ts'
import { words } from '#app/features/marketplace/card/card-copy.server.ts'
import {
  glyphDye,
  productCardView,
  type ProductCardView,
} from '#app/features/marketplace/card/product-card-view.server.ts'
import { findGlyph, type Glyph } from '#app/features/marketplace/schema.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'

interface CatalogueInput {
  /** The page that shows the products, with its fixed parameters: '/home?tab=marketplace'. */
  base: string
  filter: { q: string | null; category: string | null; cursor: string | null }
  categories: readonly { slug: string; name: string }[]
  page: { products: readonly ProductRecord[]; next_cursor: string | null }
  /** Similar products when nothing was found. */
  similar: readonly ProductRecord[]
  now: Date
}

interface CategoryTile {
  name: string
  href: string
  glyph: Glyph
  dye: Dye
  isCurrent: boolean
}

/** The products for sale under the URL's filter, with all text and links built. */
export interface CatalogueView {
  action: string
  /** The parameters in `base`, for the search form. */
  hidden: [name: string, value: string][]
  here: string
  q: string
  category: string | null
  tiles: CategoryTile[]
  allKolam: KolamDrawing
  allHref: string
  count: string
  cards: ProductCardView[]
  /** The cards' prices are in more than one currency. */
  hasCurrencies: boolean
  /** The message when nothing was found (its wording is specified, without similar products), else null. */
  none: string | null
  /** Similar products, shown in place of the empty list. */
  similar: ProductCardView[]
  moreHref: string | null
  /** Set on a later page: the link to the first page. */
  startHref: string | null
}

/** Builds the list of products for a loader. */
export function catalogueView({ base, filter, categories, page, similar, now }: CatalogueInput): CatalogueView {
  const { q, category, cursor } = filter
  const [action = '', fixed] = base.split('?')
  const at = (params: Record<string, string | null>) => addressOf(action, fixed, params)
  return {
    action,
    hidden: [...new URLSearchParams(fixed)],
    here: at(filter),
    q: q ?? '',
    category,
    tiles: categories.map(({ slug, name }) => ({
      name,
      href: at({ q, category: name }),
      ...tileOf(slug),
      isCurrent: name === category,
    })),
    allKolam: drawKolam({ kind: 'person', id: 'all-3' }),
    allHref: at({ q }),
    count: similar.length > 0 ? words.similar(similar.length) : countText(page, cursor),
    cards: page.products.map((product) => productCardView(product, now)),
    hasCurrencies: new Set([...page.products, ...similar].map(({ currency }) => currency)).size > 1,
    none: noneText(page, { similar, q, category }),
    similar: similar.map((product) => productCardView(product, now)),
    moreHref: page.next_cursor && at({ q, category, cursor: page.next_cursor }),
    startHref: cursor && at({ q, category }),
  }
}

function noneText(
  { products }: CatalogueInput['page'],
  { similar, q, category }: { similar: CatalogueInput['similar'] } & Pick<CatalogueInput['filter'], 'q' | 'category'>,
): string | null {
  if (products.length > 0) return null
  return similar.length > 0 && q ? words.noneLike(q) : words.none(category)
}

/** The total is never counted: that would slow every visit down as the catalogue grows. */
function countText({ products: { length }, next_cursor }: CatalogueInput['page'], cursor: string | null): string {
  if (cursor) return words.further(length)
  return next_cursor ? words.moreThan(length) : words.count(length)
}

function addressOf(path: string, fixed: string | undefined, params: Record<string, string | null>): string {
  const search = new URLSearchParams(fixed)
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

function tileOf(categorySlug: string): { glyph: Glyph; dye: Dye } {
  const glyph = findGlyph(categorySlug)
  return glyph ? { glyph, dye: glyphDye(glyph) } : { glyph: 'basket', dye: dyeOf(categorySlug) }
}
