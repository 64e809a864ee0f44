-- Of a large market it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE TABLE "figure_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"counted" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_counts_key" CHECK ("figure_counts"."key" IN ('active-changemakers', 'impact-generated', 'student-leaders', 'active-missions', 'lives', 'communities', 'supporters'))
);
--> statement-breakpoint
CREATE TABLE "seller_totals" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_totals" ADD CONSTRAINT "seller_totals_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_reviews_of_member" ON "product_reviews" USING btree ("user_id") WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "products_with_fssai" ON "products" USING btree ("seller_id") WHERE facts ? 'fssai';--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_write_rating() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET rating_average = r.average, rating_count = r.reviews, rating_stars = r.stars
    FROM (SELECT c.product_id, coalesce(round(avg(v.stars), 1), 0) AS average, count(v.stars) AS reviews, coalesce(sum(v.stars), 0) AS stars
            FROM (SELECT DISTINCT product_id FROM changed) c
            LEFT JOIN product_reviews v ON v.product_id = c.product_id AND v.hidden_at IS NULL
           GROUP BY c.product_id) r
   WHERE p.id = r.product_id AND (p.rating_average, p.rating_count, p.rating_stars) IS DISTINCT FROM (r.average, r.reviews, r.stars);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A seller has a row from the first product for sale. In the order of their ids, so that two changes do not wait for each other.
CREATE FUNCTION seller_totals_add(ids uuid[], sold int[], rated int[], starred int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO seller_totals AS t (seller_id, products, reviews, stars)
  SELECT id, sum(p), sum(r), sum(s) FROM unnest(ids, sold, rated, starred) d(id, p, r, s)
   GROUP BY id HAVING (sum(p), sum(r), sum(s)) <> (0, 0, 0) ORDER BY id
  ON CONFLICT (seller_id) DO UPDATE SET products = t.products + excluded.products, reviews = t.reviews + excluded.reviews,
    stars = t.stars + excluded.stars
$$;
--> statement-breakpoint
CREATE FUNCTION products_write_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM seller_totals_add(array_agg(seller_id), array_agg(1), array_agg(rating_count), array_agg(rating_stars))
      FROM added WHERE is_active HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM seller_totals_add(array_agg(seller_id), array_agg(-1), array_agg(-rating_count), array_agg(-rating_stars))
      FROM removed WHERE is_active HAVING count(*) > 0;
  ELSE
    PERFORM seller_totals_add(array_agg(seller_id), array_agg(sold), array_agg(rated), array_agg(starred))
      FROM (SELECT seller_id, 1 AS sold, rating_count AS rated, rating_stars AS starred FROM added WHERE is_active
            UNION ALL SELECT seller_id, -1, -rating_count, -rating_stars FROM removed WHERE is_active) d HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was there before.
UPDATE products p SET rating_stars = r.stars
  FROM (SELECT product_id, sum(stars) AS stars FROM product_reviews WHERE hidden_at IS NULL GROUP BY product_id) r
 WHERE p.id = r.product_id;
--> statement-breakpoint
INSERT INTO seller_totals (seller_id, products, reviews, stars)
SELECT seller_id, count(*), sum(rating_count), sum(rating_stars) FROM products WHERE is_active GROUP BY seller_id;
--> statement-breakpoint
CREATE TRIGGER products_counted_on_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION products_write_totals();
--> statement-breakpoint
CREATE TRIGGER products_counted_on_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION products_write_totals();
--> statement-breakpoint
CREATE TRIGGER products_counted_on_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION products_write_totals();
