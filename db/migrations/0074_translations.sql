CREATE TABLE "content_translations" (
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"original_hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "content_translations_subject_id_kind_language_pk" PRIMARY KEY("subject_id","kind","language"),
	CONSTRAINT "content_translations_kind" CHECK ("content_translations"."kind" IN ('campaign', 'product', 'shop', 'testimony', 'story')),
	CONSTRAINT "content_translations_language" CHECK ("content_translations"."language" IN ('en', 'hi')),
	CONSTRAINT "content_translations_not_empty" CHECK (jsonb_typeof("content_translations"."fields") = 'object' AND "content_translations"."fields" <> '{}')
);
--> statement-breakpoint
ALTER TABLE "campaign_changes" DROP CONSTRAINT "campaign_changes_part_known";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "campaign_changes" ADD CONSTRAINT "campaign_changes_part_known" CHECK ("campaign_changes"."part" IN ('story', 'costs', 'goal', 'end', 'beneficiary', 'translation'));--> statement-breakpoint
-- A translation goes with its row.
CREATE FUNCTION delete_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM content_translations WHERE subject_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_delete_translations AFTER DELETE ON campaigns
  FOR EACH ROW EXECUTE FUNCTION delete_translations();
--> statement-breakpoint
CREATE TRIGGER products_delete_translations AFTER DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION delete_translations();
--> statement-breakpoint
CREATE TRIGGER seller_profiles_delete_translations AFTER DELETE ON seller_profiles
  FOR EACH ROW EXECUTE FUNCTION delete_translations();
--> statement-breakpoint
CREATE TRIGGER testimonies_delete_translations AFTER DELETE ON testimonies
  FOR EACH ROW EXECUTE FUNCTION delete_translations();
--> statement-breakpoint
CREATE TRIGGER good_deeds_stories_delete_translations AFTER DELETE ON good_deeds_stories
  FOR EACH ROW EXECUTE FUNCTION delete_translations();
--> statement-breakpoint
-- Title and description of the other version, for searches.
CREATE FUNCTION translated_words(subject uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(concat_ws(E'\n', fields->>'title', fields->>'description'), E'\n' ORDER BY language)
    FROM content_translations WHERE subject_id = subject
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION campaigns_write_finding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  searched text := lower(concat_ws(E'\n', NEW.title, NEW.description, NEW.organiser_name, NEW.location, NEW.category,
    translated_words(NEW.id)));
BEGIN
  INSERT INTO campaign_finding (campaign_id, ring, search, cause, state, created_at, ends_at, goal_minor)
    VALUES (NEW.id, ('x' || left(md5(NEW.id::text), 8))::bit(32)::bigint & 4294967295, '', NEW.category,
      lower(btrim(regexp_replace(NEW.location, '^.*,', ''))), NEW.created_at, NEW.ends_at, NEW.goal_minor)
    ON CONFLICT (campaign_id) DO UPDATE SET cause = excluded.cause, state = excluded.state,
      created_at = excluded.created_at, ends_at = excluded.ends_at, goal_minor = excluded.goal_minor;
  UPDATE campaign_finding SET search = searched, sounds = array_to_tsvector(market_sounds(searched))
   WHERE campaign_id = NEW.id AND search <> searched;
  IF FOUND THEN
    INSERT INTO campaign_words (word)
      SELECT said.word FROM (SELECT DISTINCT unnest(market_sounds(searched)) AS word) said
       WHERE NOT EXISTS (SELECT FROM campaign_words w WHERE w.word = said.word);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_search(title text, description text, translated text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(E'\n', lower(title), lower(description), lower(translated))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_write_sounds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.title, NEW.description) IS DISTINCT FROM (OLD.title, OLD.description) THEN
    NEW.search := product_search(NEW.title, NEW.description, translated_words(NEW.id));
    NEW.sounds := array_to_tsvector(market_sound_words(NEW.search, 1000));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The search texts of a row follow its translations; writing a campaign again calls its trigger above.
CREATE FUNCTION search_translations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed content_translations := coalesce(NEW, OLD);
BEGIN
  IF changed.kind = 'campaign' THEN
    UPDATE campaigns SET title = title WHERE id = changed.subject_id;
  ELSIF changed.kind = 'product' THEN
    UPDATE products p SET search = t.search, sounds = array_to_tsvector(market_sound_words(t.search, 1000))
      FROM (SELECT id, product_search(title, description, translated_words(id)) AS search
              FROM products WHERE id = changed.subject_id) t
     WHERE p.id = t.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_translations_are_searched AFTER INSERT OR UPDATE OR DELETE ON content_translations
  FOR EACH ROW EXECUTE FUNCTION search_translations();
