ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "password_is_long" boolean;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "password_is_long" boolean;