CREATE TABLE "auth"."recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text NOT NULL,
	"code_hmacs" jsonb NOT NULL,
	"total" smallint NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"first_wrong_try_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "recovery_codes_left_are_of_the_set" CHECK (jsonb_array_length(code_hmacs) <= total)
);
--> statement-breakpoint
ALTER TABLE "auth"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;