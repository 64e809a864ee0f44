CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"list_price_minor" bigint,
	"list_price_since" timestamp with time zone,
	"stock" integer DEFAULT 0 NOT NULL,
	"media_id" uuid,
	"thumbnail_url" text,
	"removed_at" timestamp with time zone,
	CONSTRAINT "product_variants_number_unique" UNIQUE("product_id","number"),
	CONSTRAINT "product_variants_number_range" CHECK ("product_variants"."number" BETWEEN 1 AND 999),
	CONSTRAINT "product_variants_options_are_texts" CHECK (jsonb_typeof("product_variants"."options") = 'array' AND jsonb_array_length("product_variants"."options") <= 3 AND NOT jsonb_path_exists("product_variants"."options", '$[*] ? (@.type() != "string")')),
	CONSTRAINT "product_variants_price_range" CHECK ("product_variants"."price_minor" BETWEEN 1 AND 1000000000),
	CONSTRAINT "product_variants_list_price_higher" CHECK ("product_variants"."list_price_minor" > "product_variants"."price_minor"),
	CONSTRAINT "product_variants_stock_range" CHECK ("product_variants"."stock" BETWEEN 0 AND 99999)
);
--> statement-breakpoint
-- Every product gets its default variant, with the product's id: prices and order lines refer to it from now on. Of a
-- large market this takes longer than a question may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
INSERT INTO product_variants (id, product_id, number, price_minor, list_price_minor, list_price_since, stock)
  SELECT id, id, 1, price_minor, list_price_minor, list_price_since, stock FROM products;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_options_unique" ON "product_variants" USING btree ("product_id",lower("options"::text)) WHERE removed_at IS NULL;
--> statement-breakpoint
CREATE INDEX "product_variants_media" ON "product_variants" USING btree ("media_id");
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_stock_range";
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_range" CHECK ("products"."stock" BETWEEN 0 AND 4999950);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_options_are_texts" CHECK (jsonb_typeof("products"."options") = 'array' AND jsonb_array_length("products"."options") <= 3 AND NOT jsonb_path_exists("products"."options", '$[*] ? (@.type() != "string")'));
--> statement-breakpoint
ALTER TABLE "product_prices" RENAME COLUMN "product_id" TO "variant_id";
--> statement-breakpoint
ALTER TABLE "product_prices" DROP CONSTRAINT "product_prices_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER INDEX "product_prices_of_product" RENAME TO "product_prices_of_variant";
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" uuid;
--> statement-breakpoint
ALTER TABLE "order_lines" DISABLE TRIGGER order_lines_append_only;
--> statement-breakpoint
UPDATE order_lines SET variant_id = product_id;
--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE TRIGGER order_lines_append_only;
--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "variant_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_one_per_product";
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_one_per_variant" UNIQUE("part_id","variant_id");
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_lines_of_variant" ON "order_lines" USING btree ("variant_id");
--> statement-breakpoint
-- What lists read of a product: the price of its cheapest variant, and the sum of the stocks. No row without a variant.
CREATE FUNCTION product_shown(given uuid)
RETURNS TABLE (price_minor bigint, list_price_minor bigint, list_price_since timestamptz, stock int) LANGUAGE sql STABLE AS $$
  SELECT v.price_minor, v.list_price_minor, v.list_price_since, (sum(v.stock) OVER ())::int
    FROM product_variants v WHERE v.product_id = given AND v.removed_at IS NULL
   ORDER BY v.price_minor, v.position, v.number LIMIT 1
$$;
--> statement-breakpoint
-- A product's price may not be null, so its last variant cannot be removed. Plans are kept: see products_write_words.
CREATE FUNCTION product_variants_write_product() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  UPDATE products p
     SET price_minor = shown.price_minor, list_price_minor = shown.list_price_minor,
         list_price_since = shown.list_price_since, stock = shown.stock
    FROM (SELECT c.product_id, s.* FROM (SELECT DISTINCT product_id FROM changed) c
            LEFT JOIN LATERAL product_shown(c.product_id) s ON true) shown
   WHERE p.id = shown.product_id
     AND (p.price_minor, p.list_price_minor, p.list_price_since, p.stock)
         IS DISTINCT FROM (shown.price_minor, shown.list_price_minor, shown.list_price_since, shown.stock);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_added AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_variants_write_product();
--> statement-breakpoint
CREATE TRIGGER product_variants_changed AFTER UPDATE ON product_variants
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_variants_write_product();
--> statement-breakpoint
CREATE TRIGGER product_variants_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_variants_write_product();
--> statement-breakpoint
-- A new product gets its default variant, with the product's id.
CREATE FUNCTION products_add_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (id, product_id, number, price_minor, list_price_minor, list_price_since, stock)
    SELECT id, id, 1, price_minor, list_price_minor, list_price_since, stock FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_have_a_variant AFTER INSERT ON products
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION products_add_variant();
--> statement-breakpoint
-- A price or a stock that is written on a product without options is its default variant's; with options it is refused.
CREATE FUNCTION products_write_variant() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM product_shown(NEW.id) s
      WHERE (s.price_minor, s.list_price_minor, s.list_price_since, s.stock)
        IS NOT DISTINCT FROM (NEW.price_minor, NEW.list_price_minor, NEW.list_price_since, NEW.stock)) THEN
    RETURN NULL;
  END IF;
  IF jsonb_array_length(NEW.options) > 0 THEN
    RAISE EXCEPTION 'product %: price and stock are those of its variants', NEW.id USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE product_variants SET price_minor = NEW.price_minor, list_price_minor = NEW.list_price_minor,
      list_price_since = NEW.list_price_since, stock = NEW.stock
   WHERE product_id = NEW.id AND removed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_price_of_variant
  AFTER UPDATE OF price_minor, list_price_minor, list_price_since, stock ON products FOR EACH ROW
  WHEN ((OLD.price_minor, OLD.list_price_minor, OLD.list_price_since, OLD.stock)
    IS DISTINCT FROM (NEW.price_minor, NEW.list_price_minor, NEW.list_price_since, NEW.stock))
  EXECUTE FUNCTION products_write_variant();
