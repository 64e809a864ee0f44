import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#app/features/marketplace/tables.server.ts'
import { openMarket } from '#app/features/orders/market.test-support.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'

const PICTURE = '/media/products/1763712000000-abc-360.webp'

test('buyer and seller see the pictures of what was ordered', async () => {
  const database = await testDatabase()
  const market = await openMarket(database)
  const product = await market.product()
  await database.db.update(products).set({ thumbnailUrl: PICTURE }).where(eq(products.id, product.id))
  const order = await market.paid([product], { name: 'Meera', email: 'meera@example.org' })
  const mails = (await listMails(database.db)).filter(({ dedupeKey }) => dedupeKey.startsWith('order-'))
  expect(mails).toHaveLength(2)
  const [line] = (await market.shipment(order)).lines
  for (const { html, text } of mails) {
    expect(html).toContain(`${PICTURE}" alt="Picture: ${line?.title}"`)
    expect(text).toContain(line?.title)
  }
})
