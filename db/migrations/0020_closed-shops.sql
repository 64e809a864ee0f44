DROP INDEX "orders_reserved";--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "closed_at" timestamp with time zone;