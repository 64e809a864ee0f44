/** Consistency checks; each query returns the rows that violate it. */
export const marketplaceChecks: readonly { name: string; sql: string }[] = [
  {
    name: 'every struck price was really asked before, for 14 days at least',
    sql: `SELECT p.slug FROM products p WHERE p.list_price_minor IS NOT NULL
            AND coalesce((SELECT sum(h.until - h.since) FROM product_prices h WHERE h.product_id = p.id
                  AND h.currency = p.currency AND h.price_minor = p.list_price_minor), interval '0') < interval '14 days'`,
  },
  {
    name: 'a published product has one open price, and it is the one that is asked; no other product has one',
    sql: `SELECT p.slug FROM products p LEFT JOIN product_prices h ON h.product_id = p.id AND h.until IS NULL
           WHERE p.is_active <> (h.id IS NOT NULL) OR h.price_minor <> p.price_minor OR h.currency <> p.currency`,
  },
  {
    name: 'what is not for sale is found by no word',
    sql: `SELECT p.slug FROM products p
           WHERE NOT p.is_active AND EXISTS (SELECT 1 FROM product_words w WHERE w.product_id = p.id)`,
  },
  {
    name: 'a product shows exactly as many pictures as it has photos, and a small one, if it has any',
    sql: `SELECT p.slug FROM products p JOIN (SELECT product_id, count(*) AS photos FROM product_photos GROUP BY 1) f
              ON f.product_id = p.id WHERE jsonb_array_length(p.images) <> f.photos OR p.thumbnail_url IS NULL`,
  },
]
