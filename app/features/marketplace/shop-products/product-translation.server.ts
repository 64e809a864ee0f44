import { data } from 'react-router'
import { findOwnProduct } from '#app/features/marketplace/listing/own-queries.server.ts'
import { productTexts, translationFields } from '#app/features/marketplace/listing/product-texts.ts'
import type { SellerContext } from '#app/features/marketplace/shop-frame/seller.server.ts'
import type { OwnProduct } from '#app/features/marketplace/views.ts'
import { readTranslation, translationFormFrom } from '#app/features/translations/card/translation-form.server.ts'
import type { Translation } from '#app/features/translations/queries.server.ts'
import { TRANSLATION_ACT, type TranslationAnswer } from '#app/features/translations/card/translation-form.tsx'
import { translateProduct } from './translate-product.server.ts'

const subjectOf = (product: OwnProduct, now: Date) =>
  ({ kind: 'product', id: product.id, original: productTexts(product), fields: translationFields(now) }) as const

/** The form of the product's other version. */
export const productTranslation = (
  product: OwnProduct,
  { translations, now }: { translations: readonly Translation[]; now: Date },
) => translationFormFrom(translations, subjectOf(product, now))

/** Saves the posted version; the mistakes when it is not valid. @throws a 404 for a product of somebody else. */
export async function postTranslation(
  ctx: SellerContext,
  slug: string,
  posted: FormData,
): Promise<TranslationAnswer | null> {
  const product = await findOwnProduct(ctx.db, { actor: ctx.actor, slug })
  if (!product) throw data(null, { status: 404 })
  const form = readTranslation(subjectOf(product, ctx.now), posted)
  if (!form.ok) return { act: TRANSLATION_ACT, errors: form.errors, values: form.values }
  const outcome = await translateProduct(ctx, { slug, fields: form.value })
  if (!outcome.ok) throw data(null, { status: 404 })
  return null
}
