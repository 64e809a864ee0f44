CREATE TABLE "auth"."flow_state" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"auth_code_hash" text,
	"auth_code_issued_at" timestamp with time zone,
	"code_challenge" text,
	"code_challenge_method" text,
	"failed_verifiers" smallint DEFAULT 0 NOT NULL,
	"provider_type" text NOT NULL,
	"authentication_method" text NOT NULL,
	"provider_access_token" text,
	"provider_refresh_token" text,
	"redirect_to" text,
	"linking_target_id" uuid,
	"email_optional" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flow_state_auth_code_hash_unique" UNIQUE("auth_code_hash"),
	CONSTRAINT "flow_state_challenge_has_method" CHECK ((code_challenge is null) = (code_challenge_method is null) and code_challenge_method in ('s256', 'plain'))
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hmac" text NOT NULL,
	"relates_to" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"flow_state_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_user_kind_unique" UNIQUE("user_id","kind"),
	CONSTRAINT "one_time_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."send_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."flow_state" ADD CONSTRAINT "flow_state_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_state" ADD CONSTRAINT "flow_state_linking_target_id_users_id_fk" FOREIGN KEY ("linking_target_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_state_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "auth"."flow_state"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_state_user_id_idx" ON "auth"."flow_state" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_state_created_at_idx" ON "auth"."flow_state" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_relates_to_idx" ON "auth"."one_time_tokens" USING btree ("relates_to");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at_idx" ON "auth"."one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "send_limits_started_at_idx" ON "auth"."send_limits" USING btree ("started_at");