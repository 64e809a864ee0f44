CREATE TABLE "mandate_debits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mandate_id" uuid NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"due_on" date NOT NULL,
	"retry_until" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"noticed_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_send_at" timestamp with time zone,
	"skip_reason" text,
	CONSTRAINT "mandate_debits_once_a_month" UNIQUE("mandate_id","month"),
	CONSTRAINT "mandate_debits_month_shape" CHECK ("mandate_debits"."month" ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "mandate_debits_state_known" CHECK ("mandate_debits"."state" IN ('noticed', 'sent', 'paid', 'failed', 'skipped')),
	CONSTRAINT "mandate_debits_skip_reason_known" CHECK ("mandate_debits"."skip_reason" IN ('supporter', 'ended', 'campaign-paused', 'paused-at-bank', 'not-announced')),
	CONSTRAINT "mandate_debits_skip_has_reason" CHECK (("mandate_debits"."state" = 'skipped') = ("mandate_debits"."skip_reason" IS NOT NULL)),
	CONSTRAINT "mandate_debits_announced" CHECK ("mandate_debits"."state" <> 'noticed' OR "mandate_debits"."noticed_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "mandate_tries" (
	"debit_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"contribution_id" uuid NOT NULL,
	CONSTRAINT "mandate_tries_once" PRIMARY KEY("debit_id","number"),
	CONSTRAINT "mandate_tries_gift_unique" UNIQUE("contribution_id")
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"contribution_id" uuid NOT NULL,
	"public_token" text NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"debit_ref" text,
	"amount_minor" bigint NOT NULL,
	"max_minor" bigint NOT NULL,
	"day_of_month" smallint NOT NULL,
	"next_debit_on" date,
	"paused_until" date,
	"ends_on" date NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "mandates_first_gift_unique" UNIQUE("contribution_id"),
	CONSTRAINT "mandates_public_token_unique" UNIQUE("public_token"),
	CONSTRAINT "mandates_amount_within_approval" CHECK ("mandates"."amount_minor" BETWEEN 1000 AND "mandates"."max_minor"),
	CONSTRAINT "mandates_no_second_factor" CHECK ("mandates"."max_minor" <= 1500000),
	CONSTRAINT "mandates_day_of_month" CHECK ("mandates"."day_of_month" BETWEEN 1 AND 31),
	CONSTRAINT "mandates_state_known" CHECK ("mandates"."state" IN ('created', 'active', 'paused', 'cancelled', 'expired', 'rejected')),
	CONSTRAINT "mandates_method_known" CHECK ("mandates"."method" IN ('upi', 'card')),
	CONSTRAINT "mandates_end_reason_known" CHECK ("mandates"."end_reason" IN ('not-approved', 'stopped', 'at-bank', 'unpaid', 'term-over', 'campaign-closed', 'campaign-ended', 'account-deleted')),
	CONSTRAINT "mandates_end_has_reason" CHECK (("mandates"."ended_at" IS NULL) = ("mandates"."end_reason" IS NULL)),
	CONSTRAINT "mandates_no_debit_after_end" CHECK ("mandates"."ended_at" IS NULL OR "mandates"."next_debit_on" IS NULL),
	CONSTRAINT "mandates_debit_after_approval" CHECK ("mandates"."next_debit_on" IS NULL OR "mandates"."approved_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "sandbox_mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" uuid NOT NULL,
	"method" text NOT NULL,
	"max_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"debits" text,
	"active_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "sandbox_mandates_reference_key" UNIQUE("reference"),
	CONSTRAINT "sandbox_mandates_max_positive" CHECK ("sandbox_mandates"."max_minor" > 0),
	CONSTRAINT "sandbox_mandates_approved_with_debits" CHECK (("sandbox_mandates"."active_at" IS NULL) = ("sandbox_mandates"."debits" IS NULL)),
	CONSTRAINT "sandbox_mandates_one_answer" CHECK (num_nonnulls("sandbox_mandates"."active_at", "sandbox_mandates"."rejected_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "sandbox_notifications" DROP CONSTRAINT "sandbox_notifications_one_subject";--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD COLUMN "mandate_id" uuid;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "mandate_id" uuid;--> statement-breakpoint
ALTER TABLE "mandate_debits" ADD CONSTRAINT "mandate_debits_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_tries" ADD CONSTRAINT "mandate_tries_debit_id_mandate_debits_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."mandate_debits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_tries" ADD CONSTRAINT "mandate_tries_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mandate_debits_open" ON "mandate_debits" USING btree ("state","due_on") WHERE "mandate_debits"."state" IN ('noticed', 'sent');--> statement-breakpoint
CREATE INDEX "mandates_campaign" ON "mandates" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "mandates_next_debit" ON "mandates" USING btree ("next_debit_on") WHERE "mandates"."next_debit_on" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mandates_next_check" ON "mandates" USING btree ("next_check_at") WHERE "mandates"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mandates_debit_ref" ON "mandates" USING btree ("debit_ref");--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_mandate_id_sandbox_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sandbox_mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_mandate_id_sandbox_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sandbox_mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_notifications_mandate_idx" ON "sandbox_notifications" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_mandate_idx" ON "sandbox_payments" USING btree ("mandate_id");--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_one_subject" CHECK (num_nonnulls("sandbox_notifications"."payment_id", "sandbox_notifications"."payout_id", "sandbox_notifications"."mandate_id") = 1);
--> statement-breakpoint
-- By hand: what was paid stays paid, and what has ended stays ended.
CREATE FUNCTION mandate_debits_paid_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a paid month does not change' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER mandate_debits_paid_is_final BEFORE UPDATE OR DELETE ON mandate_debits
  FOR EACH ROW WHEN (OLD.state = 'paid') EXECUTE FUNCTION mandate_debits_paid_is_final();
--> statement-breakpoint
CREATE FUNCTION mandates_end_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a monthly gift that has ended does not start again' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER mandates_end_is_final BEFORE UPDATE ON mandates
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) EXECUTE FUNCTION mandates_end_is_final();
