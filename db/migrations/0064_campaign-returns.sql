CREATE TABLE "campaign_return_lines" (
	"return_id" uuid NOT NULL,
	"contribution_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_return_lines_once" PRIMARY KEY("return_id","contribution_id"),
	CONSTRAINT "campaign_return_lines_amount" CHECK ("campaign_return_lines"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_name" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_by_name" text,
	"confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "campaign_returns_cause" CHECK ("campaign_returns"."cause" IN ('unneeded', 'unspent', 'fraudulent')),
	CONSTRAINT "campaign_returns_state" CHECK ("campaign_returns"."state" IN ('prepared', 'confirmed', 'done', 'cancelled')),
	CONSTRAINT "campaign_returns_two_people" CHECK ("campaign_returns"."confirmed_by" <> "campaign_returns"."prepared_by"),
	CONSTRAINT "campaign_returns_confirmed" CHECK (("campaign_returns"."state" IN ('confirmed', 'done')) = ("campaign_returns"."confirmed_by" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "contribution_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contribution_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"campaign_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contribution_returns_once" UNIQUE("contribution_id","key"),
	CONSTRAINT "contribution_returns_amount" CHECK ("contribution_returns"."amount_minor" > 0 AND "contribution_returns"."campaign_minor" BETWEEN 0 AND "contribution_returns"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "provider_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"provider_ref" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "provider_payouts_ref_unique" UNIQUE("provider","provider_ref"),
	CONSTRAINT "provider_payouts_purpose" CHECK ("provider_payouts"."purpose" IN ('tranche')),
	CONSTRAINT "provider_payouts_state" CHECK ("provider_payouts"."state" IN ('created', 'queued', 'processing', 'processed', 'failed', 'reversed', 'refused')),
	CONSTRAINT "provider_payouts_amount_positive" CHECK ("provider_payouts"."amount_minor" > 0),
	CONSTRAINT "provider_payouts_known" CHECK ("provider_payouts"."state" IN ('created', 'refused') OR "provider_payouts"."provider_ref" IS NOT NULL)
);
--> statement-breakpoint
DROP INDEX "contributions_counted";--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "charged_cost_minor" bigint;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "charged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "returned_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "counted_minor" bigint GENERATED ALWAYS AS (amount_minor - returned_minor) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "net_minor" bigint GENERATED ALWAYS AS (amount_minor - coalesce(charged_cost_minor, cost_minor) - returned_minor) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_return_lines" ADD CONSTRAINT "campaign_return_lines_return_id_campaign_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."campaign_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_return_lines" ADD CONSTRAINT "campaign_return_lines_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_returns" ADD CONSTRAINT "campaign_returns_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_returns" ADD CONSTRAINT "contribution_returns_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_returns_one_open" ON "campaign_returns" USING btree ("campaign_id") WHERE "campaign_returns"."state" IN ('prepared', 'confirmed');--> statement-breakpoint
CREATE INDEX "provider_payouts_next_check" ON "provider_payouts" USING btree ("next_check_at") WHERE "provider_payouts"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "contributions_uncharged" ON "contributions" USING btree ("payment_id") WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL AND "contributions"."cost_minor" > 0 AND "contributions"."charged_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contributions_counted" ON "contributions" USING btree ("campaign_id","counted_minor") WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_charged_range" CHECK ("contributions"."charged_cost_minor" BETWEEN 0 AND "contributions"."cost_minor");--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_returned_range" CHECK ("contributions"."returned_minor" >= 0 AND "contributions"."net_minor" >= 0);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_charged_dated" CHECK (("contributions"."charged_cost_minor" IS NULL) = ("contributions"."charged_at" IS NULL));
--> statement-breakpoint
-- By hand. A payout of a provider keeps what was agreed, and goes forward only.
CREATE FUNCTION provider_payouts_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.purpose, NEW.provider, NEW.amount_minor, NEW.currency, NEW.created_at)
     IS DISTINCT FROM (OLD.id, OLD.purpose, OLD.provider, OLD.amount_minor, OLD.currency, OLD.created_at)
     OR (OLD.provider_ref IS NOT NULL AND NEW.provider_ref IS DISTINCT FROM OLD.provider_ref)
     OR NOT (NEW.state = OLD.state OR OLD.state IN ('created', 'refused')
        OR (OLD.state = 'queued' AND NEW.state IN ('processing', 'processed', 'failed', 'reversed'))
        OR (OLD.state = 'processing' AND NEW.state IN ('processed', 'failed', 'reversed'))
        OR (OLD.state = 'processed' AND NEW.state = 'reversed')) THEN
    RAISE EXCEPTION 'payout %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER provider_payouts_forward_only BEFORE UPDATE ON provider_payouts
  FOR EACH ROW EXECUTE FUNCTION provider_payouts_refuse_change();
--> statement-breakpoint
-- By hand. What was promised before paying, and what was declared, cannot change; the provider charges a gift once, and
-- what went back of it only grows.
CREATE OR REPLACE FUNCTION contributions_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.payment_id, NEW.amount_minor, NEW.tip_minor, NEW.cost_minor, NEW.cost_rule_id,
      NEW.is_indian_citizen, NEW.is_anonymous, NEW.created_at, NEW.tax_approval_id)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.payment_id, OLD.amount_minor, OLD.tip_minor, OLD.cost_minor, OLD.cost_rule_id,
      OLD.is_indian_citizen, OLD.is_anonymous, OLD.created_at, OLD.tax_approval_id)
     OR NEW.returned_minor < OLD.returned_minor
     OR (OLD.settled_at IS NOT NULL AND (NEW.settled_at, NEW.receipt_number) IS DISTINCT FROM (OLD.settled_at, OLD.receipt_number))
     OR (OLD.charged_at IS NOT NULL AND (NEW.charged_at, NEW.charged_cost_minor) IS DISTINCT FROM (OLD.charged_at, OLD.charged_cost_minor))
     OR (OLD.returned_at IS NOT NULL AND (NEW.returned_at, NEW.settled_at) IS DISTINCT FROM (OLD.returned_at, OLD.settled_at)) THEN
    RAISE EXCEPTION 'contribution %: what was given cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER contribution_returns_append_only BEFORE UPDATE OR DELETE ON contribution_returns
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
-- A gift never pays more than belongs to the campaign.
CREATE OR REPLACE FUNCTION campaign_allocations_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong text;
BEGIN
  SELECT min(k.id::text) INTO wrong FROM contributions k
    JOIN (SELECT DISTINCT contribution_id AS id FROM added WHERE contribution_id IS NOT NULL) touched ON touched.id = k.id
    JOIN LATERAL (SELECT sum(a.amount_minor) AS spent_minor FROM campaign_allocations a WHERE a.contribution_id = k.id) s ON true
   WHERE s.spent_minor < 0 OR s.spent_minor > k.net_minor OR (s.spent_minor > 0 AND k.settled_at IS NULL);
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'gift %: it cannot pay that much', wrong USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Campaigns are listed by what was given and not returned.
CREATE OR REPLACE FUNCTION contributions_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(counted_minor), array_agg(1))
    FROM added WHERE settled_at IS NOT NULL AND returned_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contributions_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(-counted_minor), array_agg(-1))
    FROM removed WHERE settled_at IS NOT NULL AND returned_at IS NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contributions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM campaign_finding_add(array_agg(campaign_id), array_agg(raised), array_agg(counted))
    FROM (SELECT campaign_id, sum(raised)::bigint AS raised, sum(counted)::int AS counted
            FROM (SELECT campaign_id, counted_minor AS raised, 1 AS counted FROM added
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL
                  UNION ALL
                  SELECT campaign_id, -counted_minor, -1 FROM removed
                   WHERE settled_at IS NOT NULL AND returned_at IS NULL) c
           GROUP BY campaign_id) d
   WHERE (raised, counted) <> (0, 0) HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_return_lines_append_only BEFORE UPDATE OR DELETE ON campaign_return_lines
  FOR EACH STATEMENT EXECUTE FUNCTION giving_refuse_change();
--> statement-breakpoint
-- A return keeps its reason and its people, and goes forward only.
CREATE FUNCTION campaign_returns_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (NEW.id, NEW.campaign_id, NEW.cause, NEW.reason, NEW.prepared_by, NEW.prepared_at)
        IS DISTINCT FROM (OLD.id, OLD.campaign_id, OLD.cause, OLD.reason, OLD.prepared_by, OLD.prepared_at)
     OR (OLD.confirmed_by IS NOT NULL AND NEW.confirmed_by IS DISTINCT FROM OLD.confirmed_by)
     OR (OLD.state, NEW.state) NOT IN (('prepared', 'confirmed'), ('prepared', 'cancelled'), ('confirmed', 'done')) THEN
    RAISE EXCEPTION 'return %: % cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_returns_forward_only BEFORE UPDATE OR DELETE ON campaign_returns
  FOR EACH ROW EXECUTE FUNCTION campaign_returns_refuse_change();
