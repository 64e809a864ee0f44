ALTER TABLE "campaign_reports" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "campaign_reports" ADD CONSTRAINT "campaign_reports_form_unique" UNIQUE("form_key");