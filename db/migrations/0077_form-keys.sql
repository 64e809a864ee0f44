CREATE TABLE "form_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"content_sha256" text NOT NULL,
	"outcome" jsonb,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "form_keys_posted" ON "form_keys" USING btree ("posted_at");