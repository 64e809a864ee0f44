ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "code_expires_at" timestamp with time zone;--> statement-breakpoint
UPDATE "auth"."one_time_tokens" SET "code_expires_at" = "expires_at";--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ALTER COLUMN "code_expires_at" SET NOT NULL;
