CREATE TABLE "seller_delivery" (
	"seller_id" uuid NOT NULL,
	"place" text NOT NULL,
	"cost_minor" bigint,
	"days" smallint,
	CONSTRAINT "seller_delivery_seller_id_place_pk" PRIMARY KEY("seller_id","place"),
	CONSTRAINT "seller_delivery_together" CHECK (("seller_delivery"."cost_minor" IS NULL) = ("seller_delivery"."days" IS NULL)),
	CONSTRAINT "seller_delivery_cost" CHECK ("seller_delivery"."cost_minor" BETWEEN 0 AND 1000000),
	CONSTRAINT "seller_delivery_days" CHECK ("seller_delivery"."days" BETWEEN 1 AND 60)
);
--> statement-breakpoint
ALTER TABLE "seller_applications" DROP CONSTRAINT "seller_applications_region";--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "holiday_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "holiday_note" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "min_order_minor" bigint;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "district" text;--> statement-breakpoint
ALTER TABLE "seller_delivery" ADD CONSTRAINT "seller_delivery_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_holiday_note" CHECK ("seller_profiles"."holiday_note" IS NULL OR "seller_profiles"."holiday_until" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_min_order" CHECK ("seller_profiles"."min_order_minor" BETWEEN 1 AND 5000000);--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_region" CHECK (coalesce("seller_applications"."region_id"::text, "seller_applications"."region_wish", "seller_applications"."district", "seller_applications"."town") IS NOT NULL);--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_carrier_tracks" CHECK ("order_parts"."carrier" IS NULL OR "order_parts"."tracking" IS NOT NULL);