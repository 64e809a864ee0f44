CREATE TABLE "auth"."role_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" uuid,
	"accepted_at" timestamp with time zone NOT NULL,
	"accepted_with_second_factor" boolean NOT NULL,
	CONSTRAINT "role_grants_user_role_unique" UNIQUE("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "auth"."role_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "role_offers_user_role_unique" UNIQUE("user_id","role"),
	CONSTRAINT "role_offers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."role_grants" ADD CONSTRAINT "role_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."role_grants" ADD CONSTRAINT "role_grants_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."role_offers" ADD CONSTRAINT "role_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."role_offers" ADD CONSTRAINT "role_offers_given_by_users_id_fk" FOREIGN KEY ("given_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "role_offers_expires_at_idx" ON "auth"."role_offers" USING btree ("expires_at");