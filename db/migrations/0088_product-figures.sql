-- The words with figures of a text, in small letters: 500, 500g, 10x20. Not of `market_latin`, where 500ग्राम is one word: here it
-- is 500, so that it is found with a space and without.
CREATE FUNCTION market_figures(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT left(found[1], 24)
    FROM regexp_matches(lower(translate(given, '०१२३४५६७८९', '0123456789')), '[a-z0-9]*[0-9][a-z0-9]*', 'g') found LIMIT 200);
--> statement-breakpoint
CREATE FUNCTION product_sounds(search text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_tsvector(market_sound_words(search, 1000) || market_figures(search));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_write_sounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.title, NEW.description) IS DISTINCT FROM (OLD.title, OLD.description) THEN
    NEW.search := product_search(NEW.title, NEW.description, translated_words(NEW.id));
    NEW.sounds := product_sounds(NEW.search);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_translations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed content_translations := coalesce(NEW, OLD);
BEGIN
  IF changed.kind = 'campaign' THEN
    UPDATE campaigns SET title = title WHERE id = changed.subject_id;
  ELSIF changed.kind = 'product' THEN
    UPDATE products p SET search = t.search, sounds = product_sounds(t.search)
      FROM (SELECT id, product_search(title, description, translated_words(id)) AS search
              FROM products WHERE id = changed.subject_id) t
     WHERE p.id = t.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Products that were there before. Of a large market it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
UPDATE products SET sounds = product_sounds(search) WHERE search ~ '[0-9०-९]';
