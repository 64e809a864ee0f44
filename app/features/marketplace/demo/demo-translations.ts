import { inArray } from 'drizzle-orm'
import { productTexts } from '#app/features/marketplace/listing/product-texts.ts'
import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { saveTranslation } from '#app/features/translations/commands/save-translation.server.ts'
import type { Texts } from '#app/features/translations/schema.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The Hindi of some demo products, by slug. */
const PRODUCTS: Readonly<Record<string, Texts>> = {
  'mango-pickle-500-g': {
    title: 'आम का अचार, 500 ग्राम, धूप में पका',
    description: 'कच्चा आम, सरसों का तेल, मेथी और बीस दिन की धूप। इसके अलावा कुछ नहीं। एक साल तक चलता है।',
  },
  'handloom-dupatta-madder': {
    title: 'हथकरघे का दुपट्टा, मंजीठ की धारी',
    description: 'सूती और रेशमी, 2.3 मीटर, गड्ढे वाले करघे पर बुना और मंजीठ की जड़ से रँगा। ठंडे पानी में धोएँ, छाँव में सुखाएँ।',
  },
}

const SHOPS: Readonly<Record<string, Texts>> = {
  'savitri-nashik': { bio: 'मेरी अपनी छत के अचार और चटनियाँ। हर मर्तबान बीस दिन धूप में रहता है।' },
}

/** Gives some demo products and a shop a version in Hindi. */
export async function seedMarketTranslations(db: Db, now: Date): Promise<void> {
  const by = { actor: VISITOR, now }
  for (const row of await db
    .select()
    .from(products)
    .where(inArray(products.slug, Object.keys(PRODUCTS)))) {
    const fields = PRODUCTS[row.slug] ?? {}
    await saveTranslation(db, by, { kind: 'product', id: row.id, original: productTexts(row), fields })
  }
  for (const row of await db
    .select()
    .from(sellerProfiles)
    .where(inArray(sellerProfiles.slug, Object.keys(SHOPS)))) {
    const fields = SHOPS[row.slug] ?? {}
    await saveTranslation(db, by, { kind: 'shop', id: row.id, original: shopTexts(row), fields })
  }
}
