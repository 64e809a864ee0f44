CREATE TABLE "kept_lists" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entries" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_lists_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "kept_lists_kind" CHECK ("kept_lists"."kind" IN ('cart', 'saved')),
	CONSTRAINT "kept_lists_entries" CHECK (jsonb_typeof("kept_lists"."entries") = 'array')
);
--> statement-breakpoint
CREATE TABLE "application_evidence" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "application_evidence_application_id_position_pk" PRIMARY KEY("application_id","position"),
	CONSTRAINT "application_evidence_media_unique" UNIQUE("media_id")
);
--> statement-breakpoint
CREATE TABLE "market_flags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "market_flags_subject" CHECK ("market_flags"."subject" IN ('product', 'review', 'seller')),
	CONSTRAINT "market_flags_reason" CHECK ("market_flags"."reason" IN ('not-as-described', 'forbidden', 'copied', 'hurtful', 'private', 'other')),
	CONSTRAINT "market_flags_decided" CHECK (("market_flags"."decision" IS NULL) = ("market_flags"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "product_photos" (
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_photos_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_photos_media_unique" UNIQUE("media_id"),
	CONSTRAINT "product_photos_position" CHECK (position BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "product_prices_order" CHECK ("product_prices"."until" >= "product_prices"."since")
);
--> statement-breakpoint
CREATE TABLE "seller_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"display_name" text NOT NULL,
	"bio" text NOT NULL,
	"region_id" uuid NOT NULL,
	"home_state" text,
	"gstin" text,
	"sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"reason" text,
	"seller_id" uuid,
	CONSTRAINT "seller_applications_state" CHECK ("seller_applications"."state" IN ('waiting', 'returned', 'approved', 'declined', 'withdrawn')),
	CONSTRAINT "seller_applications_approved" CHECK (("seller_applications"."state" = 'approved') = ("seller_applications"."seller_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "seller_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"checked_by" uuid NOT NULL,
	"checked_by_name" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "seller_checks_kind" CHECK ("seller_checks"."kind" IN ('identity', 'address', 'craft', 'bank')),
	CONSTRAINT "seller_checks_time" CHECK ("seller_checks"."valid_until" > "seller_checks"."checked_at")
);
--> statement-breakpoint
CREATE TABLE "case_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"to_state" text,
	"words" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_statements_by" CHECK ("case_statements"."by" IN ('buyer', 'seller', 'operator', 'system'))
);
--> statement-breakpoint
CREATE TABLE "commission_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category_id" uuid,
	"basis_points" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "commission_rates_range" CHECK ("commission_rates"."basis_points" BETWEEN 0 AND 3000)
);
--> statement-breakpoint
CREATE TABLE "market_counters" (
	"series" text NOT NULL,
	"financial_year" smallint NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "market_counters_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "order_lines_one_per_product" UNIQUE("part_id","product_id"),
	CONSTRAINT "order_lines_range" CHECK ("order_lines"."price_minor" > 0 AND "order_lines"."quantity" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "order_part_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_part_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"reason" text,
	CONSTRAINT "order_part_steps_by" CHECK ("order_part_steps"."by" IN ('buyer', 'seller', 'operator', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"goods_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"commission_basis_points" integer NOT NULL,
	"arrives_by" timestamp with time zone NOT NULL,
	"tracking" text,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"invoice_number" text,
	"invoiced_at" timestamp with time zone,
	CONSTRAINT "order_parts_one_per_seller" UNIQUE("order_id","seller_id"),
	CONSTRAINT "order_parts_invoice_unique" UNIQUE("seller_id","invoice_number"),
	CONSTRAINT "order_parts_state_known" CHECK ("order_parts"."state" IN ('reserved', 'lapsed', 'paid', 'packed', 'sent', 'delivered', 'cancelled', 'returned')),
	CONSTRAINT "order_parts_amounts" CHECK ("order_parts"."goods_minor" > 0 AND "order_parts"."delivery_minor" >= 0),
	CONSTRAINT "order_parts_commission_range" CHECK ("order_parts"."commission_basis_points" BETWEEN 0 AND 3000),
	CONSTRAINT "order_parts_invoice_together" CHECK (("order_parts"."invoice_number" IS NULL) = ("order_parts"."invoiced_at" IS NULL)),
	CONSTRAINT "order_parts_sent_dated" CHECK ("order_parts"."state" NOT IN ('sent', 'delivered') OR "order_parts"."sent_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part_id" uuid NOT NULL,
	"case_id" uuid,
	"key" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "order_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "order_refunds_amount_positive" CHECK ("order_refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"public_token" text NOT NULL,
	"form_key" text NOT NULL,
	"user_id" uuid,
	"currency" char(3) NOT NULL,
	"buyer_name" text,
	"email" text,
	"phone" text,
	"line1" text,
	"line2" text,
	"city" text,
	"state" text NOT NULL,
	"pin" text,
	"placed_at" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	"payment_id" uuid,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_token_unique" UNIQUE("public_token"),
	CONSTRAINT "orders_form_unique" UNIQUE("form_key"),
	CONSTRAINT "orders_currency_iso" CHECK ("orders"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "orders_pin_shape" CHECK ("orders"."pin" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "orders_paid_together" CHECK (("orders"."payment_id" IS NULL) = ("orders"."paid_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "return_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"part_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"wanted_minor" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	CONSTRAINT "return_cases_state" CHECK ("return_cases"."state" IN ('requested', 'accepted', 'refused', 'disputed', 'refunded', 'closed')),
	CONSTRAINT "return_cases_reason" CHECK ("return_cases"."reason" IN ('damaged', 'wrong-thing', 'not-as-described', 'did-not-arrive', 'changed-mind')),
	CONSTRAINT "return_cases_amount" CHECK ("return_cases"."wanted_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"case_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "return_lines_case_id_line_id_pk" PRIMARY KEY("case_id","line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" >= 1)
);
--> statement-breakpoint
CREATE TABLE "payout_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payout_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"sealed_account" text NOT NULL,
	"ending" char(4) NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "payout_lines_one_per_seller" UNIQUE("payout_id","seller_id"),
	CONSTRAINT "payout_lines_state" CHECK ("payout_lines"."state" IN ('prepared', 'sent', 'paid', 'returned', 'cancelled')),
	CONSTRAINT "payout_lines_amount_positive" CHECK ("payout_lines"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"currency" char(3) NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"prepared_by" uuid NOT NULL,
	"prepared_by_name" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_by_name" text,
	"approved_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" IN ('prepared', 'approved', 'cancelled')),
	CONSTRAINT "payouts_two_people" CHECK ("payouts"."approved_by" <> "payouts"."prepared_by"),
	CONSTRAINT "payouts_approved_together" CHECK (("payouts"."state" = 'approved') = ("payouts"."approved_by" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "seller_bank_accounts" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"ending" char(4) NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"placed_by" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "seller_holds_amount_positive" CHECK ("seller_holds"."amount_minor" > 0),
	CONSTRAINT "seller_holds_end" CHECK ("seller_holds"."ends_at" > "seller_holds"."placed_at" AND "seller_holds"."ends_at" <= "seller_holds"."placed_at" + interval '30 days'),
	CONSTRAINT "seller_holds_reasoned" CHECK (length("seller_holds"."reason") > 0),
	CONSTRAINT "seller_holds_appeal_dated" CHECK (("seller_holds"."appeal" IS NULL) = ("seller_holds"."appealed_at" IS NULL)),
	CONSTRAINT "seller_holds_answer_dated" CHECK (("seller_holds"."answer" IS NULL) = ("seller_holds"."answered_at" IS NULL)),
	CONSTRAINT "seller_holds_other_judge" CHECK ("seller_holds"."answered_by" <> "seller_holds"."placed_by")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_once_per_payment";--> statement-breakpoint
DROP INDEX "product_reviews_of_product";--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "order_line_id" uuid;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "list_price_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "verified_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "delivers_to" text DEFAULT 'india' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "key" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_evidence" ADD CONSTRAINT "application_evidence_application_id_seller_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."seller_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_evidence" ADD CONSTRAINT "application_evidence_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_checks" ADD CONSTRAINT "seller_checks_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_statements" ADD CONSTRAINT "case_statements_case_id_return_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."return_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_part_steps" ADD CONSTRAINT "order_part_steps_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_case_id_return_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."return_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_cases" ADD CONSTRAINT "return_cases_part_id_order_parts_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."order_parts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_case_id_return_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."return_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_bank_accounts" ADD CONSTRAINT "seller_bank_accounts_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_holds" ADD CONSTRAINT "seller_holds_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_flags_open" ON "market_flags" USING btree ("created_at") WHERE decision IS NULL;--> statement-breakpoint
CREATE INDEX "market_flags_subject_idx" ON "market_flags" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_prices_one_open" ON "product_prices" USING btree ("product_id") WHERE until IS NULL;--> statement-breakpoint
CREATE INDEX "product_prices_of_product" ON "product_prices" USING btree ("product_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_applications_one_open" ON "seller_applications" USING btree ("user_id") WHERE state IN ('waiting', 'returned');--> statement-breakpoint
CREATE INDEX "seller_applications_state_at" ON "seller_applications" USING btree ("state","state_at");--> statement-breakpoint
CREATE INDEX "seller_checks_of_seller" ON "seller_checks" USING btree ("seller_id","kind","checked_at");--> statement-breakpoint
CREATE INDEX "case_statements_of_case" ON "case_statements" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "commission_rates_in_force" ON "commission_rates" USING btree ("category_id","valid_from");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_part_steps_of_part" ON "order_part_steps" USING btree ("part_id","id");--> statement-breakpoint
CREATE INDEX "order_parts_of_seller" ON "order_parts" USING btree ("seller_id","state_at");--> statement-breakpoint
CREATE INDEX "order_parts_unreleased" ON "order_parts" USING btree ("delivered_at") WHERE released_at IS NULL AND delivered_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "order_refunds_of_part" ON "order_refunds" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_reserved" ON "orders" USING btree ("reserved_until") WHERE paid_at IS NULL;--> statement-breakpoint
CREATE INDEX "return_cases_of_part" ON "return_cases" USING btree ("part_id");--> statement-breakpoint
CREATE INDEX "return_cases_open" ON "return_cases" USING btree ("state_at") WHERE state NOT IN ('refunded', 'closed');--> statement-breakpoint
CREATE INDEX "payout_lines_of_seller" ON "payout_lines" USING btree ("seller_id","state_at");--> statement-breakpoint
CREATE INDEX "seller_holds_of_seller" ON "seller_holds" USING btree ("seller_id","placed_at");--> statement-breakpoint
CREATE INDEX "product_reviews_of_product" ON "product_reviews" USING btree ("product_id","stars") WHERE hidden_at IS NULL;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_once_per_line" UNIQUE("order_line_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_once_per_key" UNIQUE("payment_id","key");--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_answer_dated" CHECK (("product_reviews"."answer" IS NULL) = ("product_reviews"."answered_at" IS NULL));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_limit" CHECK ("products"."price_minor" <= 1000000000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_range" CHECK ("products"."stock" BETWEEN 0 AND 99999);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_range" CHECK ("products"."delivery_minor" BETWEEN 0 AND 1000000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_free_shipping_costs_nothing" CHECK (NOT "products"."free_shipping" OR "products"."delivery_minor" = 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery_days_range" CHECK ("products"."delivery_days" BETWEEN 1 AND 60);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_withdrawn_not_active" CHECK ("products"."withdrawn_at" IS NULL OR NOT "products"."is_active");--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_delivers_to" CHECK ("seller_profiles"."delivers_to" IN ('india', 'own-state'));--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_own_state_known" CHECK ("seller_profiles"."delivers_to" <> 'own-state' OR "seller_profiles"."state" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_gstin_shape" CHECK ("seller_profiles"."gstin" ~ '^[0-9]{2}[A-Z0-9]{13}$');