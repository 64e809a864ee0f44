ALTER TABLE "seller_applications" ALTER COLUMN "region_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD COLUMN "region_wish" text;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD COLUMN "undertaken_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "notice_email" text;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_region" CHECK ("seller_applications"."region_id" IS NOT NULL OR "seller_applications"."region_wish" IS NOT NULL);