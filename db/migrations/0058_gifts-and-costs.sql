CREATE TABLE "payment_costs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"instrument" text NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed_minor" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "payment_costs_once" UNIQUE("instrument","from_day"),
	CONSTRAINT "payment_costs_instrument" CHECK ("payment_costs"."instrument" IN ('any', 'upi', 'card', 'netbanking', 'wallet')),
	CONSTRAINT "payment_costs_share" CHECK ("payment_costs"."basis_points" BETWEEN 0 AND 1000),
	CONSTRAINT "payment_costs_fixed" CHECK ("payment_costs"."fixed_minor" BETWEEN 0 AND 500),
	CONSTRAINT "payment_costs_tax" CHECK ("payment_costs"."tax_basis_points" BETWEEN 0 AND 3000),
	CONSTRAINT "payment_costs_days" CHECK ("payment_costs"."until_day" >= "payment_costs"."from_day"),
	CONSTRAINT "payment_costs_source" CHECK (length("payment_costs"."source") BETWEEN 1 AND 300),
	CONSTRAINT "payment_costs_reason" CHECK (length("payment_costs"."reason") BETWEEN 1 AND 300)
);
--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "cost_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "cost_rule_id" uuid;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "is_indian_citizen" boolean;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_costs_one_open" ON "payment_costs" USING btree ("instrument") WHERE "payment_costs"."until_day" IS NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_cost_rule_id_payment_costs_id_fk" FOREIGN KEY ("cost_rule_id") REFERENCES "public"."payment_costs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contributions_guest_email" ON "contributions" USING btree ("email") WHERE "contributions"."user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_cost_range" CHECK ("contributions"."cost_minor" >= 0 AND "contributions"."cost_minor" < "contributions"."amount_minor");--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_cost_by_rule" CHECK ("contributions"."cost_minor" = 0 OR "contributions"."cost_rule_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_no_foreign_source" CHECK ("contributions"."is_indian_citizen");
--> statement-breakpoint
-- What was promised before paying, and what was declared, cannot change either.
CREATE OR REPLACE FUNCTION contributions_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.campaign_id, NEW.payment_id, NEW.amount_minor, NEW.tip_minor, NEW.cost_minor, NEW.cost_rule_id,
      NEW.is_indian_citizen, NEW.is_anonymous, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.campaign_id, OLD.payment_id, OLD.amount_minor, OLD.tip_minor, OLD.cost_minor, OLD.cost_rule_id,
      OLD.is_indian_citizen, OLD.is_anonymous, OLD.created_at)
     OR (OLD.settled_at IS NOT NULL AND (NEW.settled_at, NEW.receipt_number) IS DISTINCT FROM (OLD.settled_at, OLD.receipt_number))
     OR (OLD.returned_at IS NOT NULL AND (NEW.returned_at, NEW.settled_at) IS DISTINCT FROM (OLD.returned_at, OLD.settled_at)) THEN
    RAISE EXCEPTION 'contribution %: what was given cannot change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Gifts were promised the figures of a row: it can only end, once.
CREATE FUNCTION payment_costs_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.until_day IS NOT NULL
     OR (NEW.id, NEW.instrument, NEW.basis_points, NEW.fixed_minor, NEW.tax_basis_points, NEW.from_day, NEW.source)
     IS DISTINCT FROM
     (OLD.id, OLD.instrument, OLD.basis_points, OLD.fixed_minor, OLD.tax_basis_points, OLD.from_day, OLD.source) THEN
    RAISE EXCEPTION 'payment cost %: it can only end', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_costs_stay BEFORE UPDATE OR DELETE ON payment_costs
  FOR EACH ROW EXECUTE FUNCTION payment_costs_refuse_change();
