ALTER TABLE "campaign_returns" DROP CONSTRAINT "campaign_returns_state";--> statement-breakpoint
DROP INDEX "campaign_returns_one_open";--> statement-breakpoint
ALTER TABLE "campaign_returns" ALTER COLUMN "prepared_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_returns" ALTER COLUMN "prepared_by_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_returns" ALTER COLUMN "prepared_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_returns_one_open" ON "campaign_returns" USING btree ("campaign_id") WHERE "campaign_returns"."state" IN ('asked', 'prepared', 'confirmed');--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD CONSTRAINT "campaign_returns_asked" CHECK (("campaign_returns"."asked_by" IS NULL) = ("campaign_returns"."asked_at" IS NULL));--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD CONSTRAINT "campaign_returns_prepared" CHECK (("campaign_returns"."prepared_by" IS NULL) = ("campaign_returns"."prepared_at" IS NULL) AND ("campaign_returns"."prepared_by" IS NULL) = ("campaign_returns"."prepared_by_name" IS NULL)
        AND CASE "campaign_returns"."state" WHEN 'asked' THEN "campaign_returns"."asked_by" IS NOT NULL AND "campaign_returns"."prepared_by" IS NULL
          WHEN 'cancelled' THEN true ELSE "campaign_returns"."prepared_by" IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD CONSTRAINT "campaign_returns_not_own" CHECK ("campaign_returns"."prepared_by" <> "campaign_returns"."asked_by" AND "campaign_returns"."confirmed_by" <> "campaign_returns"."asked_by");--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD CONSTRAINT "campaign_returns_state" CHECK ("campaign_returns"."state" IN ('asked', 'prepared', 'confirmed', 'done', 'cancelled'));--> statement-breakpoint
-- By hand. A return keeps its reason and its people, and goes forward only. What an owner asked for gets its cause, its
-- reason and its first operator when it is prepared.
CREATE OR REPLACE FUNCTION campaign_returns_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.id, NEW.campaign_id, NEW.asked_by, NEW.asked_at) IS DISTINCT FROM (OLD.id, OLD.campaign_id, OLD.asked_by, OLD.asked_at)
     OR ((OLD.state, NEW.state) <> ('asked', 'prepared')
         AND (NEW.cause, NEW.reason, NEW.prepared_by, NEW.prepared_at)
             IS DISTINCT FROM (OLD.cause, OLD.reason, OLD.prepared_by, OLD.prepared_at))
     OR (OLD.confirmed_by IS NOT NULL AND NEW.confirmed_by IS DISTINCT FROM OLD.confirmed_by)
     OR (OLD.state, NEW.state) NOT IN (('asked', 'prepared'), ('asked', 'cancelled'), ('prepared', 'confirmed'),
          ('prepared', 'cancelled'), ('confirmed', 'done')) THEN
    RAISE EXCEPTION 'return %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
