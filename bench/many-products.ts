import { sql } from 'drizzle-orm'
import { upsertCategories } from '#app/features/marketplace/catalogue/upsert-categories.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { withoutIndexes } from './harness/without-indexes.ts'

const SELLERS = 100
const REVIEWS_PER_PRODUCT = 3
/** Distinct names in the titles: the number of words grows with the market, but more slowly. */
const NAMES = 30_000
/** Spreads the prices of few products over as many rupees as those of many. */
const PRICE_STEP = 7_919
/** The words of each product are indexed, which takes time, and a statement has a time limit. */
const PRODUCTS_AT_ONCE = 1_000
/** A connection keeps one core busy. */
const CONNECTIONS = 2

/** Fills an empty shop with `n` products of 100 sellers with three variants and three reviews each, all different, and synonyms. */
export async function seedManyProducts(db: Db, n: number): Promise<void> {
  await upsertCategories(db)
  await db.execute(
    sql`INSERT INTO regions (name, country) SELECT 'Region ' || i, 'India' FROM generate_series(1, 20) i`,
  )
  await db.execute(sql`
    INSERT INTO seller_profiles (slug, display_name, bio, is_verified, state, region_id)
    SELECT 'seller-' || i, 'Seller ' || i, 'Makes things.', i % 2 = 0, (ARRAY['Odisha', 'Bihar', 'Assam', 'Goa'])[i % 5],
      (SELECT id FROM regions WHERE name = 'Region ' || (i % 20 + 1))
    FROM generate_series(1, ${SELLERS}::int) i`)
  await db.execute(sql`
    INSERT INTO seller_delivery (seller_id, place, cost_minor, days)
    SELECT s.id, place, CASE WHEN n = 1 THEN 5000 END, CASE WHEN n = 1 THEN 5 END
      FROM seller_profiles s, unnest(ARRAY['Odisha', 'rest']) WITH ORDINALITY d(place, n) WHERE s.display_name LIKE '%7'`)
  await db.execute(sql`
    INSERT INTO synonym_groups (words, saved_at) SELECT words::text[], now()
      FROM unnest(ARRAY['{saree,lugda,साड़ी}', '{pickle,achar,अचार}', '{bbmbm,nakshi}', '{clay lamp,mitti ka diya}']) words`)
  await withoutIndexes(db, ['products', 'product_words'], async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => addBatches(db, n, lane)))
  })
  await db.execute(sql`VACUUM ANALYZE`)
}

/** Every `CONNECTIONS`-th batch, one after the other. */
async function addBatches(db: Db, n: number, lane: number): Promise<void> {
  for (let from = 1 + lane * PRODUCTS_AT_ONCE; from <= n; from += CONNECTIONS * PRODUCTS_AT_ONCE) {
    const batch = { from, to: Math.min(n, from + PRODUCTS_AT_ONCE - 1) }
    await insertProducts(db, batch)
    await addVariants(db, batch)
  }
}

async function insertProducts(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await db.execute(sql`
    WITH made AS (INSERT INTO products (slug, title, description, price_minor, currency, list_price_minor, is_active, free_shipping,
      category_id, seller_id, created_at)
    SELECT 'product-' || i,
      (ARRAY['Cotton saree', 'Mango pickle', 'Clay lamp', 'Grass basket', 'Neem soap'])[i % 5 + 1] || ' ' || i
        || ' ' || translate(lpad((i % ${NAMES}::int)::text, 5, '0'), '0123456789', 'bdgklmnprt'),
      'Made by hand, number ' || md5(i::text) || '. Wash cold, dry in shade.',
      1000 + (i::bigint * ${PRICE_STEP}::int % 5000)::int, 'INR', 10000 + i, i % 50 <> 0, i % 3 = 0,
      (SELECT id FROM categories WHERE position = i % 6),
      (SELECT id FROM seller_profiles WHERE slug = 'seller-' || (i % ${SELLERS}::int + 1)),
      timestamptz '2026-01-01' + i * interval '1 minute'
    FROM generate_series(${from}::int, ${to}::int) i RETURNING id, price_minor)
    INSERT INTO product_reviews (product_id, stars, author_name, text)
    SELECT id, 1 + (price_minor / 7 * star + star) % 5, 'Somebody', 'Good.' FROM made, generate_series(1, ${REVIEWS_PER_PRODUCT}::int) star`)
}

/** Three weights for each product; the first is its default variant. */
async function addVariants(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  const batch = sql`SELECT id FROM products
    WHERE slug = ANY (SELECT 'product-' || i FROM generate_series(${from}::int, ${to}::int) i)`
  await db.execute(sql`UPDATE products SET options = '["Weight"]' WHERE id IN (${batch})`)
  await db.execute(sql`UPDATE product_variants SET options = '["250 g"]', stock = 5 WHERE product_id IN (${batch})`)
  await db.execute(sql`
    INSERT INTO product_variants (product_id, number, position, options, price_minor, stock)
    SELECT v.product_id, n, n - 1, jsonb_build_array(n * 250 || ' g'), v.price_minor * n, n
      FROM product_variants v, generate_series(2, 3) n WHERE v.product_id IN (${batch})`)
}
