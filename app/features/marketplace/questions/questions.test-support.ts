import { eq } from 'drizzle-orm'
import { openShop } from '#app/features/marketplace/shop.test-support.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The shop of a seller with an account: a pickle and a saree for sale, and a draft. */
export async function openAskedShop(db: Db, { userId, email }: { userId: string; email: string | null }) {
  const shop = await openShop(db)
  for (const slug of ['pickle', 'saree']) await shop.add({ slug, title: slug === 'pickle' ? 'Mango pickle' : 'Saree' })
  await shop.add({ slug: 'draft', isActive: false })
  await db.update(sellerProfiles).set({ userId, noticeEmail: email })
  const idOf = async (slug: string): Promise<string> => {
    const [row] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
    return row?.id ?? ''
  }
  return { pickleId: await idOf('pickle'), sareeId: await idOf('saree') }
}
