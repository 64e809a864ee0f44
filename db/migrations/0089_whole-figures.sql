-- Figures are compared as whole numbers: 50 does not find 500. A word with letters after its digits (500g) is found by these
-- digits too.
CREATE OR REPLACE FUNCTION market_figures(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT left(figure, 24)
    FROM regexp_matches(lower(translate(given, '०१२३४५६७८९', '0123456789')), '[a-z0-9]*[0-9][a-z0-9]*', 'g') found,
      unnest(ARRAY[found[1], substring(found[1] FROM '^([0-9]+)[a-z]')]) figure
   WHERE figure IS NOT NULL LIMIT 200);
--> statement-breakpoint
-- Products that were there before. Of a large market it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
UPDATE products SET sounds = product_sounds(search) WHERE search ~ '[0-9०-९][a-z]';
