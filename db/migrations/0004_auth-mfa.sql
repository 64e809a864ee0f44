CREATE TABLE "auth"."mfa_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"code_hmac" text,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"ip" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."mfa_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"secret" text,
	"last_used_step" integer,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"first_wrong_try_at" timestamp with time zone,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_friendly_name_unique" UNIQUE("user_id","friendly_name"),
	CONSTRAINT "mfa_factors_phone_unique" UNIQUE("user_id","phone"),
	CONSTRAINT "mfa_factors_status_known" CHECK (status in ('unverified', 'verified')),
	CONSTRAINT "mfa_factors_type_has_its_means" CHECK ((factor_type = 'totp' and secret is not null and phone is null) or (factor_type = 'phone' and phone is not null and secret is null)),
	CONSTRAINT "mfa_factors_phone_is_digits" CHECK (phone ~ '^[1-9][0-9]{1,14}$')
);
--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "factor_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor_id_idx" ON "auth"."mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_created_at_idx" ON "auth"."mfa_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mfa_factors_unverified_created_at_idx" ON "auth"."mfa_factors" USING btree ("created_at") WHERE status = 'unverified';--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."mfa_factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_factor_id_idx" ON "auth"."sessions" USING btree ("factor_id") WHERE factor_id is not null;--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "auth"."users" USING btree ("created_at");