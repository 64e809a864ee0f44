import type { Statement } from './statement.ts'

// The same JSON by hand: one statement, written for this data only.

const PRODUCT = `json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'description', p.description,
  'price_minor', p.price_minor, 'currency', p.currency, 'list_price_minor', p.list_price_minor, 'images', p.images,
  'thumbnail_url', p.thumbnail_url,
  'is_active', p.is_active, 'free_shipping', p.free_shipping, 'glyph', p.glyph,
  'stock', p.stock, 'delivery_minor', p.delivery_minor, 'delivery_days', p.delivery_days,
  'categories', json_build_object('name', c.name),
  'seller_profiles', json_build_object('id', s.id, 'slug', s.slug, 'display_name', s.display_name,
    'profile_image_url', s.profile_image_url, 'is_verified', s.is_verified,
    'regions', json_build_object('name', r.name, 'country', r.country)),
  'rating', CASE WHEN rating.count > 0 THEN json_build_object('average', rating.average, 'count', rating.count) END)`

const JOINS = `
  JOIN categories c ON c.id = p.category_id
  JOIN seller_profiles s ON s.id = p.seller_id
  JOIN regions r ON r.id = s.region_id
  CROSS JOIN LATERAL (SELECT round(avg(stars), 1) AS average, count(*) AS count
    FROM product_reviews WHERE product_id = p.id AND hidden_at IS NULL) rating`

/** The first page of the shop. The limit is a literal: with a parameter the plan takes twice as long. */
export function productList(limit: number): Statement {
  return {
    sql: `SELECT json_build_object('products', json_agg(product ORDER BY created_at DESC, id DESC),
        'next_cursor', (array_agg(slug ORDER BY created_at DESC, id DESC))[${limit}])::text AS json
      FROM (SELECT p.created_at, p.id, p.slug, ${PRODUCT} AS product
        FROM (SELECT * FROM products WHERE is_active ORDER BY created_at DESC, id DESC LIMIT ${limit}) p ${JOINS}) page`,
    values: [],
  }
}

export function productBySlug(slug: string): Statement {
  return {
    sql: `SELECT ${PRODUCT}::text AS json FROM products p ${JOINS} WHERE p.slug = $1 AND p.is_active`,
    values: [slug],
  }
}
