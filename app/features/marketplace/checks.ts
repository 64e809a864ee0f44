/** Consistency checks; each query returns the rows that violate it. */
export const marketplaceChecks: readonly { name: string; sql: string }[] = [
  {
    name: 'every struck price was really asked before, for 14 days at least',
    sql: `SELECT p.slug FROM products p JOIN product_variants v ON v.product_id = p.id WHERE v.list_price_minor IS NOT NULL
            AND coalesce((SELECT sum(h.until - h.since) FROM product_prices h WHERE h.variant_id = v.id
                  AND h.currency = p.currency AND h.price_minor = v.list_price_minor), interval '0') < interval '14 days'`,
  },
  {
    name: 'a variant for sale has one open price, and it is the one that is asked; no other variant has one',
    sql: `SELECT p.slug FROM products p JOIN product_variants v ON v.product_id = p.id
            LEFT JOIN product_prices h ON h.variant_id = v.id AND h.until IS NULL
           WHERE (p.is_active AND v.removed_at IS NULL) <> (h.id IS NOT NULL)
              OR h.price_minor <> v.price_minor OR h.currency <> p.currency`,
  },
  {
    name: 'a product shows the price of its cheapest variant and the sum of their stocks',
    sql: `SELECT p.slug FROM products p LEFT JOIN LATERAL product_shown(p.id) s ON true
           WHERE (p.price_minor, p.list_price_minor, p.stock) IS DISTINCT FROM (s.price_minor, s.list_price_minor, s.stock)`,
  },
  {
    name: 'a variant has a value of each option of its product, and a product without options has one variant',
    sql: `SELECT p.slug FROM products p JOIN product_variants v ON v.product_id = p.id AND v.removed_at IS NULL
           GROUP BY p.id HAVING bool_or(jsonb_array_length(v.options) <> jsonb_array_length(p.options))
              OR jsonb_array_length(p.options) = 0 AND count(*) <> 1`,
  },
  {
    name: 'the picture of a variant is one of its product',
    sql: `SELECT v.id FROM product_variants v WHERE (v.media_id IS NULL) <> (v.thumbnail_url IS NULL) OR v.media_id IS NOT NULL
             AND NOT EXISTS (SELECT FROM product_photos f WHERE f.product_id = v.product_id AND f.media_id = v.media_id)`,
  },
  {
    name: 'what is not for sale is found by no word',
    sql: `SELECT p.slug FROM products p
           WHERE NOT p.is_active AND EXISTS (SELECT 1 FROM product_words w WHERE w.product_id = p.id)`,
  },
  {
    name: 'the rating that a product is sorted by is that of its reviews',
    sql: `SELECT p.slug FROM products p LEFT JOIN (SELECT product_id, round(avg(stars), 1) AS average, count(*) AS reviews
              FROM product_reviews WHERE hidden_at IS NULL GROUP BY 1) r ON r.product_id = p.id
           WHERE p.rating_average <> coalesce(r.average, 0) OR p.rating_count <> coalesce(r.reviews, 0)`,
  },
  {
    name: 'a product is searched by its texts in both languages, and its sounds are those of them',
    sql: `SELECT p.slug FROM products p
           WHERE p.search IS DISTINCT FROM product_search(p.title, p.description, translated_words(p.id))
              OR p.sounds <> product_sounds(p.search)`,
  },
  {
    name: 'a product shows exactly as many pictures as it has photos, and a small one, if it has any',
    sql: `SELECT p.slug FROM products p JOIN (SELECT product_id, count(*) AS photos FROM product_photos GROUP BY 1) f
              ON f.product_id = p.id WHERE jsonb_array_length(p.images) <> f.photos OR p.thumbnail_url IS NULL`,
  },
]
