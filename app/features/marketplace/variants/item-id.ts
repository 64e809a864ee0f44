import { SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { VARIANT_NUMBER_MAX } from './limits.ts'

/** What a cart or a form names: a variant of a product by its number, or with null the product's only variant. */
export interface ItemRef {
  slug: string
  variant?: number | null
}

const NUMBER_DIGITS_MAX = String(VARIANT_NUMBER_MAX).length
const ITEM_ID = new RegExp(`^([a-z0-9-]{1,${SLUG_CHARS_MAX}})(?:_([1-9]\\d{0,${NUMBER_DIGITS_MAX - 1}}))?$`)

/** 'mango-pickle_2', or 'mango-pickle' for the only variant: the id of an item in a cart. */
export const itemId = ({ slug, variant = null }: ItemRef): string => (variant === null ? slug : `${slug}_${variant}`)

/** A variant as carts name it: by its number where its product has options, else by the slug alone. */
export const itemOf = (
  { slug, options }: { slug: string; options: readonly string[] },
  { number }: { number: number },
): { slug: string; variant: number | null } => ({ slug, variant: options.length > 0 ? number : null })

/** The address of an item's page. */
export const itemPath = ({ slug, variant = null }: ItemRef): string =>
  variant === null ? `/product/${slug}` : `/product/${slug}?variant=${variant}`

/** The products of these items, each once. */
export const slugsOf = (items: readonly { id: string }[]): string[] => [
  ...new Set(items.flatMap(({ id }) => readItemId(id)?.slug ?? [])),
]

/** Null for a text that is not an item's id. */
export function readItemId(id: string): { slug: string; variant: number | null } | null {
  const [, slug, number] = ITEM_ID.exec(id) ?? []
  return slug === undefined ? null : { slug, variant: number === undefined ? null : Number(number) }
}

/** removed: the seller took it off. choose: there are several by now, and the item names none. */
export type FoundVariant<Variant> = { ok: true; variant: Variant } | { ok: false; reason: 'removed' | 'choose' }

/** The variant that an item names among those of its product. */
export function findVariant<Variant extends { number: number }>(
  variants: readonly Variant[],
  number: number | null | undefined,
): FoundVariant<Variant> {
  const [only] = variants
  const isAny = number === null || number === undefined
  if (isAny && variants.length > 1) return { ok: false, reason: 'choose' }
  const variant = isAny ? only : variants.find((each) => each.number === number)
  return variant ? { ok: true, variant } : { ok: false, reason: 'removed' }
}

/** 'Mango pickle, 500 g': as carts, orders, mails and invoices name a variant. */
export const itemTitle = (title: string, options: readonly string[]): string => [title, ...options].join(', ')
