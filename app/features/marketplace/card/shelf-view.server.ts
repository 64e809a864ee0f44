import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { type Dye, dyeOf } from '#app/ui/kolam/dye.ts'
import { words } from './card-words.server.ts'
import { type Product, productCardView, type ProductCardView } from './product-card-view.server.ts'

interface ShelfInput {
  /** The page that shows the shelf, with the parameters that always stay: '/home?tab=marketplace'. */
  base: string
  filter: { q: string | null; category: string | null; cursor: string | null }
  categories: readonly { slug: string; name: string }[]
  page: { products: readonly Product[]; next_cursor: string | null }
  /** What comes near when nothing was found. */
  near: readonly Product[]
}

interface CategoryTile {
  name: string
  href: string
  glyph: string
  dye: Dye
  isCurrent: boolean
}

/** What is for sale, narrowed as the address says, in finished words and links. */
export interface ShelfView {
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
  /** The specification's sentence when nothing was found, else null. */
  none: string | null
  /** What comes near, shown below that sentence. */
  near: ProductCardView[]
  moreHref: string | null
  /** Set on a later page: the way back to the first. */
  startHref: string | null
}

const TILES: Readonly<Record<string, { glyph: string; dye: Dye }>> = {
  clothing: { glyph: 'cloth', dye: 'madder' },
  accessories: { glyph: 'jewel', dye: 'turmeric' },
  'home-and-garden': { glyph: 'plant', dye: 'neem' },
  beauty: { glyph: 'soap', dye: 'lotus' },
  food: { glyph: 'jar', dye: 'peacock' },
  handmade: { glyph: 'basket', dye: 'indigo' },
}

/** Turns one page of products into the shelf, for a loader. */
export function shelfView({ base, filter, categories, page, near }: ShelfInput): ShelfView {
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
      ...(TILES[slug] ?? { glyph: 'basket', dye: dyeOf(slug) }),
      isCurrent: name === category,
    })),
    allKolam: drawKolam({ kind: 'person', id: 'all-3' }),
    allHref: at({ q }),
    count: countWords(page, cursor),
    cards: page.products.map(productCardView),
    none: page.products.length === 0 ? words.none(category) : null,
    near: near.map(productCardView),
    moreHref: page.next_cursor && at({ q, category, cursor: page.next_cursor }),
    startHref: cursor && at({ q, category }),
  }
}

/** All of them are never counted: that would slow every visit down as the market grows. */
function countWords({ products: { length }, next_cursor }: ShelfInput['page'], cursor: string | null): string {
  if (cursor) return words.further(length)
  return next_cursor ? words.moreThan(length) : words.count(length)
}

function addressOf(path: string, fixed: string | undefined, params: Record<string, string | null>): string {
  const search = new URLSearchParams(fixed)
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}
