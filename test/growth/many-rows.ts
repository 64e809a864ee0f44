import { sql } from 'drizzle-orm'
import { countFigures } from '#app/features/impact/count-figures.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { readColumns } from '#app/features/erasure/columns.server.ts'
import { seedManyGifts, SLUG } from '#bench/many-gifts.ts'
import { seedManyOrders } from '#bench/many-orders.ts'
import { seedManyProducts } from '#bench/many-products.ts'
import { seedManyStories } from '#bench/many-stories.ts'
import { seedManyTransfers } from '#bench/many-transfers.ts'
import type { People } from '#test/access/people.ts'
import type { TestApp } from '#test/app.ts'
import { Canaries } from '#test/personal-data/canaries.ts'
import { plantRows } from '#test/personal-data/plant-rows.ts'
import { multiplyRows } from './multiply-rows.ts'
import { SMALL_TABLES } from './small-tables.ts'

export const LARGE_SHOP = 'seller-1'
export const PRODUCT_OF_LARGE_SHOP = 'product-7'

/** Tables of which one person, campaign, product or payment has few rows, however many there are of all. */
const APART = new Set(
  `enrolments earned_badges squad_members squad_invitations product_questions refunds campaign_picture_consents
  auth.webauthn_credentials auth.mfa_factors`.split(/\s+/),
)

/** Fills every table that grows with the people of a site, so that it has at least `count` rows; most of them are history. */
export async function fillWithMany(t: TestApp, { people, count }: { people: People; count: number }): Promise<void> {
  const { db } = t.database
  await seedManyGifts(db, count)
  await seedManyTransfers(db, count)
  await seedManyOrders(db, count)
  await seedManyStories(db, count)
  await seedManyProducts(db, count)
  await plantRows(db, {
    her: { userId: people.member.userId, email: 'zq@example.org', phone: '+919876543210' },
    canaries: new Canaries(),
    tags: readColumns().tags,
    now: t.clock.now,
    sealer: t.services.sealer,
    fillsEmptyOnly: true,
  })
  await plantMoney(db)
  await multiplyRows(db, { count, leave: SMALL_TABLES, apart: APART })
  await makeHistory(db, people)
  await makeLarge(db, people)
  await countFigures({ db, now: t.clock.now })
  // As in a site of more people than its pages count.
  await db.execute(sql`UPDATE figure_counts SET counted = counted + 10000`)
  await db.execute(sql`VACUUM ANALYZE`)
}

/** A row of the tables that `plantRows` leaves out, because nothing in them is personal, and nothing here fills. */
async function plantMoney(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`
      INSERT INTO invoice_lines (part_id, line_id, position, goods_minor, delivery_minor, taxable_minor, cgst_minor, sgst_minor, igst_minor)
      SELECT part_id, id, 1, 100, 0, 100, 0, 0, 0 FROM order_lines LIMIT 1`)
    await tx.execute(sql`
      INSERT INTO provider_payouts (id, purpose, provider, amount_minor, currency, state, state_at, created_at, provider_ref)
      SELECT gen_random_uuid(), 'tranche', 'sandbox', 100, 'INR', 'processed', now(), now(), 'planted'`)
    await tx.execute(sql`
      INSERT INTO sandbox_refunds (id, payment_id, amount_minor, created_at)
      SELECT 'planted', id, 100, now() FROM sandbox_payments LIMIT 1`)
  })
}

/** Nearly everything was decided, sent, released or answered long ago, and few people are staff. */
async function makeHistory(db: Db, people: People): Promise<void> {
  const staff = Object.values(people).flatMap(({ userId }) => (userId ? [userId] : []))
  const isOld = sql`id::text NOT LIKE '0%'`
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`UPDATE requests SET closed_at = created_at WHERE ${isOld}`)
    await tx.execute(sql`UPDATE media SET sealed_with = 'bench' WHERE sealed_with IS NULL AND ${isOld}`)
    await tx.execute(sql`UPDATE campaign_messages SET done_at = created_at WHERE ${isOld}`)
    await tx.execute(sql`UPDATE return_cases SET state = 'closed' WHERE ${isOld}`)
    await tx.execute(sql`UPDATE order_parts SET released_at = delivered_at WHERE ${isOld}`)
    await tx.execute(sql`
      UPDATE campaign_reports SET decision = 'stays', decided_at = created_at, note = 'Seen.' WHERE ${isOld}`)
    await tx.execute(sql`UPDATE story_reports SET decision_id = 1`)
    await tx.execute(sql`UPDATE story_appeals SET answer_id = 1`)
    await tx.execute(sql`UPDATE need_halts SET ended_at = began_at`)
    await tx.execute(sql`
      UPDATE auth.users SET raw_app_meta_data = raw_app_meta_data - 'roles'
       WHERE id <> ALL (${`{${staff.join(',')}}`}::uuid[])`)
    await tx.execute(sql`DELETE FROM figure_counts`)
  })
}

/** The member's campaign has every gift, one shop half of all products, and the seller's own nearly all others. */
async function makeLarge(db: Db, people: People): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`UPDATE campaigns SET owner_user_id = ${people.member.userId} WHERE slug = ${SLUG}`)
    await tx.execute(sql`
      UPDATE products SET seller_id = (SELECT id FROM seller_profiles WHERE slug = ${LARGE_SHOP})
       WHERE id::text < '8' OR slug = ${PRODUCT_OF_LARGE_SHOP}`)
    const ownShop = sql`(SELECT id FROM seller_profiles WHERE user_id = ${people.seller.userId})`
    await tx.execute(sql`UPDATE products SET seller_id = ${ownShop} WHERE id::text BETWEEN '8' AND 'f'`)
    // A shop has one shipment of an order.
    await tx.execute(sql`
      UPDATE order_parts p SET seller_id = ${ownShop} WHERE id::text < '8' AND NOT EXISTS (
        SELECT FROM order_parts o WHERE o.order_id = p.order_id AND (o.seller_id = ${ownShop} OR o.id < p.id))`)
  })
}
