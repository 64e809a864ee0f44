import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { DELIVERY_DAYS, DELIVERY_MINOR, USUAL_RATE } from '#app/features/marketplace/delivery/delivery-sql.server.ts'
import { readersTranslation } from '#app/features/translations/queries.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { perShape } from '#app/platform/per-shape.ts'
import { listed, type ListParameters, type ListShape, orderOf } from './list-conditions.server.ts'

export const MORE_BY_SELLER_MAX = 4
/** Of the page of a shop. */
export const SHOP_PRODUCTS_PER_PAGE = 24

/** The variants of the product `p` as a JSON list, in the seller's order. */
const VARIANTS = sql`(
  SELECT json_agg(json_build_object(
      'id', v.id, 'number', v.number, 'options', v.options, 'price_minor', v.price_minor,
      'list_price_minor', v.list_price_minor, 'stock', v.stock, 'thumbnail_url', v.thumbnail_url,
      'image', CASE WHEN v.media_id IS NOT NULL THEN (SELECT p.images ->> f.position::int FROM product_photos f
        WHERE f.product_id = p.id AND f.media_id = v.media_id) END) ORDER BY v.position, v.number)
    FROM product_variants v WHERE v.product_id = p.id AND v.removed_at IS NULL)`

/**
 * The product information that is stated, as JSON. A comparison of the FSSAI number with the register holds until its
 * last day.
 */
const INFORMATION = sql`json_build_object(
  'common_name', p.facts ->> 'commonName', 'net_quantity', p.facts ->> 'netQuantity', 'diet', p.facts ->> 'diet',
  'ingredients', p.facts ->> 'ingredients', 'allergens', to_json(string_to_array(p.facts ->> 'allergens', '|')),
  'best_before', p.facts ->> 'bestBefore', 'fssai_number', p.facts ->> 'fssai',
  'fssai_checked_until', (SELECT f.valid_until FROM fssai_checks f
    WHERE f.seller_id = p.seller_id AND f.number = p.facts ->> 'fssai'),
  'made_of', p.facts ->> 'madeOf', 'maker', p.facts ->> 'maker', 'maker_address', p.facts ->> 'makerAddress',
  'country_of_origin', p.facts ->> 'origin', 'month_of_manufacture', p.facts ->> 'madeMonth')`

/** The product as JSON. Needs the aliases `p` (product), `c` (category), `s` (seller), `r` (region) and `rate`. */
const PRODUCT = sql`json_build_object(
  'id', p.id, 'slug', p.slug, 'title', p.title, 'description', p.description,
  'price_minor', p.price_minor, 'currency', p.currency, 'list_price_minor', p.list_price_minor,
  'images', p.images, 'thumbnail_url', p.thumbnail_url, 'is_active', p.is_active, 'free_shipping', p.free_shipping,
  'glyph', p.glyph,
  'options', p.options, 'variants', ${VARIANTS},
  'stock', p.stock, 'delivery_minor', ${DELIVERY_MINOR}, 'delivery_days', ${DELIVERY_DAYS},
  'categories', json_build_object('name', c.name),
  'seller_profiles', json_build_object('id', s.id, 'slug', s.slug, 'display_name', s.display_name,
    'profile_image_url', s.profile_image_url, 'is_verified', s.is_verified,
    'holiday_until', s.holiday_until,
    'regions', json_build_object('name', r.name, 'country', r.country)),
  'information', ${INFORMATION},
  'rating', (SELECT CASE WHEN count(*) > 0
      THEN json_build_object('average', round(avg(stars), 1), 'count', count(*)) END
    FROM product_reviews WHERE product_id = p.id AND hidden_at IS NULL))`

/** The same with what exists of it in the reader's language. */
const translated = (): SQL =>
  sql`${PRODUCT}::jsonb || jsonb_build_object('translation', ${readersTranslation(sql`p.id`)})`

const RELATED = sql`
  JOIN categories c ON c.id = p.category_id
  JOIN seller_profiles s ON s.id = p.seller_id
  JOIN regions r ON r.id = s.region_id
  ${USUAL_RATE}`

interface JsonRow {
  json: string
}

