CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"place" text NOT NULL,
	"meets" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chapters_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "circle_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"region" text NOT NULL,
	"user_id" uuid,
	"consented_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_interests_once" UNIQUE("kind","contact","region"),
	CONSTRAINT "circle_interests_kind" CHECK ("circle_interests"."kind" IN ('join', 'chapter')),
	CONSTRAINT "circle_interests_lengths" CHECK (length(name) <= 80 AND length(contact) <= 120)
);
--> statement-breakpoint
CREATE TABLE "circle_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"region" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "circle_members_user_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_closures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"closed_by" uuid,
	"reopened_at" timestamp with time zone,
	"reopened_by" uuid
);
--> statement-breakpoint
CREATE TABLE "campaign_milestones" (
	"campaign_id" uuid NOT NULL,
	"supporters" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_milestones_once" PRIMARY KEY("campaign_id","supporters")
);
--> statement-breakpoint
CREATE TABLE "campaign_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"message" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"posted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"story" jsonb NOT NULL,
	"costs" jsonb NOT NULL,
	"location" text NOT NULL,
	"category" text NOT NULL,
	"goal_minor" bigint NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"organiser_name" text NOT NULL,
	"organiser_note" text,
	"owner_user_id" uuid,
	"cover_seed" text NOT NULL,
	"image_url" text,
	"cta_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug"),
	CONSTRAINT "campaigns_slug_shape" CHECK ("campaigns"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "campaigns_goal_positive" CHECK ("campaigns"."goal_minor" > 0),
	CONSTRAINT "campaigns_currency_inr" CHECK ("campaigns"."currency" = 'INR'),
	CONSTRAINT "campaigns_kind_known" CHECK ("campaigns"."kind" IN ('story', 'emergency', 'student')),
	CONSTRAINT "campaigns_end_after_start" CHECK ("campaigns"."ends_at" > "campaigns"."created_at")
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_minor" bigint NOT NULL,
	"tip_minor" bigint DEFAULT 0 NOT NULL,
	"name_snapshot" text,
	"place" text,
	"message" text,
	"is_anonymous" boolean NOT NULL,
	"email" text,
	"phone" text,
	"user_id" uuid,
	"public_token" text NOT NULL,
	"public_seed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"receipt_number" text,
	"returned_at" timestamp with time zone,
	"return_reason" text,
	CONSTRAINT "contributions_payment_unique" UNIQUE("payment_id"),
	CONSTRAINT "contributions_public_token_unique" UNIQUE("public_token"),
	CONSTRAINT "contributions_public_seed_unique" UNIQUE("public_seed"),
	CONSTRAINT "contributions_receipt_number_unique" UNIQUE("receipt_number"),
	CONSTRAINT "contributions_amount_range" CHECK ("contributions"."amount_minor" BETWEEN 1000 AND 50000000),
	CONSTRAINT "contributions_tip_range" CHECK ("contributions"."tip_minor" BETWEEN 0 AND 5000000),
	CONSTRAINT "contributions_named_or_anonymous" CHECK ("contributions"."is_anonymous" OR "contributions"."name_snapshot" IS NOT NULL),
	CONSTRAINT "contributions_receipt_when_settled" CHECK (("contributions"."receipt_number" IS NOT NULL) = ("contributions"."settled_at" IS NOT NULL AND "contributions"."payment_id" IS NOT NULL)),
	CONSTRAINT "contributions_return_has_reason" CHECK (("contributions"."returned_at" IS NULL) = ("contributions"."return_reason" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"financial_year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_baselines" (
	"key" text PRIMARY KEY NOT NULL,
	"baseline" bigint NOT NULL,
	"unit" text NOT NULL,
	"source_note" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_baselines_key" CHECK ("figure_baselines"."key" IN ('active-changemakers', 'impact-generated', 'student-leaders', 'active-missions', 'lives', 'communities', 'supporters')),
	CONSTRAINT "figure_baselines_unit" CHECK ("figure_baselines"."unit" IN ('count', 'paise')),
	CONSTRAINT "figure_baselines_range" CHECK (baseline BETWEEN 0 AND 10000000000000),
	CONSTRAINT "figure_baselines_source_note" CHECK (length(source_note) BETWEEN 10 AND 500)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_accounts_code_unique" UNIQUE("code"),
	CONSTRAINT "ledger_accounts_kind_known" CHECK ("ledger_accounts"."kind" IN ('asset', 'liability', 'income', 'expense')),
	CONSTRAINT "ledger_accounts_currency_iso" CHECK ("ledger_accounts"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "ledger_accounts_code_tells_kind" CHECK (split_part("ledger_accounts"."code", ':', 1) = "ledger_accounts"."kind")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount_minor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"memo" text NOT NULL,
	"subject" text NOT NULL,
	"posting_count" smallint NOT NULL,
	"reverses_transfer_id" uuid,
	CONSTRAINT "ledger_transfers_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "ledger_transfers_reversed_once" UNIQUE("reverses_transfer_id"),
	CONSTRAINT "ledger_transfers_two_postings" CHECK ("ledger_transfers"."posting_count" >= 2),
	CONSTRAINT "ledger_transfers_not_own_reversal" CHECK ("ledger_transfers"."reverses_transfer_id" <> "ledger_transfers"."id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_reviews_stars_range" CHECK ("product_reviews"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"list_price_minor" bigint,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"category_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"glyph" text DEFAULT 'basket' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(title) || E'\n' || lower(description)) STORED,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_slug_shape" CHECK ("products"."slug" ~ '^[a-z0-9-]{1,58}$'),
	CONSTRAINT "products_price_positive" CHECK ("products"."price_minor" > 0),
	CONSTRAINT "products_currency_iso" CHECK ("products"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "products_list_price_higher" CHECK ("products"."list_price_minor" > "products"."price_minor"),
	CONSTRAINT "products_images_are_texts" CHECK (jsonb_typeof("products"."images") = 'array' AND NOT jsonb_path_exists("products"."images", '$[*] ? (@.type() != "string")')),
	CONSTRAINT "products_glyph_known" CHECK ("products"."glyph" IN ('cloth', 'jewel', 'plant', 'soap', 'jar', 'basket'))
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "regions_name_unique" UNIQUE("country","name")
);
--> statement-breakpoint
CREATE TABLE "seller_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"user_id" uuid,
	"display_name" text NOT NULL,
	"bio" text NOT NULL,
	"profile_image_url" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"region_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "seller_profiles_user_unique" UNIQUE("user_id"),
	CONSTRAINT "seller_profiles_slug_shape" CHECK ("seller_profiles"."slug" ~ '^[a-z0-9-]{1,58}$')
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body_sha256" text NOT NULL,
	"report" jsonb,
	"payment_id" uuid,
	"outcome" text,
	CONSTRAINT "payment_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"is_test" boolean NOT NULL,
	"provider_ref" text,
	"pay_url" text,
	"purpose" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"method" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone,
	"flag" text,
	"flagged_at" timestamp with time zone,
	CONSTRAINT "payments_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payments_provider_ref_unique" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_currency_iso" CHECK ("payments"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" IN ('created', 'pending', 'failed', 'expired', 'captured', 'refunded')),
	CONSTRAINT "payments_flag_dated" CHECK (("payments"."flag" IS NULL) = ("payments"."flagged_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_once_per_payment" UNIQUE("payment_id"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "demo_seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_sent_is_over" CHECK ("outbox"."sent_at" IS NULL OR "outbox"."next_attempt_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "sandbox_notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text NOT NULL,
	"body" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"method" text,
	"outcome" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"pending_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"captured_at" timestamp with time zone,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_payments_reference_key" UNIQUE("reference"),
	CONSTRAINT "sandbox_payments_amount_positive" CHECK ("sandbox_payments"."amount_minor" > 0),
	CONSTRAINT "sandbox_payments_refund_within_capture" CHECK ("sandbox_payments"."refunded_minor" BETWEEN 0 AND "sandbox_payments"."amount_minor"),
	CONSTRAINT "sandbox_payments_refund_after_capture" CHECK ("sandbox_payments"."refunded_minor" = 0 OR "sandbox_payments"."captured_at" IS NOT NULL),
	CONSTRAINT "sandbox_payments_one_end" CHECK ("sandbox_payments"."failed_at" IS NULL OR "sandbox_payments"."captured_at" IS NULL),
	CONSTRAINT "sandbox_payments_chosen_together" CHECK (("sandbox_payments"."method" IS NULL) = ("sandbox_payments"."outcome" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_amount_positive" CHECK ("sandbox_refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."amr_claims" (
	"session_id" uuid NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amr_claims_pkey" PRIMARY KEY("session_id","method")
);
--> statement-breakpoint
CREATE TABLE "auth"."audit_log_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payload" jsonb NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb NOT NULL,
	"email" text GENERATED ALWAYS AS (lower(identity_data ->> 'email')) STORED,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_unique" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."refresh_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."refresh_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"token_hash" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "refresh_tokens_position_unique" UNIQUE("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"not_after" timestamp with time zone,
	"refresh_secret" text NOT NULL,
	"refresh_position" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_aal_known" CHECK (aal in ('aal1', 'aal2'))
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"aud" text NOT NULL,
	"role" text NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"raw_app_meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"raw_user_meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email_change" text,
	"email_change_confirm_status" smallint DEFAULT 0 NOT NULL,
	"phone_change" text,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"email_change_sent_at" timestamp with time zone,
	"phone_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"banned_until" timestamp with time zone,
	"is_sso_user" boolean DEFAULT false NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_email_is_lower_case" CHECK (email = lower(email)),
	CONSTRAINT "users_phone_is_digits" CHECK (phone ~ '^[1-9][0-9]{1,14}$')
);
--> statement-breakpoint
ALTER TABLE "campaign_closures" ADD CONSTRAINT "campaign_closures_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_milestones" ADD CONSTRAINT "campaign_milestones_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reverses_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("reverses_transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_seller_profiles_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_profiles" ADD CONSTRAINT "seller_profiles_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_notifications" ADD CONSTRAINT "sandbox_notifications_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."amr_claims" ADD CONSTRAINT "amr_claims_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapters_region" ON "chapters" USING btree ("region");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_closures_one_open" ON "campaign_closures" USING btree ("campaign_id") WHERE "campaign_closures"."reopened_at" IS NULL;--> statement-breakpoint
CREATE INDEX "campaign_updates_latest" ON "campaign_updates" USING btree ("campaign_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_newest" ON "campaigns" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_owner" ON "campaigns" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "contributions_counted" ON "contributions" USING btree ("campaign_id","amount_minor") WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contributions_latest" ON "contributions" USING btree ("campaign_id","settled_at" DESC NULLS LAST) WHERE "contributions"."settled_at" IS NOT NULL AND "contributions"."returned_at" IS NULL;--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_transfer" ON "ledger_postings" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_occurred_at" ON "ledger_transfers" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "ledger_transfers_subject" ON "ledger_transfers" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "product_reviews_of_product" ON "product_reviews" USING btree ("product_id","stars");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_newest_of_category" ON "products" USING btree ("category_id","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_of_seller" ON "products" USING btree ("seller_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops) WHERE is_active;--> statement-breakpoint
CREATE INDEX "seller_profiles_region" ON "seller_profiles" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "payments_next_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at") WHERE "refunds"."next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."next_attempt_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_created_at" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_notifications_due_idx" ON "sandbox_notifications" USING btree ("due_at") WHERE "sandbox_notifications"."delivered_at" IS NULL;--> statement-breakpoint
CREATE INDEX "sandbox_notifications_payment_idx" ON "sandbox_notifications" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment_idx" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "audit_log_entries_created_at_idx" ON "auth"."audit_log_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_entries_actor_idx" ON "auth"."audit_log_entries" USING btree ((payload ->> 'actor_id'));--> statement-breakpoint
CREATE INDEX "identities_user_id_idx" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_email_idx" ON "auth"."identities" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_one_live_unique" ON "auth"."refresh_tokens" USING btree ("session_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_revoked_at_idx" ON "auth"."refresh_tokens" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "sessions_user_id_created_at_idx" ON "auth"."sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_not_after_idx" ON "auth"."sessions" USING btree ("not_after") WHERE not_after is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "auth"."users" USING btree ("email") WHERE not is_sso_user;--> statement-breakpoint
CREATE INDEX "users_anonymous_created_at_idx" ON "auth"."users" USING btree ("created_at") WHERE is_anonymous;