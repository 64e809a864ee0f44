CREATE TABLE "settlement_days" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_days_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_ref" text NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	"currency" text NOT NULL,
	"gross_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"net_minor" bigint NOT NULL,
	"is_booked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settlement_lines_once" UNIQUE("settlement_id","entity_ref"),
	CONSTRAINT "settlement_lines_kind" CHECK ("settlement_lines"."kind" IN ('payment', 'refund', 'adjustment', 'transfer')),
	CONSTRAINT "settlement_lines_booked_add_up" CHECK (NOT "settlement_lines"."is_booked" OR "settlement_lines"."gross_minor" - "settlement_lines"."fee_minor" - "settlement_lines"."tax_minor" = "settlement_lines"."net_minor")
);
--> statement-breakpoint
CREATE TABLE "settlement_mismatches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"settlement_id" uuid,
	"line_id" uuid,
	"payment_id" uuid,
	"reported_minor" bigint,
	"booked_minor" bigint,
	"currency" text,
	"found_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"explanation" text,
	"explained_at" timestamp with time zone,
	"explained_by" uuid,
	"explained_by_name" text,
	CONSTRAINT "settlement_mismatches_once" UNIQUE("provider","reason","key"),
	CONSTRAINT "settlement_mismatches_reason" CHECK ("settlement_mismatches"."reason" IN ('unknown-payment', 'not-captured', 'other-amount', 'other-currency', 'unknown-refund', 'adjustment', 'changed-line', 'late-line', 'wrong-sum', 'mixed-currencies', 'not-settled', 'refund-not-settled')),
	CONSTRAINT "settlement_mismatches_explained_together" CHECK (num_nonnulls("settlement_mismatches"."explanation", "settlement_mismatches"."explained_at", "settlement_mismatches"."explained_by", "settlement_mismatches"."explained_by_name") IN (0, 4))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"utr" text,
	"settled_on" date NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "settlements_once_per_provider" UNIQUE("provider","ref")
);
--> statement-breakpoint
CREATE TABLE "sandbox_account_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_account_checks_reference_key" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"ending" text NOT NULL,
	"ifsc" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processing_at" timestamp with time zone,
	"processed_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "sandbox_payouts_reference_key" UNIQUE("reference"),
	CONSTRAINT "sandbox_payouts_amount_positive" CHECK ("sandbox_payouts"."amount_minor" > 0),
	CONSTRAINT "sandbox_payouts_one_end" CHECK ("sandbox_payouts"."failed_at" IS NULL OR "sandbox_payouts"."processed_at" IS NULL),
	CONSTRAINT "sandbox_payouts_back_after_paid" CHECK ("sandbox_payouts"."reversed_at" IS NULL OR "sandbox_payouts"."processed_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_mismatches" ADD CONSTRAINT "settlement_mismatches_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_mismatches" ADD CONSTRAINT "settlement_mismatches_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_mismatches" ADD CONSTRAINT "settlement_mismatches_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_payment" ON "settlement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_refund" ON "settlement_lines" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "settlement_mismatches_open" ON "settlement_mismatches" USING btree ("found_at") WHERE "settlement_mismatches"."explained_at" IS NULL AND "settlement_mismatches"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "settlement_mismatches_settlement" ON "settlement_mismatches" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_settled_on" ON "settlements" USING btree ("settled_on");--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_payout_id_sandbox_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."sandbox_payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_notifications_payout_idx" ON "sandbox_notifications" USING btree ("payout_id");--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_one_subject" CHECK (num_nonnulls("sandbox_notifications"."payment_id", "sandbox_notifications"."payout_id") = 1);
--> statement-breakpoint
-- What was booked stays as it was reported; only the link to our payment and refund may be added later.
CREATE FUNCTION settlement_lines_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_booked AND (TG_OP = 'DELETE' OR
     (NEW.settlement_id, NEW.kind, NEW.entity_ref, NEW.currency, NEW.gross_minor, NEW.fee_minor, NEW.tax_minor, NEW.net_minor, NEW.is_booked)
     IS DISTINCT FROM
     (OLD.settlement_id, OLD.kind, OLD.entity_ref, OLD.currency, OLD.gross_minor, OLD.fee_minor, OLD.tax_minor, OLD.net_minor, OLD.is_booked)) THEN
    RAISE EXCEPTION 'line % of a booked settlement cannot be changed', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER settlement_lines_booked_stay BEFORE UPDATE OR DELETE ON settlement_lines
  FOR EACH ROW EXECUTE FUNCTION settlement_lines_refuse_change();
--> statement-breakpoint
CREATE FUNCTION settlements_refuse_second_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.booked_at IS NOT NULL AND NEW.booked_at IS DISTINCT FROM OLD.booked_at THEN
    RAISE EXCEPTION 'settlement % was booked before', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER settlements_booked_once BEFORE UPDATE ON settlements
  FOR EACH ROW EXECUTE FUNCTION settlements_refuse_second_booking();
