import type { DataCheck } from '#app/platform/db/data-check.ts'

/** Consistency checks; each query returns the rows that violate it. */
export const marketplaceChecks: readonly DataCheck[] = [
  {
    name: 'every struck price was really asked before, for 14 days at least',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p JOIN product_variants v ON v.product_id = p.id WHERE v.list_price_minor IS NOT NULL
            AND coalesce((SELECT sum(h.until - h.since) FROM product_prices h WHERE h.variant_id = v.id
                  AND h.currency = p.currency AND h.price_minor = v.list_price_minor), interval '0') < interval '14 days'`,
  },
  {
    name: 'a variant for sale has one open price, and it is the one that is asked; no other variant has one',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p JOIN product_variants v ON v.product_id = p.id
            LEFT JOIN product_prices h ON h.variant_id = v.id AND h.until IS NULL
           WHERE (p.is_active AND v.removed_at IS NULL) <> (h.id IS NOT NULL)
              OR h.price_minor <> v.price_minor OR h.currency <> p.currency`,
  },
  {
    name: 'a product shows the price of its cheapest variant and the sum of their stocks',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p LEFT JOIN LATERAL product_shown(p.id) s ON true
           WHERE (p.price_minor, p.list_price_minor, p.stock) IS DISTINCT FROM (s.price_minor, s.list_price_minor, s.stock)`,
  },
  {
    name: 'a variant has a value of each option of its product, and a product without options has one variant',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p JOIN product_variants v ON v.product_id = p.id AND v.removed_at IS NULL
           GROUP BY p.id, p.slug, p.options HAVING bool_or(jsonb_array_length(v.options) <> jsonb_array_length(p.options))
              OR jsonb_array_length(p.options) = 0 AND count(*) <> 1`,
  },
  {
    name: 'the picture of a variant is one of its product',
    slicedBy: 'product',
    sql: `SELECT v.id FROM product_variants v WHERE (v.media_id IS NULL) <> (v.thumbnail_url IS NULL) OR v.media_id IS NOT NULL
             AND NOT EXISTS (SELECT FROM product_photos f WHERE f.product_id = v.product_id AND f.media_id = v.media_id)`,
  },
  {
    name: 'what is not for sale is found by no word',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p
           WHERE NOT p.is_active AND EXISTS (SELECT 1 FROM product_words w WHERE w.product_id = p.id)`,
  },
  {
    name: 'the rating that a product is sorted by is that of its reviews',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p LEFT JOIN (
              SELECT product_id, round(avg(stars), 1) AS average, count(*) AS reviews, sum(stars) AS stars FROM product_reviews
               WHERE hidden_at IS NULL GROUP BY 1) r ON r.product_id = p.id
           WHERE (p.rating_average, p.rating_count, p.rating_stars) <> (coalesce(r.average, 0), coalesce(r.reviews, 0), coalesce(r.stars, 0))`,
  },
  {
    name: 'the figures of a shop are those of what it has for sale',
    slicedBy: 'seller',
    sql: `SELECT s.slug FROM seller_profiles s LEFT JOIN seller_totals t ON t.seller_id = s.id
            LEFT JOIN (SELECT seller_id, count(*) AS products, sum(rating_count) AS reviews, sum(rating_stars) AS stars
                         FROM products WHERE is_active GROUP BY 1) sold ON sold.seller_id = s.id
           WHERE (coalesce(t.products, 0), coalesce(t.reviews, 0), coalesce(t.stars, 0))
              <> (coalesce(sold.products, 0), coalesce(sold.reviews, 0), coalesce(sold.stars, 0))`,
  },
  {
    name: 'a product is searched by its texts in both languages, and its sounds are those of them',
    slicedBy: 'product',
    isCostly: true,
    sql: `SELECT p.slug FROM products p
           WHERE p.search IS DISTINCT FROM product_search(p.title, p.description, translated_words(p.id))
              OR p.sounds <> product_sounds(p.search)`,
  },
  {
    name: 'a product shows exactly as many pictures as it has photos, and a small one, if it has any',
    slicedBy: 'product',
    sql: `SELECT p.slug FROM products p JOIN (SELECT product_id, count(*) AS photos FROM product_photos GROUP BY 1) f
              ON f.product_id = p.id WHERE jsonb_array_length(p.images) <> f.photos OR p.thumbnail_url IS NULL`,
  },
]
