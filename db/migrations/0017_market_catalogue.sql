CREATE TABLE "market_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"rows_total" integer NOT NULL,
	"rows_saved" integer NOT NULL,
	"skipped" jsonb NOT NULL,
	"wrong" jsonb NOT NULL,
	"head" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" uuid NOT NULL,
	"word" text NOT NULL,
	"weight" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_words_product_id_word_pk" PRIMARY KEY("product_id","word")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_words_word" ON "market_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "market_words_near" ON "market_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_imports_of_seller" ON "product_imports" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "product_words_newest" ON "product_words" USING btree ("word","weight","created_at","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "market_flags_one_open" ON "market_flags" USING btree ("subject","subject_id","by_user_id") WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX "products_all_of_seller" ON "products" USING btree ("seller_id","created_at");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_once_per_form" UNIQUE("seller_id","form_key");--> statement-breakpoint
-- A text in small Latin letters: without accents, and Devanagari as people type it ('साड़ी' → 'sari', 'कपड़ा' → 'kapra').
-- A consonant carries '~' until it is clear whether its own vowel is heard.
CREATE FUNCTION market_latin(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  t text := lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f\u200c\u200d]', '', 'g'));
  pair text[];
  signs CONSTANT text[][] := ARRAY[
    ['ज्ञ','gy~'], ['क़','k~'], ['ख़','kh~'], ['ग़','g~'], ['ज़','z~'], ['ड़','r~'], ['ढ़','rh~'], ['फ़','f~'], ['़',''],
    ['क','k~'], ['ख','kh~'], ['ग','g~'], ['घ','gh~'], ['ङ','n~'], ['च','ch~'], ['छ','chh~'], ['ज','j~'], ['झ','jh~'], ['ञ','n~'],
    ['ट','t~'], ['ठ','th~'], ['ड','d~'], ['ढ','dh~'], ['ण','n~'], ['त','t~'], ['थ','th~'], ['द','d~'], ['ध','dh~'], ['न','n~'],
    ['प','p~'], ['फ','ph~'], ['ब','b~'], ['भ','bh~'], ['म','m~'], ['य','y~'], ['र','r~'], ['ल','l~'], ['ळ','l~'], ['व','v~'],
    ['श','sh~'], ['ष','sh~'], ['स','s~'], ['ह','h~'],
    ['~्',''], ['~ा','a'], ['~ि','i'], ['~ी','i'], ['~ु','u'], ['~ू','u'], ['~ृ','ri'], ['~े','e'], ['~ै','ai'], ['~ो','o'], ['~ौ','au'],
    ['~ॉ','o'], ['~ॅ','e'], ['~ं','an'], ['~ँ','an'], ['~ः','ah'],
    ['अ','a'], ['आ','a'], ['इ','i'], ['ई','i'], ['उ','u'], ['ऊ','u'], ['ऋ','ri'], ['ए','e'], ['ऐ','ai'], ['ओ','o'], ['औ','au'], ['ऑ','o'],
    ['ं','n'], ['ँ','n'], ['ः','h'], ['।',' ']];
BEGIN
  IF t !~ '[\u0900-\u097f]' THEN RETURN t; END IF;
  FOREACH pair SLICE 1 IN ARRAY signs LOOP t := replace(t, pair[1], pair[2]); END LOOP;
  t := translate(t, '०१२३४५६७८९', '0123456789');
  t := regexp_replace(t, '~(?=[^a-z~]|$)', '', 'g');
  t := regexp_replace(t, '([aeiou~][bcdfghjklmnpqrstvwxyz]{1,3})~(?=[bcdfghjklmnpqrstvwxyz]{1,3}[aeiou])', '\1', 'g');
  RETURN replace(t, '~', 'a');
END $$;
--> statement-breakpoint
-- The words of a text as they sound, so that one thing typed in several ways is one word: 'pickle' and 'picle', 'achaar',
-- 'achar' and 'अचार'. Small words, words with figures and very long ones are left out.
CREATE FUNCTION market_sounds(given text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
    WHERE length(word) BETWEEN 2 AND 24 ORDER BY n LIMIT 80);
END $$;
--> statement-breakpoint
-- What is for sale has its words written down; what is not has none. A word that two write at once stands there twice:
-- waiting for each other would let two imports wait for ever. A connection keeps its plans: one that was made while the
-- market was small must not read all of it later.
CREATE FUNCTION products_write_words() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.title, NEW.description, NEW.is_active) IS NOT DISTINCT FROM (OLD.title, OLD.description, OLD.is_active) THEN
      RETURN NULL;
    END IF;
    DELETE FROM product_words WHERE product_id = NEW.id;
  END IF;
  IF NOT NEW.is_active THEN RETURN NULL; END IF;
  INSERT INTO product_words (product_id, word, weight, created_at)
    SELECT NEW.id, word, max(weight), NEW.created_at
      FROM (SELECT unnest(market_sounds(NEW.title)) AS word, 2 AS weight
            UNION ALL SELECT unnest(market_sounds(NEW.description)), 1) said
     GROUP BY word;
  INSERT INTO market_words (word)
    SELECT w.word FROM product_words w
     WHERE w.product_id = NEW.id AND NOT EXISTS (SELECT 1 FROM market_words m WHERE m.word = w.word);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_have_words AFTER INSERT OR UPDATE OF title, description, is_active ON products
  FOR EACH ROW EXECUTE FUNCTION products_write_words();
--> statement-breakpoint
-- Products that were there before. Of a large market it takes longer than a question may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
INSERT INTO product_words (product_id, word, weight, created_at)
  SELECT id, word, max(weight), created_at
    FROM (SELECT id, created_at, unnest(market_sounds(title)) AS word, 2 AS weight FROM products WHERE is_active
          UNION ALL SELECT id, created_at, unnest(market_sounds(description)), 1 FROM products WHERE is_active) said
   GROUP BY id, word, created_at;
--> statement-breakpoint
INSERT INTO market_words (word) SELECT DISTINCT word FROM product_words;
