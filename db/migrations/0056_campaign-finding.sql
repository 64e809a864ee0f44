CREATE TABLE "campaign_finding" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"ring" bigint NOT NULL,
	"search" text NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"is_closed" boolean DEFAULT false NOT NULL,
	"goal_minor" bigint NOT NULL,
	"raised_minor" bigint DEFAULT 0 NOT NULL,
	"gifts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_words" (
	"campaign_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "campaign_words_once" PRIMARY KEY("campaign_id","word")
);
--> statement-breakpoint
CREATE TABLE "campaign_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"by_user_id" uuid,
	"sealed_address" text,
	"public_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "campaign_reports_token_unique" UNIQUE("public_token"),
	CONSTRAINT "campaign_reports_reason" CHECK ("campaign_reports"."reason" IN ('not-true', 'copied', 'money', 'consent', 'hurtful', 'other')),
	CONSTRAINT "campaign_reports_decision" CHECK ("campaign_reports"."decision" IN ('stays', 'closed')),
	CONSTRAINT "campaign_reports_decided" CHECK (("campaign_reports"."decision" IS NULL) = ("campaign_reports"."decided_at" IS NULL) AND ("campaign_reports"."decision" IS NULL) = ("campaign_reports"."note" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "campaign_finding" ADD CONSTRAINT "campaign_finding_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_words" ADD CONSTRAINT "campaign_words_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_finding_cause" ON "campaign_finding" USING btree ("cause");--> statement-breakpoint
CREATE INDEX "campaign_finding_state" ON "campaign_finding" USING btree ("state");--> statement-breakpoint
CREATE INDEX "campaign_finding_text" ON "campaign_finding" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaign_words_word" ON "campaign_words" USING btree ("word","campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_words_near" ON "campaign_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_reports_one_open" ON "campaign_reports" USING btree ("campaign_id","by_user_id") WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_reports_open" ON "campaign_reports" USING btree ("created_at") WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_reports_user" ON "campaign_reports" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "contributions_words" ON "contributions" USING btree ("campaign_id","settled_at" DESC NULLS LAST) WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL AND "contributions"."message" IS NOT NULL;
--> statement-breakpoint
-- What a campaign is found by follows the campaign.
CREATE FUNCTION campaigns_write_finding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  searched text := lower(concat_ws(E'\n', NEW.title, NEW.description, NEW.organiser_name, NEW.location, NEW.category));
BEGIN
  INSERT INTO campaign_finding (campaign_id, ring, search, cause, state, created_at, ends_at, goal_minor)
    VALUES (NEW.id, ('x' || left(md5(NEW.id::text), 8))::bit(32)::bigint & 4294967295, searched, NEW.category,
      lower(btrim(regexp_replace(NEW.location, '^.*,', ''))), NEW.created_at, NEW.ends_at, NEW.goal_minor)
    ON CONFLICT (campaign_id) DO UPDATE SET search = excluded.search, cause = excluded.cause, state = excluded.state,
      created_at = excluded.created_at, ends_at = excluded.ends_at, goal_minor = excluded.goal_minor;
  DELETE FROM campaign_words WHERE campaign_id = NEW.id;
  INSERT INTO campaign_words (campaign_id, word) SELECT DISTINCT NEW.id, word FROM unnest(market_sounds(searched)) word;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_have_finding AFTER INSERT OR UPDATE ON campaigns
  FOR EACH ROW EXECUTE FUNCTION campaigns_write_finding();
--> statement-breakpoint
-- The sum of the gifts that count. Changes are added, because gifts of one campaign may be settled at the same time; the
-- rows are locked in one order, so that two statements about several campaigns do not wait for each other.
CREATE FUNCTION campaign_finding_add(ids uuid[], raised bigint[], counted int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM campaign_finding WHERE campaign_id = ANY (ids) ORDER BY campaign_id FOR NO KEY UPDATE;
  UPDATE campaign_finding f SET raised_minor = f.raised_minor + d.raised, gifts = f.gifts + d.counted
    FROM (SELECT id, sum(r)::bigint AS raised, sum(c)::int AS counted FROM unnest(ids, raised, counted) t(id, r, c) GROUP BY id) d
   WHERE f.campaign_id = d.id AND (d.raised, d.counted) <> (0, 0);
END $$;
--> statement-breakpoint
CREATE FUNCTION contributions_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(amount_minor), array_agg(1))
    FROM added WHERE settled_at IS NOT NULL AND returned_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION contributions_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(-amount_minor), array_agg(-1))
    FROM removed WHERE settled_at IS NOT NULL AND returned_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION contributions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(raised), array_agg(counted))
    FROM (SELECT campaign_id, sum(raised)::bigint AS raised, sum(counted)::int AS counted
            FROM (SELECT campaign_id, amount_minor AS raised, 1 AS counted FROM added
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL
                  UNION ALL
                  SELECT campaign_id, -amount_minor, -1 FROM removed
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL) c
           GROUP BY campaign_id) d
   WHERE (raised, counted) <> (0, 0) HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contributions_counted_on_insert AFTER INSERT ON contributions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION contributions_added();
--> statement-breakpoint
CREATE TRIGGER contributions_counted_on_update AFTER UPDATE ON contributions
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION contributions_changed();
--> statement-breakpoint
CREATE TRIGGER contributions_counted_on_delete AFTER DELETE ON contributions
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION contributions_removed();
--> statement-breakpoint
CREATE FUNCTION campaign_closures_write_finding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.campaign_id, OLD.campaign_id);
BEGIN
  UPDATE campaign_finding f SET is_closed = EXISTS (
      SELECT FROM campaign_closures c WHERE c.campaign_id = changed AND c.reopened_at IS NULL)
   WHERE f.campaign_id = changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_closures_have_finding AFTER INSERT OR UPDATE OR DELETE ON campaign_closures
  FOR EACH ROW EXECUTE FUNCTION campaign_closures_write_finding();
--> statement-breakpoint
-- Campaigns that were there before: an update that changes nothing writes their rows.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
UPDATE campaigns SET title = title;
--> statement-breakpoint
UPDATE campaign_finding f SET raised_minor = t.raised, gifts = t.gifts
  FROM (SELECT campaign_id, sum(amount_minor) AS raised, count(*) AS gifts FROM contributions
         WHERE settled_at IS NOT NULL AND returned_at IS NULL GROUP BY campaign_id) t
 WHERE f.campaign_id = t.campaign_id;
--> statement-breakpoint
UPDATE campaign_finding SET is_closed = true
 WHERE campaign_id IN (SELECT campaign_id FROM campaign_closures WHERE reopened_at IS NULL);
