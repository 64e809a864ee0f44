import { lockOwnProduct, announceProducts } from '#app/features/marketplace/listing/own-product.server.ts'
import { productTexts } from '#app/features/marketplace/listing/product-texts.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

/** Saves the other version of the member's own product, or deletes it when all texts are empty. */
export function translateProduct(
  ctx: CommandContext,
  { slug, fields }: { slug: string; fields: Texts },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return ctx.db.transaction(async (tx) => {
    const product = await lockOwnProduct(tx, { actor: ctx.actor, slug })
    if (!product) return { ok: false, reason: 'not-found' }
    await saveTranslation(tx, ctx, { kind: 'product', id: product.id, original: productTexts(product), fields })
    if (product.isActive) await announceProducts(tx, [slug])
    return { ok: true }
  })
}
