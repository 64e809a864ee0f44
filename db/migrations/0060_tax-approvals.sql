CREATE TABLE "tax_approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation" text NOT NULL,
	"sealed_pan" text NOT NULL,
	"number" text NOT NULL,
	"approved_on" date NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "tax_approvals_once" UNIQUE("number","from_day"),
	CONSTRAINT "tax_approvals_days" CHECK ("tax_approvals"."until_day" >= "tax_approvals"."from_day"),
	CONSTRAINT "tax_approvals_organisation" CHECK (length("tax_approvals"."organisation") BETWEEN 1 AND 120),
	CONSTRAINT "tax_approvals_number" CHECK (length("tax_approvals"."number") BETWEEN 1 AND 40),
	CONSTRAINT "tax_approvals_source" CHECK (length("tax_approvals"."source") BETWEEN 1 AND 300),
	CONSTRAINT "tax_approvals_reason" CHECK (length("tax_approvals"."reason") BETWEEN 1 AND 300)
);
--> statement-breakpoint
CREATE TABLE "gift_tax_details" (
	"contribution_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payee_tax_approvals" (
	"payee_id" uuid PRIMARY KEY NOT NULL,
	"approval_id" uuid NOT NULL,
	"linked_by" uuid,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "tax_approval_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_tax_details" ADD CONSTRAINT "gift_tax_details_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_tax_approvals" ADD CONSTRAINT "payee_tax_approvals_payee_id_campaign_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."campaign_payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_tax_approvals" ADD CONSTRAINT "payee_tax_approvals_approval_id_tax_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."tax_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_tax_approval_id_tax_approvals_id_fk" FOREIGN KEY ("tax_approval_id") REFERENCES "public"."tax_approvals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- By hand: an approval can only end, because gifts were given under it.
CREATE FUNCTION tax_approvals_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.until_day IS NOT NULL
     OR (NEW.id, NEW.organisation, NEW.sealed_pan, NEW.number, NEW.approved_on, NEW.from_day, NEW.source)
     IS DISTINCT FROM
     (OLD.id, OLD.organisation, OLD.sealed_pan, OLD.number, OLD.approved_on, OLD.from_day, OLD.source) THEN
    RAISE EXCEPTION 'tax approval %: it can only end', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_approvals_stay BEFORE UPDATE OR DELETE ON tax_approvals
  FOR EACH ROW EXECUTE FUNCTION tax_approvals_refuse_change();
