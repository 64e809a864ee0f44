ALTER TABLE "campaign_words" DROP CONSTRAINT "campaign_words_campaign_id_campaigns_id_fk";
--> statement-breakpoint
DROP INDEX "contributions_counted";--> statement-breakpoint
DROP INDEX "campaign_words_word";--> statement-breakpoint
DROP INDEX "campaign_words_near";--> statement-breakpoint
DROP INDEX "contributions_latest";--> statement-breakpoint
DROP INDEX "contributions_words";--> statement-breakpoint
ALTER TABLE "campaign_words" DROP CONSTRAINT "campaign_words_once";--> statement-breakpoint
ALTER TABLE "campaign_finding" ADD COLUMN "sounds" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_finding" ADD COLUMN "net_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_finding" ADD COLUMN "has_gifts" boolean GENERATED ALWAYS AS (gifts > 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "campaign_finding_ring" ON "campaign_finding" USING btree ("has_gifts","is_closed","ring","campaign_id","ends_at");--> statement-breakpoint
CREATE INDEX "campaign_finding_sounds" ON "campaign_finding" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "contributions_search" ON "contributions" USING gin ((coalesce("message", '') || chr(10) || CASE WHEN "is_anonymous" THEN '' ELSE coalesce("name_snapshot", '') || chr(10) || coalesce("place", '') END) gin_trgm_ops) WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contributions_elsewhere" ON "contributions" USING btree ("campaign_id") WHERE "contributions"."payment_id" IS NULL AND "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_words_word" ON "campaign_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "campaign_words_near" ON "campaign_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contributions_latest" ON "contributions" USING btree ("campaign_id","settled_at","public_seed") WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contributions_words" ON "contributions" USING btree ("campaign_id","settled_at","public_seed") WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL AND "contributions"."message" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_words" DROP COLUMN "campaign_id";--> statement-breakpoint
-- By hand: the words of a campaign as they sound are in its row; the list of words grows only. A word that two write at
-- once stands there twice: waiting for each other would let two imports wait for ever.
CREATE OR REPLACE FUNCTION campaigns_write_finding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  searched text := lower(concat_ws(E'\n', NEW.title, NEW.description, NEW.organiser_name, NEW.location, NEW.category));
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
-- The totals of the gifts that count, with what of them belongs to the campaign.
DROP FUNCTION campaign_finding_add(uuid[], bigint[], int[]);
--> statement-breakpoint
CREATE FUNCTION campaign_finding_add(ids uuid[], raised bigint[], net bigint[], counted int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM campaign_finding WHERE campaign_id = ANY (ids) ORDER BY campaign_id FOR NO KEY UPDATE;
  UPDATE campaign_finding f SET raised_minor = f.raised_minor + d.raised, net_minor = f.net_minor + d.net, gifts = f.gifts + d.counted
    FROM (SELECT id, sum(r)::bigint AS raised, sum(n)::bigint AS net, sum(c)::int AS counted
            FROM unnest(ids, raised, net, counted) t(id, r, n, c) GROUP BY id) d
   WHERE f.campaign_id = d.id AND (d.raised, d.net, d.counted) <> (0, 0, 0);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contributions_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(counted_minor), array_agg(net_minor), array_agg(1))
    FROM added WHERE settled_at IS NOT NULL AND returned_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contributions_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(-counted_minor), array_agg(-net_minor), array_agg(-1))
    FROM removed WHERE settled_at IS NOT NULL AND returned_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contributions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(raised), array_agg(net), array_agg(counted))
    FROM (SELECT campaign_id, sum(raised)::bigint AS raised, sum(net)::bigint AS net, sum(counted)::int AS counted
            FROM (SELECT campaign_id, counted_minor AS raised, net_minor AS net, 1 AS counted FROM added
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL
                  UNION ALL
                  SELECT campaign_id, -counted_minor, -net_minor, -1 FROM removed
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL) c
           GROUP BY campaign_id) d
   WHERE (raised, net, counted) <> (0, 0, 0) HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was there before. Of many gifts it takes longer than a query may.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
UPDATE campaign_finding SET sounds = array_to_tsvector(market_sounds(search));
--> statement-breakpoint
TRUNCATE campaign_words;
--> statement-breakpoint
INSERT INTO campaign_words (word) SELECT DISTINCT unnest(tsvector_to_array(sounds)) FROM campaign_finding;
--> statement-breakpoint
UPDATE campaign_finding f SET net_minor = g.net
  FROM (SELECT campaign_id, sum(net_minor) AS net FROM contributions
         WHERE settled_at IS NOT NULL AND returned_at IS NULL GROUP BY campaign_id) g
 WHERE f.campaign_id = g.campaign_id;
