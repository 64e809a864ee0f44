-- The same words as `market_sounds`, as many as are asked for.
CREATE FUNCTION market_sound_words(given text, words_max int) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  t text := market_latin(given);
  rule text[];
  rules CONSTANT text[][] := ARRAY[
    ['[’'']', ''], ['[^a-z0-9]+', ' '], ['[a-z0-9]*[0-9][a-z0-9]*', ' '],
    ['\m(a|an|and|are|as|at|by|for|from|in|is|it|its|my|of|on|or|our|the|to|with|your|ka|ke|ki|ko|se|aur|mein|hai)\M', ' '],
    ['chh?', 'C'], ['c(?=[eiy])', 's'], ['ck?', 'k'], ['sh', 's'], ['ph', 'f'], ['([bdgjkt])h', '\1'],
    ['x', 'ks'], ['q', 'k'], ['z', 'j'], ['([ao])w(?![aeiouy])', 'o'], ['w', 'v'], ['y', 'i'],
    ['aa+', 'a'], ['ee+', 'i'], ['oo+', 'u'], ['(.)\1+', '\1'], ['ei\M', 'i'], ['[ae]i', 'e'], ['[ao]u', 'o'], ['n(?=[bpm])', 'm'], ['([a-z]{3})s\M', '\1'], ['C', 'c']];
BEGIN
  FOREACH rule SLICE 1 IN ARRAY rules LOOP t := regexp_replace(t, rule[1], rule[2], 'g'); END LOOP;
  RETURN ARRAY(SELECT word FROM regexp_split_to_table(t, ' +') WITH ORDINALITY s(word, n)
    WHERE length(word) BETWEEN 2 AND 24 ORDER BY n LIMIT words_max);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION market_sounds(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN market_sound_words(given, 80);
--> statement-breakpoint
-- Each Devanagari letter as a Latin letter or a digit, which trigrams contain in every locale. Several letters become the
-- same one, so what is found by it is compared with the text itself.
CREATE FUNCTION market_signs(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN translate(given,
  U&'\0900\0901\0902\0903\0904\0905\0906\0907\0908\0909\090A\090B\090C\090D\090E\090F\0910\0911\0912\0913\0914\0915\0916\0917\0918\0919\091A\091B\091C\091D\091E\091F\0920\0921\0922\0923\0924\0925\0926\0927\0928\0929\092A\092B\092C\092D\092E\092F\0930\0931\0932\0933\0934\0935\0936\0937\0938\0939\093A\093B\093C\093D\093E\093F\0940\0941\0942\0943\0944\0945\0946\0947\0948\0949\094A\094B\094C\094D\094E\094F\0950\0951\0952\0953\0954\0955\0956\0957\0958\0959\095A\095B\095C\095D\095E\095F\0960\0961\0962\0963\0964\0965\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\0970\0971\0972\0973\0974\0975\0976\0977\0978\0979\097A\097B\097C\097D\097E\097F',
  'abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrst');
--> statement-breakpoint
CREATE TABLE "synonym_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"words" text[] NOT NULL,
	"first_key" text,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "synonym_groups_first_key_unique" UNIQUE("first_key"),
	CONSTRAINT "synonym_groups_words_count" CHECK (cardinality("synonym_groups"."words") BETWEEN 2 AND 24)
);
--> statement-breakpoint
CREATE TABLE "synonym_words" (
	"sounds" text PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "synonym_words_sounds_filled" CHECK ("synonym_words"."sounds" <> '')
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sounds" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_average" numeric(2, 1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "synonym_words" ADD CONSTRAINT "synonym_words_group_id_synonym_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."synonym_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "synonym_words_group" ON "synonym_words" USING btree ("group_id");--> statement-breakpoint
-- A product has its words as they sound; they change with its title and description.
CREATE FUNCTION products_write_sounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.title, NEW.description) IS DISTINCT FROM (OLD.title, OLD.description) THEN
    NEW.sounds := array_to_tsvector(market_sound_words(NEW.title || E'\n' || NEW.description, 1000));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_have_sounds BEFORE INSERT OR UPDATE OF title, description ON products
  FOR EACH ROW EXECUTE FUNCTION products_write_sounds();
--> statement-breakpoint
-- The product's row is locked before the reviews are read, so that two reviews at once both count.
CREATE FUNCTION products_write_rating() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  PERFORM FROM products WHERE id IN (SELECT product_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products p SET rating_average = r.average, rating_count = r.reviews
    FROM (SELECT c.product_id, coalesce(round(avg(v.stars), 1), 0) AS average, count(v.stars) AS reviews
            FROM (SELECT DISTINCT product_id FROM changed) c
            LEFT JOIN product_reviews v ON v.product_id = c.product_id AND v.hidden_at IS NULL
           GROUP BY c.product_id) r
   WHERE p.id = r.product_id AND (p.rating_average, p.rating_count) IS DISTINCT FROM (r.average, r.reviews);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_reviews_added AFTER INSERT ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_write_rating();
--> statement-breakpoint
CREATE TRIGGER product_reviews_changed AFTER UPDATE ON product_reviews
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_write_rating();
--> statement-breakpoint
CREATE TRIGGER product_reviews_removed AFTER DELETE ON product_reviews
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_write_rating();
--> statement-breakpoint
-- Each word is in one group only: the primary key refuses a second one.
CREATE FUNCTION synonym_groups_write_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM synonym_words WHERE group_id = NEW.id;
  IF NEW.removed_at IS NULL THEN
    INSERT INTO synonym_words (sounds, group_id)
      SELECT DISTINCT array_to_string(market_sounds(word), ' '), NEW.id FROM unnest(NEW.words) word;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER synonym_groups_have_words AFTER INSERT OR UPDATE OF words, removed_at ON synonym_groups
  FOR EACH ROW EXECUTE FUNCTION synonym_groups_write_words();
--> statement-breakpoint
-- The products for sale with these words, from the full-text index, whatever the planner thinks of their number.
CREATE FUNCTION products_with_sounds(wanted tsquery, products_max int) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE
  SET enable_seqscan = off SET enable_indexscan = off
  AS $$ SELECT id FROM products WHERE is_active AND sounds @@ wanted LIMIT products_max $$;
--> statement-breakpoint
-- Products and reviews that were there before. Of a large market it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
UPDATE products SET sounds = array_to_tsvector(market_sound_words(title || E'\n' || description, 1000));
--> statement-breakpoint
UPDATE products p SET rating_average = r.average, rating_count = r.reviews
  FROM (SELECT product_id, round(avg(stars), 1) AS average, count(*) AS reviews FROM product_reviews
         WHERE hidden_at IS NULL GROUP BY product_id) r
 WHERE p.id = r.product_id;
--> statement-breakpoint
CREATE INDEX "products_cheapest" ON "products" USING btree ((currency <> 'INR'),"price_minor","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_dearest" ON "products" USING btree ((currency = 'INR'),"price_minor","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_best_rated" ON "products" USING btree ("rating_average","rating_count","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_sounds" ON "products" USING gin ("sounds") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_signs" ON "products" USING gin (market_signs(search) gin_trgm_ops) WITH (fastupdate=false) WHERE is_active AND search ~ '[\u0900-\u097f]';--> statement-breakpoint
CREATE INDEX "seller_profiles_state" ON "seller_profiles" USING btree ("state");