/** One page as one JSON text. It reads one product more than `limit`, to know whether there is a next page. */
export const pageStatement = perShape((shape: ListShape) =>
  prepared<ListParameters, JsonRow[]>((db) => selectPage(db, shape), nameOf('page', shape)),
)

function selectPage(db: Db, shape: ListShape) {
  const [limit, further] = [literal(shape.limit), literal(shape.limit + 1)]
  const product = shape.language === null ? PRODUCT : translated()
  const page = sql`(
    SELECT row_number() OVER (ORDER BY ${orderOf(shape)}) AS n, p.slug, ${product} AS product
    FROM (SELECT * FROM products p WHERE ${listed(shape)}
      ORDER BY ${orderOf(shape)} LIMIT ${further}) p ${RELATED}) page`
  return db
    .select({
      json: sql<string>`json_build_object(
        'products', coalesce(json_agg(product ORDER BY n) FILTER (WHERE n <= ${limit}), '[]'),
        'next_cursor', CASE WHEN count(*) > ${limit} THEN max(slug) FILTER (WHERE n = ${limit}) END)::text`,
    })
    .from(page)
}

/** One product as one JSON text, or no row. */
export const selectProduct = prepared(
  (db, { slug }: Values<{ slug: string }>) =>
    db
      .select({ json: sql<string>`${PRODUCT}::text` })
      .from(sql`products p ${RELATED} WHERE p.is_active AND p.slug = ${slug}`),
  'product_by_slug',
)

/**
 * Several products as one JSON text, with their translations unless `language` is null. The parameter `slugs` is a JSON
 * list.
 */
export const productsStatement = perShape((language: ListShape['language']) =>
  prepared((db, { slugs }: Values<{ slugs: string }>) => {
    const product = language === null ? PRODUCT : translated()
    return db.select({ json: sql<string>`coalesce(json_agg(${product}), '[]')::text` }).from(
      sql`jsonb_array_elements_text(${slugs}::jsonb) wanted
          JOIN products p ON p.slug = wanted AND p.is_active ${RELATED}`,
    )
  }, `list_products_by_slugs_${language}`),
)

/** Products for sale of an open shop, by its slug, from `offset` of the newest: one more than a page. As one JSON text. */
export const selectOfShop = prepared((db, { slug, offset }: Values<{ slug: string; offset: number }>) => {
  const ofShop = sql`seller_id = (SELECT id FROM seller_profiles WHERE slug = ${slug} AND closed_at IS NULL)`
  return newest(db, ofShop, SHOP_PRODUCTS_PER_PAGE + 1, sql`OFFSET ${offset}`)
}, 'list_products_of_shop')

/** The newest other products for sale of the seller of a product, as one JSON text. */
export const selectMore = prepared((db, { slug }: Values<{ slug: string }>) => {
  const ofSeller = sql`slug <> ${slug}
    AND seller_id = (SELECT seller_id FROM products WHERE is_active AND slug = ${slug})`
  return newest(db, ofSeller, MORE_BY_SELLER_MAX)
}, 'list_products_of_same_seller')

function newest(db: Db, which: SQL, max: number, offset = sql``) {
  return db
    .select({ json: sql<string>`coalesce(json_agg(${PRODUCT} ORDER BY p.created_at DESC, p.id DESC), '[]')::text` })
    .from(
      sql`(SELECT * FROM products WHERE is_active AND ${which}
        ORDER BY created_at DESC, id DESC LIMIT ${literal(max)} ${offset}) p ${RELATED}`,
    )
}

function literal(count: number): SQL {
  return sql.raw(String(Math.trunc(count)))
}

/**
 * A named statement is planned once. Searches and lists with other filters have no name: their best plan depends on the
 * text and the values.
 */
function nameOf(
  kind: string,
  { match, category, seller, cursor, sort, limit, language, ...filters }: ListShape,
): string {
  const { priceFrom, priceTo, state, isVerifiedOnly, delivery } = filters
  return match || priceFrom || priceTo || state || isVerifiedOnly || delivery
    ? ''
    : ['list_products', kind, category && 'category', seller && 'seller', cursor && 'cursor', sort, limit, language]
        .filter(Boolean)
        .join('_')
}
