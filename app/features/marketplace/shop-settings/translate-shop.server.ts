import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { changeOwnShop } from './change-own-shop.server.ts'

/** Saves the other version of the member's own shop, or deletes it when all texts are empty. */
export const translateShop = (ctx: CommandContext, fields: Texts) =>
  changeOwnShop(ctx, (tx, shop) =>
    saveTranslation(tx, ctx, { kind: 'shop', id: shop.id, original: shopTexts(shop), fields }),
  )
