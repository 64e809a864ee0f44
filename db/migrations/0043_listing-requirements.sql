CREATE TABLE "fssai_checks" (
	"seller_id" uuid NOT NULL,
	"number" text NOT NULL,
	"checked_by" uuid NOT NULL,
	"checked_by_name" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "fssai_checks_seller_id_number_pk" PRIMARY KEY("seller_id","number"),
	CONSTRAINT "fssai_checks_number_shape" CHECK ("fssai_checks"."number" ~ '^[12][0-9]{13}$')
);
--> statement-breakpoint
CREATE TABLE "listing_notices" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "listing_notices_order" CHECK ("listing_notices"."due_at" >= "listing_notices"."noticed_at")
);
--> statement-breakpoint
CREATE TABLE "listing_requirements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" uuid,
	"field" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"is_required" boolean NOT NULL,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"checked_on" date,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_requirements_once" UNIQUE NULLS NOT DISTINCT("category_id","field","from_day"),
	CONSTRAINT "listing_requirements_field" CHECK ("listing_requirements"."field" IN ('commonName', 'netQuantity', 'diet', 'ingredients', 'allergens', 'bestBefore', 'fssai', 'madeOf', 'maker', 'makerAddress', 'origin', 'madeMonth')),
	CONSTRAINT "listing_requirements_days" CHECK ("listing_requirements"."until_day" >= "listing_requirements"."from_day"),
	CONSTRAINT "listing_requirements_lengths" CHECK (length(source) BETWEEN 1 AND 200 AND length(note) <= 600)
);
--> statement-breakpoint
ALTER TABLE "fssai_checks" ADD CONSTRAINT "fssai_checks_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_notices" ADD CONSTRAINT "listing_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_requirements" ADD CONSTRAINT "listing_requirements_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;