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
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_mandate_id_sandbox_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sandbox_mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_mandate_id_sandbox_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."sandbox_mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_notifications_mandate_idx" ON "sandbox_notifications" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_mandate_idx" ON "sandbox_payments" USING btree ("mandate_id");--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_one_subject" CHECK (num_nonnulls("sandbox_notifications"."payment_id", "sandbox_notifications"."payout_id", "sandbox_notifications"."mandate_id") = 1);