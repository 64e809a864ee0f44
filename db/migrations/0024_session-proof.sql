ALTER TABLE "auth"."sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "proven_by" text;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_proof_known" CHECK ((proven_at is null) = (proven_by is null) and proven_by in ('sign-in', 'code', 'password', 'factor'));